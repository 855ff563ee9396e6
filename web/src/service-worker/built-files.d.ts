declare module 'virtual:built-files' {
  /** The addresses of all built files, from the house's root on. */
  const files: readonly string[];
  export default files;
}
