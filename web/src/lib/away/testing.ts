/** The rules as the worker gives them, without a worker; and games for the tests. Nothing ships. */

import { readFileSync } from 'node:fs';

import type { Referee } from '#lib/away/away-host.ts';
import { begun, newGameId, type Kept } from '#lib/away/kept.ts';
import { Engine, EngineError, type Asked } from '#lib/engine/engine.ts';

const START = {
  'what-the-shell': '9/9/9/9/9/9/9/9/9 - 1',
  kruco: 'wwwwwwww/wwwwwwww/8/8/8/8/bbbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1',
} as const;

/** A referee that answers at once, with the engine in this file. */
export async function referee(wasm = 'src/lib/engine/engine.wasm'): Promise<Referee> {
  const engine = await Engine.load(readFileSync(wasm));
  // eslint-disable-next-line @typescript-eslint/require-await -- refusals are rejections
  const ask = async (what: Asked, ...words: (string | number)[]): Promise<never> => {
    try {
      return engine.ask(what, ...words) as never;
    } catch (error) {
      throw Object.assign(error as Error, { refused: error instanceof EngineError });
    }
  };
  return {
    board: async (game, text) => {
      if (game === 'what-the-shell') return ask('shell_board', text, 9, 5);
      const board: { position: string; outcome: unknown; legal: unknown } = await ask(
        'kruco_board',
        text,
      );
      const mover = board.position.split(' ')[2] === 'w' ? 'white' : 'black';
      return { ...board, legal: board.outcome ? {} : { [mover]: board.legal } } as never;
    },
    play: (game, text, move) =>
      game === 'kruco' ? ask('kruco_play', text, move) : ask('shell_play', text, move, 9, 5),
    captures: (text, move, order) => ask('kruco_captures', text, [move, ...order].join(' ')),
  };
}

/** A game at its start. */
export function freshGame(
  game: Kept['game'] = 'what-the-shell',
  more: { level?: number; seat?: 'black' | 'white' } = {},
): Kept {
  const opponent = more.level === undefined ? 'hotseat' : 'computer';
  return begun(newGameId(), { game, opponent, ...more }, START[game], '2026-03-01T10:00:00.000Z');
}
