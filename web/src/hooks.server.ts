import type { Handle } from '@sveltejs/kit/hooks';

/**
 * Pages that are made at build time say in their first line which language and which game they are of, and
 * have a title of their own.
 */
export const handle: Handle = ({ event, resolve }) => {
  const { game, language } = event.params;
  if (game === undefined || language === undefined) return resolve(event);
  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html
        .replace('<html lang="en">', `<html lang="${language}" data-game="${game}">`)
        .replace('<title>Ludejo</title>', ''),
  });
};
