/** What the old turtle whispers beside the first game: each word once, when it helps. */

import { onGrid, SHELL_SIZE } from '#lib/boards/geometry.ts';
import { other, shellName, type Colour, type ShellPiece } from '#lib/boards/text.ts';

import type { Moment, Tip } from '../lesson.ts';

type Now = Moment<'what-the-shell'>;
type Square = ShellPiece | 'empty' | 'border';

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** All stretches of so many places in a straight line, as what lies there. */
function* stretches({ board }: Now, length: number): Generator<readonly Square[]> {
  for (let column = 0; column < SHELL_SIZE; column += 1)
    for (let row = 0; row < SHELL_SIZE; row += 1)
      for (const [right, up] of WAYS) {
        const places = Array.from(
          { length },
          (_, index) => [column + right * index, row + up * index] as const,
        );
        if (!places.every(([x, y]) => onGrid(x, y, SHELL_SIZE))) continue;
        yield places.map(([x, y]) => board.pieces.get(shellName(x, y)) ?? 'empty');
      }
}

/** Whether a colour could capture two of these with one turtle: one end taken, one free. */
function canCapture(now: Now, colour: Colour, prey: readonly Square[]): boolean {
  for (const [first, ...rest] of stretches(now, 4)) {
    const ends = [first, rest.pop()];
    if (!ends.includes(colour) || !ends.includes('empty')) continue;
    if (rest.every((piece) => prey.includes(piece))) return true;
  }
  return false;
}

/** Whether one more turtle would give a colour five in a line. */
function hasFour(now: Now, colour: Colour): boolean {
  for (const stretch of stretches(now, 5)) {
    const own = stretch.filter((piece) => piece === colour).length;
    if (own === 4 && stretch.includes('empty')) return true;
  }
  return false;
}

const happened =
  (kind: string) =>
  ({ events }: Now): boolean =>
    events.some((event) => event.kind === kind);

/** The most pressing first. */
export const TIPS: readonly Tip<'what-the-shell'>[] = [
  { id: 'won', when: ({ outcome, seat }) => outcome?.winner === seat },
  { id: 'lost', when: ({ outcome, seat }) => outcome?.winner === other(seat) },
  { id: 'drawn', when: ({ outcome }) => outcome !== null },
  { id: 'four', when: (now) => hasFour(now, now.seat) },
  { id: 'danger', when: (now) => hasFour(now, other(now.seat)) },
  { id: 'hatch', when: happened('hatch') },
  { id: 'vanish', when: happened('vanish') },
  { id: 'egg', when: happened('egg') },
  { id: 'capture', when: (now) => canCapture(now, now.seat, [other(now.seat), 'egg']) },
  // Told of the learner's own two: eggs are nobody's.
  { id: 'threat', when: (now) => canCapture(now, other(now.seat), [now.seat]) },
  { id: 'begin', when: ({ turns }) => turns === 0 },
  { id: 'again', when: ({ turns }) => turns === 1 },
  { id: 'guess', when: ({ turns }) => turns >= 5 },
];
