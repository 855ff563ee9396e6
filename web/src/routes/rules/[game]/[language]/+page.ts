import { error } from '@sveltejs/kit';

import { isSlug, SLUGS } from '#lib/game.ts';
import { alsoSay, speak } from '#lib/messages.svelte.ts';
import { loadExamples } from '#lib/rules/examples.ts';
import { loadSheet, sheetLanguages } from '#lib/rules/sheet.ts';

import type { EntryGenerator, PageLoad } from './$types';

/** The rules are made when the page is built: they are there without scripts, and for search engines. */
export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = () =>
  SLUGS.flatMap((game) => sheetLanguages(game).map((language) => ({ game, language })));

export const load: PageLoad = async ({ params: { game, language }, parent }) => {
  await parent();
  const sheet = isSlug(game) ? await loadSheet(game, language) : undefined;
  if (!isSlug(game) || !sheet) error(404);
  await speak(language); // while the page is made, no load but this one is run
  await alsoSay('rules');
  return { game, language, sheet, examples: await loadExamples(game) };
};
