import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameView } from '#lib/api.ts';
import { ServerHost } from '#lib/server-host.ts';
import { playedView, shellView } from '#lib/testing.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;

  constructor(readonly address: URL) {
    super();
    FakeSocket.all.push(this);
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(view: GameView) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(view) }));
  }

  fall(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close() {
    this.readyState = 2;
  }
}

const send = vi.fn<typeof fetch>();

function answer(status: number, body: unknown) {
  send.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

function sent(): unknown[] {
  return send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
}

let host: ServerHost;
let views: GameView[];

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error('no socket');
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', send);
  send.mockReset();
  FakeSocket.all = [];
  views = [];
  host = new ServerHost('g1');
  host.subscribe((view) => views.push(view));
});

afterEach(() => {
  host.close();
});

describe('the server as host', () => {
  it('hears the game by the socket of its own house', () => {
    expect(socket().address.pathname).toBe('/api/games/g1/socket');
    expect(socket().address.protocol).toBe('ws:');
    socket().open();
    socket().say(playedView(1));
    expect(views.map(({ act }) => act)).toEqual([1]);
  });

  it('believes no view older than the one it has', () => {
    socket().open();
    socket().say(playedView(2));
    socket().say(playedView(1));
    expect(views.map(({ act }) => act)).toEqual([2]);
  });

  it('says what it saw, and gives each choice an id of its own', async () => {
    socket().say(playedView(2, { staged: ['white'] }));
    answer(200, playedView(2));
    await host.choose('black', 'E5');
    answer(200, playedView(2));
    await host.undo();
    const [choice, undo] = sent();
    expect(choice).toMatchObject({ act: 2, seat: 'black', choice: 'E5' });
    expect(choice).toHaveProperty('request', expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(undo).toEqual({ act: 2, staged: [] });
  });

  it('sends an unanswered choice again with the same id, later too', async () => {
    socket().say(shellView());
    for (let attempt = 0; attempt < 3; attempt += 1) {
      send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    }
    const tried = expect(host.choose('black', 'E5')).rejects.toMatchObject({ kind: 'offline' });
    await vi.runAllTimersAsync();
    await tried;
    answer(200, shellView());
    await host.choose('black', 'E5');
    answer(200, shellView());
    await host.choose('black', 'E5');
    const all = sent();
    expect(all).toHaveLength(5);
    expect(all[3]).toEqual(all[0]);
    expect(all[4]).not.toEqual(all[0]);
  });

  it('uses one id for all attempts of one choice', async () => {
    socket().say(shellView());
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(200, shellView());
    const chosen = host.choose('black', 'E5');
    await vi.runAllTimersAsync();
    await chosen;
    const [first, second] = sent();
    expect(first).toEqual(second);
  });

  it('takes the game as it is now from a refusal', async () => {
    socket().say(playedView(1));
    answer(409, {
      error: { kind: 'stale', message: 'the game has moved on' },
      view: playedView(2),
    });
    await expect(host.choose('black', 'E5')).rejects.toMatchObject({ kind: 'stale' });
    expect(views.map(({ act }) => act)).toEqual([1, 2]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('connects again after a fall, later and later, and tells of a loss that lasts', () => {
    const connections: string[] = [];
    host.watch((connection) => connections.push(connection));
    socket().open();
    socket().fall();
    expect(connections).toEqual(['connecting', 'open']);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    socket().fall();
    expect(connections.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(3);
    socket().open();
    expect(connections.at(-1)).toBe('open');
  });

  it('gives a silent line up', () => {
    socket().open();
    vi.advanceTimersByTime(50_000);
    socket().say(shellView());
    vi.advanceTimersByTime(50_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not knock again where the game is gone', () => {
    const watcher = vi.fn();
    host.watch(watcher);
    socket().fall(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(watcher).toHaveBeenLastCalledWith('gone');
  });

  it('connects at once when the network is back', () => {
    socket().fall();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is silent after it was left', () => {
    const first = socket();
    first.open();
    host.close();
    first.say(playedView(1));
    first.fall();
    vi.advanceTimersByTime(60_000);
    expect(views).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
