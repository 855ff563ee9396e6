/** Names that nothing else has, made on this device; without a secure context too (a phone in the house's network). */

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const GAME_LENGTH = 16;

/** An id that no other game has. */
export function newGameId(): string {
  let id = '';
  while (id.length < GAME_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(GAME_LENGTH))) {
      // 248 is 4 × 62: what is above would favour the first letters.
      if (byte < 248) id += LETTERS[byte % LETTERS.length] ?? '';
    }
  }
  return id.slice(0, GAME_LENGTH);
}

/** An id that no other request has: a random UUID. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  const part = (from: number, to: number) => hex.slice(from, to).join('');
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-');
}
