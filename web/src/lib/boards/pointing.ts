/** What both boards take from a pointer and from keys, and which place is meant by it. */

import { cellOf, isPoint, KRUCO_SIZE, onGrid, SHELL_SIZE, type Spot } from './geometry';
import { pointName, shellName, squareName } from './text';

/** What somebody does on a board; `at` in the board's own units, `place` the cell under it. */
export type Act =
  | { readonly kind: 'over'; readonly place: string | null }
  | { readonly kind: 'move'; readonly at: Spot }
  | { readonly kind: 'out' }
  | {
      readonly kind: 'click';
      /** Null where an aid clicks, which points nowhere. */
      readonly at: Spot | null;
      readonly place: string | null;
      readonly touch: boolean;
    }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'focus'; readonly place: string | null; readonly byKeyboard: boolean }
  | { readonly kind: 'blur' };

/** What came of an act: nothing at all, something, or something at another place, which takes the focus. */
export type Taken = 'nothing' | 'done' | 'went';

/** Where on a board somebody is. */
export interface Aim {
  /** The place that has the focus, or would get it. */
  readonly cursor: string;
  /** Whether a ring shows where the cursor is. */
  readonly focused: boolean;
  /** The place that is meant by the pointer. */
  readonly hovered: string | null;
}

/** The place that is meant, by the pointer or else by the keys. */
export function aimedAt({ cursor, focused, hovered }: Aim): string | null {
  return hovered ?? (focused ? cursor : null);
}

export function focusedBy<A extends Aim>(aim: A, act: Extract<Act, { kind: 'focus' }>): A {
  return { ...aim, cursor: act.place ?? aim.cursor, focused: act.byKeyboard };
}

/** What one place is for those who do not see it. */
export interface Cell {
  readonly label: string;
  readonly selected: boolean;
  /** Whether it may be chosen; undefined where this is not told of single places. */
  readonly open?: boolean;
  readonly disabled?: boolean;
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

/** How far from a place it can still be meant, in units. */
export const REACH = 62;

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
