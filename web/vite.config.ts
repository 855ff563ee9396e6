import { readdirSync, readFileSync } from 'node:fs';

import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { builtFiles } from './built-files.ts';
import { ruleSheets } from './rule-sheets.ts';

/** Where `npm run dev` finds a running house. */
const house = process.env['LUDEJO_HOUSE'] ?? 'http://127.0.0.1:8000';

/** What the page is made from, as `hatch_build.py` knows it. */
const sources = process.env['LUDEJO_SOURCES'] ?? 'ludejo';

const messages = new URL('../src/ludejo/messages/', import.meta.url);

/** The languages that have a folder of messages, each with the name it gives itself. */
function languages(): Record<string, string> {
  const folders = readdirSync(messages, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name),
  );
  return Object.fromEntries(
    folders.map(({ name }) => {
      const text = readFileSync(new URL(`${name}/games.ftl`, messages), 'utf8');
      return [name, /^language-name = (.+)$/m.exec(text)?.[1] ?? name];
    }),
  );
}

export default defineConfig({
  define: { __LANGUAGES__: JSON.stringify(languages()), __SOURCES__: JSON.stringify(sources) },
  plugins: [
    ruleSheets(),
    builtFiles(),
    sveltekit({
      compilerOptions: { runes: ({ filename }) => !filename.includes('node_modules') || undefined },
      // A single-page app: the house's own server serves it, and answers unknown paths with it.
      adapter: adapter({
        pages: '../src/ludejo/server/page',
        assets: '../src/ludejo/server/page',
        fallback: 'index.html',
        precompress: true, // with brotli, a tenth smaller than what the house can do itself
      }),
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self', 'wasm-unsafe-eval'], // the engine, compiled
          // Svelte sets styles on elements while it animates them.
          'style-src': ['self', 'unsafe-inline'],
          'img-src': ['self', 'data:'],
          'connect-src': ['self'],
          'object-src': ['none'],
          'base-uri': ['none'],
        },
      },
      // Who reads the rules elsewhere must know where they come from; the house puts its own address
      // here when it is asked (`server/page.py`).
      paths: { origin: 'https://ludejo.invalid' },
      prerender: { entries: ['*'], handleHttpError: 'fail', handleMissingId: 'fail' },
      // The same sources give the same page. It stands in each HTML file, and in nothing else.
      version: { name: sources },
      serviceWorker: { register: false }, // `renewal.ts` does, and sees to what comes after
    }),
    svelteTesting(),
  ],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few files that are needed together, instead of many small ones.
              groups: [
                // Alone, so that nothing of the page runs before it is told which version it is.
                {
                  name: 'payload',
                  test: /runtime\/client\/payload\.js|vite\/preload-helper/,
                  priority: 4,
                },
                { name: 'frame', test: /node_modules\/(?!@sveltejs)/, priority: 3 },
                {
                  // What every screen says; a course's words come with the course.
                  name: (id) =>
                    /messages\/(\w+)\/(?:boards|characters|games|page)\.ftl/.exec(id)?.[1] ?? null,
                  priority: 2,
                },
                // What only the two full boards share comes with the first of them, what the
                // screens of the courses share with the first of those.
                {
                  name: 'house',
                  test: /src\/lib\/(?!boards\/(Field|pointing)\.|learn\/|rules\/)/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    fs: { allow: ['../src/ludejo/messages'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000, // machines that test are busy; what hangs is found all the same
  },
});
