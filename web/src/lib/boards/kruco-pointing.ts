/**
 * Pointing on the mosaic: from acts of a pointer, of keys, of the tray, to the next step of a choice.
 *
 * Nothing here touches the page: an outcome says how things stand then, and what the host is to do.
 */

import {
  answered,
  back,
  canDivide,
  divided,
  IDLE,
  lifted,
  liftedBy,
  pointable,
  pointed,
  standingIn,
  type Book,
  type Captures,
  type Choosing,
  type Results,
} from './choosing';
import { formationNear } from './formations';
import {
  KRUCO_POINTS,
  KRUCO_SIZE,
  KRUCO_SQUARES,
  krucoRows,
  krucoSpot,
  type Spot,
} from './geometry';
import {
  crossed,
  focusedBy,
  nearest,
  REACH,
  stepped,
  wayOf,
  type Act,
  type Aim,
  type Taken,
} from './pointing';

/** What the mark for dividing is called among the places. */
export const DIVIDE = '/';

export interface Pointing extends Aim {
  readonly choosing: Choosing;
  /** The formation that is meant, while an order is chosen. */
  readonly formation: string | null;
  /** Whether the host could not be asked. */
  readonly failed: boolean;
}

export const START: Pointing = {
  choosing: IDLE,
  cursor: 'd2',
  focused: false,
  hovered: null,
  formation: null,
  failed: false,
};

/** What can be pointed at. */
export interface Ground {
  readonly book: Book;
  readonly results: Results;
  readonly flipped: boolean;
  readonly interactive: boolean;
  /** Whether a move is shown before it is played. */
  readonly ask?: boolean;
}

/** What is asked for on the tray. */
export type Wish =
  | { readonly kind: 'divide' | 'confirm' | 'back' | 'cancel' | 'retry' }
  | { readonly kind: 'look'; readonly formation: string | null }
  | { readonly kind: 'lift'; readonly formation: string };

/** What the host is to do: play a choice, or say what stands (and go on, if only one formation does). */
export type Order =
  | { readonly kind: 'play'; readonly choice: string }
  | { readonly kind: 'ask'; readonly onward: boolean };

export interface Outcome {
  readonly pointing: Pointing;
  readonly taken: Taken;
  readonly order: Order | null;
  /** The place that was pointed at in vain. */
  readonly refused?: string | null;
}

/** Beside the piece picked, towards the middle. */
function divideSpot(from: string, flipped: boolean): Spot {
  const { x, y } = krucoSpot(from, flipped);
  return { x, y: y + (y > 100 ? -54 : 54) };
}

/** Where a place is, or the mark for dividing. */
export function markSpot(place: string, choosing: Choosing, flipped: boolean): Spot {
  if (place !== DIVIDE) return krucoSpot(place, flipped);
  return divideSpot(choosing.stage === 'picked' ? choosing.from : 'a1', flipped);
}

/** All that a click can mean now. */
export function candidates(book: Book, choosing: Choosing): string[] {
  if (choosing.stage === 'ready')
    return [choosing.move.to ?? choosing.move.from, ...(choosing.ordered ? [] : book.keys())];
  if (choosing.stage !== 'picked') return pointable(book, choosing);
  const mark = canDivide(book, choosing) ? [DIVIDE] : [];
  return [...pointable(book, choosing), ...book.keys(), ...mark];
}

function stays(pointing: Pointing, taken: Taken = 'done'): Outcome {
  return { pointing, taken, order: null };
}

/** Another step of the choice; whatever was looked at before it is void. */
export function chosen(pointing: Pointing, choosing: Choosing): Outcome {
  const asking = choosing.stage === 'ordering' && choosing.captures === null;
  return {
    pointing: { ...pointing, choosing, failed: false, formation: null, hovered: null },
    taken: 'done',
    order: asking ? { kind: 'ask', onward: true } : null,
  };
}

function played(pointing: Pointing, choice: string): Outcome {
  return { ...chosen(pointing, IDLE), order: { kind: 'play', choice } };
}

