/** Which word a master says beside the first game. */

import type { GameView } from '#lib/api.ts';
import { readPosition } from '#lib/boards/text.ts';
import { other, type Colour, type Slug } from '#lib/game.ts';

import type { Course, Event, Moment, Tip } from './lesson.ts';

/** The game as the learner meets it when it is time to choose, or when it is over. */
export function momentOf(view: GameView, seat: Colour): Moment<Slug> {
  // In Kruco the other's turn came after the learner's own.
  const since = view.game === 'kruco' ? view.turns.slice(-2) : view.turns.slice(-1);
  return {
    seat,
    board: readPosition(view.game, view.position),
    turns: view.turns.length,
    events: since.flatMap(({ events }) => events as readonly Event<Slug>[]),
    outcome: view.outcome,
  };
}

/** The seat of whoever learns. */
export function learnerOf(view: GameView): Colour {
  return view.seats.black === 'computer' ? other('black') : 'black';
}

/** The first word that fits and was not said before. */
export function tipFor(
  course: Course<Slug>,
  moment: Moment<Slug>,
  said: ReadonlySet<string>,
): Tip<Slug> | null {
  return course.tips.find(({ id, when }) => !said.has(id) && when(moment)) ?? null;
}
