import { error, redirect } from '@sveltejs/kit';

import { resolve } from '$app/paths';
import { isSlug } from '#lib/game.ts';
import { currentLanguage } from '#lib/messages.svelte.ts';

import type { PageLoad } from './$types';

/** The rules in the reader's language; asked over the network, the house itself sends there. */
export const load: PageLoad = async ({ params: { game }, parent }) => {
  if (!isSlug(game)) error(404);
  await parent();
  redirect(307, resolve('/rules/[game]/[language]', { game, language: currentLanguage() }));
};
