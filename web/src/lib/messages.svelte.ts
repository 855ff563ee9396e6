/** What the page says, in the languages that have a folder of messages. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { browser } from '$app/env';

const files = import.meta.glob<string>(
  '../../../src/ludejo/messages/*/{boards,characters,games,page,learn*,rules}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

/** The files that are read: those that every screen needs, and what {@link alsoSay} adds. */
let parts: readonly string[] = ['boards', 'characters', 'games', 'page'];

function loadersOf(tag: string): (() => Promise<string>)[] {
  return Object.entries(files).flatMap(([path, load]) => {
    const [language, file] = path.split('/').slice(-2);
    return language === tag && parts.includes(file?.replace('.ftl', '') ?? '') ? [load] : [];
  });
}

/** The languages the page speaks, each by its tag, with the name it gives itself. */
export const languages: readonly (readonly [string, string])[] = Object.entries(__LANGUAGES__);

/** The language for those who asked for none that exists. */
export const fallback = 'en';

const key = 'ludejo-language';

let language = $state(fallback);
let bundle = $state.raw<FluentBundle>();

/** The tag of the language that the page speaks now. */
export function currentLanguage(): string {
  return language;
}

/** The best language for this person: the one chosen before, else the first the browser likes. */
export function guessLanguage(
  chosen: string | null,
  preferred: readonly string[] = navigator.languages,
): string {
  const tags = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return tags.find((tag) => loadersOf(tag).length > 0) ?? fallback;
}

/** The language that was chosen on this device, if any. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // no storage: nothing was chosen
  }
}

/** One after the other: of two languages asked for at once, the last is spoken. */
let speaking: Promise<void> = Promise.resolve();
let wanted = fallback;

/** Speak `tag` from now on; its messages are loaded first. */
export function speak(tag: string): Promise<void> {
  wanted = tag;
  speaking = speaking.catch(() => undefined).then(() => load(tag));
  return speaking;
}

async function load(tag: string): Promise<void> {
  const texts = await Promise.all(loadersOf(tag).map((text) => text()));
  const next = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) {
    for (const error of next.addResource(new FluentResource(text))) console.error(error);
  }
  bundle = next;
  language = tag;
  if (browser) document.documentElement.lang = tag;
}

/** Speak from now on, in every language, what stands in these files too (`learn` is `learn.ftl`). */
export async function alsoSay(...more: readonly string[]): Promise<void> {
  const missing = more.filter((part) => !parts.includes(part));
  parts = [...parts, ...missing];
  try {
    // Who asks for what another is still loading waits for it too.
    await (missing.length > 0 ? speak(wanted) : speaking);
  } catch (error) {
    parts = parts.filter((part) => !missing.includes(part));
    throw error;
  }
}

/** Speak `tag` from now on, and on this device's next visits too. */
export async function choose(tag: string): Promise<void> {
  await speak(tag);
  try {
    localStorage.setItem(key, tag);
  } catch {
    // No storage: the choice holds for this visit.
  }
}

/** The message `id` in the language spoken now, with `values` in its variables' places. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/** Whether the language spoken now has the message `id`. */
export function hasMessage(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
