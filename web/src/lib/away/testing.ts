/** The rules as the worker gives them, without a worker; and games for the tests. Nothing ships. */

import { readFileSync } from 'node:fs';

import type { components } from '#lib/api.d.ts';
import type { Referee } from '#lib/away/away-host.ts';
import { begun, type Kept } from '#lib/away/kept.ts';
import { Engine, EngineError, type Asked } from '#lib/engine/engine.ts';
import { newGameId } from '#lib/ids.ts';

type Schemas = components['schemas'];

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

/** A house that knows what it was told, and can be made to fail. */
export class FakeHouse {
  readonly told: { id: string; acts: number; since?: number }[] = [];
  readonly deleted: string[] = [];
  hellos = 0;
  answer: (id: string) => Response | Promise<Response> = (id) => this.has(id);

  /** Say that the game is there as far as it was told last. */
  has(id: string): Response {
    const { acts = 0, since = 0 } = this.told.at(-1) ?? {};
    return Response.json({ id, act: since + acts });
  }

  readonly fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    const id = address.split('/').at(-1) ?? '';
    if (init?.method === 'DELETE') this.deleted.push(id);
    if (init?.method === 'POST') this.hellos += 1;
    if (init?.method === 'PUT') {
      const { acts, since } = JSON.parse(init.body as string) as Pick<
        Schemas['Joining'],
        'acts'
      > & { readonly since?: number };
      this.told.push({ id, acts: acts.length, ...(since !== undefined && { since }) });
    }
    return this.answer(id);
  };
}

/** An answer that refuses. */
export const refusing = (kind: string, status: number) => () =>
  Response.json({ error: { kind, message: kind } }, { status });
