/**
 * How games of the house were last seen in this browser, so that their tables open without a network
 * too. A view tells only what its visitor may know. Nothing hangs on it: where the browser keeps
 * nothing, nothing was seen.
 */

import type { DBSchema } from 'idb';

import type { GameView } from '#lib/api.ts';
import { Store } from '#lib/away/store.ts';

interface Seen {
  readonly id: string;
  /** When it was seen, in milliseconds. */
  readonly time: number;
  readonly view: GameView;
}

interface Schema extends DBSchema {
  seen: { key: string; value: Seen; indexes: { time: number } };
}

/** So many games are remembered, those that were seen last. */
const MOST = 20;

/** Apart from the games that are kept here, which no change of this one must touch. */
const store = new Store<Schema>('ludejo-seen', 1, (fresh) => {
  fresh.createObjectStore('seen', { keyPath: 'id' }).createIndex('time', 'time');
});

/** Remember how a game stands in the house, unless it was seen further on; never rejected. */
export async function remember(view: GameView): Promise<void> {
  try {
    await store.with(async (database) => {
      const transaction = database.transaction('seen', 'readwrite');
      // A transaction that fails says so twice; one of them is listened to.
      transaction.done.catch(() => undefined);
      const known = await transaction.store.get(view.id);
      if (known && known.view.act > view.act) return;
      await transaction.store.put({ id: view.id, time: Date.now(), view });
      const oldest = await transaction.store.index('time').getAllKeys();
      await Promise.all(oldest.slice(0, -MOST).map((id) => transaction.store.delete(id)));
      await transaction.done;
    });
  } catch {
    // It is not remembered.
  }
}

/** How a game was last seen in the house, if it was. */
export async function recall(id: string): Promise<GameView | null> {
  const seen = await store.with((database) => database.get('seen', id)).catch(() => null);
  return seen?.view ?? null;
}

/** All games that are remembered, as they were last seen. */
export async function all(): Promise<GameView[]> {
  const seen = await store.with((database) => database.getAll('seen')).catch(() => []);
  return seen.map(({ view }) => view);
}

/** Forget a game: it is not in the house (any more), or not this visitor's; never rejected. */
export async function forget(id: string): Promise<void> {
  await store.with((database) => database.delete('seen', id)).catch(() => undefined);
}
