/**
 * Where games are kept in the browser: IndexedDB, the same for all tabs. Whatever happens is written
 * before it is told, and every tab is told.
 */

import type { DBSchema, IDBPObjectStore } from 'idb';

import { NotHereError, OutdatedError } from '#lib/away/errors.ts';
import { whole, type Kept } from '#lib/away/kept.ts';
import { Store } from '#lib/away/store.ts';
import { Listeners } from '#lib/listeners.ts';

interface Schema extends DBSchema {
  games: { key: string; value: Kept };
}

/**
 * What became of a game: it changed, it has joined the house, the house would not have it, or it goes
 * on under another name.
 */
export type News =
  | { readonly id: string; readonly what: 'changed' | 'joined' | 'refused' }
  | { readonly id: string; readonly what: 'renamed'; readonly name: string };

const store = new Store<Schema>('ludejo', 1, (fresh) => {
  fresh.createObjectStore('games', { keyPath: 'id' });
});
/** Written to the disk before it counts as done, whatever befalls the device. */
const STRICT = { durability: 'strict' } as const;

/** A game as an earlier version of the page may have kept it, as it is kept now. */
const known = (game: Kept): Kept => ({ ...{ since: 0 }, ...game });

/** Do something with the games that happens whole or not at all, and is on the disk then. */
function changing<T>(
  run: (games: IDBPObjectStore<Schema, ['games'], 'games', 'readwrite'>) => Promise<T>,
): Promise<T> {
  return store.with(async (database) => {
    const transaction = database.transaction('games', 'readwrite', STRICT);
    // A transaction that fails says so twice; one of them is listened to.
    transaction.done.catch(() => undefined);
    const result = await run(transaction.store);
    await transaction.done;
    return result;
  });
}

const listeners = new Listeners<News>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('ludejo-away');
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  listeners.tell(data);
});

/** Tell this tab and the others. */
function announce(news: News): void {
  channel?.postMessage(news);
  listeners.tell(news);
}

/** Be told what becomes of games from now on, in whichever tab; returns how to stop. */
export function listen(run: (news: News) => void): () => void {
  return listeners.addLater(run);
}

/** A game, if it is kept here. */
export async function find(id: string): Promise<Kept | null> {
  const game = await store.with((database) => database.get('games', id));
  return game ? known(game) : null;
}

/** All games that are kept here, those that moved last first, those put away too. */
export async function all(): Promise<Kept[]> {
  const games = await store.with((database) => database.getAll('games'));
  return games.map(known).sort((one, two) => two.updated.localeCompare(one.updated));
}

/** Keep a game that is not kept here. */
export async function add(game: Kept): Promise<void> {
  await changing((games) => games.add(game));
  announce({ id: game.id, what: 'changed' });
}

/**
 * Put a game as it is now in the place of the one it came from.
 *
 * @throws OutdatedError if something has happened in it since.
 * @throws NotHereError if it has left.
 */
export function replace(before: Kept, after: Kept): Promise<Kept> {
  return change(before.id, 'changed', (now) => {
    if (now.revision !== before.revision) throw new OutdatedError(before.id);
    const { sent, deleted, revision } = now;
    return { ...after, sent, deleted, refused: null, revision: revision + 1 };
  });
}

/**
 * Change what is said about a game, not what happened in it.
 *
 * @throws NotHereError if it has left.
 */
export function note(
  id: string,
  said: Partial<Pick<Kept, 'sent' | 'refused' | 'deleted'>>,
): Promise<Kept> {
  return change(id, said.refused ? 'refused' : 'changed', (now) => ({ ...now, ...said }));
}

async function change(
  id: string,
  what: 'changed' | 'refused',
  next: (now: Kept) => Kept,
): Promise<Kept> {
  const written = await changing(async (games) => {
    const now = await games.get(id);
    if (!now) throw new NotHereError(id);
    const after = next(known(now));
    await games.put(after);
    return after;
  });
  announce({ id, what });
  return written;
}

/** Let a game go to the house, unless it has changed or was put away since; whether it went. */
export async function release({ id, revision }: Kept): Promise<boolean> {
  const same = await changing(async (games) => {
    const now = await games.get(id);
    const unchanged = now?.revision === revision && !now.deleted;
    if (unchanged) await games.delete(id);
    return unchanged;
  });
  if (same) announce({ id, what: 'joined' });
  return same;
}

/** Forget a game. */
export async function forget(id: string): Promise<void> {
  await changing((games) => games.delete(id));
  announce({ id, what: 'changed' });
}

/**
 * Keep a game, whole, under another name: the house has another game under its own.
 *
 * @throws NotHereError if it has left.
 */
export async function rename({ id }: Kept, name: string): Promise<Kept> {
  const renamed = await changing(async (games) => {
    const now = await games.get(id);
    if (!now) throw new NotHereError(id);
    const after: Kept = { ...whole(known(now)), id: name, sent: false, refused: null };
    await games.delete(id);
    await games.add(after);
    return after;
  });
  announce({ id, what: 'renamed', name });
  announce({ id: name, what: 'changed' });
  return renamed;
}
