/** Plays a try by the rules, and judges it by what came of it. */

import { other, readKruco, readShell, type Colour } from '#lib/boards/text.ts';
import type { Slug } from '#lib/game.ts';

import {
  firstOf,
  MOST_MARKS,
  type Miss,
  type Model,
  type Reply,
  type Task,
  type Try,
  type Turn,
} from './lesson.ts';

/** The rules of both games, as the engine's rulebook gives them. */
export type Rulebook = Pick<typeof import('#lib/engine/rulebook.ts'), 'board' | 'play'>;

/** What a try comes to: the miss, or that the task is done. */
export type Verdict<G extends Slug> =
  { readonly done: true } | { readonly done: false; readonly miss: Miss<G> };

/** A task does not say why a try misses: a fault of the course. */
export class UnjudgedError extends Error {
  constructor(task: string, choice: string) {
    super(`task ${task} says nothing about ${choice}`);
    this.name = 'UnjudgedError';
  }
}

export function seatOf<G extends Slug>(task: Task<G>): Colour {
  return task.seat ?? 'black';
}

function read<G extends Slug>(game: G, position: string): Model<G> {
  // One game, one model: no checker sees that through the type parameter.
  return game === 'kruco' ? readKruco(position) : readShell(position);
}

function replied<G extends Slug>(
  reply: Reply<G>,
  board: Model<G>,
  legal: readonly string[],
): string {
  return typeof reply === 'string' ? reply : reply(board, legal);
}

/** A position as the start of a game; what was before it is not looked at. */
export function gameAt(position: string): string {
  return `position ${position}`;
}

/** What the seat may choose on a board; nothing once the game is over. */
async function legalFor(
  rulebook: Rulebook,
  game: Slug,
  position: string,
  seat: Colour,
): Promise<readonly string[]> {
  return (await rulebook.board(game, gameAt(position))).legal[seat] ?? [];
}

async function played<G extends Slug>(
  rulebook: Rulebook,
  game: G,
  from: string,
  move: string,
  past = gameAt(from),
): Promise<Turn<G>> {
  const given = await rulebook.play(game, past, move);
  const to = given.position;
  const board = await rulebook.board(game, gameAt(to));
  return {
    move,
    from,
    to,
    before: read(game, from),
    after: read(game, to),
    events: given.events, // of the game that was asked about
    outcome: given.outcome,
    suddenDeath: 'sudden_death' in given && given.sudden_death,
    lines: 'lines' in board ? board.lines : null,
    guarded: 'guarded' in board ? board.guarded : null,
  };
}

/** What comes of a choice on a board of a task, the other's part included. */
export async function attempt<G extends Slug>(
  rulebook: Rulebook,
  game: G,
  task: Task<G>,
  position: string,
  choice: string,
): Promise<Try<G>> {
  const seat = seatOf(task);
  if (game === 'kruco') {
    const turn = await played(rulebook, game, position, choice, task.past);
    let answer: Turn<G> | null = null;
    if (task.other !== undefined && !turn.outcome) {
      const legal = await legalFor(rulebook, game, turn.to, other(seat));
      answer = await played(rulebook, game, turn.to, replied(task.other, turn.after, legal));
    }
    return { seat, choice, turn, answer, end: answer ?? turn };
  }
  const legal = await legalFor(rulebook, game, position, seat);
  // The other chooses without knowing what the learner has chosen.
  const theirs = replied(task.other ?? firstOf(), read(game, position), legal);
  const move = seat === 'black' ? `${choice}:${theirs}` : `${theirs}:${choice}`;
  const turn = await played(rulebook, game, position, move, task.past);
  return { seat, choice, turn, answer: null, end: turn };
}

/**
 * What a try comes to.
 *
 * @throws UnjudgedError where the task has no word for it.
 */
export function verdict<G extends Slug>(task: Task<G>, tried: Try<G>): Verdict<G> {
  if (task.goal(tried)) return { done: true };
  const miss = task.misses.find(({ when }) => when === undefined || when(tried));
  if (!miss) throw new UnjudgedError(task.id, tried.choice);
  return { done: false, miss };
}

/** The places that a choice speaks of, the captures' order left out. */
export function placesOf(choice: string): string[] {
  return (choice.split(' ')[0] ?? '').split(/[-=,]/).filter(Boolean);
}

/** What the other's turn and the learner's own choice are called in the messages. */
export function named<G extends Slug>({
  seat,
  choice,
  turn,
  answer,
}: Try<G>): {
  choice: string;
  answer: string;
} {
  if (answer) return { choice, answer: answer.move };
  const both = turn.move.split(':');
  return { choice, answer: (seat === 'black' ? both[1] : both[0]) ?? '' };
}

/** The places to mark: what the task says, else every choice that does it. */
export async function marksOf<G extends Slug>(
  rulebook: Rulebook,
  game: G,
  task: Task<G>,
  position: string,
): Promise<readonly string[]> {
  if (task.marks) return task.marks;
  const marks = new Set<string>();
  for (const choice of await legalFor(rulebook, game, position, seatOf(task))) {
    const right = task.goal(await attempt(rulebook, game, task, position, choice));
    if (right) for (const place of placesOf(choice)) marks.add(place);
    if (marks.size >= MOST_MARKS) break;
  }
  return [...marks];
}
