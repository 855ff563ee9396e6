/** How a game is begun: in the house where it can be reached, else on this device. */

import { ApiError, type Wishes } from '#lib/api.ts';
import { passes } from '#lib/away/errors.ts';
import { tell } from '#lib/away/joining.ts';
import { begun, type Kept } from '#lib/away/kept.ts';
import * as shelf from '#lib/away/shelf.ts';
import * as rulebook from '#lib/engine/rulebook.ts';
import { newGameId } from '#lib/ids.ts';
import { t } from '#lib/messages.svelte.ts';
import { toast } from '#lib/toasts.svelte.ts';

/**
 * Begin a game; its id. Where it had to be on this device, that is said.
 *
 * @throws ApiError if the house refuses it; or if it cannot be reached, and this device has no rules
 * or keeps nothing.
 */
export async function begin(wishes: Wishes): Promise<string> {
  const game = begun(newGameId(), wishes, '', new Date().toISOString());
  // That there is no network says nothing: the house may be on this machine.
  try {
    await tell(game);
    return game.id;
  } catch (error) {
    if (!passes(error)) throw error;
  }
  // The house may have heard of it all the same: it is the same game, and joins it as such.
  await keep({ ...game, sent: true });
  toast(t('new-here'));
  return game.id;
}

async function keep(game: Kept): Promise<void> {
  const board = await rulebook.board(game.game, 'position start').catch(() => {
    throw new ApiError('no_engine');
  });
  try {
    await shelf.add({ ...game, start: board.position });
  } catch {
    throw new ApiError('no_storage');
  }
  persist();
}

/** Have the browser not throw away what is kept, where it needs room; it may ask first, and nobody waits. */
export function persist(): void {
  const { storage } = navigator as { readonly storage?: StorageManager };
  storage?.persist().catch(() => false);
}
