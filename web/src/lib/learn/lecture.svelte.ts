/** A lesson that is going on: what is asked, what was tried, what came of it, and what is said to it. */

import {
  krucoFrames,
  lastPlaces,
  shellFrames,
  stillKruco,
  stillShell,
  type KrucoFrame,
  type ShellFrame,
} from '#lib/boards/frames.ts';
import type { Colour, KrucoEvent, ShellEvent } from '#lib/boards/text.ts';
import type { Boards } from '#lib/engine/rulebook.ts';
import { Film } from '#lib/film.svelte.ts';
import type { Slug } from '#lib/game.ts';

import { attempt, gameAt, marksOf, named, seatOf, verdict, type Rulebook } from './judge.ts';
import type { Course, Lesson, Task, Try, Turn } from './lesson.ts';
import { doneOf, goalOf, hintsOf } from './words.ts';

export type LessonFrame = ShellFrame | KrucoFrame;

/** A try is awaited, its film runs, it missed, it did what was asked, or nothing can be tried here. */
export type Stage = 'asking' | 'showing' | 'missed' | 'done' | 'troubled';

/** How the master looks while saying something. */
export type Mood = 'calm' | 'glad' | 'wry';

export interface Saying {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly mood: Mood;
}

/** What a board that stands still shows beside its pieces. */
type Standing = Pick<Turn<Slug>, 'lines' | 'suddenDeath' | 'guarded' | 'outcome'>;

const MOVING: Standing = { lines: null, suddenDeath: false, guarded: null, outcome: null };

/** The film of a turn. */
function turnFrames(game: Slug, turn: Turn<Slug>): LessonFrame[] {
  // A turn's events are of the game that is played.
  return game === 'kruco'
    ? krucoFrames(turn.from, turn.events as readonly KrucoEvent[], turn.to)
    : shellFrames(turn.from, turn.events as readonly ShellEvent[], turn.to, turn.lines);
}

export class Lecture {
  readonly film = new Film<LessonFrame>();
  readonly course: Course<Slug>;
  readonly lesson: Lesson<Slug>;
  readonly #rulebook: Rulebook;
  readonly #onlearned: () => void;
  #index = $state(0);
  #position = '';
  #stage = $state<Stage>('asking');
  /** What the rules say of the board on which a try is awaited. */
  #facts = $state.raw<Boards[Slug] | null>(null);
  #tried = $state.raw<Try<Slug> | null>(null);
  #saying = $state.raw<Saying | null>(null);
  #hinted = $state(0);
  #marks = $state.raw<readonly string[]>([]);
  #closed = false;

  constructor(
    course: Course<Slug>,
    lesson: Lesson<Slug>,
    rulebook: Rulebook,
    /** Called when the last task is done. */
    onlearned: () => void,
  ) {
    this.course = course;
    this.lesson = lesson;
    this.#rulebook = rulebook;
    this.#onlearned = onlearned;
    this.restart();
  }

  /** Which task is at hand, from 0. */
  get index(): number {
    return this.#index;
  }

