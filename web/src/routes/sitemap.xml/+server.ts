import { resolve } from '$app/paths';
import { SLUGS } from '#lib/game.ts';
import { languages } from '#lib/messages.svelte.ts';
import { sheetLanguages } from '#lib/rules/sheet.ts';

import type { RequestHandler } from './$types';

export const prerender = true;

/** What search engines can find here: the rules, each in every language. */
export const GET: RequestHandler = ({ url }) => {
  const inEach = (tags: readonly string[], place: (language: string) => string): string[] => {
    const address = (tag: string) => new URL(place(tag), url).href;
    const others = tags
      .map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(tag)}"/>`)
      .join('');
    return tags.map((tag) => `<url><loc>${address(tag)}</loc>${others}</url>`);
  };
  const pages = [
    ...inEach(
      languages.map(([tag]) => tag),
      (language) => resolve('/rules/[language=language]', { language }),
    ),
    ...SLUGS.flatMap((game) =>
      inEach(sheetLanguages(game), (language) =>
        resolve('/rules/[game]/[language]', { game, language }),
      ),
    ),
  ];
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${new URL(resolve('/'), url).href}</loc></url>
${pages.join('\n')}
</urlset>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
};
