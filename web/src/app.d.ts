declare const __LANGUAGES__: Readonly<Record<string, string>>;

declare namespace App {
  interface PageState {
    /** Whether the game was begun by keyboard: then its board has the focus. */
    keys?: boolean;
  }
}
