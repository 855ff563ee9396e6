/**
 * Choices that could not be sent yet, one a game: kept on this device until they are sent or thought
 * better of, also when their table is left or the page closed.
 */

import type { Colour } from '#lib/game.ts';

export interface Waiting {
  /** The last act that was seen when it was made: after another, it means nothing any more. */
  readonly act: number;
  readonly seat: Colour;
  readonly choice: string;
}

const key = (id: string) => `ludejo-waiting-${id}`;

export function keepWaiting(id: string, waiting: Waiting): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(waiting));
  } catch {
    // No storage: it waits as long as its table is not left.
  }
}

export function forgetWaiting(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // No storage: nothing was kept.
  }
}

/** What waits in this game, if it still fits. */
export function waitingIn(id: string, act: number): Waiting | null {
  try {
    const waiting = JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Waiting | null;
    return waiting?.act === act ? waiting : null;
  } catch {
    return null;
  }
}
