/** The keeper of a game wherever it is: this browser at first, the house once the game has joined it. */

import type { Captures, GameView } from '#lib/api.ts';
import { AwayHost } from '#lib/away/away-host.ts';
import { NotHereError } from '#lib/away/errors.ts';
import * as shelf from '#lib/away/shelf.ts';
import * as rulebook from '#lib/engine/rulebook.ts';
import type { Colour } from '#lib/game.ts';
import type { Connection, Host } from '#lib/host.ts';
import { ServerHost } from '#lib/server-host.ts';

export class RoamingHost implements Host {
  readonly #id: string;
  readonly #views = new Set<(view: GameView) => void>();
  readonly #watchers = new Set<(connection: Connection) => void>();
  readonly #stop: () => void;
  /** Who keeps the game now, once that is known. */
  #keeper: Promise<AwayHost | ServerHost>;
  #leave: (() => void)[] = [];
  #view: GameView | null = null;
  #connection: Connection = 'connecting';
  #closed = false;

  constructor(id: string) {
    this.#id = id;
    this.#keeper = this.#found();
    this.#stop = shelf.listen((news) => {
      if (news.id === id && news.what === 'joined') this.#move();
    });
  }

  /** Fetch the game, for the first view or after a doubt. */
  async load(): Promise<GameView> {
    return this.#with((keeper) => keeper.load());
  }

  subscribe(run: (view: GameView) => void): () => void {
    this.#views.add(run);
    if (this.#view) run(this.#view);
    return () => this.#views.delete(run);
  }

  watch(run: (connection: Connection) => void): () => void {
    this.#watchers.add(run);
    run(this.#connection);
    return () => this.#watchers.delete(run);
  }

  choose(seat: Colour, choice: string): Promise<void> {
    return this.#with((keeper) => keeper.choose(seat, choice));
  }

  undo(): Promise<void> {
    return this.#with((keeper) => keeper.undo());
  }

  answer(act: number, choice: string): Promise<void> {
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

  close(): void {
    this.#closed = true;
    this.#stop();
    for (const leave of this.#leave) leave();
    this.#views.clear();
    this.#watchers.clear();
    void this.#keeper.then((keeper) => {
      keeper.close();
    });
  }

  async #found(): Promise<AwayHost | ServerHost> {
    const kept = await shelf.find(this.#id).catch(() => null); // a browser that keeps nothing
    const keeper =
      kept && !kept.deleted ? new AwayHost(this.#id, shelf, rulebook) : new ServerHost(this.#id);
    if (!this.#closed) this.#hear(keeper);
    return keeper;
  }

  /** The game has joined the house, with all that happened in it: it goes on there. */
  #move(): void {
    const before = this.#keeper;
    this.#keeper = before.then(async (keeper) => {
      if (keeper instanceof ServerHost) return keeper;
      const next = new ServerHost(this.#id);
      // What is asked of the game waits until the house has told how it stands there.
      await next.load().catch(() => undefined);
      keeper.close();
      if (!this.#closed) this.#hear(next);
      return next;
    });
  }

  #hear(keeper: Host): void {
    for (const leave of this.#leave) leave();
    this.#leave = [
      keeper.watch((connection) => {
        this.#connection = connection;
        for (const run of this.#watchers) run(connection);
      }),
      keeper.subscribe((view) => {
        this.#view = view;
        for (const run of this.#views) run(view);
      }),
    ];
  }

  /** Ask the keeper; where the game has just left, the next one. */
  async #with<T>(ask: (keeper: AwayHost | ServerHost) => Promise<T>): Promise<T> {
    try {
      return await ask(await this.#keeper);
    } catch (error) {
      if (!(error instanceof NotHereError)) throw error;
      this.#move();
      return ask(await this.#keeper);
    }
  }
}
