/** This browser as the keeper of a game: it knows the rules, and writes each act down at once. */

import { ApiError, type Captures, type GameView } from '#lib/api.ts';
import { NotHereError, OutdatedError } from '#lib/away/errors.ts';
import {
  actOf,
  awaited,
  outcomeOf,
  personsChosen,
  positionOf,
  resignedBy,
  takenBack,
  textOf,
  turned,
  undoable,
  viewOf,
  type Kept,
} from '#lib/away/kept.ts';
import type { Boards, Results } from '#lib/engine/rulebook.ts';
import { other, type Colour, type Slug } from '#lib/game.ts';
import type { Connection, Host } from '#lib/host.ts';
import { Listeners } from '#lib/listeners.ts';

/** Who knows the rules. */
export interface Referee {
  board: <G extends Slug>(game: G, text: string) => Promise<Boards[G]>;
  play: <G extends Slug>(game: G, text: string, move: string) => Promise<Results[G]>;
  captures: (text: string, move: string, order: readonly string[]) => Promise<Captures>;
}

/** Where the game is kept. */
export interface Shelf {
  find: (id: string) => Promise<Kept | null>;
  add: (game: Kept) => Promise<void>;
  replace: (before: Kept, after: Kept) => Promise<Kept>;
  listen: (run: (news: { readonly id: string; readonly what: string }) => void) => () => void;
}

/** What was told last: a game, and how it looks. */
interface Told {
  readonly kept: Kept;
  readonly view: GameView;
}

const now = () => new Date().toISOString();

/** What the referee says no to is told by this name; anything else is a fault of the device. */
function refused(error: unknown): boolean {
  return error instanceof Error && 'refused' in error && error.refused === true;
}

