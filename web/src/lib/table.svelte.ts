/** A table: the game as the host tells it, the film of its turns, and the choice being made. */

import { ApiError, type Captures, type GameView, type Trouble, type Turn } from '#lib/api.ts';
import {
  krucoFrames,
  shellFrames,
  stillKruco,
  stillShell,
  type KrucoFrame,
  type Message,
  type ShellFrame,
} from '#lib/boards/frames.ts';
import { calm, Film } from '#lib/film.svelte.ts';
import type { Colour } from '#lib/game.ts';
import type { Connection, Host } from '#lib/host.ts';
import { Opponent, type Mind } from '#lib/opponent.svelte.ts';
import { forgetWaiting, keepWaiting, waitingIn } from '#lib/waiting.ts';

export type BoardFrame = ShellFrame | KrucoFrame;

/** A choice on its way: pointed at and not sent, or being sent. */
export interface Pick {
  readonly seat: Colour;
  readonly choice: string;
}

/** Milliseconds until a choice that could not be sent is sent again. */
const RESEND = 3_000;

/** More new turns than this at once (another tab played on) are not all shown: only the last is. */
const FOLLOWED = 2;

/** The frames of the `count`-th turn of a game, or of its start where `count` is 0. */
export function turnFrames(view: GameView, count: number): BoardFrame[] {
  const before = view.turns[count - 2]?.position ?? view.start;
  if (view.game === 'kruco') {
    const turn = view.turns[count - 1];
    return turn ? krucoFrames(before, turn.events, turn.position) : [stillKruco(view.start)];
  }
  const turn = view.turns[count - 1];
  if (!turn) return [stillShell(view.start)];
  return shellFrames(before, turn.events, turn.position, turn.outcome ? view.lines : null);
}

function sameTurn(one: Turn | undefined, two: Turn | undefined): boolean {
  return one?.move === two?.move && one?.position === two?.position;
}

export class Table {
  readonly film = new Film<BoardFrame>();
  readonly #host: Host;
  readonly #ontrouble: (kind: Trouble) => void;
  readonly #opponent: Opponent;
  readonly #stops: (() => void)[];
  #view = $state.raw<GameView | null>(null);
  #connection = $state<Connection>('connecting');
  /** How many turns have been played on the board that is shown. */
  #at = $state(0);
  #pick = $state.raw<Pick | null>(null);
  /** The last choice that has arrived from here, and how many turns had been played then. */
  #made = $state.raw<{ readonly pick: Pick; readonly turns: number } | null>(null);
  /** Whether the game is played from its beginning, turn after turn. */
  #touring = false;
  #sending = $state(false);
  #unsent = $state(false);
  #later: ReturnType<typeof setTimeout> | undefined;
  #busy = $state(false);
  /** Whether the board shown keeps up with the game; not while somebody looks at an old turn. */
  #following = $state(true);
  /** Whether the device was handed over from the one who chose first in this turn. */
  #taken = $state(false);

