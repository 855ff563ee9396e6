/** What was to be seen in a turn of Kruco: the words in which its lessons ask and answer. */

import { cellOf } from '#lib/boards/geometry.ts';
import {
  pointName,
  writeKruco,
  type Colour,
  type KrucoModel,
  type KrucoMovement,
} from '#lib/boards/text.ts';

import type { Miss, Try } from '../lesson.ts';

export type Tried = Try<'kruco'>;
export type Seen = (tried: Tried) => boolean;

/** A position with Black to move: the places of each colour, and what lies in the reserves. */
export function mosaic(black: string, white: string, reserves = { black: 0, white: 0 }): string {
  const pieces = new Map<string, Colour>();
  for (const place of black.split(' ')) pieces.set(place, 'black');
  for (const place of white.split(' ')) pieces.set(place, 'white');
  return writeKruco({ game: 'kruco', pieces, mover: 'black', reserves, ply: 1 });
}

function made(...kinds: readonly KrucoMovement['kind'][]): Seen {
  return ({ turn }) => kinds.some((kind) => turn.events[0]?.kind === kind);
}
export const slid = made('slide');
export const climbed = made('climb');
export const steppedDown = made('step-down');
export const divided = made('divide');

/** Where the piece stood that has moved. */
export function from({ turn }: Tried): string {
  const [first] = turn.events;
  return first !== undefined && 'from' in first ? first.from : '';
}

/** Where it went; nowhere if it divided. */
export function to({ turn }: Tried): string {
  const [first] = turn.events;
  return first !== undefined && 'to' in first ? first.to : '';
}

export const file = (place: string): string => place.charAt(0);
export const rank = (place: string): number => Number(place.charAt(1));

/** How many squares a slide went along. */
export function length(tried: Tried): number {
  const [[column, row], [toColumn, toRow]] = [cellOf(from(tried)), cellOf(to(tried))];
  return Math.abs(column - toColumn) + Math.abs(row - toRow);
}

/** The formations that the turn lifted: `xd4`, `xd4+` or `*d4`. */
export function formations({ turn }: Tried): string[] {
  return turn.events.flatMap((event) => (event.kind === 'capture' ? [event.formation] : []));
}
export const crosses = (tried: Tried): string[] =>
  formations(tried).filter((name) => name.startsWith('*'));

/** How many pieces of a colour the turn lifted. */
export function lifted({ turn: { before, after, events } }: Tried, colour: Colour): number {
  const filled = events.flatMap((event) =>
    event.kind === 'divide' && event.by === colour ? event.filled : [],
  );
  return after.reserves[colour] - before.reserves[colour] + filled.length;
}
export const liftedNothing: Seen = (tried) => formations(tried).length === 0;

/** Whether a piece of a colour on a crossing guards a square (K4). */
export function guards(board: KrucoModel, colour: Colour, square: string): boolean {
  const [column, row] = cellOf(square);
  return [-1, 0].some((left) =>
    [-1, 0].some((down) => board.pieces.get(pointName(column + left, row + down)) === colour),
  );
}

/** A miss of one task: its message is `learn-kruco-<task>-<name>`. */
export function missing(task: string): (name: string, when?: Seen) => Miss<'kruco'> {
  return (name, when) => {
    const says = `learn-kruco-${task}-${name}`;
    return when ? { says, when } : { says };
  };
}

const common = missing('miss');
/** The piece went up, though squares are what counts. */
export const CLIMBED = common('climbed', climbed);
/** The piece stayed down, though crossings are what counts. */
export const SLID = common('slid', slid);
