import { chosenLanguage, guessLanguage, speak } from '#lib/messages.svelte.ts';

/** The house answers for the games; the page itself is drawn in the browser alone. */
export const ssr = false;

export async function load(): Promise<void> {
  await speak(guessLanguage(chosenLanguage()));
}
