/**
 * From pointing to a choice: how a Kruco move is put together, as a pure state machine.
 *
 * It knows no rules. The legal moves say what can be pointed at next; where a move leaves several
 * results open, the host says which formations stand (`Captures`), one lifting after the other.
 *
 * idle → picked → (filling →) (ordering →) ready
 */

import type { KrucoEvent } from './text';

/** What the host answers to a move and an order of captures begun: what stands, and the board. */
export interface Captures {
  /** Formations that stand and may be lifted next, each with the places it lifts. */
  readonly formations: Readonly<Record<string, readonly string[]>>;
  readonly position: string;
  readonly complete: boolean;
}

export interface Result {
  readonly position: string;
  readonly events: readonly KrucoEvent[];
}

export type Results = Readonly<Record<string, Result>>;

/** All legal moves that begin alike: the same piece to the same places, the captures left open. */
export interface Move {
  readonly base: string;
  readonly from: string;
  /** Null for dividing. */
  readonly to: string | null;
  readonly filled: readonly string[];
  /** The legal moves as texts, one for each result. */
  readonly choices: readonly string[];
}

export type Choosing =
  | { readonly stage: 'idle' }
  | { readonly stage: 'picked'; readonly from: string }
  | { readonly stage: 'filling'; readonly from: string; readonly squares: readonly string[] }
  | {
      readonly stage: 'ordering';
      readonly move: Move;
      readonly order: readonly string[];
      /** Null while the host is being asked. */
      readonly captures: Captures | null;
    }
  | {
      readonly stage: 'ready';
      readonly move: Move;
      readonly choice: string;
      readonly ordered: Ordered;
    };

/** How a choice that is ready came about by an order of captures; null if it needed none. */
export type Ordered = { readonly order: readonly string[]; readonly captures: Captures } | null;

export const IDLE: Choosing = { stage: 'idle' };

/** The legal moves of one player, sorted for pointing. */
export type Book = ReadonlyMap<string, readonly Move[]>;

/** Reads legal move texts (`a2-a3`, `d4+=d4,e5`, `a2-a3 xd4 *e5`) into moves by the piece that makes them. */
export function bookOf(legal: readonly string[]): Book {
  const byBase = new Map<string, string[]>();
  for (const text of legal) {
    const base = text.split(' ', 1)[0] ?? text;
    const choices = byBase.get(base);
    if (choices === undefined) byBase.set(base, [text]);
    else choices.push(text);
  }
  const book = new Map<string, Move[]>();
  for (const [base, choices] of byBase) {
    const [from = base, rest = ''] = base.split(/[-=]/, 2);
    const dividing = base.includes('=');
    const move: Move = {
      base,
      from,
      to: dividing ? null : rest,
      filled: dividing ? rest.split(',') : [],
      choices,
    };
    const moves = book.get(from);
    if (moves === undefined) book.set(from, [move]);
    else moves.push(move);
  }
  return book;
}

export function movesTo(book: Book, from: string): Move[] {
  return (book.get(from) ?? []).filter((move) => move.to !== null);
}

export function divisions(book: Book, from: string): Move[] {
  return (book.get(from) ?? []).filter((move) => move.to === null);
}

/** The squares that may be added to those already chosen for the pieces of a dividing piece. */
export function fillable(book: Book, from: string, squares: readonly string[]): string[] {
  const possible = divisions(book, from).filter(({ filled }) =>
    squares.every((square) => filled.includes(square)),
  );
  const open = possible.flatMap(({ filled }) => filled);
  return [...new Set(open)].filter((square) => !squares.includes(square));
}

/** How many squares a dividing piece fills. */
export function fillCount(book: Book, from: string): number {
  return divisions(book, from)[0]?.filled.length ?? 0;
}

/** Whether the picked piece can divide. */
export function canDivide(book: Book, state: Choosing): boolean {
  return state.stage === 'picked' && divisions(book, state.from).length > 0;
}

/** The formations that may be lifted next, while their order is chosen. */
export function standingIn(state: Choosing): Captures['formations'] {
  return state.stage === 'ordering' ? (state.captures?.formations ?? {}) : {};
}

/** What may be pointed at now, in the order of the texts. */
export function pointable(book: Book, state: Choosing): string[] {
  switch (state.stage) {
    case 'idle':
      return [...book.keys()];
    case 'picked':
      return movesTo(book, state.from).map((move) => move.to ?? move.from);
    case 'filling':
      return [...fillable(book, state.from, state.squares), ...state.squares];
    case 'ordering':
      return [...new Set(Object.values(standingIn(state)).flat())];
    case 'ready':
      return [];
  }
}

