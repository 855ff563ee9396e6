/** What the mason says beside the first game: each word once, when it helps. */

import { isPoint } from '#lib/boards/geometry.ts';
import { goalPlaces, other, type Colour } from '#lib/boards/text.ts';

import type { Moment, Tip } from '../lesson.ts';

import { rank } from './seen.ts';

type Now = Moment<'kruco'>;

/** Whether a piece of a colour stands on a square next to its goal. */
function nearlyThere({ board }: Now, colour: Colour): boolean {
  const row = colour === 'black' ? 7 : 2;
  return [...board.pieces].some(
    ([place, piece]) => piece === colour && !isPoint(place) && rank(place) === row,
  );
}

function holdsCrossing({ board }: Now, colour: Colour): boolean {
  return [...board.pieces].some(([place, piece]) => piece === colour && isPoint(place));
}

/** The most pressing first. */
export const TIPS: readonly Tip<'kruco'>[] = [
  { id: 'won', when: ({ outcome, seat }) => outcome?.winner === seat },
  { id: 'lost', when: ({ outcome, seat }) => outcome?.winner === other(seat) },
  { id: 'drawn', when: ({ outcome }) => outcome !== null },
  { id: 'intruder', when: ({ board, seat }) => goalPlaces(board, other(seat)).length > 0 },
  { id: 'near', when: (now) => nearlyThere(now, now.seat) },
  { id: 'danger', when: (now) => nearlyThere(now, other(now.seat)) },
  {
    id: 'divide',
    when: (now) => now.board.reserves[now.seat] > 0 && holdsCrossing(now, now.seat),
  },
  { id: 'lifted', when: ({ events }) => events.some(({ kind }) => kind === 'capture') },
  { id: 'barred', when: (now) => holdsCrossing(now, other(now.seat)) },
  { id: 'begin', when: ({ turns }) => turns < 2 },
  { id: 'pairs', when: ({ turns }) => turns >= 4 },
  { id: 'road', when: ({ turns }) => turns >= 10 },
];
