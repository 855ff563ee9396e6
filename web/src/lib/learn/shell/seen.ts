/** What was to be seen in a turn of What the Shell: the words in which its lessons ask and answer. */

import { cellOf, onGrid, SHELL_SIZE } from '#lib/boards/geometry.ts';
import { other, shellName, writeShell, type Colour, type ShellPiece } from '#lib/boards/text.ts';

import type { Miss, Try } from '../lesson.ts';

export type Tried = Try<'what-the-shell'>;
export type Seen = (tried: Tried) => boolean;

const WAYS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const));

/** A position: places of each colour, and of the eggs, the oldest first. */
export function pond(black: string, white: string, eggs = '', turn = 9): string {
  const listed = (text: string): string[] => text.split(' ').filter(Boolean);
  const pieces = new Map<string, ShellPiece>();
  for (const place of listed(black)) pieces.set(place, 'black');
  for (const place of listed(white)) pieces.set(place, 'white');
  for (const place of listed(eggs)) pieces.set(place, 'egg');
  return writeShell({ game: 'what-the-shell', pieces, eggs: listed(eggs), turn });
}

/** Both wanted the same place. */
export const collided: Seen = ({ turn }) => turn.events.some(({ kind }) => kind === 'egg');

function captures({ turn }: Tried, by: Colour): number {
  return turn.events.filter((event) => event.kind === 'capture' && event.by === by).length;
}

/** How many captures the learner made; a pair is one. */
export const captured = (tried: Tried): number => captures(tried, tried.seat);
/** How many captures the other made. */
export const lost = (tried: Tried): number => captures(tried, other(tried.seat));
/** Where eggs hatched for the learner, in their order. */
export const hatched = ({ turn, seat }: Tried): string[] =>
  turn.events.flatMap((event) => (event.kind === 'hatch' && event.by === seat ? [event.at] : []));
/** How many eggs vanished because both had captured. */
export const vanished = ({ turn }: Tried): number =>
  turn.events.filter(({ kind }) => kind === 'vanish').length;

/** What the learner has captured, place by place. */
export const taken = ({ turn, seat }: Tried): string[] =>
  turn.events.flatMap((event) =>
    event.kind === 'capture' && event.by === seat ? event.taken : [],
  );

/** Whether a turtle of the learner's stands there once the turn is over. */
export function stands(place: string): Seen {
  return ({ turn, seat }) => turn.after.pieces.get(place) === seat;
}

export const won: Seen = ({ turn, seat }) => turn.outcome?.winner === seat;

/**
 * Whether the learner's turtle, where it landed, encloses a row of exactly so many turtles of the other
 * or eggs with another of the learner's.
 */
export function encloses(count: number): Seen {
  return ({ choice, seat, turn: { before, events } }) => {
    const pieces = new Map(before.pieces);
    for (const event of events) if (event.kind === 'place') pieces.set(event.at, event.by);
    if (pieces.get(choice) !== seat) return false;
    const [column, row] = cellOf(choice);
    return WAYS.some(([right, up]) => {
      const seen = Array.from({ length: count + 1 }, (_, index) => {
        const [x, y] = [column + right * (index + 1), row + up * (index + 1)];
        return onGrid(x, y, SHELL_SIZE) ? pieces.get(shellName(x, y)) : undefined;
      });
      const between = seen.slice(0, count);
      return (
        seen[count] === seat && between.every((piece) => piece !== undefined && piece !== seat)
      );
    });
  };
}

/** A miss that many lessons know: its message is `learn-shell-miss-<name>`. */
function common(name: string, when?: Seen): Miss<'what-the-shell'> {
  const says = `learn-shell-miss-${name}`;
  return when ? { says, when } : { says };
}

/** Both wanted the same place. */
export const COLLIDED = common('collided', collided);
/** The same where the learner knew it: a good defence, but not what was asked. */
export const BLOCKED = common('blocked', collided);
/** One alone between the learner's turtles. */
export const ONE = common('one', (tried) => captured(tried) === 0 && encloses(1)(tried));
/** Three in a row between the learner's turtles. */
export const THREE = common('three', (tried) => captured(tried) === 0 && encloses(3)(tried));
/** Nothing was captured. */
export const NOTHING = common('nothing');
/** The other has won. */
export const DEFEATED = common('defeated');
