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

/** Milliseconds after which a house that does not answer counts as out of reach. */
const PATIENCE = 20_000;
/** What is said by whatever stands before a house that cannot be reached: a proxy, a captive portal. */
const BEFORE_THE_HOUSE = [429, 502, 503, 504, 511];

/**
 * Ask the house; its answer is taken to be what its schema says. What is no JSON did not come from the
 * house, whatever the status: then it is as much out of reach as where nobody answers.
 *
 * @throws ApiError if the house refuses, or is out of reach.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  patience: number = PATIENCE,
  send: typeof fetch = fetch,
): Promise<T> {
  let response: Response;
  let answer: unknown = null;
  try {
    response = await send(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    if (response.status !== 204) answer = await response.json();
  } catch {
    throw new ApiError('offline');
  }
  if (response.ok) return answer as T;
  const error = isObject(answer) && isObject(answer['error']) ? answer['error'] : {};
  const view = isObject(answer) && isObject(answer['view']) ? (answer['view'] as GameView) : null;
  const { kind, message } = error as { readonly kind?: unknown; readonly message?: unknown };
  if (kind === undefined && BEFORE_THE_HOUSE.includes(response.status)) {
    throw new ApiError('offline');
  }
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