/** A move with its places settled: ready if one result is left, else the order of captures is asked for. */
export function settled(move: Move): Choosing {
  const [only, ...more] = move.choices;
  if (only !== undefined && more.length === 0)
    return { stage: 'ready', move, choice: only, ordered: null };
  return { stage: 'ordering', move, order: [], captures: null };
}

/** Points at a place of the board; whatever cannot be meant there changes nothing. */
export function pointed(book: Book, state: Choosing, place: string): Choosing {
  switch (state.stage) {
    case 'idle':
      return book.has(place) ? { stage: 'picked', from: place } : state;
    case 'picked': {
      if (place === state.from) return IDLE;
      const move = movesTo(book, state.from).find(({ to }) => to === place);
      if (move !== undefined) return settled(move);
      return book.has(place) ? { stage: 'picked', from: place } : state;
    }
    case 'filling': {
      if (state.squares.includes(place))
        return { ...state, squares: state.squares.filter((square) => square !== place) };
      if (!fillable(book, state.from, state.squares).includes(place)) return state;
      return filled(book, state.from, [...state.squares, place]);
    }
    case 'ordering':
    case 'ready':
      return state;
  }
}

function filled(book: Book, from: string, squares: readonly string[]): Choosing {
  const whole = divisions(book, from).find(
    (move) =>
      move.filled.length === squares.length &&
      move.filled.every((square) => squares.includes(square)),
  );
  return whole === undefined ? { stage: 'filling', from, squares } : settled(whole);
}

/** Divides the picked piece: at once if its squares are settled, else they are to be pointed at. */
export function divided(book: Book, state: Choosing): Choosing {
  if (state.stage !== 'picked') return state;
  const [only, ...more] = divisions(book, state.from);
  if (only === undefined) return state;
  return more.length === 0 ? settled(only) : { stage: 'filling', from: state.from, squares: [] };
}

/** Lifts a standing formation next; the host is then asked what still stands. */
export function lifted(state: Choosing, formation: string): Choosing {
  if (state.stage !== 'ordering' || state.captures === null) return state;
  if (!(formation in state.captures.formations)) return state;
  return { ...state, order: [...state.order, formation], captures: null };
}

/** Takes the host's answer; an order that is complete is ready. */
export function answered(state: Choosing, captures: Captures): Choosing {
  if (state.stage !== 'ordering') return state;
  if (!captures.complete) return { ...state, captures };
  return {
    stage: 'ready',
    move: state.move,
    choice: [state.move.base, ...state.order].join(' '),
    ordered: { order: state.order, captures },
  };
}

/** Whether there is a step to take back that is less than all. */
export function canGoBack(state: Choosing): boolean {
  switch (state.stage) {
    case 'idle':
    case 'picked':
      return false;
    case 'filling':
      return state.squares.length > 0;
    case 'ordering':
      return state.order.length > 0;
    case 'ready':
      return state.ordered !== null || state.move.filled.length > 1;
  }
}

/** One step back: the last lifting, the last square, the piece. */
export function back(book: Book, state: Choosing): Choosing {
  switch (state.stage) {
    case 'idle':
    case 'picked':
      return IDLE;
    case 'filling':
      if (state.squares.length > 0) return { ...state, squares: state.squares.slice(0, -1) };
      return { stage: 'picked', from: state.from };
    case 'ordering':
      return state.order.length > 0
        ? { ...state, order: state.order.slice(0, -1), captures: null }
        : unsettled(book, state.move);
    case 'ready': {
      const order = state.ordered?.order ?? [];
      return order.length > 0
        ? { stage: 'ordering', move: state.move, order: order.slice(0, -1), captures: null }
        : unsettled(book, state.move);
    }
  }
}

function unsettled(book: Book, move: Move): Choosing {
  if (move.to !== null || divisions(book, move.from).length < 2)
    return { stage: 'picked', from: move.from };
  return { stage: 'filling', from: move.from, squares: move.filled.slice(0, -1) };
}

/** What a move is sure to lift, and what it lifts in some of its results only. */
export function liftedBy(move: Move, results: Results): { sure: string[]; maybe: string[] } {
  const sets = move.choices.map(
    (choice) =>
      new Set(
        (results[choice]?.events ?? []).flatMap((event) =>
          event.kind === 'capture' ? event.lifted : [],
        ),
      ),
  );
  const all = [...new Set(sets.flatMap((set) => [...set]))];
  const sure = all.filter((place) => sets.every((set) => set.has(place)));
  return { sure, maybe: all.filter((place) => !sure.includes(place)) };
}
