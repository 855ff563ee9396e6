/**
 * How games that are kept in the browser join the house: each once, by one tab at a time, and each
 * stays here until the house has said that it has all of it.
 */

import { ApiError, ask, remove, type GameView, type Trouble } from '#lib/api.ts';
import { NotHereError } from '#lib/away/errors.ts';
import { newGameId, type Kept } from '#lib/away/kept.ts';
import * as shelf from '#lib/away/shelf.ts';

/** Milliseconds after which a house that does not answer counts as out of reach. */
const PATIENCE = 10_000;
/** How often, in milliseconds, it is looked whether something waits here and the house is back. */
const AGAIN = 15_000;
/** For how long, in milliseconds, what was put away can be brought back. */
const REGRET = 60_000;
/** Trouble that passes by itself: then all wait for the next try. */
const PASSING: readonly Trouble[] = ['offline', 'unavailable', 'internal', 'unexpected'];

/**
 * Elsewhere than on https and this machine itself there are no locks; then two tabs may tell the same
 * game at once, which the house takes for one.
 */
const locked = () => (navigator as { readonly locks?: LockManager }).locks;

const hurried: typeof fetch = (address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) });

/** Whether the house has said, since this page was opened, that it knows who asks. */
let known = false;

/**
 * Tell the house of a game, as far as it has gone; told again, it is the same game. Before the first
 * one hello is said: else a game whose answer was lost, its cookie with it, would be nobody's.
 *
 * @throws ApiError if the house cannot be reached or will not have it.
 */
export async function tell(kept: Kept): Promise<GameView> {
  if (!known) await hello();
  try {
    return await put(kept);
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'stranger')) throw error;
  }
  await hello(); // the cookie has been lost meanwhile
  return put(kept);
}

/** Have the house know this browser, one tab at a time, so that all tabs are the same guest. */
function hello(): Promise<void> {
  return alone('ludejo-hello', async () => {
    await ask('POST', '/api/guest', {}, hurried);
    known = true;
  });
}

/** Do something that no other tab does at the same time, once they have done it. */
function alone<T>(what: string, run: () => Promise<T>): Promise<T> {
  return locked()?.request(what, run) ?? run();
}

function put(kept: Kept): Promise<GameView> {
  const { id, game, computer, level, created, acts, staged } = kept;
  const body = computer
    ? { game, opponent: 'computer', level, seat: computer === 'black' ? 'white' : 'black' }
    : { game, opponent: 'hotseat' };
  return ask('PUT', `/api/games/${id}`, { ...body, created, acts, staged }, hurried);
}

/** Let all games join that are kept here and are not refused; never rejected. */
export async function joinAll(): Promise<void> {
  try {
    const locks = locked();
    if (!locks) await joinEach();
    else
      await locks.request('ludejo-joining', { ifAvailable: true }, (lock) =>
        lock ? joinEach() : undefined,
      );
  } catch {
    // The house is out of reach, or this browser keeps nothing: later, perhaps.
  }
}

async function joinEach(): Promise<void> {
  for (const kept of await shelf.all()) {
    if (kept.deleted) await clear(kept);
    else if (!kept.refused) await joinOne(kept);
  }
}

async function joinOne(game: Kept): Promise<void> {
  let kept: Kept | null = game;
  try {
    // As long as somebody plays on while the house is told, it is told again.
    while (kept && !kept.deleted) {
      if (!kept.sent) kept = await shelf.note(kept.id, { sent: true });
      await tell(kept);
      if (await shelf.release(kept)) return;
      kept = await shelf.find(kept.id);
    }
  } catch (error) {
    if (error instanceof NotHereError) return; // another tab was quicker
    const kind = error instanceof ApiError ? error.kind : 'unexpected';
    if (PASSING.includes(kind)) throw error;
    // An answer was lost, and since then both have gone on, here and there: both games are kept.
    if (kind === 'stale') await joinOne(await shelf.rename(game, newGameId()));
    else await shelf.note(game.id, { refused: kind });
  }
}

/** Forget what was put away, in the house too, which may know it. */
async function clear({ id, deleted, sent }: Kept): Promise<void> {
  if (deleted && Date.now() - Date.parse(deleted) < REGRET) return;
  if (sent) {
    await remove(id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.kind === 'not_found')) throw error;
    });
  }
  await shelf.forget(id);
}

/** Join now, and whenever the house may be back; returns how to stop. */
export function keepJoining(): () => void {
  const hurry = () => {
    if (document.visibilityState !== 'hidden') void joinAll();
  };
  const timer = setInterval(hurry, AGAIN);
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  hurry();
  return () => {
    clearInterval(timer);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
  };
}
