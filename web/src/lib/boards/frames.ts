/**
 * A turn as a film: from the board before, the events, and the board after, to frames that can be
 * played, skipped, stepped through in both directions, and looked at singly.
 *
 * Every frame is drawn from itself alone. `duration` is a proposal in milliseconds, `caption` a message
 * of `boards.ftl` that says what the frame shows.
 */

import { endsOf } from './geometry';
import {
  applyKruco,
  applyShell,
  readKruco,
  readShell,
  type Colour,
  type KrucoEvent,
  type KrucoModel,
  type KrucoMovement,
  type ShellEvent,
  type ShellModel,
  type ShellPiece,
} from './text';

export interface Message {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Puts a message of `boards.ftl` into the reader's language. */
export type Say = (id: string, args?: Readonly<Record<string, string | number>>) => string;

/** A piece that leaves the board in this frame: it is no longer in the frame's model. */
export interface Leaving<P> {
  readonly at: string;
  readonly piece: P;
}

export interface Landing {
  readonly by: Colour;
  readonly at: string;
}

export interface Enclosure {
  readonly ends: readonly string[];
  readonly taken: readonly string[];
}

export type Lines = Readonly<Record<Colour, readonly string[]>>;

export type ShellStep =
  | { readonly kind: 'still' }
  | { readonly kind: 'land'; readonly landings: readonly Landing[] }
  | { readonly kind: 'collide'; readonly at: string }
  | { readonly kind: 'egg'; readonly at: string }
  | { readonly kind: 'enclose'; readonly by: Colour; readonly enclosures: readonly Enclosure[] }
  | { readonly kind: 'lift'; readonly leaving: readonly Leaving<ShellPiece>[] }
  | { readonly kind: 'vanish'; readonly at: string }
  | { readonly kind: 'hatch'; readonly by: Colour; readonly at: string }
  | { readonly kind: 'line'; readonly lines: Lines };

export type KrucoStep =
  | { readonly kind: 'still' }
  | KrucoMovement
  | { readonly kind: 'form'; readonly formation: string; readonly lifted: readonly string[] }
  | {
      readonly kind: 'lift';
      readonly formation: string;
      readonly leaving: readonly Leaving<Colour>[];
    };

export interface Frame<M, S> {
  readonly board: M;
  readonly step: S;
  readonly duration: number;
  readonly caption: Message | null;
}

export type ShellFrame = Frame<ShellModel, ShellStep>;
export type KrucoFrame = Frame<KrucoModel, KrucoStep>;

const DURATION = {
  land: 800,
  collide: 700,
  egg: 800,
  enclose: 950,
  lift: 700,
  vanish: 800,
  hatch: 1000,
  line: 1600,
  slide: 320,
  slideCell: 70,
  climb: 520,
  'step-down': 480,
  divide: 950,
  form: 950,
} as const;

export function stillShell(position: string | ShellModel): ShellFrame {
  const board = typeof position === 'string' ? readShell(position) : position;
  return { board, step: { kind: 'still' }, duration: 0, caption: null };
}

export function stillKruco(position: string | KrucoModel): KrucoFrame {
  const board = typeof position === 'string' ? readKruco(position) : position;
  return { board, step: { kind: 'still' }, duration: 0, caption: null };
}

type ShellCapture = Extract<ShellEvent, { kind: 'capture' }>;

/** Captures found on one board: each player's shown at once, then all of them lifted together (W10). */
function captureFrames(
  board: ShellModel,
  captures: readonly ShellCapture[],
): [ShellFrame[], ShellModel] {
  const frames: ShellFrame[] = [];
  for (const by of ['black', 'white'] as const) {
    const enclosures = captures
      .filter((capture) => capture.by === by)
      .map(({ taken }) => ({ ends: endsOf(taken), taken }));
    if (enclosures.length === 0) continue;
    frames.push({
      board,
      step: { kind: 'enclose', by, enclosures },
      duration: DURATION.enclose,
      caption: {
        id: 'board-film-enclose',
        args: {
          by,
          count: enclosures.length,
          places: enclosures.map(({ taken }) => taken.join(' ')).join(', '),
        },
      },
    });
  }
  const lifted = [...new Set(captures.flatMap(({ taken }) => taken))];
  const after = captures.reduce(applyShell, board);
  const leaving = lifted.flatMap((at) => {
    const piece = board.pieces.get(at);
    return piece === undefined ? [] : [{ at, piece }];
  });
  frames.push({
    board: after,
    step: { kind: 'lift', leaving },
    duration: DURATION.lift,
    caption: { id: 'board-film-lift', args: { count: leaving.length } },
  });
  return [frames, after];
}

/**
 * The film of one What the Shell turn.
 *
 * The first frame is the board before, the last one stands on `after`. With `lines` (the winning turtles
 * of the board after, as the host gives them) a last frame shows them.
 */
export function shellFrames(
  before: string,
  events: readonly ShellEvent[],
  after: string,
  lines?: Lines | null,
): ShellFrame[] {
  const frames: ShellFrame[] = [stillShell(before)];
  let board = readShell(before);
  let index = 0;
  for (let event = events[index]; event !== undefined; event = events[index]) {
    switch (event.kind) {
      case 'place': {
        const landings: Landing[] = [];
        for (let next = events[index]; next?.kind === 'place'; next = events[index]) {
          landings.push({ by: next.by, at: next.at });
          board = applyShell(board, next);
          index += 1;
        }
        const at = (by: Colour): string => landings.find((landing) => landing.by === by)?.at ?? '';
        frames.push({
          board,
          step: { kind: 'land', landings },
          duration: DURATION.land,
          caption: { id: 'board-film-land', args: { black: at('black'), white: at('white') } },
        });
        break;
      }
      case 'egg': {
        const args = { place: event.at };
        frames.push({
          board,
          step: { kind: 'collide', at: event.at },
          duration: DURATION.collide,
          caption: { id: 'board-film-collide', args },
        });
        board = applyShell(board, event);
        frames.push({
          board,
          step: { kind: 'egg', at: event.at },
          duration: DURATION.egg,
          caption: { id: 'board-film-egg', args },
        });
        index += 1;
        break;
      }
      case 'capture': {
        const captures: ShellCapture[] = [];
        for (let next = events[index]; next?.kind === 'capture'; next = events[index]) {
          captures.push(next);
          index += 1;
        }
        const [shown, lifted] = captureFrames(board, captures);
        frames.push(...shown);
        board = lifted;
        break;
      }
      case 'vanish':
        board = applyShell(board, event);
        frames.push({
          board,
          step: { kind: 'vanish', at: event.at },
          duration: DURATION.vanish,
          caption: { id: 'board-film-vanish', args: { place: event.at } },
        });
        index += 1;
        break;
      case 'hatch':
        board = applyShell(board, event);
        frames.push({
          board,
          step: { kind: 'hatch', by: event.by, at: event.at },
          duration: DURATION.hatch,
          caption: { id: 'board-film-hatch', args: { by: event.by, place: event.at } },
        });
        index += 1;
        break;
    }
  }
  const end = readShell(after);
  if (lines && lines.black.length + lines.white.length > 0) {
    frames.push({
      board: end,
      step: { kind: 'line', lines },
      duration: DURATION.line,
      caption: {
        id: 'board-film-line',
        args: { black: lines.black.length, white: lines.white.length },
      },
    });
  }
  return ended(frames, end);
}

/**
 * The film of one Kruco turn: the move, then each formation shown and lifted, in the order of the events.
 *
 * The first frame is the board before, the last one stands on `after`.
 */
export function krucoFrames(
  before: string,
  events: readonly KrucoEvent[],
  after: string,
): KrucoFrame[] {
  const frames: KrucoFrame[] = [stillKruco(before)];
  let board = readKruco(before);
  for (const event of events) {
    const old = board;
    board = applyKruco(old, event);
    switch (event.kind) {
      case 'slide':
      case 'climb':
      case 'step-down':
        frames.push({
          board,
          step: event,
          duration: event.kind === 'slide' ? slideTime(event.from, event.to) : DURATION[event.kind],
          caption: movedCaption(event.kind, event),
        });
        break;
      case 'divide':
        frames.push({
          board,
          step: event,
          duration: DURATION.divide,
          caption: {
            id: 'board-film-divide',
            args: { by: event.by, from: event.from, places: event.filled.join(', ') },
          },
        });
        break;
      case 'capture': {
        const { formation, lifted } = event;
        const leaving = lifted.flatMap((at) => {
          const piece = old.pieces.get(at);
          return piece === undefined ? [] : [{ at, piece }];
        });
        const place = formation.slice(1);
        frames.push({
          board: old,
          step: { kind: 'form', formation, lifted },
          duration: DURATION.form,
          caption: {
            id: 'board-film-form',
            args: { shape: formation.startsWith('*') ? 'cross' : 'enclosed', place },
          },
        });
        frames.push({
          board,
          step: { kind: 'lift', formation, leaving },
          duration: DURATION.lift,
          caption: { id: 'board-film-lift', args: { count: leaving.length } },
        });
        break;
      }
    }
  }
  return ended(frames, readKruco(after));
}

function movedCaption(
  kind: 'slide' | 'climb' | 'step-down',
  { by, from, to }: { readonly by: Colour; readonly from: string; readonly to: string },
): Message {
  const args = { by, from, to };
  if (kind === 'climb') return { id: 'board-film-climb', args };
  if (kind === 'step-down') return { id: 'board-film-step-down', args };
  return { id: 'board-film-slide', args };
}

function slideTime(from: string, to: string): number {
  const cells =
    Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) +
    Math.abs(from.charCodeAt(1) - to.charCodeAt(1));
  return DURATION.slide + DURATION.slideCell * cells;
}

/** The same frames, the last one on the settled board (turn and player to move included). */
function ended<M, S>(frames: readonly Frame<M, S>[], board: M): Frame<M, S>[] {
  return frames.map((frame, index) => (index === frames.length - 1 ? { ...frame, board } : frame));
}

/** The places to mark as the last turn: where the turtles landed (or the egg), or where a piece moved. */
export function lastPlaces(events: readonly (ShellEvent | KrucoEvent)[]): string[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'place':
      case 'egg':
        return [event.at];
      case 'slide':
      case 'climb':
      case 'step-down':
        return [event.from, event.to];
      case 'divide':
        return [event.from, ...event.filled];
      default:
        return [];
    }
  });
}
