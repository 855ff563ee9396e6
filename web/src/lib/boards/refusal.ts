/**
 * Why a place cannot be meant, in a word for whoever points at it.
 *
 * What can be chosen comes from the host alone. This only explains, afterwards and by the rules'
 * numbers, why a place was not among it.
 */

import { movesTo, type Book, type Choosing } from './choosing';
import { cellOf, isPoint, KRUCO_SIZE, onGrid } from './geometry';
import { other, squareName, type Colour, type KrucoModel, type ShellModel } from './text';

/** The ending of a message `board-refused-…`. */
export type Why =
  | 'turtle'
  | 'egg'
  | 'first'
  | 'theirs'
  | 'stuck'
  | 'taken'
  | 'straight'
  | 'stop'
  | 'corner'
  | 'guarded'
  | 'down'
  | 'fill';

export interface Refusal {
  readonly why: Why;
  readonly place: string;
}

export type Guarded = Readonly<Record<Colour, readonly string[]>>;

/** Why nothing can be placed there, on the pond; null where nothing stands in the way. */
export function shellRefusal(place: string, { pieces }: ShellModel): Refusal | null {
  const piece = pieces.get(place);
  if (piece === undefined) return null;
  return { why: piece === 'egg' ? 'egg' : 'turtle', place };
}

/** The squares around a point. */
function around(point: string): string[] {
  const [column, row] = cellOf(point);
  return [0, 1].flatMap((right) =>
    [0, 1].flatMap((up) =>
      onGrid(column + right, row + up, KRUCO_SIZE) ? [squareName(column + right, row + up)] : [],
    ),
  );
}

/** Why the piece that is picked cannot go there. */
function unreachable(from: string, to: string, mover: Colour, guarded: Guarded | null): Why {
  if (isPoint(from)) return 'down'; // K8
  if (isPoint(to)) {
    if (!around(to).includes(from)) return 'corner'; // K7
    const theirs = guarded?.[other(mover)] ?? [];
    return around(to).some((square) => theirs.includes(square)) ? 'guarded' : 'corner'; // K7
  }
  const [[column, row], [toColumn, toRow]] = [cellOf(from), cellOf(to)];
  return column === toColumn || row === toRow ? 'stop' : 'straight'; // K6
}

/** Why a place of the mosaic cannot be meant now. */
export function krucoRefusal(
  place: string,
  choosing: Choosing,
  book: Book,
  { pieces, mover }: Pick<KrucoModel, 'pieces' | 'mover'>,
  guarded: Guarded | null,
): Refusal | null {
  const piece = pieces.get(place);
  switch (choosing.stage) {
    case 'idle':
      if (piece === undefined) return { why: 'first', place };
      return { why: piece === mover ? 'stuck' : 'theirs', place };
    case 'picked':
      if (place === choosing.from) return null;
      if (piece === mover) return { why: 'stuck', place };
      if (piece !== undefined) return { why: 'taken', place }; // K2
      if (movesTo(book, choosing.from).length === 0) return { why: 'stuck', place: choosing.from };
      return { why: unreachable(choosing.from, place, mover, guarded), place };
    case 'filling':
      return { why: 'fill', place }; // K9
    case 'ordering':
    case 'ready':
      return null;
  }
}
