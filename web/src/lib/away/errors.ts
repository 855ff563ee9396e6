/** The game has gone on otherwise, in another tab. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** The game is not here (any more): it has joined the house, or it never was here. */
export class NotHereError extends Error {
  override readonly name = 'NotHereError';
}
