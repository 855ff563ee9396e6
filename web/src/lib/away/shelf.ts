/**
 * Where games are kept in the browser: IndexedDB, the same for all tabs. Whatever happens is written
 * before it is told, and every tab is told.
 */

import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

import { NotHereError, OutdatedError } from '#lib/away/errors.ts';
import type { Kept } from '#lib/away/kept.ts';

interface Schema extends DBSchema {
  games: { key: string; value: Kept };
}

/** What became of a game: it changed, it has joined the house, or the house would not have it. */
export interface News {
  readonly id: string;
  readonly what: 'changed' | 'joined' | 'refused';
}

const NAME = 'ludejo';
const VERSION = 1;
/** Written to the disk before it counts as done, whatever befalls the device. */
const STRICT = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** @throws DOMException, ReferenceError if this browser keeps nothing. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
    },
    // A newer page wants to change what is kept here: it goes first, we open again.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const listeners = new Set<(news: News) => void>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('ludejo-away');
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  for (const listen of listeners) listen(data);
});

/** Tell this tab and the others. */
function announce(id: string, what: News['what']): void {
  const news: News = { id, what };
  channel?.postMessage(news);
  for (const listen of listeners) listen(news);
}

/** Be told what becomes of games, in whichever tab; returns how to stop. */
export function listen(run: (news: News) => void): () => void {
  listeners.add(run);
  return () => listeners.delete(run);
}

/** A game, if it is kept here. */
export async function find(id: string): Promise<Kept | null> {
  return (await (await database()).get('games', id)) ?? null;
}

/** All games that are kept here, those that moved last first, those put away too. */
export async function all(): Promise<Kept[]> {
  const games = await (await database()).getAll('games');
  return games.sort((one, two) => two.updated.localeCompare(one.updated));
}

/** Keep a new game. */
export async function add(game: Kept): Promise<void> {
  const transaction = (await database()).transaction('games', 'readwrite', STRICT);
  await transaction.store.add(game);
  await transaction.done;
  announce(game.id, 'changed');
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

async function change(id: string, what: News['what'], next: (now: Kept) => Kept): Promise<Kept> {
  const transaction = (await database()).transaction('games', 'readwrite', STRICT);
  const now = await transaction.store.get(id);
  if (!now) throw new NotHereError(id);
  const written = next(now);
  await transaction.store.put(written);
  await transaction.done;
  announce(id, what);
  return written;
}

/** Let a game go to the house, unless it has changed or was put away since; whether it went. */
export async function release({ id, revision }: Kept): Promise<boolean> {
  const transaction = (await database()).transaction('games', 'readwrite', STRICT);
  const now = await transaction.store.get(id);
  const same = now?.revision === revision && !now.deleted;
  if (same) await transaction.store.delete(id);
  await transaction.done;
  if (same) announce(id, 'joined');
  return same;
}

/** Forget a game. */
export async function forget(id: string): Promise<void> {
  await (await database()).delete('games', id);
  announce(id, 'changed');
}

/** Keep a game under another id: the house has another game under its own. */
export async function rename({ id }: Kept, name: string): Promise<Kept> {
  const transaction = (await database()).transaction('games', 'readwrite', STRICT);
  const now = await transaction.store.get(id);
  if (now) {
    await transaction.store.delete(id);
    await transaction.store.add({ ...now, id: name, sent: false, revision: 0 });
  }
  await transaction.done;
  if (!now) throw new NotHereError(id);
  announce(id, 'joined');
  announce(name, 'changed');
  return { ...now, id: name, sent: false, revision: 0 };
}
