/** The keeper of a game wherever it is: this browser, or the house. */

import { ApiError, type Captures, type GameView } from '#lib/api.ts';
import { AwayHost } from '#lib/away/away-host.ts';
import { NotHereError, passes } from '#lib/away/errors.ts';
import { alone, takenAlong, textOf } from '#lib/away/kept.ts';
import { persist } from '#lib/away/opening.ts';
import * as seen from '#lib/away/seen.ts';
import * as shelf from '#lib/away/shelf.ts';
import * as rulebook from '#lib/engine/rulebook.ts';
import { other, type Colour } from '#lib/game.ts';
import type { Connection, Host } from '#lib/host.ts';
import { Listeners } from '#lib/listeners.ts';
import { t } from '#lib/messages.svelte.ts';
import { ServerHost } from '#lib/server-host.ts';
import { toast } from '#lib/toasts.svelte.ts';

type Keeper = AwayHost | ServerHost;

/** Milliseconds after which a game is shown as it was last seen, while the house still says nothing. */
const PATIENCE = 4_000;

/** A choice that was made here, after an act. */
interface Chosen {
  readonly act: number;
  readonly seat: Colour;
  readonly choice: string;
}

export class RoamingHost implements Host {
  readonly #views = new Listeners<GameView>();
  readonly #connections = new Listeners<Connection>('connecting');
  readonly #stop: () => void;
  /** Under which name the game goes on. */
  #id: string;
  /** Who keeps the game now, once that is known. */
  #keeper: Promise<Keeper>;
  #leave: (() => void)[] = [];
  /** What was chosen here in the open turn: the house tells nobody, and it may have to be taken along. */
  #chosen: readonly Chosen[] = [];
  #closed = false;

