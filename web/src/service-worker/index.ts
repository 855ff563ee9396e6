/**
 * Keeps the whole page in the browser, so that it is there without a network after one visit. Of the
 * house's answers under `/api` it keeps and changes nothing.
 *
 * Each version of the page is kept whole and by itself: what is shown never mixes two. A new one is
 * fetched beside the old, and waits until no tab shows that any more or a page asks it to take over.
 */

import { assets, prerendered } from '$app/manifest';
import { self } from '$app/service-worker';
import builtFiles from 'virtual:built-files';

declare const __SOURCES__: string;

const NAME = 'page ';
const CACHE = NAME + __SOURCES__;

/** The page itself, for every place in it that has no file of its own. */
const INDEX = '/';
/** Read by machines, and never without a network. */
const UNNEEDED = /\.(txt|xml)$/;

/** The address of a file within the house. */
const address = ({ path }: { readonly path: string }): string =>
  new URL(path, new URL('/', self.location.href)).pathname;

/** Files whose names change with their contents. */
const lasting = builtFiles;
const changing = [INDEX, ...[...assets, ...prerendered].map(address)].filter(
  (path) => !UNNEEDED.test(path),
);

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const ours =
    origin === self.location.origin && pathname !== '/api' && !pathname.startsWith('/api/');
  if (request.method === 'GET' && ours) {
    // Where the store fails, the house is still there.
    event.respondWith(answer(request, pathname).catch(() => fetch(request)));
  }
});

/** Fetch all of this version; if anything is missing, none of it counts, and it is tried again. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([
    ...lasting.map(async (path) => {
      const kept = await caches.match(path); // by the version before
      await cache.put(path, kept ?? (await fetched(path, 'default')));
    }),
    ...changing.map(async (path) => {
      await cache.put(path, await fetched(path, 'no-cache'));
    }),
  ]);
  // The house may have been renewed in between; then this would be a page of two versions.
  const index = await (await cache.match(INDEX))?.text();
  if (!index?.includes(__SOURCES__)) throw new Error('the page has changed meanwhile');
}

async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, credentials: 'same-origin' });
  // Who answers from another address is no house, but something that stands before it.
  if (!response.ok || response.redirected) throw new Error(`${path}: ${String(response.status)}`);
  return response;
}

/** Serve all tabs from now on. What an older one may still ask for is kept until the next time. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const kept = await cache.match(plain);
  if (kept && plain !== path && request.mode === 'navigate') {
    // As the house does: one place has one address, from which the page's own links are reckoned.
    return Response.redirect(plain + new URL(request.url).search, 308);
  }
  if (kept) return kept;
  if (request.mode === 'navigate') {
    const place = !path.slice(path.lastIndexOf('/')).includes('.');
    const index = place ? await cache.match(INDEX) : undefined;
    return index ?? fetch(request);
  }
  return (await caches.match(path)) ?? fetch(request);
}