export class AwayHost implements Host {
  readonly id: string;
  readonly #shelf: Shelf;
  readonly #referee: Referee;
  readonly #views = new Listeners<GameView>();
  readonly #stop: () => void;
  #told: Told | null = null;
  /** One thing after the other: what is done, and what other tabs did. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(id: string, shelf: Shelf, referee: Referee) {
    this.id = id;
    this.#shelf = shelf;
    this.#referee = referee;
    this.#stop = shelf.listen((news) => {
      if (news.id === id && news.what !== 'joined') void this.load().catch(() => undefined);
    });
  }

  /**
   * Read the game, for the first view or after a doubt.
   *
   * @throws NotHereError if it is not here (any more).
   * @throws ApiError `no_engine` where the rules cannot be had.
   */
  load(): Promise<GameView> {
    return this.#queue(async () => {
      const kept = await this.#shelf.find(this.id);
      if (!kept) throw new NotHereError(this.id);
      return this.#see(kept);
    });
  }

  subscribe(run: (view: GameView) => void): () => void {
    return this.#views.add(run);
  }

  watch(run: (connection: Connection) => void): () => void {
    run('here');
    return () => undefined;
  }

  choose(seat: Colour, choice: string): Promise<void> {
    return this.#act((kept) => {
      if (outcomeOf(kept)) throw new ApiError('game_over');
      if (seat === kept.computer || !awaited(kept).includes(seat)) throw new ApiError('not_due');
      return this.#chosen(kept, seat, choice);
    });
  }

  undo(): Promise<void> {
    return this.#act((kept) => {
      const persons = personsChosen(kept);
      if (persons.length > 0) {
        const others = Object.entries(kept.staged).filter(([seat]) => seat === kept.computer);
        return { ...kept, staged: Object.fromEntries(others) };
      }
      if (undoable(kept) === 0) throw new ApiError('nothing_to_undo');
      return takenBack(kept, now());
    });
  }

  answer(act: number, choice: string): Promise<void> {
    return this.#act((kept) => {
      const seat = kept.computer;
      // Several tabs may think about the same game; the first one counts.
      if (actOf(kept) !== act || !seat || !awaited(kept).includes(seat)) return kept;
      return this.#chosen(kept, seat, choice);
    });
  }

  letHouseThink(): Promise<void> {
    return Promise.reject(new ApiError('unavailable'));
  }

  resign(seat: Colour): Promise<void> {
    return this.#act((kept) => {
      if (seat === kept.computer) throw new ApiError('bad_request');
      if (outcomeOf(kept)) throw new ApiError('game_over');
      return resignedBy(kept, seat, now());
    });
  }

  /** It is here already. */
  takeAlong(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Keep the game as it was last told once more: it is neither here nor, as far as can be known, in
   * the house, because what this browser kept was cleared away. Where it is in the house all the same,
   * it joins it as the game that it is. Whether it was known.
   */
  putBack(): Promise<boolean> {
    return this.#queue(async () => {
      if (!this.#told) return false;
      const { kept } = this.#told;
      const there = await this.#shelf.find(this.id).catch(() => null);
      if (there) return true;
      await this.#shelf.add({ ...kept, sent: true }).catch(() => {
        throw new ApiError('no_storage');
      });
      return true;
    });
  }

  async captures(choice: string, order: readonly string[]): Promise<Captures> {
    const kept = this.#told?.kept;
    if (!kept) throw new ApiError('not_found');
    return this.#ruled(this.#referee.captures(textOf(kept), choice, order));
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#views.close();
  }

  /** The game after a seat's choice: staged, or played if it was the last one the turn needs. */
  async #chosen(kept: Kept, seat: Colour, choice: string): Promise<Kept> {
    if (kept.game === 'kruco') return this.#played(kept, choice);
    const { legal } = await this.#ruled(this.#referee.board(kept.game, textOf(kept)));
    if (!legal[seat]?.includes(choice)) throw new ApiError('illegal_move');
    const staged = { ...kept.staged, [seat]: choice };
    const theirs = staged[other(seat)];
    if (theirs === undefined) return { ...kept, staged };
    return this.#played(kept, seat === 'black' ? `${choice}:${theirs}` : `${theirs}:${choice}`);
  }

  async #played(kept: Kept, choice: string): Promise<Kept> {
    const text = textOf(kept);
    const result = await this.#ruled(this.#referee.play(kept.game, text, choice));
    const move = kept.game === 'kruco' ? await this.#canonical(kept, choice, result) : choice;
    const number = kept.turns.length + 1;
    return turned(kept, { sudden_death: false, ...result, number, move }, now());
  }

  /** The one text that stands for a move of Kruco, in whichever order its captures were made (K12). */
  async #canonical(kept: Kept, choice: string, result: { position: string }): Promise<string> {
    const [base] = choice.split(' ');
    const { results } = await this.#ruled(
      this.#referee.board('kruco', `position ${positionOf(kept)}`),
    );
    const same = Object.entries(results).find(
      ([move, { position }]) => move.split(' ')[0] === base && position === result.position,
    );
    return same?.[0] ?? choice;
  }

  async #ruled<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      throw new ApiError(refused(error) ? 'illegal_move' : 'no_engine');
    }
  }

  /** Do an act on the game as last told, write it down, then tell it. */
  #act(next: (kept: Kept) => Kept | Promise<Kept>): Promise<void> {
    const told = this.#told;
    return this.#queue(async () => {
      if (!told) throw new ApiError('not_found');
      const after = await next(told.kept);
      if (after === told.kept) return;
      await this.#see(await this.#written(told.kept, after));
    });
  }

  async #written(before: Kept, after: Kept): Promise<Kept> {
    try {
      return await this.#shelf.replace(before, after);
    } catch (error) {
      if (error instanceof NotHereError) throw error;
      if (!(error instanceof OutdatedError)) throw new ApiError('no_storage');
      const kept = await this.#shelf.find(this.id);
      throw new ApiError('stale', kept && (await this.#see(kept)));
    }
  }

  #queue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(run, run);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Tell how the game is now, unless that is known. */
  async #see(kept: Kept): Promise<GameView> {
    const told = this.#told;
    if (told?.kept.revision === kept.revision) return told.view;
    const board = await this.#ruled(this.#referee.board(kept.game, textOf(kept)));
    const view = viewOf(kept, board);
    this.#told = { kept, view };
    if (!this.#closed) this.#views.tell(view);
    return view;
  }
}
