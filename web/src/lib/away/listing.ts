/**
 * This guest's games wherever they are: those kept on this device, and those in the house; of these,
 * while it is out of reach, the ones that were open here last.
 */

import { games, type GameSummary, type Trouble } from '#lib/api.ts';
import { passes } from '#lib/away/errors.ts';
import { summaryOf, type Kept } from '#lib/away/kept.ts';
import * as seen from '#lib/away/seen.ts';
import * as shelf from '#lib/away/shelf.ts';

export type State = 'unfinished' | 'finished';

/** A game in a list; one that is `here` is kept on this device, and may have been refused by the house. */
export type Listed = GameSummary & { readonly here: boolean; readonly refused: Trouble | null };

/** A list's beginning. */
export interface List {
  readonly games: readonly Listed[];
  /** The cursor of the house's games that follow. */
  readonly next: string | null;
  /** Whether the house could not be asked for its games. */
  readonly away: boolean;
}

const isIn = (state: State, { outcome }: GameSummary): boolean =>
  (outcome !== null) === (state === 'finished');

/** All that is kept on this device, what was put away too. */
const shelved = (): Promise<Kept[]> => shelf.all().catch(() => []); // a browser that keeps nothing

/** The games that are kept on this device. */
function here(kept: readonly Kept[], state: State): Listed[] {
  return kept
    .filter(({ deleted }) => !deleted)
    .map((game) => ({ ...summaryOf(game), here: true, refused: game.refused }))
    .filter((game) => isIn(state, game));
}

/**
 * The games that are only in the house: what is here as well has gone further than the house may know,
 * or has been put away.
 */
function there(games: readonly GameSummary[], kept: readonly Kept[]): Listed[] {
  const ids = new Set(kept.map(({ id }) => id));
  return games
    .filter(({ id }) => !ids.has(id))
    .map((game) => ({ ...game, here: false, refused: null }));
}

/** The games of the house whose tables were open here last: they open without it, too. */
async function open(state: State): Promise<GameSummary[]> {
  const views = await seen.all();
  return views
    .map((view) => ({ ...view, turn_count: view.turns.length }))
    .filter((game) => isIn(state, game));
}

/** The games that follow in the house after a cursor. */
export async function more(state: State, cursor: string): Promise<List> {
  const [kept, list] = await Promise.all([shelved(), games(state, cursor)]);
  return { ...list, games: there(list.games, kept), away: false };
}

/**
 * The newest games, here and in the house.
 *
 * @throws ApiError if the house refuses to tell.
 */
export async function newest(state: State): Promise<List> {
  const [kept, house] = await Promise.all([
    shelved(),
    games(state).catch((error: unknown) => {
      if (passes(error)) return null;
      throw error;
    }),
  ]);
  const all = [...here(kept, state), ...there(house?.games ?? (await open(state)), kept)];
  return {
    games: all.sort((one, two) => Date.parse(two.updated) - Date.parse(one.updated)),
    next: house?.next ?? null,
    away: house === null,
  };
}