  constructor(host: Host, ontrouble: (kind: Trouble) => void, mind: Mind) {
    this.#host = host;
    this.#ontrouble = ontrouble;
    this.#stops = [
      host.subscribe((view) => {
        this.#see(view);
      }),
      host.watch((connection) => {
        this.#connection = connection;
        if (connection === 'open' || connection === 'here') void this.#sendAgain();
      }),
    ];
    this.#opponent = new Opponent(host, mind);
  }

  get view(): GameView | null {
    return this.#view;
  }

  get connection(): Connection {
    return this.#connection;
  }

  get at(): number {
    return this.#at;
  }

  /** Whether an old turn is looked at on purpose, rather than the game as it goes. */
  get lookingBack(): boolean {
    return !this.#following;
  }

  /** The turn whose film is shown, if any was played. */
  get turn(): Turn | undefined {
    return this.#view?.turns[this.#at - 1];
  }

  /** What was pointed at and not sent yet. */
  get pick(): Pick | null {
    return this.#pick;
  }

  /**
   * The own choice that has arrived, until the computer has chosen too and the turn is played.
   *
   * Never at one screen: there the other player would see it.
   */
  readonly made: Pick | null = $derived.by(() => {
    const [view, made] = [this.#view, this.#made];
    if (!view || view.outcome || !made || !this.#following) return null;
    if (view.opponent !== 'computer') return null;
    const open = view.turns.length === made.turns && view.staged.includes(made.pick.seat);
    return open ? made.pick : null;
  });

  get sending(): boolean {
    return this.#sending;
  }

  /** Whether the choice pointed at could not be sent: it waits to be sent again. */
  get unsent(): boolean {
    return this.#unsent && this.#pick !== null && !this.#sending;
  }

  /** Whether the computer's choice is due and nobody could make it: it waits for a new try. */
  get troubled(): boolean {
    return (this.#view?.troubled ?? false) || this.#opponent.failed;
  }

  /** Whether an act that is not a choice (undo, resignation) is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /**
   * The seat whose person chooses now on this device; null where nobody does.
   *
   * At one screen the one who chose last in a turn chooses first in the next, so that the device
   * changes hands once a turn.
   */
  readonly seat: Colour | null = $derived.by(() => {
    const due = this.#view?.due ?? [];
    const first: Colour = (this.#view?.turns.length ?? 0) % 2 === 0 ? 'black' : 'white';
    return due.find((colour) => colour === first) ?? due[0] ?? null;
  });

  /** Whether one has chosen in secret and the device has not been handed over yet. */
  readonly curtain: boolean = $derived.by(() => {
    const view = this.#view;
    return (
      view?.opponent === 'hotseat' &&
      view.staged.length === 1 &&
      view.due.length === 1 &&
      !this.#taken
    );
  });

  /** The choices that can be made right now: none while anything moves or an old turn is shown. */
  readonly legal: readonly string[] = $derived.by(() => {
    const view = this.#view;
    const now = this.#following && this.#at === view?.turns.length && this.film.settled;
    if (!view || !this.seat || !now || this.#sending || this.#busy || this.curtain) return [];
    return view.legal[this.seat] ?? [];
  });

  /** What each frame of the turn shown says, in order. */
  captions(): readonly Message[] {
    return this.film.frames.flatMap(({ caption }) => (caption ? [caption] : []));
  }

  /** Point at a choice without sending it. */
  consider(choice: string): void {
    if (!this.seat || !this.legal.includes(choice)) return;
    this.#pick = { seat: this.seat, choice };
    this.#unsent = false;
    this.#forget();
  }

  /** Think again. */
  drop(): void {
    if (!this.#sending) this.#letGo();
  }

  /** Make a choice, or the one pointed at. */
  async choose(choice: string | undefined = this.#pick?.choice): Promise<void> {
    const seat = this.seat;
    if (choice === undefined || !seat || !this.legal.includes(choice)) return;
    this.#pick = { seat, choice };
    this.#sending = true;
    try {
      await this.#make(this.#pick);
      this.#pick = null;
    } catch (error) {
      // What could not be sent is still there to be sent, and stands so beside the board; what was
      // refused is not.
      this.#unsent = error instanceof ApiError && error.kind === 'offline';
      if (this.#unsent) this.#sendLater();
      else {
        this.#pick = this.#made = null;
        this.#report(error);
      }
    } finally {
      this.#sending = false;
    }
  }

  /** Send a choice, and remember it once it has arrived. */
  async #make(pick: Pick): Promise<void> {
    const { id, act, turns } = this.#view ?? {};
    if (id !== undefined && act !== undefined) keepWaiting(id, { act, ...pick });
    try {
      await this.#host.choose(pick.seat, pick.choice);
      this.#forget();
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'offline')) this.#forget();
      throw error;
    }
    this.#made = { pick, turns: turns?.length ?? 0 };
  }

  /** What was pointed at is not any more: then it does not wait to be sent either. */
  #letGo(): void {
    if (!this.#pick) return;
    this.#pick = null;
    this.#forget();
  }

  /** Nothing waits to be sent any more. */
  #forget(): void {
    if (this.#view) forgetWaiting(this.#view.id);
  }

  /** Take up what waited to be sent when the table was left, if it still can be. */
  #takeUp({ id, act, legal }: GameView): void {
    const waiting = waitingIn(id, act);
    if (!waiting || !legal[waiting.seat]?.includes(waiting.choice)) {
      forgetWaiting(id);
      return;
    }
    this.#pick = { seat: waiting.seat, choice: waiting.choice };
    this.#unsent = true;
    void this.#sendAgain();
  }

  #sendLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#sendAgain(), RESEND);
  }

  /**
   * Send, without a word, what could not be sent before, unless somebody thinks better of it.
   *
   * It was chosen already: neither a film nor the curtain of a table that was left in mid-turn
   * holds it up.
   */
  async #sendAgain(): Promise<void> {
    clearTimeout(this.#later);
    const pick = this.#pick;
    if (!pick || !this.unsent || !this.#view?.legal[pick.seat]?.includes(pick.choice)) return;
    try {
      await this.#make(pick);
      if (this.#pick === pick) this.#pick = null;
    } catch (error) {
      if (this.#pick !== pick) return;
      if (error instanceof ApiError && error.kind === 'offline') this.#sendLater();
      else {
        this.#pick = null;
        this.#report(error);
      }
    }
  }

  /** The device has been handed over: the curtain opens for the other. */
  take(): void {
    this.#taken = true;
  }

  async undo(): Promise<void> {
    await this.#do(() => this.#host.undo());
  }

  /** Play on with the game on this device, while the house that keeps it is out of reach. */
  async takeAlong(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#host.takeAlong();
    } catch (error) {
      this.#report(error);
    } finally {
      this.#busy = false;
    }
  }

  thinkAgain(): void {
    this.#opponent.again();
  }

  async resign(seat: Colour): Promise<void> {
    await this.#do(() => this.#host.resign(seat));
  }

  captures(choice: string, order: readonly string[]): Promise<Captures> {
    return this.#host.captures(choice, order);
  }

  /** Show the board after `count` turns, standing still. */
  look(count: number): void {
    const view = this.#view;
    if (!view) return;
    this.#touring = false;
    this.#at = Math.min(Math.max(count, 0), view.turns.length);
    this.#following = this.#at === view.turns.length;
    if (!this.#following) this.#letGo();
    this.film.load(turnFrames(view, this.#at), false);
  }

  /** Play the turn shown from its beginning. */
  replay(): void {
    this.#touring = false;
    this.film.replay();
  }

  /** Play the whole game from its first turn, until somebody does something else. */
  tour(): void {
    this.look(0);
    // Where little motion is wished, the game waits at its start to be stepped through.
    if (!calm()) this.#tourFrom(1);
  }

  /** Go one event on or back, over the turns' borders too. */
  step(by: 1 | -1): void {
    this.#touring = false;
    if (this.film.step(by)) return;
    const view = this.#view;
    const next = this.#at + by;
    if (!view || next < 0 || next > view.turns.length) return;
    this.look(next);
    // On to the first event of the next turn; the turn before stands at its end, which was just seen.
    if (by === 1) this.film.seek(1);
    else this.film.step(-1);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#later);
    this.#opponent.close();
    this.film.pause();
    this.#host.close();
  }

  #see(view: GameView): void {
    const old = this.#view;
    this.#view = view;
    if (view.staged.length !== 1 || view.turns.length !== old?.turns.length) this.#taken = false;
    const pick = this.#pick;
    if (pick && !(view.legal[pick.seat]?.includes(pick.choice) && view.act === old?.act)) {
      // The house may tell everybody of a choice before it answers whoever made it.
      if (this.#sending && view.staged.includes(pick.seat)) {
        this.#made = { pick, turns: view.turns.length };
      }
      this.#letGo();
    }
    if (this.#made && !this.#sending && !view.staged.includes(this.#made.pick.seat)) {
      this.#made = null;
    }
    const kept = old?.turns.length ?? 0;
    const goesOn =
      old !== null &&
      view.turns.length >= kept &&
      sameTurn(old.turns[kept - 1], view.turns[kept - 1]);
    if (!goesOn) {
      this.look(view.turns.length);
      if (old === null) this.#takeUp(view);
    } else if (this.#following && view.turns.length > this.#at && !this.film.playing) {
      this.#play(this.#at + 1);
    }
  }

  #tourFrom(count: number): void {
    const view = this.#view;
    if (!view) return;
    if (count > view.turns.length) {
      this.look(view.turns.length);
      return;
    }
    this.#touring = true;
    this.#at = count;
    this.film.load(turnFrames(view, count), true, () => {
      if (this.#touring) this.#tourFrom(count + 1);
    });
  }

  /** Play the turns from `count` on to the last one, each to its end. */
  #play(count: number): void {
    const view = this.#view;
    if (!view) return;
    this.#at = Math.max(count, view.turns.length - FOLLOWED + 1);
    this.film.load(turnFrames(view, this.#at), true, () => {
      if (this.#following && this.#at < (this.#view?.turns.length ?? 0)) this.#play(this.#at + 1);
    });
  }

  async #do(act: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#letGo();
    try {
      await act();
    } catch (error) {
      this.#report(error);
    } finally {
      this.#busy = false;
    }
  }

  #report(error: unknown): void {
    this.#ontrouble(error instanceof ApiError ? error.kind : 'unexpected');
  }
}
