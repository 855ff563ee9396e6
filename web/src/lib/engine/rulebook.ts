/**
 * The rules of both games on this device, asked in a worker of its own.
 *
 * A game is written `position P moves M1 M2 …`, with `start` or a position text for P. Give the
 * whole game where repetition matters (W19, K15); from a position alone it cannot be seen.
 */
import type { components } from '#lib/api.d.ts';
import type { Captures, Outcome } from '#lib/api.ts';
import type { Colour } from '#lib/game.ts';

import type { Asked, Rules } from './engine';
import type { News, Order } from './protocol';

type Schemas = components['schemas'];

/** What a turn gives: of What the Shell also whether sudden death goes on (W17). */
export interface Results {
  readonly 'what-the-shell': Omit<Schemas['ShellTurnView'], 'number' | 'move'>;
  readonly kruco: Schemas['KrucoResultView'];
}

/** The legal choices of the seats that are due, sorted as text: none where the game is over. */
export type Legal = Schemas['Legal'];

interface Board {
  readonly position: string;
  readonly legal: Legal;
  readonly outcome: Outcome | null;
}

/** All that is shown of a game beside its turns. */
export interface Boards {
  readonly 'what-the-shell': Board & {
    readonly sudden_death: boolean;
    /** The winning turtles (W15). */
    readonly lines: Schemas['BySeat'];
  };
  readonly kruco: Board & {
    /** What each legal move gives; ends by repetition are not looked for (K15). */
    readonly results: Readonly<Record<string, Schemas['KrucoResultView']>>;
    /** The formations that stand: only in positions that were set up. */
    readonly standing: readonly string[];
    /** The squares that each player's pieces on points guard (K4). */
    readonly guarded: Schemas['BySeat'];
  };
}

/**
 * What cannot be played or read. Where `refused`, the rules say no (an illegal move, a text that is
 * none, a game that is over); else the engine could not be had on this device.
 */
export class RulebookError extends Error {
  override readonly name = 'RulebookError';

  constructor(
    message: string,
    readonly refused: boolean,
  ) {
    super(message);
  }
}

/** Milliseconds after which a worker that says nothing is dead, its engine not even loaded. */
const PATIENCE = 60_000;

/** Size of the board and length of a line: the game proper. */
const PROPER = [9, 5] as const;

interface Question {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: RulebookError) => void;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Question>();

function started(): Worker {
  const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<News>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) {
      asked?.resolve(data.answer);
      return;
    }
    const refused = 'error' in data && data.refused === true;
    asked?.reject(new RulebookError('error' in data ? data.error : 'no answer', refused));
    // An engine that did not load never will in this worker; the next to ask gets a new one.
    if (!refused) close(begun, 'the engine has failed');
  });
  begun.addEventListener('error', ({ message }) => {
    close(begun, message);
  });
  return begun;
}

function close(failed: Worker, why: string): void {
  failed.terminate();
  if (worker !== failed) return;
  worker = null;
  for (const { reject } of waiting.values()) reject(new RulebookError(why, false));
  waiting.clear();
}

function ask(what: Asked, ...words: (string | number)[]): Promise<unknown> {
  const id = ++last;
  return new Promise<unknown>((resolve, reject) => {
    try {
      worker ??= started();
    } catch (cause) {
      reject(new RulebookError(String(cause), false));
      return;
    }
    const asked = worker;
    const timer = setTimeout(() => {
      close(asked, 'the engine is silent');
    }, PATIENCE);
    const answered =
      <T>(run: (answer: T) => void) =>
      (answer: T): void => {
        clearTimeout(timer);
        run(answer);
      };
    waiting.set(id, { resolve: answered(resolve), reject: answered(reject) });
    const order: Order = { do: 'ask', id, what, words };
    worker.postMessage(order);
  });
}

/** Load the rules, so that they are here when they are needed, whatever becomes of the network. */
export function wake(): void {
  ask('kruco_divide', 'start', 1).catch(() => undefined); // whoever needs them is told
}

/** Write a game down. */
export function written(start: string, moves: readonly string[]): string {
  return [`position ${start}`, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
}

/** @throws RulebookError if the game cannot be read, or no engine can be had. */
export async function legal(game: Rules, text: string): Promise<Legal> {
  return (await board(game, text)).legal;
}

/**
 * What a move gives: of What the Shell both places, `E5:D4`, of Kruco with its order of captures
 * where that matters (K12).
 *
 * @throws RulebookError if the move is illegal, or no engine can be had.
 */
export async function play<R extends Rules>(
  game: R,
  text: string,
  move: string,
): Promise<Results[R]> {
  const answer =
    game === 'kruco' ? ask('kruco_play', text, move) : ask('shell_play', text, move, ...PROPER);
  return (await answer) as Results[R];
}

/**
 * All that is shown of a game beside its turns.
 *
 * @throws RulebookError if the game cannot be read, or no engine can be had.
 */
export async function board<R extends Rules>(game: R, text: string): Promise<Boards[R]> {
  if (game === 'what-the-shell') return (await ask('shell_board', text, ...PROPER)) as Boards[R];
  const answer = (await ask('kruco_board', text)) as Omit<Boards['kruco'], 'legal'> & {
    readonly legal: string[];
  };
  const mover: Colour = answer.position.split(' ')[2] === 'w' ? 'white' : 'black';
  return { ...answer, legal: answer.outcome ? {} : { [mover]: answer.legal } } as Boards[R];
}

/**
 * Of Kruco: what stands after a move and an order of captures begun, and the board then (K12).
 *
 * @throws RulebookError if the move is illegal or the order impossible, or no engine can be had.
 */
export async function captures(
  text: string,
  move: string,
  order: readonly string[] = [],
): Promise<Captures> {
  return (await ask('kruco_captures', text, [move, ...order].join(' '))) as Captures;
}
