import type { Handle } from '@sveltejs/kit/hooks';

import { resolve as at } from '$app/paths';
import { languages, speak, t } from '#lib/messages.svelte.ts';

/**
 * Pages that are made at build time say in their first line which language and which game they are of, and
 * have a title of their own. The one page for all other places needs scripts: where none run, it says so in
 * every language, and leads to what can be read without.
 */
export const handle: Handle = async ({ event, resolve }) => {
  const { game, language } = event.params;
  if (event.route.id === null) {
    const said = await withoutScripts();
    return resolve(event, {
      transformPageChunk: ({ html }) => html.replace('</body>', `${said}</body>`),
    });
  }
  if (language === undefined) return resolve(event);
  const furnished = game === undefined ? '' : ` data-game="${game}"`;
  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html
        .replace('<html lang="en">', `<html lang="${language}"${furnished}>`)
        .replace('<title>Ludejo</title>', ''),
  });
};

async function withoutScripts(): Promise<string> {
  const parts: string[] = [];
  for (const [tag] of languages) {
    await speak(tag);
    const rules = at('/rules/[language=language]', { language: tag });
    parts.push(
      `<section lang="${tag}"><h2>${t('start-title')}</h2><p>${t('trouble-scripts')} ` +
        `${t('trouble-scripts-rules')}</p>` +
        `<p><a class="button primary" href="${rules}" hreflang="${tag}">${t('game-all-rules')}</a></p></section>`,
    );
  }
  return `<noscript><main class="without-scripts">${parts.join('')}</main></noscript>`;
}