/**
 * Points at a place. Whoever wants to be asked sees the move before it is played; so does a finger,
 * which cannot hover, where something is lifted.
 */
function point(
  pointing: Pointing,
  place: string | null,
  touch: boolean,
  { book, results, ask = false }: Ground,
): Outcome {
  const { choosing } = pointing;
  if (choosing.stage === 'ready') {
    if (place === null) return stays(pointing);
    if (place === (choosing.move.to ?? choosing.move.from))
      return played(pointing, choosing.choice);
    return choosing.ordered === null
      ? chosen(pointing, pointed(book, IDLE, place))
      : stays(pointing);
  }
  if (choosing.stage === 'ordering') return stays(pointing);
  if (place === null) return choosing.stage === 'picked' ? chosen(pointing, IDLE) : stays(pointing);
  if (place === DIVIDE) return chosen(pointing, divided(book, choosing));
  const next = pointed(book, choosing, place);
  const plain = next.stage === 'ready' && next.move.to !== null;
  if (plain && !ask && !(touch && liftedBy(next.move, results).sure.length > 0))
    return played(pointing, next.choice);
  return next === choosing ? stays(pointing) : chosen(pointing, next);
}

function goneBack(pointing: Pointing, book: Book): Outcome {
  const choosing = back(book, pointing.choosing);
  return {
    pointing: { ...pointing, choosing, failed: false, formation: null },
    taken: 'done',
    order: choosing.stage === 'ordering' ? { kind: 'ask', onward: false } : null,
  };
}

/** The place of the board that is under a spot, whether it can be meant or not. */
function placeAt(at: Spot | null, flipped: boolean): string | null {
  const spot = (place: string): Spot => krucoSpot(place, flipped);
  return at && nearest([...KRUCO_SQUARES, ...KRUCO_POINTS], at, spot, REACH);
}

function click(
  pointing: Pointing,
  { at, place: named, touch }: Extract<Act, { kind: 'click' }>,
  ground: Ground,
): Outcome {
  const { choosing } = pointing;
  const { book, flipped } = ground;
  if (choosing.stage === 'ordering') {
    const standing = standingIn(choosing);
    const name = at === null ? pointing.formation : formationNear(standing, at, flipped);
    return name === null ? stays(pointing) : chosen(pointing, lifted(choosing, name));
  }
  const spot = (place: string): Spot => markSpot(place, choosing, flipped);
  const place = at === null ? named : nearest(candidates(book, choosing), at, spot, REACH);
  const here = place === null || place === DIVIDE ? pointing : { ...pointing, cursor: place };
  const { pointing: next, ...rest } = point(here, place, touch, ground);
  const vain = rest.order === null && (place === null || next.choosing === choosing);
  return {
    ...rest,
    pointing: touch ? { ...next, hovered: null } : next,
    refused: vain ? (place ?? placeAt(at, flipped)) : null,
  };
}

/** The only formation that stands on a place, if just one does. */
function onlyAt(choosing: Choosing, place: string): string | null {
  const here = Object.entries(standingIn(choosing)).filter(([, places]) => places.includes(place));
  return here.length === 1 ? (here[0]?.[0] ?? null) : null;
}

function entered(pointing: Pointing, ground: Ground): Outcome {
  const { choosing, cursor } = pointing;
  if (choosing.stage === 'ready') return played(pointing, choosing.choice);
  if (choosing.stage === 'ordering') {
    const name = pointing.formation ?? onlyAt(choosing, cursor);
    return name === null ? stays(pointing) : chosen(pointing, lifted(choosing, name));
  }
  const open = candidates(ground.book, choosing).includes(cursor);
  return open ? point(pointing, cursor, false, ground) : { ...stays(pointing), refused: cursor };
}

function went(pointing: Pointing, place: string): Outcome {
  const { choosing } = pointing;
  const formation = choosing.stage === 'ordering' ? onlyAt(choosing, place) : pointing.formation;
  return stays({ ...pointing, cursor: place, hovered: null, formation }, 'went');
}

