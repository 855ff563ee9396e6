import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { RequestHandler } from './$types';

export const prerender = true;

const files = import.meta.glob<string>('../../../../src/ludejo/messages/*/page.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is said in each language. */
const bundles = Object.entries(files).map(([path, text]) => {
  const tag = path.split('/').at(-2) ?? '';
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return [tag, bundle] as const;
});

const MAIN = 'en';

/** A member of the manifest in the main language, and the same in the others. */
function said(member: string, message: string): Record<string, unknown> {
  const texts = bundles.map(([tag, bundle]) => {
    const pattern = bundle.getMessage(message)?.value;
    return [tag, pattern ? bundle.formatPattern(pattern) : ''] as const;
  });
  return {
    [member]: texts.find(([tag]) => tag === MAIN)?.[1],
    [`${member}_localized`]: Object.fromEntries(texts.filter(([tag]) => tag !== MAIN)),
  };
}

/** What a system must know to have the page among its programs. */
export const GET: RequestHandler = () => {
  const manifest = {
    id: '/',
    ...said('name', 'house-name'),
    ...said('short_name', 'house-name'),
    ...said('description', 'house-description'),
    lang: MAIN,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#eaf3ef',
    theme_color: '#eaf3ef',
    categories: ['games', 'kids', 'education'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      // for systems that take no SVG
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [{ ...said('name', 'house-games'), url: '/games' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
