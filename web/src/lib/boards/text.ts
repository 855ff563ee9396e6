/**
 * Position texts and events, as the rule sheets write them, read into plain board models.
 *
 * No rules live here: a model says what lies where, and an event applied to it says what changed.
 */

export const COLOURS = ['black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export type ShellPiece = Colour | 'egg';

/** A What the Shell board: `A1`–`I9`, eggs oldest first. */
export interface ShellModel {
  readonly game: 'what-the-shell';
  readonly pieces: ReadonlyMap<string, ShellPiece>;
  readonly eggs: readonly string[];
  readonly turn: number;
}

/** A Kruco board: squares `a1`–`h8` and points `a1+`–`g7+` in one map. */
export interface KrucoModel {
  readonly game: 'kruco';
  readonly pieces: ReadonlyMap<string, Colour>;
  readonly mover: Colour;
  readonly reserves: Readonly<Record<Colour, number>>;
  readonly ply: number;
}

export type Model = ShellModel | KrucoModel;
export type GameSlug = Model['game'];

export type ShellEvent =
  | { readonly kind: 'place'; readonly by: Colour; readonly at: string }
  | { readonly kind: 'egg'; readonly at: string }
  | { readonly kind: 'capture'; readonly by: Colour; readonly taken: readonly string[] }
  | { readonly kind: 'vanish'; readonly at: string }
  | { readonly kind: 'hatch'; readonly by: Colour; readonly at: string };

/** What a move of Kruco itself does, before its captures. */
export type KrucoMovement =
  | {
      readonly kind: 'slide' | 'climb' | 'step-down';
      readonly by: Colour;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'divide';
      readonly by: Colour;
      readonly from: string;
      readonly filled: readonly string[];
    };

export type KrucoEvent =
  | KrucoMovement
  | { readonly kind: 'capture'; readonly formation: string; readonly lifted: readonly string[] };

/** A position text that is none: the text, and what is wrong with it. */
export class PositionTextError extends Error {
  constructor(
    readonly text: string,
    readonly fault: string,
  ) {
    super(`${fault}: ${text}`);
    this.name = 'PositionTextError';
  }
}

const SHELL_LETTERS: Readonly<Record<string, ShellPiece>> = { b: 'black', w: 'white', e: 'egg' };
const KRUCO_LETTERS: Readonly<Record<string, Colour>> = { b: 'black', w: 'white' };

export function other(colour: Colour): Colour {
  return colour === 'black' ? 'white' : 'black';
}

/** Reads rows of letters and digits, the top row first, into `pieces`. */
function readRows<P>(
  text: string,
  rows: string,
  size: number,
  letters: Readonly<Record<string, P>>,
  name: (column: number, row: number) => string,
  pieces: Map<string, P>,
): void {
  const lines = rows.split('/');
  if (lines.length !== size) throw new PositionTextError(text, `not ${String(size)} rows`);
  lines.forEach((line, index) => {
    let column = 0;
    for (const letter of line) {
      const piece = letters[letter];
      if (piece !== undefined) {
        pieces.set(name(column, size - 1 - index), piece);
        column += 1;
      } else if (letter >= '1' && letter <= '9') {
        column += Number(letter);
      } else {
        throw new PositionTextError(text, `an unknown letter, ${letter}`);
      }
    }
    if (column !== size)
      throw new PositionTextError(text, `a row that is not ${String(size)} long`);
  });
}

function writeRows<P>(
  size: number,
  letter: (piece: P) => string,
  name: (column: number, row: number) => string,
  pieces: ReadonlyMap<string, P>,
): string {
  const lines: string[] = [];
  for (let row = size - 1; row >= 0; row -= 1) {
    let line = '';
    let empty = 0;
    for (let column = 0; column < size; column += 1) {
      const piece = pieces.get(name(column, row));
      if (piece === undefined) {
        empty += 1;
        continue;
      }
      if (empty > 0) line += String(empty);
      empty = 0;
      line += letter(piece);
    }
    if (empty > 0) line += String(empty);
    lines.push(line);
  }
  return lines.join('/');
}

export function shellName(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${String(row + 1)}`;
}

export function squareName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${String(row + 1)}`;
}

export function pointName(column: number, row: number): string {
  return `${squareName(column, row)}+`;
}

/** @throws PositionTextError if the text is not a What the Shell position. */
export function readShell(text: string): ShellModel {
  const [rows, eggs, turn, ...rest] = text.split(' ');
  if (rows === undefined || eggs === undefined || turn === undefined || rest.length > 0)
    throw new PositionTextError(text, 'not three parts');
  const pieces = new Map<string, ShellPiece>();
  readRows(text, rows, 9, SHELL_LETTERS, shellName, pieces);
  return {
    game: 'what-the-shell',
    pieces,
    eggs: eggs === '-' ? [] : eggs.split(','),
    turn: Number(turn),
  };
}

export function writeShell(model: ShellModel): string {
  const rows = writeRows(9, (piece) => piece.charAt(0), shellName, model.pieces);
  const eggs = model.eggs.length === 0 ? '-' : model.eggs.join(',');
  return `${rows} ${eggs} ${String(model.turn)}`;
}

/** @throws PositionTextError if the text is not a Kruco position. */
export function readKruco(text: string): KrucoModel {
  const [squares, points, mover, reserves, ply, ...rest] = text.split(' ');
  if (squares === undefined || points === undefined || ply === undefined || rest.length > 0)
    throw new PositionTextError(text, 'not five parts');
  const colour = KRUCO_LETTERS[mover ?? ''];
  if (colour === undefined) throw new PositionTextError(text, 'no player to move');
  const pieces = new Map<string, Colour>();
  readRows(text, squares, 8, KRUCO_LETTERS, squareName, pieces);
  readRows(text, points, 7, KRUCO_LETTERS, pointName, pieces);
  const [black, white] = (reserves ?? '').split(',');
  return {
    game: 'kruco',
    pieces,
    mover: colour,
    reserves: { black: Number(black), white: Number(white) },
    ply: Number(ply),
  };
}

export function writeKruco(model: KrucoModel): string {
  const letter = (piece: Colour): string => piece.charAt(0);
  return [
    writeRows(8, letter, squareName, model.pieces),
    writeRows(7, letter, pointName, model.pieces),
    letter(model.mover),
    `${String(model.reserves.black)},${String(model.reserves.white)}`,
    String(model.ply),
  ].join(' ');
}

export function readPosition(game: GameSlug, text: string): Model {
  return game === 'kruco' ? readKruco(text) : readShell(text);
}

/** Where pieces of a colour stand on the rank that is its goal. */
export function goalPlaces(model: KrucoModel, colour: Colour): string[] {
  const rank = colour === 'black' ? '8' : '1';
  return [...model.pieces].flatMap(([place, piece]) =>
    piece === colour && place.endsWith(rank) ? [place] : [],
  );
}

/** The board after one event; the turn number stays. */
export function applyShell(model: ShellModel, event: ShellEvent): ShellModel {
  const pieces = new Map(model.pieces);
  let eggs = model.eggs;
  switch (event.kind) {
    case 'place':
      pieces.set(event.at, event.by);
      break;
    case 'egg':
      pieces.set(event.at, 'egg');
      eggs = [...eggs, event.at];
      break;
    case 'capture':
      for (const place of event.taken) pieces.delete(place);
      eggs = eggs.filter((egg) => !event.taken.includes(egg));
      break;
    case 'vanish':
      pieces.delete(event.at);
      eggs = eggs.filter((egg) => egg !== event.at);
      break;
    case 'hatch':
      pieces.set(event.at, event.by);
      eggs = eggs.filter((egg) => egg !== event.at);
      break;
  }
  return { ...model, pieces, eggs };
}

/** The board and reserves after one event; mover and ply stay. */
export function applyKruco(model: KrucoModel, event: KrucoEvent): KrucoModel {
  const pieces = new Map(model.pieces);
  const reserves = { ...model.reserves };
  switch (event.kind) {
    case 'divide':
      for (const square of event.filled) pieces.set(square, event.by);
      pieces.delete(event.from);
      reserves[event.by] -= event.filled.length;
      break;
    case 'capture':
      for (const place of event.lifted) {
        const piece = pieces.get(place);
        if (piece === undefined) continue;
        pieces.delete(place);
        reserves[piece] += 1;
      }
      break;
    default:
      pieces.delete(event.from);
      pieces.set(event.to, event.by);
  }
  return { ...model, pieces, reserves };
}
