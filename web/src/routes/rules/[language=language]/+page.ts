import { alsoSay, languages, speak } from '#lib/messages.svelte.ts';

import type { EntryGenerator, PageLoad } from './$types';

/** Made when the page is built, as the rules are: the way to them without scripts. */
export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = () => languages.map(([language]) => ({ language }));

export const load: PageLoad = async ({ params: { language }, parent }) => {
  await parent();
  await speak(language); // while the page is made, no load but this one is run
  await alsoSay('rules');
  return { language };
};
