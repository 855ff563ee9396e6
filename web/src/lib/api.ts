/** The house's answers and how they are asked for. The types come from the server's own schema. */

import type { components } from '#lib/api.d.ts';

type Schemas = components['schemas'];

export type GameView = Schemas['GameView'];
export type Turn = GameView['turns'][number];
export type Outcome = Schemas['OutcomeView'];
export type Captures = Schemas['Captures'];
export type GameSummary = Schemas['GameSummary'];
export type GameList = Schemas['GameList'];
export type Opponent = GameSummary['opponent'];

/** What a new game is to be like. */
export type Wishes = Schemas['Opening'];

/** What the house may refuse, and what the page finds wrong by itself. */
export type Trouble =
  | Schemas['ErrorDetails']['kind']
  | 'offline'
  | 'unexpected'
  /** The rules could not be loaded on this device. */
  | 'no_engine'
  /** This browser keeps nothing. */
  | 'no_storage';

/** All kinds of trouble: the page has words for each (`trouble-*`). */
export const TROUBLES = [
  'bad_move',
  'bad_request',
  'forbidden',
  'game_over',
  'illegal_move',
  'internal',
  'no_engine',
  'no_storage',
  'not_due',
  'not_found',
  'nothing_to_undo',
  'offline',
  'stale',
  'stranger',
  'taken',
  'unavailable',
  'unexpected',
] as const satisfies readonly Trouble[];

/** The house said no, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: Trouble,
    /** The game as it is now, where the house sent it along. */
    readonly view: GameView | null = null,
    message: string = kind,
  ) {
    super(message);
  }
}

function troubleOf(kind: unknown): Trouble {
  return TROUBLES.find((known) => known === kind) ?? 'unexpected';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Ask the house; the answer is taken to be what its schema says. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  send: typeof fetch = fetch,
): Promise<T> {
  let response: Response;
  let answer: unknown = null;
  try {
    response = await send(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    if (response.status !== 204) answer = await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ApiError('unexpected');
    throw new ApiError('offline');
  }
  if (response.ok) return answer as T;
  const error = isObject(answer) && isObject(answer['error']) ? answer['error'] : {};
  const view = isObject(answer) && isObject(answer['view']) ? (answer['view'] as GameView) : null;
  const { kind, message } = error as { readonly kind?: unknown; readonly message?: unknown };
  throw new ApiError(
    troubleOf(kind),
    view,
    typeof message === 'string' ? message : response.statusText,
  );
}

/** A page of this guest's games, the newest first. */
export const games = (
  state: 'unfinished' | 'finished',
  cursor: string | null = null,
): Promise<GameList> =>
  ask('GET', `/api/games?${new URLSearchParams({ state, ...(cursor && { cursor }) }).toString()}`);

/** Delete a game; {@link restore} brings it back. */
export const remove = (id: string): Promise<null> => ask('DELETE', `/api/games/${id}`);

/** Bring a deleted game back. */
export const restore = (id: string): Promise<GameView> =>
  ask('POST', `/api/games/${id}/restoration`);

/** Where the record of a game can be downloaded. */
export const recordAddress = (id: string, format: 'text' | 'json'): string =>
  `/api/games/${id}/record?format=${format}`;
