/**
 * The examples of the rules, as pictures that can be played. What each turn gives was said by the
 * referee while the page was built (`web/play_examples.py`); here it only becomes frames.
 */

import {
  krucoFrames,
  shellFrames,
  stillKruco,
  stillShell,
  type KrucoFrame,
  type Lines,
  type ShellFrame,
} from '#lib/boards/frames.ts';
import {
  goalPlaces,
  readKruco,
  type Colour,
  type KrucoEvent,
  type ShellEvent,
} from '#lib/boards/text.ts';
import type { GameEvent, Slug } from '#lib/game.ts';

export interface PlayedTurn {
  readonly move: string;
  readonly events: readonly GameEvent[];
  readonly after: string;
}

/** One example, as `play_examples.py` writes it. */
export interface Example {
  readonly rule: string;
  readonly name: string;
  readonly start: string;
  readonly turns: readonly PlayedTurn[];
  readonly outcome: { readonly winner: Colour | null; readonly reason: string } | null;
  readonly sudden_death: boolean;
  readonly lines: Lines | null;
  readonly marks: readonly string[];
  readonly guarded: Readonly<Record<Colour, readonly string[]>> | null;
  readonly reach: { readonly from: string; readonly to: readonly string[] } | null;
}

export type Picture = ShellFrame | KrucoFrame;

const played = import.meta.glob<readonly Example[]>('./played/*.json', { import: 'default' });

/** The examples of a game, in the order of its rules. */
export async function loadExamples(game: Slug): Promise<readonly Example[]> {
  return (await played[`./played/${game}.json`]?.()) ?? [];
}

/** The example before anything is played. */
export function stillOf(game: Slug, { start }: Example): Picture {
  return game === 'kruco' ? stillKruco(start) : stillShell(start);
}

/** The whole example as one film: the board before, then its turns one after the other. */
export function filmOf(game: Slug, example: Example): Picture[] {
  let before = example.start;
  const turns = example.turns.flatMap(({ events, after }, index): Picture[] => {
    const from = before;
    before = after;
    const lines = index === example.turns.length - 1 ? example.lines : null;
    const frames =
      game === 'kruco'
        ? krucoFrames(from, events as readonly KrucoEvent[], after)
        : shellFrames(from, events as readonly ShellEvent[], after, lines);
    return frames.slice(1); // the board before, which the last turn has left
  });
  return [stillOf(game, example), ...turns];
}

/** The pieces that have won on the far side, once the example has been played. */
export function winnersOf(game: Slug, { outcome, turns }: Example): string[] {
  const after = turns.at(-1)?.after;
  if (game !== 'kruco' || after === undefined || !outcome?.winner) return [];
  return outcome.reason === 'goal' ? goalPlaces(readKruco(after), outcome.winner) : [];
}

/** What is about to be played, to be drawn on the board before. */
export interface Intent {
  /** Places that the players have chosen in the pond. */
  readonly chosen: readonly { readonly by: Colour | 'both'; readonly at: string }[];
  /** Ways that a piece of Kruco will go. */
  readonly ways: readonly { readonly from: string; readonly to: string }[];
}

/** What the first turn of an example will do. */
export function intentOf({ turns }: Example): Intent {
  const events = turns[0]?.events ?? [];
  return {
    chosen: events.flatMap((event): Intent['chosen'][number][] => {
      if (event.kind === 'place') return [{ by: event.by, at: event.at }];
      return event.kind === 'egg' ? [{ by: 'both', at: event.at }] : [];
    }),
    ways: events.flatMap((event): Intent['ways'][number][] => {
      if (event.kind === 'divide') return event.filled.map((to) => ({ from: event.from, to }));
      return 'to' in event ? [{ from: event.from, to: event.to }] : [];
    }),
  };
}