/** The next or the previous place that can be pointed at, from the cursor. */
function cycled(pointing: Pointing, way: 1 | -1, { book, flipped }: Ground): Outcome {
  const order = krucoRows(flipped).flat();
  const open = pointable(book, pointing.choosing).sort(
    (one, two) => order.indexOf(one) - order.indexOf(two),
  );
  const here = order.indexOf(pointing.cursor);
  const next =
    way === 1
      ? (open.find((place) => order.indexOf(place) > here) ?? open[0])
      : (open.findLast((place) => order.indexOf(place) < here) ?? open.at(-1));
  return next === undefined ? stays(pointing) : went(pointing, next);
}

function keyed(pointing: Pointing, key: string, ground: Ground): Outcome {
  const { choosing, cursor } = pointing;
  const way = wayOf(key);
  const number = Object.keys(standingIn(choosing))[Number(key) - 1];
  if (key === 'Enter' || key === ' ')
    return ground.interactive ? entered(pointing, ground) : stays(pointing);
  if (way !== null) return went(pointing, stepped(cursor, way, KRUCO_SIZE, ground.flipped));
  if (key === '+') return went(pointing, crossed(cursor));
  if (key === 'PageDown' || key === 'PageUp')
    return cycled(pointing, key === 'PageDown' ? 1 : -1, ground);
  if (key === 'Escape' && choosing.stage !== 'idle') return goneBack(pointing, ground.book);
  if (key.toLowerCase() === 'd' && choosing.stage === 'picked')
    return chosen(pointing, divided(ground.book, choosing));
  if (number !== undefined) return chosen(pointing, lifted(choosing, number));
  return stays(pointing, 'nothing');
}

function moved(pointing: Pointing, at: Spot, { book, flipped }: Ground): Outcome {
  const { choosing } = pointing;
  if (choosing.stage === 'ordering') {
    const formation = formationNear(standingIn(choosing), at, flipped);
    return stays({ ...pointing, formation });
  }
  const spot = (place: string): Spot => markSpot(place, choosing, flipped);
  return stays({ ...pointing, hovered: nearest(candidates(book, choosing), at, spot, REACH) });
}

/** What comes of an act on the board. */
export function acted(pointing: Pointing, act: Act, ground: Ground): Outcome {
  switch (act.kind) {
    case 'over':
      return stays(pointing, 'nothing');
    case 'move':
      return ground.interactive ? moved(pointing, act.at, ground) : stays(pointing);
    case 'out':
      return stays({ ...pointing, hovered: null, formation: null });
    case 'click':
      return ground.interactive ? click(pointing, act, ground) : stays(pointing);
    case 'key':
      return keyed({ ...pointing, focused: true }, act.key, ground);
    case 'focus':
      return stays(focusedBy(pointing, act));
    case 'blur':
      return stays({ ...pointing, focused: false });
  }
}

/** What comes of a wish said on the tray. */
export function wished(pointing: Pointing, wish: Wish, { book }: Ground): Outcome {
  const { choosing } = pointing;
  switch (wish.kind) {
    case 'divide':
      return chosen(pointing, divided(book, choosing));
    case 'confirm':
      return choosing.stage === 'ready' ? played(pointing, choosing.choice) : stays(pointing);
    case 'back':
      return goneBack(pointing, book);
    case 'cancel':
      return chosen(pointing, IDLE);
    case 'retry':
      return { ...stays({ ...pointing, failed: false }), order: { kind: 'ask', onward: true } };
    case 'look':
      return stays({ ...pointing, formation: wish.formation });
    case 'lift':
      return chosen(pointing, lifted(choosing, wish.formation));
  }
}

/** What comes of the host's answer; where only one formation stands, it is lifted without asking the player. */
export function told(pointing: Pointing, captures: Captures, onward: boolean): Outcome {
  const choosing = answered(pointing.choosing, captures);
  const [only, ...more] = Object.keys(captures.formations);
  if (onward && choosing.stage === 'ordering' && only !== undefined && more.length === 0)
    return chosen(pointing, lifted(choosing, only));
  return stays({ ...pointing, choosing });
}
