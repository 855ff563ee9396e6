/**
 * The form of a course: what a lesson shows, asks, takes and answers.
 *
 * A course is data. What a turn gives comes from the rules; a lesson only looks at what came of it.
 *
 * Texts are messages of `learn-shell.ftl` and `learn-kruco.ftl`, found by name:
 *
 * | message | what it says |
 * | --- | --- |
 * | `learn-<course>` | the course's name; `-lead`: what it is, in a sentence; `-end`: the farewell |
 * | `learn-<course>-master` | the name of whoever leads |
 * | `learn-<course>-game` | what is said before the first game |
 * | `learn-<course>-<lesson>` | the lesson's name |
 * | `learn-<course>-<lesson>-<task>` | what is to be done: a plain goal |
 * | `learn-<course>-<lesson>-<task>-done` | what has just been seen, once it is done |
 * | `learn-<course>-<lesson>-<task>-hint-1`, `-hint-2` … | `hints` of them, one after the other |
 * | `Miss.says` | why a try misses |
 * | `learn-<course>-tip-<tip>` | what is said beside the first game |
 *
 * Where something was tried, `-done` and `Miss.says`, `$choice` is the learner's choice, and `$answer`
 * the other's.
 */

import type { Outcome } from '#lib/api.ts';
import type { Lines } from '#lib/boards/frames.ts';
import type { Guarded } from '#lib/boards/refusal.ts';
import type { Colour, KrucoEvent, KrucoModel, ShellEvent, ShellModel } from '#lib/boards/text.ts';
import type { Slug } from '#lib/game.ts';

/** What boards and events of each game are. */
export interface Kinds {
  readonly 'what-the-shell': { readonly model: ShellModel; readonly event: ShellEvent };
  readonly kruco: { readonly model: KrucoModel; readonly event: KrucoEvent };
}
export type Model<G extends Slug> = Kinds[G]['model'];
export type Event<G extends Slug> = Kinds[G]['event'];

/** A turn that was played, as the rules gave it. */
export interface Turn<G extends Slug> {
  /** `E5:D4` of both at once, or `a2-a3` of one. */
  readonly move: string;
  /** The positions before and after, as text and as boards. */
  readonly from: string;
  readonly to: string;
  readonly before: Model<G>;
  readonly after: Model<G>;
  readonly events: readonly Event<G>[];
  readonly outcome: Outcome | null;
  readonly suddenDeath: boolean;
  /** The winning turtles of the board after; null in Kruco. */
  readonly lines: Lines | null;
  /** The squares that each side guards on the board after; null in What the Shell. */
  readonly guarded: Guarded | null;
}

/** What a learner tried, and what came of it. */
export interface Try<G extends Slug> {
  /** The learner's colour. */
  readonly seat: Colour;
  /** What the learner chose: `E5`, `a2-a3`. */
  readonly choice: string;
  /** The turn in which it was played; in What the Shell it is the other's turn too. */
  readonly turn: Turn<G>;
  /** In Kruco, the other's turn after it, where the task gives an answer and the game goes on. */
  readonly answer: Turn<G> | null;
  /** The last of both. */
  readonly end: Turn<G>;
}

/**
 * What the other seat chooses: always the same, or by the board on which it chooses.
 *
 * In What the Shell that is the board before the turn, so that the other knows no more than the learner;
 * in Kruco the board after the learner's move.
 */
export type Reply<G extends Slug> =
  string | ((board: Model<G>, legal: readonly string[]) => string);

/** A way to miss what was asked: the first of a task's misses that fits is told. */
export interface Miss<G extends Slug> {
  /** The message that says why it misses. */
  readonly says: string;
  /** Whether this is what happened; left out, it fits always: the last miss of a task is such a one. */
  readonly when?: (tried: Try<G>) => boolean;
}

/** One thing to do, in one turn. */
export interface Task<G extends Slug> {
  /** Within its lesson: letters, digits and hyphens, as a part of messages' names. */
  readonly id: string;
  /** Where it begins; left out, on the board as the task before has left it. */
  readonly position?: string;
  /** The game that led there, `position P moves M1 M2 …`, where the past matters (W19, K15). */
  readonly past?: string;
  /** The learner's colour; black unless said otherwise. */
  readonly seat?: Colour;
  /** What the other chooses; may be left out in Kruco, where then nobody answers. */
  readonly other?: Reply<G>;
  /** Whether a try does what was asked: by what came of it, so that every right way is taken. */
  readonly goal: (tried: Try<G>) => boolean;
  readonly misses: readonly Miss<G>[];
  /** How many hints there are in words; 1 unless said otherwise. */
  readonly hints?: number;
  /**
   * What is marked on the board after the hints in words; left out, every choice that does it (at most
   * {@link MOST_MARKS} places).
   */
  readonly marks?: readonly string[];
}

/** So many places are marked at most where a task says nothing of marks. */
export const MOST_MARKS = 8;

export interface Lesson<G extends Slug> {
  /** In addresses and in messages' names; never changed, since what is done is kept under it. */
  readonly id: string;
  /** The numbers of the rules that are learned, as the rules' page links them: `w7`. */
  readonly rules: readonly string[];
  readonly tasks: readonly Task<G>[];
}

/** The first game against the computer, as it stands when the learner is to choose, or when it is over. */
export interface Moment<G extends Slug> {
  /** The learner's colour. */
  readonly seat: Colour;
  readonly board: Model<G>;
  /** How many turns have been played. */
  readonly turns: number;
  /** What happened since the learner last chose. */
  readonly events: readonly Event<G>[];
  readonly outcome: Outcome | null;
}

/** A word beside the first game, said once: the first one that fits and was not said yet. */
export interface Tip<G extends Slug> {
  readonly id: string;
  readonly when: (moment: Moment<G>) => boolean;
}

export interface Course<G extends Slug> {
  readonly game: G;
  /** In messages' names: `shell`, `kruco`. */
  readonly id: string;
  readonly lessons: readonly Lesson<G>[];
  /** What is said in the first game, the most pressing first. */
  readonly tips: readonly Tip<G>[];
}

/** What stands in a lesson's place for the game at the end of the course; no lesson is called so. */
export const GAME = 'game';

/** What a course consists of, in its order: its lessons, then the game. */
export function stationsOf(course: Course<Slug>): string[] {
  return [...course.lessons.map(({ id }) => id), GAME];
}

/** The first of these choices that is legal, else the first legal one: a plan that is never stuck. */
export function firstOf<G extends Slug>(
  ...plans: readonly string[]
): (board: Model<G>, legal: readonly string[]) => string {
  return (_, legal) => plans.find((plan) => legal.includes(plan)) ?? legal[0] ?? '';
}
