/**
 * Where places lie on the drawn boards.
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

/** The `transform` that puts what is drawn around the origin at a spot. */
export function translated({ x, y }: Spot): string {
  return `translate(${x} ${y})`;
}

/** The names of columns (`a`) and rows (`1`) along the edges as drawn, each with its way along. */
export function coordinates(
  size: number,
  flipped: boolean,
): { along: number; column: string; row: string }[] {
  return Array.from({ length: size }, (_, index) => ({
    along: (index + 0.5) * CELL,
    column: String.fromCharCode(97 + (flipped ? size - 1 - index : index)),
    row: String(flipped ? index + 1 : size - index),
  }));
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

/** The outline of a square of Kruco's floor, around the origin. */
export const TILE = 'M-31-47H31L47-31V31L31 47H-31L-47 31V-31Z';

export function onGrid(column: number, row: number, size: number): boolean {
  return column >= 0 && row >= 0 && column < size && row < size;
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

/** How far the turtle on a place is turned, in degrees. */
export function leanOf(place: string): number {
  return Math.round((grain(place, 3) - 0.5) * 36);
}
