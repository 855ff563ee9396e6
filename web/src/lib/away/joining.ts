/**
 * How games that are kept in the browser join the house: each once, by one tab at a time, and each
 * stays here until the house has said that it has all of it.
 */

import { ApiError, ask, remove, type GameView, type Trouble } from '#lib/api.ts';
import { NotHereError, passes } from '#lib/away/errors.ts';
import { actOf, type Kept } from '#lib/away/kept.ts';
import * as seen from '#lib/away/seen.ts';
import * as shelf from '#lib/away/shelf.ts';
import { newGameId } from '#lib/ids.ts';
import { t } from '#lib/messages.svelte.ts';
import { toast } from '#lib/toasts.svelte.ts';

/** Milliseconds after which a house that does not answer counts as out of reach. */
const PATIENCE = 10_000;
/** How often, in milliseconds, it is looked whether something waits here and the house is back. */
const AGAIN = 15_000;
/** For how long, in milliseconds, what was put away can be brought back. */
const REGRET = 60_000;
/** The house has another game under this name, or the same one gone on otherwise. */
const OTHER: readonly Trouble[] = ['stale', 'taken'];

/**
 * Elsewhere than on https and this machine itself there are no locks; then two tabs may tell the same
 * game at once, which the house takes for one.
 */
const locked = () => (navigator as { readonly locks?: LockManager }).locks;

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
    await ask('POST', '/api/guest', {}, PATIENCE);
    known = true;
  });
}

/** Do something that no other tab does at the same time, once they have done it. */
function alone<T>(what: string, run: () => Promise<T>): Promise<T> {
  return locked()?.request(what, run) ?? run();
}

async function put(kept: Kept): Promise<GameView> {
  const { id, game, computer, level, since, created, acts, staged } = kept;
  const body = {
    game,
    ...(computer
      ? { opponent: 'computer', level, seat: computer === 'black' ? 'white' : 'black' }
      : { opponent: 'hotseat' }),
    ...(since > 0 && { since }),
    created,
    acts,
    staged,
  };
  const answer = await ask<unknown>('PUT', `/api/games/${id}`, body, PATIENCE);
  // Only what says so itself has the game: anything may stand between here and the house.
  if (!isOf(kept, answer)) throw new ApiError('offline');
  await seen.remember(answer); // before it goes from here
  return answer;
}

/** Whether an answer tells of this game, as far as it has gone here or further. */
function isOf(kept: Kept, answer: unknown): answer is GameView {
  const { id, act } = (answer ?? {}) as { readonly id?: unknown; readonly act?: unknown };
  return id === kept.id && typeof act === 'number' && act >= actOf(kept);
}

/** Let all games join that are kept here; never rejected. */
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
    try {
      if (kept.deleted) await clear(kept);
      else if (refusedNow.get(kept.id) !== kept.revision) await joinOne(kept, true);
    } catch (error) {
      if (error instanceof NotHereError) continue; // another tab was quicker
      // What the house stumbles over in one game must not keep the others waiting.
      if (!(error instanceof ApiError) || error.kind === 'offline') throw error;
    }
  }
}

/**
 * What the house has refused since this page was opened, each game at its revision. With the next page
 * it is asked once more: house or page may be another version by then.
 */
const refusedNow = new Map<string, number>();

async function joinOne(game: Kept, renamable: boolean): Promise<void> {
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
    if (!(error instanceof ApiError) || passes(error)) throw error;
    if (renamable && OTHER.includes(error.kind)) await joinRenamed(kept ?? game, error.kind);
    else await refuse(kept ?? game, error.kind);
  }
}

/**
 * Join under another name. An answer was lost, and then both have gone on, here and there: both games
 * are kept. Or the house knows the game as somebody's whose cookie was lost: it stays theirs.
 */
async function joinRenamed(game: Kept, why: Trouble): Promise<void> {
  const renamed = await shelf.rename(game, newGameId());
  if (why === 'stale') toast(t('away-both'));
  await joinOne(renamed, false);
}

async function refuse({ id, revision, refused }: Kept, kind: Trouble): Promise<void> {
  refusedNow.set(id, revision);
  if (refused === kind) return; // that was said before
  await shelf.note(id, { refused: kind });
  toast(t('away-refused', { why: t('away-refused-why', { kind }) }));
}

/** Forget what was put away, in the house too, which may know it. */
async function clear({ id, deleted, sent }: Kept): Promise<void> {
  if (deleted && Date.now() - Date.parse(deleted) < REGRET) return;
  if (sent) {
    await remove(id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.kind === 'not_found')) throw error;
    });
  }
  await Promise.all([shelf.forget(id), seen.forget(id)]);
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
