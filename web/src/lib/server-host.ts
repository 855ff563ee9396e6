/** The house's server as the keeper of a game: acts by HTTP, news by a socket. */

import { ApiError, ask, type Captures, type GameView } from '#lib/api.ts';
import type { Colour } from '#lib/game.ts';
import type { Connection, Host } from '#lib/host.ts';
import { newRequestId } from '#lib/ids.ts';
import { Listeners } from '#lib/listeners.ts';

/** Waits before the socket is tried again, in milliseconds; the last one repeats. */
const WAITS = [300, 700, 1_500, 3_000, 6_000, 10_000] as const;
/** How often an act is sent again, with the same id, when the house could not be reached. */
const ATTEMPTS = 3;
/** The house is heard every 25 s; after this much silence, in milliseconds, the line is dead. */
const SILENCE = 60_000;
/** The house closes a socket with this code when the game is not there for this guest (any more). */
const GONE = 4404;

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export class ServerHost implements Host {
  readonly #id: string;
  readonly #views = new Listeners<GameView>();
  readonly #connections = new Listeners<Connection>('connecting');
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening: ReturnType<typeof setTimeout> | undefined;
  /** A choice whose answer has not come (yet): forgotten as soon as it has. */
  #unanswered: { readonly what: string; readonly request: string } | null = null;
  #failures = 0;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Fetch the game, for the first view or after a doubt. */
  async load(): Promise<GameView> {
    const view = await ask<GameView>('GET', this.#path());
    this.#take(view);
    return view;
  }

  /** Show the game as it was last seen, until the house, which does not answer, tells more. */
  show(view: GameView): void {
    this.#take(view);
    if (this.#connections.last === 'connecting') this.#tell('lost');
  }

  subscribe(run: (view: GameView) => void): () => void {
    return this.#views.add(run);
  }

  watch(run: (connection: Connection) => void): () => void {
    return this.#connections.add(run);
  }

  async choose(seat: Colour, choice: string): Promise<void> {
    const what = `${this.#views.last?.act ?? 0} ${seat} ${choice}`;
    // A choice that may have arrived unanswered is sent again as the same one.
    const request = this.#unanswered?.what === what ? this.#unanswered.request : newRequestId();
    this.#unanswered = { what, request };
    try {
      await this.#act('choices', { seat, choice, request }, ATTEMPTS);
      this.#unanswered = null;
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'offline')) this.#unanswered = null;
      throw error;
    }
  }

  undo(): Promise<void> {
    // With what is staged, so that an undo never takes back more than was seen.
    return this.#act('undo', { staged: this.#views.last?.staged ?? [] }, 1);
  }

  answer(act: number, choice: string): Promise<void> {
    return this.#act('answer', { act, choice }, 1);
  }

  letHouseThink(act: number): Promise<void> {
    return this.#act('thought', { act }, 1);
  }

  resign(seat: Colour): Promise<void> {
    return this.#act('resignation', { seat }, 1);
  }

  /** Only whoever knows where games are kept can do that. */
  takeAlong(): Promise<void> {
    return Promise.reject(new ApiError('bad_request'));
  }

  captures(choice: string, order: readonly string[]): Promise<Captures> {
    return ask('POST', this.#path('captures'), { choice, order });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#listening);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#views.close();
    this.#connections.close();
    this.#socket?.close();
    this.#socket = null;
  }

  #path(what?: string): string {
    return `/api/games/${encodeURIComponent(this.#id)}${what ? `/${what}` : ''}`;
  }

  /** Do an act on the game as last seen; a refusal may bring the game as it is now. */
  async #act(what: string, body: object, tries: number): Promise<void> {
    const act = this.#views.last?.act ?? 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.#take(await ask<GameView>('POST', this.#path(what), { act, ...body }));
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.view) this.#take(error.view);
        if (error.kind !== 'offline' || attempt >= tries || this.#closed) throw error;
        await sleep(400 * attempt);
      }
    }
  }

  /** Believe a view unless a newer one is known: answers and news may overtake each other. */
  #take(view: GameView): void {
    const known = this.#views.last;
    if (!this.#closed && !(known && view.act < known.act)) this.#views.tell(view);
  }

  #tell(connection: Connection): void {
    if (this.#connections.last !== connection) this.#connections.tell(connection);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const address = new URL(this.#path('socket'), location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#failures = 0;
      this.#tell('open');
      this.#listen(socket);
    });
    // The house sends the whole game at once and after each act, so a gap heals by itself.
    socket.addEventListener('message', (message: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#listen(socket);
      this.#take(JSON.parse(message.data) as GameView);
    });
    socket.addEventListener('close', ({ code }) => {
      this.#fell(socket, code);
    });
  }

  /** The socket is no more: try again after a while, unless there is nothing to hear any more. */
  #fell(socket: WebSocket, code?: number): void {
    if (this.#socket !== socket || this.#closed) return;
    clearTimeout(this.#listening);
    this.#socket = null;
    this.#failures += 1;
    if (code === GONE) {
      this.#tell('gone');
      return;
    }
    // One quick hiccup is nobody's business.
    if (this.#failures > 1) this.#tell('lost');
    const wait = WAITS[Math.min(this.#failures, WAITS.length) - 1] ?? 0;
    this.#timer = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.8 + 0.4 * Math.random()),
    );
  }

  /** Give the socket up if it stays silent. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#listening);
    this.#listening = setTimeout(() => {
      socket.close();
      // A dead line may take minutes to admit it.
      this.#fell(socket);
    }, SILENCE);
  }

  /** The network is back, or somebody looks at the page again: do not wait out the pause. */
  readonly #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      // A socket may have died in its sleep without a word; what was missed is fetched.
      this.load().catch(() => {
        this.#socket?.close();
      });
    } else if (!this.#socket) {
      this.#connect();
    }
  };
}
