/** The computer as an opponent: this device thinks for it where it can, else the house does. */

import { ApiError, type GameView, type Trouble } from '#lib/api.ts';
import type { Question } from '#lib/engine/chooser.ts';
import { calm } from '#lib/film.svelte.ts';
import type { Slug } from '#lib/game.ts';
import type { Host } from '#lib/host.ts';

/** Whoever thinks on this device. */
export interface Mind {
  /** Get ready: there will be something to think about. */
  wake(): void;
  /** What the computer chooses; rejected where this device cannot say. It is `alone` away from the house. */
  choose(game: Slug, question: Question, alone: boolean): Promise<string>;
  /** Stop thinking. */
  close(): void;
}

/** A choice is not made sooner, in milliseconds, so that the eye can follow. */
const PAUSE = 450;
/** Milliseconds until the house is tried again when it could not be reached. */
const SOON = 2_000;
/** Milliseconds until the house is asked again to think; where it is at it already, it thinks once. */
const STILL = 8_000;
/** How often what the house refuses for no known reason is sent again. */
const TRIES = 3;

/** A try to choose after an act; it is over as soon as there is another. */
interface Attempt {
  readonly act: number;
}

const IMPOSSIBLE: readonly Trouble[] = ['bad_move', 'illegal_move'];

export class Opponent {
  readonly #host: Host;
  readonly #mind: Mind;
  readonly #stops: (() => void)[];
  #waiting: readonly (() => void)[] = [];
  #view: GameView | null = null;
  #attempt: Attempt | null = null;
  #failed = $state(false);
  /** Whether the game is kept on this device, and nobody else can think. */
  #alone = false;
  #closed = false;

  constructor(host: Host, mind: Mind) {
    this.#host = host;
    this.#mind = mind;
    this.#stops = [
      host.watch((connection) => {
        // What the house or another page may have thought out was left there with the rest.
        if (connection === 'here' && !this.#alone) this.#attempt = null;
        this.#alone = connection === 'here';
        if (connection === 'open') this.#hurry();
      }),
      host.subscribe((view) => {
        this.#see(view);
      }),
    ];
  }

  /** Whether nobody could choose; then somebody at the table may try again. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Try again. */
  again(): void {
    this.#attempt = null;
    if (this.#view) this.#see(this.#view);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#hurry();
    this.#mind.close();
  }

  #see(view: GameView): void {
    if (view.opponent === 'computer' && !view.outcome && this.#view === null) this.#mind.wake();
    this.#view = view;
    if (view.act === this.#attempt?.act) return;
    this.#failed = false;
    if (!view.question) return;
    this.#attempt = { act: view.act };
    void this.#play(view.game, this.#attempt, view.question);
  }

  async #play(game: Slug, attempt: Attempt, question: Question): Promise<void> {
    const pause = calm() ? null : this.#wait(PAUSE);
    let choice: string | null = null;
    try {
      choice = await this.#mind.choose(game, question, this.#alone);
    } catch {
      // This device cannot think: the house will.
    }
    if (choice !== null) {
      await pause;
      if (await this.#answered(attempt, choice)) return;
    }
    await this.#askHouse(attempt);
  }

  /** Whether the choice is still to be made, as far as is known here. */
  #due(attempt: Attempt): boolean {
    const view = this.#view;
    const latest = attempt === this.#attempt && !this.#closed;
    return latest && view?.act === attempt.act && view.thinking;
  }

  /** Tell the house the choice until it is heard; false if it is none. */
  async #answered(attempt: Attempt, choice: string): Promise<boolean> {
    for (let tries = 1; this.#due(attempt);) {
      try {
        await this.#host.answer(attempt.act, choice);
        return true;
      } catch (error) {
        const kind = error instanceof ApiError ? error.kind : 'unexpected';
        if (IMPOSSIBLE.includes(kind)) return false;
        if (kind !== 'offline' && ++tries > TRIES) {
          this.#fail(attempt);
          return true;
        }
        await this.#wait(SOON);
      }
    }
    return true; // somebody else was quicker, or the game has moved on
  }

  /** Have the house think until it has chosen, or says that it cannot. */
  async #askHouse(attempt: Attempt): Promise<void> {
    while (this.#due(attempt)) {
      try {
        await this.#host.letHouseThink(attempt.act);
        await this.#wait(STILL);
        if (this.#view?.troubled) return;
      } catch (error) {
        if (!(error instanceof ApiError && error.kind === 'offline')) {
          this.#fail(attempt);
          return;
        }
        await this.#wait(SOON);
      }
    }
  }

  #fail(attempt: Attempt): void {
    if (this.#due(attempt)) this.#failed = true;
  }

  /** Wait so many milliseconds, or until the house can be reached again. */
  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((other) => other !== done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#waiting = [...this.#waiting, done];
    });
  }

  #hurry(): void {
    for (const done of this.#waiting) done();
  }
}
