import { chosenLanguage, guessLanguage, languages, speak } from '#lib/messages.svelte.ts';

import type { LayoutLoad } from './$types';

/** The house answers for the games; the page itself is drawn in the browser alone. */
export const ssr = false;

/** An address that names a language is in it; elsewhere the person's own is spoken. */
export const load: LayoutLoad = async ({ params }) => {
  const named = languages.find(([tag]) => tag === params.language)?.[0];
  await speak(named ?? guessLanguage(chosenLanguage()));
};
