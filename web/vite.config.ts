import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds a running house. */
const house = process.env['LUDEJO_HOUSE'] ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [
    sveltekit({
      compilerOptions: { runes: ({ filename }) => !filename.includes('node_modules') || undefined },
      // A single-page app: the house's own server serves it, and answers unknown paths with it.
      adapter: adapter({
        pages: '../src/ludejo/server/page',
        assets: '../src/ludejo/server/page',
        fallback: 'index.html',
      }),
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          // Svelte sets styles on elements while it animates them.
          'style-src': ['self', 'unsafe-inline'],
          'img-src': ['self', 'data:'],
          'connect-src': ['self'],
          'object-src': ['none'],
          'base-uri': ['none'],
        },
      },
      // The same sources give the same page.
      version: { name: 'ludejo' },
    }),
    svelteTesting(),
  ],
  build: { target: 'es2022' },
  server: {
    fs: { allow: ['../src/ludejo/messages'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
