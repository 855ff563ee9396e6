/** How a game is begun: in the house where it can be reached, else on this device. */

import { ApiError, type Wishes } from '#lib/api.ts';
import { tell } from '#lib/away/joining.ts';
import { begun, newGameId, type Kept } from '#lib/away/kept.ts';
import * as shelf from '#lib/away/shelf.ts';
import * as rulebook from '#lib/engine/rulebook.ts';
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
  if (navigator.onLine) {
    try {
      await tell(game);
      return game.id;
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'offline')) throw error;
    }
  }
  // The house may have heard of it all the same: it is the same game, and joins it as such.
  await keep({ ...game, sent: navigator.onLine });
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
  // Else a browser that needs room may throw it away.
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
}
