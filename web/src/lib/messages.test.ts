import { beforeEach, describe, expect, it, vi } from 'vitest';

import { TROUBLES } from '#lib/api.ts';
import {
  alsoSay,
  choose,
  chosenLanguage,
  currentLanguage,
  guessLanguage,
  hasMessage,
  languages,
  speak,
  t,
} from '#lib/messages.svelte.ts';
import { troubleText } from '#lib/trouble.ts';

const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte}', '../routes/**/*.{ts,svelte}', '!./**/*.test.ts', '!./boards/**'],
  { query: '?raw', import: 'default', eager: true },
);

beforeEach(() => {
  localStorage.clear();
});

describe('messages', () => {
  it('knows its languages by the names they give themselves', () => {
    expect(languages).toContainEqual(['eo', 'Esperanto']);
    expect(languages).toContainEqual(['en', 'English']);
  });

  it.each(['en', 'eo'])('has words in %s for all that the page says', async (language) => {
    await Promise.all([speak(language), alsoSay('learn', 'rules')]);
    expect(document.documentElement.lang).toBe(language);
    const used = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? ''),
    );
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((id) => !hasMessage(id))).toEqual([]);
    for (const kind of TROUBLES) expect(troubleText(kind)).not.toMatch(/^trouble-/);
  });

  it('puts values in their places, and counts', async () => {
    const complain = vi.spyOn(console, 'error');
    await speak('eo');
    expect(t('colour-black')).toBe('Nigro');
    expect(t('games-turns', { count: 1 })).toBe('1 vico');
    expect(t('games-turns', { count: 12 })).toBe('12 vicoj');
    await speak('en');
    expect(t('games-turns', { count: 12 })).toBe('12 turns');
    expect(complain).not.toHaveBeenCalled();
  });

  it('guesses from what was chosen, then from what the browser likes', () => {
    expect(guessLanguage(null, ['fr-CH', 'eo', 'en'])).toBe('eo');
    expect(guessLanguage(null, ['EN-gb'])).toBe('en');
    expect(guessLanguage(null, ['fr'])).toBe('en');
    expect(guessLanguage('eo', ['en'])).toBe('eo');
    expect(guessLanguage('tlh', ['eo'])).toBe('eo');
  });

  it('learns more words, and says them in the next language too', async () => {
    await speak('en');
    expect(t('learn-shell-egg')).toBe('learn-shell-egg');
    await Promise.all([alsoSay('learn-shell'), alsoSay('learn-shell'), choose('eo')]);
    expect(t('learn-shell-egg')).toBe('Unu loko por du');
    await choose('en');
    expect(t('learn-shell-egg')).toBe('A place for two');
  });

  it('remembers the choice on this device', async () => {
    expect(chosenLanguage()).toBeNull();
    await choose('eo');
    expect([chosenLanguage(), currentLanguage()]).toEqual(['eo', 'eo']);
  });
});