  get task(): Task<Slug> {
    const task = this.lesson.tasks[this.#index];
    if (!task) throw new RangeError(`lesson ${this.lesson.id} has no task ${this.#index}`);
    return task;
  }

  /** Where the task begins. */
  get position(): string {
    return this.#position;
  }

  get stage(): Stage {
    return this.#stage;
  }

  get seat(): Colour {
    return seatOf(this.task);
  }

  /** What the rules say of the board on which a try is awaited; null until they have said it. */
  get facts(): Boards[Slug] | null {
    return this.#facts;
  }

  /** What may be tried right now. */
  readonly legal: readonly string[] = $derived.by(() => {
    if (this.#stage !== 'asking') return [];
    return this.#facts?.legal[this.seat] ?? [];
  });

  /** What the master says now. */
  readonly saying: Saying = $derived.by(() => {
    const said = this.#saying;
    if (said && (this.#stage === 'missed' || this.#stage === 'done')) return said;
    const mood: Mood = this.#stage === 'troubled' ? 'wry' : 'calm';
    const id =
      this.#stage === 'troubled' ? 'learn-troubled' : goalOf(this.course, this.lesson, this.task);
    return { id, values: {}, mood };
  });

  /** The hints that were asked for, as messages. */
  readonly hints: readonly string[] = $derived.by(() =>
    hintsOf(this.course, this.lesson, this.task).slice(0, this.#hinted),
  );

  /** Whether there is more help to be had. */
  readonly helpful: boolean = $derived.by(() => {
    const words = hintsOf(this.course, this.lesson, this.task).length;
    const markable = this.task.marks?.length !== 0 ? 1 : 0;
    return this.#hinted < words + markable;
  });

  /** The places that are pointed out on the board. */
  get marks(): readonly string[] {
    return this.#stage === 'asking' ? this.#marks : [];
  }

  /** Whether the last task is done. */
  get finished(): boolean {
    return this.#stage === 'done' && this.#index === this.lesson.tasks.length - 1;
  }

  /** The places of the turn that is shown. */
  readonly last: readonly string[] = $derived.by(() => {
    if (!this.#tried || this.#stage === 'asking' || this.film.index === 0) return [];
    return lastPlaces(this.#tried.end.events);
  });

  /** What is to be seen on the board that stands still; nothing of it while pieces move. */
  readonly standing: Standing = $derived.by(() => {
    const end = this.#tried?.end;
    if (this.#stage !== 'asking' && this.#stage !== 'troubled' && end)
      return this.film.settled ? end : MOVING;
    const facts = this.#facts;
    if (!facts) return MOVING;
    return 'lines' in facts
      ? { ...MOVING, lines: facts.lines, suddenDeath: facts.sudden_death }
      : { ...MOVING, guarded: facts.guarded };
  });

  /** Try something. */
  async choose(choice: string): Promise<void> {
    // The legal moves of Kruco name one order of captures for each result; any complete one is taken (K12).
    const base = choice.split(' ', 1)[0];
    if (!this.legal.some((move) => move.split(' ', 1)[0] === base)) return;
    const task = this.task;
    this.#stage = 'showing';
    let tried: Try<Slug>;
    try {
      tried = await attempt(this.#rulebook, this.course.game, task, this.#position, choice);
    } catch (error) {
      if (this.#awaits(task, 'showing')) this.#trouble(error);
      return;
    }
    if (!this.#awaits(task, 'showing')) return;
    this.#tried = tried;
    const judged = verdict(task, tried);
    const { turn, answer } = tried;
    const { game } = this.course;
    const frames = [...turnFrames(game, turn), ...(answer ? turnFrames(game, answer) : [])];
    this.film.load(frames, true, () => {
      this.#tell(
        judged.done ? doneOf(this.course, this.lesson, task) : judged.miss.says,
        named(tried),
        judged.done,
      );
    });
  }

  /** Put the board back, and let the task be tried again. */
  again(): void {
    void this.#begin(this.#index, this.#position);
  }

  /** Go on to the next task. */
  next(): void {
    const next = this.lesson.tasks[this.#index + 1];
    if (!next || this.#stage !== 'done') return;
    this.#forgetHints();
    void this.#begin(this.#index + 1, next.position ?? this.#tried?.end.to ?? '');
  }

  /** Begin the lesson from its first task. */
  restart(): void {
    this.#forgetHints();
    void this.#begin(0, this.lesson.tasks[0]?.position ?? '');
  }

  /** Give the next hint: words, then places on the board. */
  async help(): Promise<void> {
    if (this.#stage !== 'asking' || !this.helpful) return;
    this.#hinted += 1;
    if (this.#hinted <= hintsOf(this.course, this.lesson, this.task).length) return;
    const task = this.task;
    const hinted = this.#hinted;
    try {
      const marks = await marksOf(this.#rulebook, this.course.game, task, this.#position);
      if (task === this.task && hinted === this.#hinted) this.#marks = marks;
    } catch (error) {
      if (this.#awaits(task, 'asking')) this.#trouble(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.film.pause();
  }

  #forgetHints(): void {
    this.#hinted = 0;
    this.#marks = [];
  }

  async #begin(index: number, position: string): Promise<void> {
    this.#index = index;
    this.#position = position;
    this.#tried = null;
    this.#saying = null;
    this.#stage = 'asking';
    const { game } = this.course;
    this.film.load([game === 'kruco' ? stillKruco(position) : stillShell(position)], false);
    this.#facts = null;
    const { task } = this;
    try {
      const facts = await this.#rulebook.board(game, gameAt(position));
      if (task === this.task && position === this.#position) this.#facts = facts;
    } catch (error) {
      if (this.#awaits(task, 'asking')) this.#trouble(error);
    }
  }

  #tell(id: string, values: Readonly<Record<string, string>>, done: boolean): void {
    this.#saying = { id, values, mood: done ? 'glad' : 'wry' };
    this.#stage = done ? 'done' : 'missed';
    if (this.finished) this.#onlearned();
  }

  /** Whether what was asked of the rules in this task and stage is still wanted when they answer. */
  #awaits(task: Task<Slug>, stage: Stage): boolean {
    return !this.#closed && task === this.task && stage === this.#stage;
  }

  /** The rules cannot be asked on this device, or not now. */
  #trouble(error: unknown): void {
    if (this.#closed) return;
    console.error(error);
    this.#stage = 'troubled';
  }
}
