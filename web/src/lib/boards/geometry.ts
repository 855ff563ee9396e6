/**
 * Where places lie on the drawn boards, and which place is meant by a pointer or an arrow key.
 *
 * One cell is 100 units wide. The origin is the top left corner of the field as it is drawn,
 * so a turned board has other spots for the same places.
 */

import { pointName, shellName, squareName } from './text';

export const CELL = 100;
export const SHELL_SIZE = 9;
export const KRUCO_SIZE = 8;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Way = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

const KEYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The way an arrow key points, or null for any other key. */
export function wayOf(key: string): Way | null {
  return KEYS[key] ?? null;
}

/** Whether the focus came by keyboard, so that a ring should show where it is. */
export function byKeyboard(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(':focus-visible');
}

export function isPoint(place: string): boolean {
  return place.endsWith('+');
}

/** Column and row from 0, of a place of either game (a point has those of its south-west square). */
export function cellOf(place: string): readonly [column: number, row: number] {
  return [(place.charCodeAt(0) & 31) - 1, Number(place.charAt(1)) - 1];
}

export function shellSpot(place: string, flipped: boolean): Spot {
  const [column, row] = cellOf(place);
  const [x, y] = [(column + 0.5) * CELL, (SHELL_SIZE - row - 0.5) * CELL];
  return flipped ? { x: SHELL_SIZE * CELL - x, y: SHELL_SIZE * CELL - y } : { x, y };
}

export function krucoSpot(place: string, flipped: boolean): Spot {
  const [column, row] = cellOf(place);
  const half = isPoint(place) ? 1 : 0.5;
  const [x, y] = [(column + half) * CELL, (KRUCO_SIZE - row - half) * CELL];
  return flipped ? { x: KRUCO_SIZE * CELL - x, y: KRUCO_SIZE * CELL - y } : { x, y };
}

function grid(size: number, name: (column: number, row: number) => string): string[][] {
  const down = Array.from({ length: size }, (_, index) => size - 1 - index);
  const across = Array.from({ length: size }, (_, index) => index);
  return down.map((row) => across.map((column) => name(column, row)));
}

function turned(rows: string[][]): string[][] {
  return rows.map((row) => row.toReversed()).toReversed();
}

/** The places of What the Shell in rows as drawn, the top row first. */
export function shellRows(flipped: boolean): string[][] {
  const rows = grid(SHELL_SIZE, shellName);
  return flipped ? turned(rows) : rows;
}

/** Kruco's rows as drawn, the top row first: squares, then the points below them, and so on. */
export function krucoRows(flipped: boolean): string[][] {
  const squares = grid(KRUCO_SIZE, squareName);
  const points = grid(KRUCO_SIZE - 1, pointName);
  const rows = squares.flatMap((row, index) => {
    const below = points[index];
    return below === undefined ? [row] : [row, below];
  });
  return flipped ? turned(rows) : rows;
}

export const SHELL_PLACES: readonly string[] = shellRows(false).flat();
export const KRUCO_SQUARES: readonly string[] = grid(KRUCO_SIZE, squareName).flat();
export const KRUCO_POINTS: readonly string[] = grid(KRUCO_SIZE - 1, pointName).flat();

function onGrid(column: number, row: number, size: number): boolean {
  return column >= 0 && row >= 0 && column < size && row < size;
}

/** The neighbouring place of the same sort in a direction of the screen, or the place itself at the edge. */
export function stepped(place: string, way: Way, size: number, flipped: boolean): string {
  const [column, row] = cellOf(place);
  const [right, up] = WAYS[way];
  const sign = flipped ? -1 : 1;
  const [newColumn, newRow] = [column + sign * right, row + sign * up];
  const limit = isPoint(place) ? size - 1 : size;
  if (!onGrid(newColumn, newRow, limit)) return place;
  if (isPoint(place)) return pointName(newColumn, newRow);
  return size === SHELL_SIZE ? shellName(newColumn, newRow) : squareName(newColumn, newRow);
}

/** From a square to the point named after it (the nearest, at the border), and from a point back. */
export function crossed(place: string): string {
  const [column, row] = cellOf(place);
  if (isPoint(place)) return squareName(column, row);
  return pointName(Math.min(column, KRUCO_SIZE - 2), Math.min(row, KRUCO_SIZE - 2));
}

/** The four squares around a point, in no order that means anything. */
export function squaresAround(point: string): string[] {
  const [column, row] = cellOf(point);
  return [
    squareName(column, row),
    squareName(column + 1, row),
    squareName(column, row + 1),
    squareName(column + 1, row + 1),
  ];
}

/**
 * The candidate nearest to a spot, none farther than `reach` units.
 *
 * Squares and points share the field by distance alone, so a finger between a square and its corner
 * gets whichever of the two may be chosen there.
 */
export function nearest(
  candidates: Iterable<string>,
  spot: Spot,
  spotOf: (place: string) => Spot,
  reach: number,
): string | null {
  let best: string | null = null;
  let bound = reach;
  for (const place of candidates) {
    const at = spotOf(place);
    const distance = Math.hypot(at.x - spot.x, at.y - spot.y);
    if (distance <= bound) [best, bound] = [place, distance];
  }
  return best;
}

/** The two places at the ends of an enclosed pair: the enclosing turtles stand there. */
export function endsOf(taken: readonly string[]): string[] {
  const [first, second] = taken;
  if (first === undefined || second === undefined) return [];
  const [column, row] = cellOf(first);
  const [nextColumn, nextRow] = cellOf(second);
  const [right, up] = [nextColumn - column, nextRow - row];
  return [[column - right, row - up] as const, [nextColumn + right, nextRow + up] as const].flatMap(
    ([endColumn, endRow]) =>
      onGrid(endColumn, endRow, SHELL_SIZE) ? [shellName(endColumn, endRow)] : [],
  );
}

/** Of a formation (`xd4`, `xd4+`, `*d4`): the place it is around. */
export function centreOf(formation: string): string {
  return formation.slice(1);
}

/** A number from 0 (inclusive) to 1 that is always the same for a place: little irregularities. */
export function grain(place: string, salt = 0): number {
  let hash = 2166136261 ^ salt;
  for (const letter of place) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
