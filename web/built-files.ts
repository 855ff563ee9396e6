import { readdirSync } from 'node:fs';

import type { Plugin } from 'vite';

const MODULE = 'virtual:built-files';
/** Where SvelteKit builds what browsers get. */
const BUILT = new URL('.svelte-kit/output/client/', import.meta.url);
/** Where the files are whose names change with their contents. */
const LASTING = '_app/immutable';

/**
 * The module `virtual:built-files`: the addresses of all files that were built for browsers. SvelteKit's
 * own list leaves out what only a worker needs, the engine.
 */
export function builtFiles(): Plugin {
  return {
    name: 'built-files',
    applyToEnvironment: ({ name }) => name === 'serviceWorker', // which is built after them
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const files = readdirSync(new URL(LASTING, BUILT), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
        .map((path) => path.slice(path.lastIndexOf(`/${LASTING}/`)))
        .sort();
      if (!files.some((file) => file.endsWith('.wasm'))) throw new Error('the engine is missing');
      return `export default ${JSON.stringify(files)};`;
    },
  };
}
