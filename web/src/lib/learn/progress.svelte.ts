/** Which lessons are done, and where one was: kept in this browser, without an account. */

import { isSlug, SLUGS, type Slug } from '#lib/game.ts';

const KEY = 'ludejo-learned';

interface Learned {
  /** The lessons that are done. */
  readonly done: readonly string[];
  /** The lesson that was looked at last. */
  readonly last: string | null;
  /** The game that is played with a master beside it. */
  readonly game: string | null;
}

type AllLearned = Readonly<Partial<Record<Slug, Learned>>>;

const NOTHING: Learned = { done: [], last: null, game: null };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What was kept; anything that is no such thing counts as nothing. */
function understood(text: string | null): AllLearned {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (!isObject(kept)) return {};
  const courses = Object.entries(kept).flatMap(([game, learned]) => {
    if (!isSlug(game) || !isObject(learned)) return [];
    const { done, last, game: played } = learned;
    const lessons = Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
    const told = (value: unknown): string | null => (typeof value === 'string' ? value : null);
    return [[game, { done: lessons, last: told(last), game: told(played) }] as const];
  });
  return Object.fromEntries(courses);
}

function kept(): AllLearned {
  try {
    return understood(localStorage.getItem(KEY));
  } catch {
    return {}; // no storage: nothing was learned here before
  }
}

class Progress {
  #learned = $state.raw<AllLearned>(kept());
  /** Whether what stands here could not be kept: then it is newer than what was kept before. */
  #unkept = false;

  constructor() {
    // Another tab learns too.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY || key === null) this.#learned = understood(newValue);
    });
  }

  #of(game: Slug): Learned {
    return this.#learned[game] ?? NOTHING;
  }

  isDone(game: Slug, lesson: string): boolean {
    return this.#of(game).done.includes(lesson);
  }

  /** How many of these lessons are done. */
  count(game: Slug, lessons: readonly string[]): number {
    return lessons.filter((lesson) => this.isDone(game, lesson)).length;
  }

  /** The lesson that was looked at last. */
  last(game: Slug): string | null {
    return this.#of(game).last;
  }

  /** Whether anything was looked at in any course. */
  get begun(): boolean {
    return SLUGS.some((game) => this.last(game) !== null);
  }

  visit(game: Slug, lesson: string): void {
    if (this.last(game) !== lesson) this.#change(game, (old) => ({ ...old, last: lesson }));
  }

  finish(game: Slug, lesson: string): void {
    if (this.isDone(game, lesson)) return;
    this.#change(game, (old) => ({ ...old, done: [...old.done, lesson] }));
  }

  /** Whether a master sits beside the game with this id. */
  isFirstGame(game: Slug, id: string): boolean {
    return this.#of(game).game === id;
  }

  beginGame(game: Slug, id: string): void {
    this.#change(game, (old) => ({ ...old, game: id }));
  }

  /** Begin the course anew; gives the way back. */
  forget(game: Slug): () => void {
    const { done, last } = this.#of(game);
    this.#change(game, (old) => ({ ...old, done: [], last: null }));
    return () => {
      this.#change(game, (old) => ({ ...old, done: [...new Set([...done, ...old.done])], last }));
    };
  }

  #change(game: Slug, change: (old: Learned) => Learned): void {
    // What another tab has kept meanwhile stays.
    const known = this.#unkept ? this.#learned : { ...this.#learned, ...kept() };
    this.#learned = { ...known, [game]: change(known[game] ?? NOTHING) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#learned));
      this.#unkept = false;
    } catch {
      this.#unkept = true; // no storage, or a full one: it holds for this visit
    }
  }
}

export const progress = new Progress();
