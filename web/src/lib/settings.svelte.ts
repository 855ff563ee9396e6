/**
 * What this person likes on this device: kept in the browser, nowhere else.
 *
 * Whatever the style sheets must know stands on the root element: `data-theme`, `data-board`,
 * `data-pieces`, `data-motion`. `static/early.js` puts it there before anything is drawn.
 */

import { createSubscriber } from 'svelte/reactivity';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How boards look; `home` is the pond and the mosaic. */
export const BOARDS = ['home', 'wood', 'clear', 'contrast'] as const;
export type BoardLook = (typeof BOARDS)[number];

/** How pieces look; `home` are the turtles and the tesserae. */
export const PIECES = ['home', 'stone', 'signs', 'contrast'] as const;
export type PieceLook = (typeof PIECES)[number];

export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
/** Not so while pages are made; the boards, which must work anywhere, ask no framework. */
const browser = typeof document !== 'undefined';
/** How loud it is at first, of 100. */
const VOLUME = 60;

function read(key: string): string | null {
  try {
    return localStorage.getItem(`ludejo-${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`ludejo-${key}`, value);
  } catch {
    // No storage: the wish holds for this visit.
  }
}

/** Whether the device answers yes to a question of CSS; while pages are made, none is there to ask. */
function asks(query: string): boolean {
  return browser && matchMedia(query).matches;
}

/** One wish: what was chosen here last, else what fits the device. Other tabs follow at once. */
class Wish<T> {
  readonly #key: string;
  readonly #print: (value: T) => string;
  #value = $state.raw() as T;

  /** Take up what is kept; `parse` gives undefined for what means nothing (any more). */
  constructor(
    key: string,
    otherwise: T,
    parse: (text: string) => T | undefined,
    print: (value: T) => string = String,
  ) {
    const meant = (text: string | null): T =>
      (text === null ? undefined : parse(text)) ?? otherwise;
    this.#key = key;
    this.#print = print;
    this.#value = meant(read(key));
    if (!browser) return;
    addEventListener('storage', (event) => {
      if (event.key !== `ludejo-${key}`) return;
      this.#value = meant(event.newValue);
      show();
    });
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    write(this.#key, this.#print(value));
    show();
  }
}

function oneOf<T extends string>(key: string, all: readonly T[], otherwise: T): Wish<T> {
  return new Wish(key, otherwise, (text) => all.find((one) => one === text));
}

function yesOrNo(key: string, otherwise: boolean): Wish<boolean> {
  return new Wish(
    key,
    otherwise,
    (text) => ({ yes: true, no: false })[text],
    (value) => (value ? 'yes' : 'no'),
  );
}

class Settings {
  /** By day, by night, or as the system has it. */
  readonly theme = oneOf('theme', THEMES, 'system');
  readonly board = oneOf('board', BOARDS, asks('(prefers-contrast: more)') ? 'contrast' : 'home');
  readonly pieces = oneOf('pieces', PIECES, 'home');
  readonly motion = oneOf('motion', MOTIONS, 'system');
  /** Whether a choice is asked about before it is made; by default where fingers point. */
  readonly ask = yesOrNo('ask', asks('(pointer: coarse)'));
  /** Whether anything is heard; by default not on phones. */
  readonly sound = yesOrNo('sound', !asks('(pointer: coarse)'));
  /** How loud, from 0 to 100. */
  readonly volume = new Wish('volume', VOLUME, (text) =>
    /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined,
  );

  readonly #systemMoves = createSubscriber((update) => {
    const query = matchMedia(LESS_MOTION);
    query.addEventListener('change', update);
    return () => {
      query.removeEventListener('change', update);
    };
  });

  /** Whether little motion is wished, here or in the whole system. */
  get calm(): boolean {
    this.#systemMoves();
    return this.motion.value === 'less' || asks(LESS_MOTION);
  }

  /** What was wished for the last new game of this kind, as text that `remember` was given. */
  recall(what: string): string | null {
    return read(what);
  }

  remember(what: string, text: string): void {
    write(what, text);
  }
}

export const settings = new Settings();

/** Tell the style sheets. */
function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme.value === 'system') delete dataset['theme'];
  else dataset['theme'] = settings.theme.value;
  dataset['board'] = settings.board.value;
  dataset['pieces'] = settings.pieces.value;
  dataset['motion'] = settings.calm ? 'less' : 'full';
}

if (browser) {
  show();
  matchMedia(LESS_MOTION).addEventListener('change', show);
}