  constructor(id: string) {
    this.#id = id;
    this.#keeper = this.#found().then((keeper) => this.#heard(keeper));
    this.#stop = shelf.listen((news) => {
      if (news.id !== this.#id) return;
      if (news.what === 'joined') void this.#move(() => this.#inHouse());
      else if (news.what === 'renamed') {
        this.#id = news.name;
        void this.#move(() => Promise.resolve(this.#here()));
      } else void this.#move((keeper) => this.#takenAlong(keeper));
    });
  }

  /**
   * Fetch the game, for the first view or after a doubt. While the house is out of reach, it is shown
   * as it was last seen there.
   */
  async load(): Promise<GameView> {
    const slow = setTimeout(() => void this.#recalled(), PATIENCE);
    try {
      return await this.#with((keeper) => keeper.load());
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'not_found') await seen.forget(this.#id);
      const view = passes(error) ? await this.#recalled() : null;
      if (!view) throw error;
      return view;
    } finally {
      clearTimeout(slow);
    }
  }

  subscribe(run: (view: GameView) => void): () => void {
    return this.#views.add(run);
  }

  watch(run: (connection: Connection) => void): () => void {
    return this.#connections.add(run);
  }

  choose(seat: Colour, choice: string): Promise<void> {
    this.#remember({ act: this.#views.last?.act ?? 0, seat, choice });
    return this.#with((keeper) => keeper.choose(seat, choice));
  }

  undo(): Promise<void> {
    return this.#with((keeper) => keeper.undo());
  }

  answer(act: number, choice: string): Promise<void> {
    const view = this.#views.last;
    const seat = view?.seats.black === 'computer' ? 'black' : 'white';
    this.#remember({ act, seat, choice });
    return this.#with((keeper) => keeper.answer(act, choice));
  }

  letHouseThink(act: number): Promise<void> {
    return this.#with((keeper) => keeper.letHouseThink(act));
  }

  resign(seat: Colour): Promise<void> {
    return this.#with((keeper) => keeper.resign(seat));
  }

  captures(choice: string, order: readonly string[]): Promise<Captures> {
    return this.#with((keeper) => keeper.captures(choice, order));
  }

  /**
   * Play on with the game on this device, as it was last seen in the house; it joins it again later.
   *
   * @throws ApiError if somebody else plays too, or this device has no rules or keeps nothing.
   */
  async takeAlong(): Promise<void> {
    const view = this.#views.last;
    if (!view || !alone(view)) throw new ApiError('bad_request');
    const staged = this.#chosen
      .filter(({ act, seat }) => act === view.act && view.staged.includes(seat))
      .map(({ seat, choice }) => [seat, choice] as const);
    const kept = takenAlong(view, Object.fromEntries(staged));
    await rulebook.board(kept.game, textOf(kept)).catch(() => {
      throw new ApiError('no_engine');
    });
    await this.#move(async (keeper) => {
      if (keeper instanceof AwayHost) return keeper;
      await shelf.add(kept).catch(async () => {
        if (!(await this.#kept())) throw new ApiError('no_storage');
      });
      persist();
      return this.#here();
    });
    toast(t('away-taken'));
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    for (const leave of this.#leave) leave();
    this.#views.close();
    this.#connections.close();
    void this.#keeper.then((keeper) => {
      keeper.close();
    });
  }

  #remember(chosen: Chosen): void {
    const { act, seat } = chosen;
    const others = this.#chosen.filter((one) => one.act === act && one.seat === other(seat));
    this.#chosen = [...others, chosen];
  }

  /** The game as it was last seen in the house, shown where nothing newer is known. */
  async #recalled(): Promise<GameView | null> {
    const view = await seen.recall(this.#id);
    const keeper = await this.#keeper;
    if (view && keeper instanceof ServerHost && !this.#views.last) keeper.show(view);
    return this.#views.last ?? null;
  }

  /** Whether the game is kept in this browser. */
  async #kept(): Promise<boolean> {
    const kept = await shelf.find(this.#id).catch(() => null); // a browser that keeps nothing
    return kept !== null && !kept.deleted;
  }

  async #found(): Promise<Keeper> {
    return (await this.#kept()) ? this.#here() : new ServerHost(this.#id);
  }

  #here(): AwayHost {
    return new AwayHost(this.#id, shelf, rulebook);
  }

  /** The house, once it has told how the game stands there: what is asked of it waits until then. */
  async #inHouse(): Promise<Keeper> {
    const house = new ServerHost(this.#id);
    await house.load().catch(() => undefined);
    return house;
  }

  /** Another tab has taken the game along: then it goes on here. */
  async #takenAlong(keeper: Keeper): Promise<Keeper> {
    return keeper instanceof ServerHost && (await this.#kept()) ? this.#here() : keeper;
  }

  /**
   * The game is not here any more. It has joined the house; or else what this browser kept was cleared
   * away under the open table, which still knows all of it.
   */
  async #lost(keeper: Keeper): Promise<Keeper> {
    if (keeper instanceof ServerHost || keeper.id !== this.#id) return keeper;
    const house = new ServerHost(this.#id);
    try {
      await house.load();
      return house;
    } catch {
      if (!(await keeper.putBack())) return house;
      house.close();
      return keeper;
    }
  }

  /** Have somebody else keep the game, one change after the other; who it is now. */
  #move(next: (keeper: Keeper) => Promise<Keeper>): Promise<Keeper> {
    const before = this.#keeper;
    const moved = before.then(async (keeper) => {
      const chosen = await next(keeper);
      if (chosen === keeper) return keeper;
      keeper.close();
      return this.#heard(chosen);
    });
    this.#keeper = moved.catch(() => before);
    return moved;
  }

  /** Pass on what the keeper tells; one that is here is asked how the game stands. */
  async #heard(keeper: Keeper): Promise<Keeper> {
    for (const leave of this.#leave) leave();
    if (this.#closed) return keeper;
    this.#leave = [
      keeper.watch((connection) => {
        this.#connections.tell(connection);
        if (connection === 'gone') void seen.forget(this.#id);
      }),
      keeper.subscribe((view) => {
        this.#views.tell(view);
        if (keeper instanceof ServerHost) void seen.remember(view);
      }),
    ];
    if (keeper instanceof AwayHost) await keeper.load().catch(() => undefined);
    return keeper;
  }

  /** Ask the keeper; where the game has left it meanwhile, the next one. */
  async #with<T>(ask: (keeper: Keeper) => Promise<T>): Promise<T> {
    const asked = await this.#keeper;
    try {
      return await ask(asked);
    } catch (error) {
      if (error instanceof NotHereError) await this.#move((keeper) => this.#lost(keeper));
      else if ((await this.#keeper) === asked) throw error;
      return ask(await this.#keeper);
    }
  }
}
