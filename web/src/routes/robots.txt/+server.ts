import type { RequestHandler } from './$types';

export const prerender = true;

/** Whoever searches may read everything but people's games. */
export const GET: RequestHandler = ({ url }) => {
  const sitemap = new URL('/sitemap.xml', url).href;
  return new Response(`User-agent: *\nDisallow: /api/\nDisallow: /games\nSitemap: ${sitemap}\n`, {
    headers: { 'content-type': 'text/plain' },
  });
};
