/** What the move that is looked at or put together would do, before it is played. */

import {
  divisions,
  liftedBy,
  standingIn,
  type Book,
  type Choosing,
  type Move,
  type Results,
} from './choosing';
import { candidates, DIVIDE } from './kruco-pointing';
import { applyKruco, readKruco, type Colour, type KrucoModel } from './text';

/** What a move lifts: for sure, and perhaps. */
export interface Lifting {
  readonly sure: readonly string[];
  readonly maybe: readonly string[];
}

/** The move that is settled, or that the place aimed at would settle. */
export function moveIn(
  book: Book,
  choosing: Choosing,
  targets: readonly Move[],
  aimed: string | null,
): Move | null {
  if (choosing.stage === 'ready' || choosing.stage === 'ordering') return choosing.move;
  if (choosing.stage !== 'picked') return null;
  if (aimed === DIVIDE) {
    const ways = divisions(book, choosing.from);
    return ways.length === 1 ? (ways[0] ?? null) : null;
  }
  return targets.find(({ to }) => to === aimed) ?? null;
}

/** The pieces as they stand once a move is made and nothing is lifted yet. */
export function piecesAfter(board: KrucoModel, move: Move | null): ReadonlyMap<string, Colour> {
  if (move === null) return board.pieces;
  const by = board.pieces.get(move.from) ?? board.mover;
  const { from, to, filled } = move;
  return applyKruco(
    board,
    to === null ? { kind: 'divide', by, from, filled } : { kind: 'slide', by, from, to },
  ).pieces;
}

/** What a move lifts, as far as that is settled; with an order begun, the formation aimed at goes next. */
export function liftingOf(
  move: Move | null,
  choosing: Choosing,
  pieces: ReadonlyMap<string, Colour>,
  formation: string | null,
  results: Results,
): Lifting {
  if (move === null) return { sure: [], maybe: [] };
  const known =
    choosing.stage === 'ready' && choosing.ordered
      ? choosing.ordered.captures
      : choosing.stage === 'ordering'
        ? choosing.captures
        : null;
  if (known === null) return liftedBy(move, results);
  const left = readKruco(known.position).pieces;
  const next = formation === null ? [] : (standingIn(choosing)[formation] ?? []);
  const gone = [...pieces.keys()].filter((place) => !left.has(place));
  return { sure: [...gone, ...next], maybe: [] };
}

/** The targets at which something is lifted, or may be. */
export function liftingAt(targets: readonly Move[], results: Results): ReadonlySet<string> {
  return new Set(
    targets.flatMap((target) => {
      const { sure, maybe } = liftedBy(target, results);
      return target.to !== null && sure.length + maybe.length > 0 ? [target.to] : [];
    }),
  );
}

/** What a move that is ready does, for `board-ready`. */
export function doings(
  move: Move,
  { mover }: KrucoModel,
  pieces: ReadonlyMap<string, Colour>,
  lifting: Lifting,
  results: Results,
): Record<string, string | number> {
  const [first] = results[move.choices[0] ?? '']?.events ?? [];
  const lifts = lifting.sure.map((place) => pieces.get(place));
  const own = lifts.filter((colour) => colour === mover).length;
  const rest = lifts.length - own;
  return {
    kind: first?.kind ?? (move.to === null ? 'divide' : 'slide'),
    to: move.to ?? '',
    count: lifts.length,
    whose: own === 0 ? 'rest' : rest === 0 ? 'own' : 'both',
    own,
    rest,
    by: mover,
  };
}

/** What a place is for the choice, as its label says it. */
export function roleOf(
  place: string,
  book: Book,
  choosing: Choosing,
  targets: readonly Move[],
  lifts: ReadonlySet<string>,
  lifting: Lifting,
): string {
  if (lifting.sure.includes(place)) return 'lifted';
  if (Object.values(standingIn(choosing)).some((places) => places.includes(place)))
    return 'formation';
  switch (choosing.stage) {
    case 'idle':
      return book.has(place) ? 'movable' : 'none';
    case 'picked':
      if (place === choosing.from) return 'picked';
      if (!targets.some(({ to }) => to === place)) return 'none';
      return lifts.has(place) ? 'lifts' : 'target';
    case 'filling':
      if (choosing.squares.includes(place)) return 'filled';
      return candidates(book, choosing).includes(place) ? 'fill' : 'none';
    default:
      return 'none';
  }
}
