import { redirect } from '@sveltejs/kit';

import { resolve } from '$app/paths';
import { currentLanguage } from '#lib/messages.svelte.ts';

import type { PageLoad } from './$types';

/** The rules in the reader's language; asked over the network, the house itself sends there. */
export const load: PageLoad = async ({ parent }) => {
  await parent();
  redirect(307, resolve('/rules/[language=language]', { language: currentLanguage() }));
};
