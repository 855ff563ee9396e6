/** What may go wrong with games that are kept in the browser. */

import { ApiError, type Trouble } from '#lib/api.ts';

/** The game has gone on otherwise, in another tab. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** The game is not here (any more): it has joined the house, or it never was here. */
export class NotHereError extends Error {
  override readonly name = 'NotHereError';
}

/** Trouble of the house that passes by itself. */
const PASSING: readonly Trouble[] = ['offline', 'unavailable', 'internal', 'unexpected'];

/** Whether something went wrong in or before the house that says nothing about what was asked. */
export function passes(error: unknown): boolean {
  return error instanceof ApiError && PASSING.includes(error.kind);
}
