/** What of a game is heard, and when. */

import type { GameView } from '#lib/api.ts';
import type { KrucoStep, ShellStep } from '#lib/boards/frames.ts';
import type { Table } from '#lib/table.svelte.ts';
import { personSeat } from '#lib/table/words.ts';

import { play } from './ear';
import type { SoundName } from './score';

/** The sound of what a frame shows; null for a board at rest. */
export function soundOf({ kind }: ShellStep | KrucoStep): SoundName | null {
  switch (kind) {
    case 'still':
      return null;
    case 'form':
      return 'enclose';
    default:
      return kind;
  }
}

/** The sound of a game that has ended; at one screen somebody has won in any case. */
export function endingOf({
  outcome,
  seats,
}: Pick<GameView, 'outcome' | 'seats'>): SoundName | null {
  if (!outcome) return null;
  if (!outcome.winner) return 'draw';
  const person = personSeat(seats);
  return person === null || person === outcome.winner ? 'win' : 'lose';
}

/** Let a table be heard, from inside a component: its film, that it is one's turn again, how it ends. */
export function hear(table: Table): void {
  table.film.onshow = ({ step }) => {
    const name = soundOf(step);
    if (name) void play(name);
  };

  // What stands there already when somebody comes in is no news.
  let ended: SoundName | null | undefined;
  let turns: number | undefined;
  $effect(() => {
    const view = table.view;
    if (!view || table.lookingBack || !table.film.settled) return;
    const ending = endingOf(view);
    if (ending && ended === null) void play(ending);
    ended = ending;
    if (table.legal.length === 0) return;
    const count = view.turns.length;
    if (view.opponent === 'computer' && turns !== undefined && count > turns) void play('turn');
    turns = count;
  });
}
