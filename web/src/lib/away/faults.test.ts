/** What may befall games that are kept here: networks, houses, storage and other tabs that fail. */

import 'fake-indexeddb/auto';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameView } from '#lib/api.ts';
import { joinAll } from '#lib/away/joining.ts';
import { takenAlong, viewOf, type Kept } from '#lib/away/kept.ts';
import { more, newest } from '#lib/away/listing.ts';
import { begin } from '#lib/away/opening.ts';
import { RoamingHost } from '#lib/away/roaming-host.ts';
import * as seen from '#lib/away/seen.ts';
import * as shelf from '#lib/away/shelf.ts';
import { FakeHouse, freshGame, referee, refusing } from '#lib/away/testing.ts';
import * as rulebook from '#lib/engine/rulebook.ts';
import { newGameId } from '#lib/ids.ts';
import { toasts } from '#lib/toasts.svelte.ts';

vi.mock('#lib/engine/rulebook.ts', async () => {
  const { referee } = await import('#lib/away/testing.ts');
  return referee();
});

const rules = await referee();

/** A socket that never opens. */
class DeadSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  close() {
    this.readyState = 3;
  }
}

let fake: FakeHouse;

beforeEach(async () => {
  for (const { id } of await shelf.all()) await shelf.forget(id);
  for (const { id } of await seen.all()) await seen.forget(id);
  fake = new FakeHouse();
  vi.stubGlobal('fetch', fake.fetch);
  vi.stubGlobal('WebSocket', DeadSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const noNetwork = () => Promise.reject(new TypeError('no network'));

async function keptHere(game = freshGame()): Promise<Kept> {
  await shelf.add(game);
  return game;
}

describe('a game that is told', () => {
  it.each([
    ['nothing, as captive portals answer', () => new Response(null, { status: 204 })],
    ['a welcome', () => new Response('<h1>Welcome</h1>')],
    ['an empty object', () => Response.json({})],
    ['null', () => Response.json(null)],
    ['another game', () => Response.json({ id: 'other', act: 9 })],
    ['less than was told', () => Response.json({ id: 'aaaaaaaaaaaaaaaa', act: 0 })],
  ])('does not leave where the answer is %s', async (_, answer) => {
    fake.answer = answer;
    const acts = [{ kind: 'resignation', seat: 'black', time: '2026-03-01T10:00:00Z' }] as const;
    const { id } = await keptHere({ ...freshGame(), id: 'aaaaaaaaaaaaaaaa', acts });
    await joinAll();
    expect(await shelf.find(id)).toMatchObject({ refused: null });
    fake.answer = (asked) => fake.has(asked);
    await joinAll();
    expect(await shelf.find(id)).toBeNull();
  });

  it.each([
    ['stumbles over', refusing('internal', 500)],
    ['refuses', refusing('illegal_move', 422)],
    ['answers strangely about', refusing('teapot', 418)],
  ])('does not keep the others waiting that the house %s', async (_, answer) => {
    const bad = await keptHere({ ...freshGame(), updated: '2099-01-01T00:00:00Z' });
    const good = await keptHere();
    fake.answer = (asked) => (asked === bad.id ? answer() : fake.has(asked));
    await joinAll();
    expect(await shelf.find(good.id)).toBeNull();
    expect(await shelf.find(bad.id)).not.toBeNull();
  });

  it('is not held up by one that was put away and that the house cannot forget now', async () => {
    const past = '2000-01-01T00:00:00Z';
    await keptHere({ ...freshGame(), deleted: past, sent: true, updated: '2099-01-01T00:00:00Z' });
    const good = await keptHere();
    fake.answer = (asked) => (asked === good.id ? fake.has(asked) : refusing('internal', 500)());
    await joinAll();
    expect(await shelf.find(good.id)).toBeNull();
  });

  it('joins under a new name where its own is another’s, whose cookie was lost', async () => {
    const { id } = await keptHere();
    fake.answer = (asked) => (asked === id ? refusing('taken', 409)() : fake.has(asked));
    await joinAll();
    expect(fake.told).toHaveLength(2);
    expect(fake.told[1]?.id).toMatch(/^[0-9A-Za-z]{16}$/);
    expect(await shelf.all()).toEqual([]);
  });

  it('is not renamed for ever', async () => {
    await keptHere();
    fake.answer = refusing('taken', 409);
    await joinAll();
    expect(fake.told).toHaveLength(2);
    expect(await shelf.all()).toMatchObject([{ refused: 'taken' }]);
  });

  it('is asked about again by the next page, and refused without a word', async () => {
    fake.answer = refusing('bad_request', 422);
    const { id } = await keptHere({ ...freshGame(), refused: 'bad_request' });
    const before = toasts();
    await joinAll();
    await joinAll();
    expect(fake.told).toHaveLength(1);
    expect(toasts()).toEqual(before);
    vi.stubGlobal('fetch', noNetwork);
    expect((await newest('unfinished')).games).toMatchObject([{ id, refused: 'bad_request' }]);
  });
});

describe('a game that is begun', () => {
  it.each([
    ['is busy', refusing('unavailable', 503)],
    ['is broken', refusing('internal', 500)],
    ['is hidden by a portal', () => new Response('<h1>Welcome</h1>')],
  ])('stays on this device where the house %s', async (_, answer) => {
    fake.answer = answer;
    const id = await begin({ game: 'kruco', opponent: 'hotseat' });
    expect(await shelf.find(id)).toMatchObject({ id, sent: true });
    expect((await newest('unfinished')).games).toMatchObject([{ id, here: true }]);
  });

  it('is begun in a house on this machine, where there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fake.answer = (asked) =>
      asked === 'guest' ? new Response(null, { status: 204 }) : fake.has(asked);
    await begin({ game: 'kruco', opponent: 'hotseat' });
    expect(await shelf.all()).toEqual([]);
  });

  it('does not wait until somebody lets the browser keep it', async () => {
    vi.stubGlobal('fetch', noNetwork);
    const persist = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal('navigator', { storage: { persist } });
    await begin({ game: 'kruco', opponent: 'hotseat' });
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe('an open table', () => {
  let host: RoamingHost;
  let views: GameView[];

  const view = (): GameView => views.at(-1) ?? expect.fail('no view');

  async function sit(id: string): Promise<void> {
    host = new RoamingHost(id);
    views = [];
    host.subscribe((one) => views.push(one));
    await host.load();
  }

  afterEach(() => {
    host.close();
  });

  it('keeps its game where what is kept was cleared away under it', async () => {
    vi.stubGlobal('fetch', noNetwork);
    const { id } = await keptHere();
    await sit(id);
    await host.choose('black', 'E5');
    await shelf.forget(id);
    await host.choose('white', 'D4');
    expect(view().turns).toMatchObject([{ move: 'E5:D4' }]);
    expect(await shelf.find(id)).toMatchObject({ acts: [{ move: 'E5:D4' }], sent: true });
  });

  it('goes on in the house where the game has joined it', async () => {
    const { id } = await keptHere();
    await sit(id);
    await host.choose('black', 'E5');
    const there = { ...view(), act: 5, staged: [] };
    fake.answer = (asked) => Response.json(asked === id ? there : { ...there, act: 6 });
    await shelf.forget(id); // by another tab, whose word has not come yet
    await host.choose('white', 'D4');
    expect(view().act).toBe(6);
    expect(await shelf.find(id)).toBeNull();
  });

  it('follows its game under another name', async () => {
    const game = await keptHere();
    await sit(game.id);
    await host.choose('black', 'E5');
    const name = newGameId();
    await shelf.rename(game, name);
    await host.choose('white', 'D4');
    expect(view()).toMatchObject({ id: name, turns: [{ move: 'E5:D4' }] });
    expect((await shelf.all()).map(({ id }) => id)).toEqual([name]);
  });

  describe('whose game the house keeps', () => {
    /** A game in the house, after two turns of which one was taken back. */
    async function inHouse(more: Parameters<typeof freshGame>[1] = {}): Promise<GameView> {
      const game = freshGame('kruco', more);
      const after = await rules.play('kruco', 'position start', 'b2-b3');
      const turns = [{ sudden_death: false, ...after, number: 1, move: 'b2-b3' }];
      const shown = viewOf(
        { ...game, turns, since: 3 },
        await rules.board('kruco', 'position start moves b2-b3'),
      );
      fake.answer = () => Response.json(shown);
      return shown;
    }

    it('plays on here without the network, and joins once', async () => {
      const { id } = await inHouse();
      await sit(id);
      vi.stubGlobal('fetch', noNetwork);
      await expect(host.choose('white', 'b7-b6')).rejects.toMatchObject({ kind: 'offline' });
      await host.takeAlong();
      await host.choose('white', 'b7-b6');
      expect(view()).toMatchObject({ act: 4, turns: [{ move: 'b2-b3' }, { move: 'b7-b6' }] });
      await host.undo();
      await host.undo();
      expect(view()).toMatchObject({ act: 6, turns: [], can_undo: false });
      vi.stubGlobal('fetch', fake.fetch);
      fake.answer = (asked) => fake.has(asked);
      await joinAll();
      await joinAll();
      expect(fake.told).toEqual([{ id, acts: 3, since: 3 }]);
      expect(await shelf.all()).toEqual([]);
    });

    it('has the seed that the house has', async () => {
      const seen = await inHouse({ level: 3, seat: 'black' });
      await sit(seen.id);
      await host.takeAlong();
      expect(view().question).toEqual(seen.question);
      expect(view()).toMatchObject({ seats: seen.seats, level: 3, thinking: true });
    });

    it('is taken along for all tabs', async () => {
      const { id } = await inHouse();
      await sit(id);
      const other = new RoamingHost(id);
      await other.load();
      vi.stubGlobal('fetch', noNetwork);
      await host.takeAlong();
      await other.choose('white', 'b7-b6');
      await vi.waitFor(() => {
        expect(view().turns).toHaveLength(2);
      });
      other.close();
    });

    it('takes along what was chosen here in the open turn, and nothing else', async () => {
      const game = freshGame();
      const board = await rules.board('what-the-shell', 'position start');
      const shown = viewOf({ ...game, since: 2, staged: { black: 'E5' } }, board);
      fake.answer = () => Response.json(viewOf({ ...game, since: 2 }, board));
      await sit(game.id);
      fake.answer = () => Response.json(shown);
      await host.choose('black', 'E5');
      vi.stubGlobal('fetch', noNetwork);
      await host.takeAlong();
      expect(view()).toMatchObject({ staged: ['black'], due: ['white'], act: 2 });
      await host.choose('white', 'D4');
      expect(view().turns).toMatchObject([{ move: 'E5:D4' }]);
    });

    it('has both games where the house has gone on otherwise', async () => {
      const { id } = await inHouse();
      await sit(id);
      await host.takeAlong();
      await host.choose('white', 'b7-b6');
      fake.answer = (asked) => (asked === id ? refusing('stale', 409)() : fake.has(asked));
      await joinAll();
      // of what happened in the house, what still stands: it is another game there
      expect(fake.told).toEqual([
        { id, acts: 1, since: 3 },
        { id: expect.not.stringContaining(id) as string, acts: 2 },
      ]);
    });

    it('leaves it there where the device has no rules', async () => {
      const shown = await inHouse();
      await sit(shown.id);
      vi.spyOn(rulebook, 'board').mockRejectedValueOnce(new Error('no engine'));
      await expect(host.takeAlong()).rejects.toMatchObject({ kind: 'no_engine' });
      expect(await shelf.all()).toEqual([]);
    });

    it('is opened again without a network, and taken along', async () => {
      const shown = await inHouse();
      await sit(shown.id);
      host.close();
      vi.stubGlobal('fetch', noNetwork);
      await sit(shown.id);
      expect(view()).toEqual(shown);
      const connections: string[] = [];
      host.watch((connection) => connections.push(connection));
      expect(connections).toEqual(['lost']);
      expect((await newest('unfinished')).games).toMatchObject([
        { id: shown.id, here: false, turn_count: 1 },
      ]);
      expect((await newest('finished')).games).toEqual([]);
      await expect(host.choose('white', 'b7-b6')).rejects.toMatchObject({ kind: 'offline' });
      await host.takeAlong();
      await host.choose('white', 'b7-b6');
      expect(view()).toMatchObject({ act: 4, turns: [{ move: 'b2-b3' }, { move: 'b7-b6' }] });
      expect((await newest('unfinished')).games).toMatchObject([{ id: shown.id, here: true }]);
      vi.stubGlobal('fetch', fake.fetch);
      fake.answer = (asked) => fake.has(asked);
      await joinAll();
      expect(fake.told).toEqual([{ id: shown.id, acts: 1, since: 3 }]);
    });

    it('is shown as it joined, where nobody has looked at it since', async () => {
      const shown = await inHouse();
      await sit(shown.id);
      await host.takeAlong();
      await host.choose('white', 'b7-b6');
      host.close();
      const joined = { ...view(), id: shown.id };
      fake.answer = () => Response.json(joined);
      await joinAll();
      vi.stubGlobal('fetch', noNetwork);
      await sit(shown.id);
      expect(view()).toEqual(joined);
    });

    /** Come back to a table that was open here, while the house says nothing until it is let. */
    async function openedSlowly(id: string) {
      await sit(id);
      host.close();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let say: (response: Response) => void = () => undefined;
      fake.answer = () =>
        new Promise((resolve) => {
          say = resolve;
        });
      const answer = (response: Response) => {
        say(response);
      };
      return { opened: sit(id), answer };
    }

    it('is shown as it was seen while the house takes its time, and then as it is', async () => {
      const shown = await inHouse();
      const { opened, answer } = await openedSlowly(shown.id);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(views).toEqual([]);
      await vi.advanceTimersByTimeAsync(2_000);
      vi.useRealTimers();
      await vi.waitFor(() => {
        expect(views).toEqual([shown]);
      });
      answer(Response.json({ ...shown, act: 9 }));
      await opened;
      expect(view().act).toBe(9);
    });

    it.each(['not_found', 'offline'])(
      'goes on here when the house says late, and %s, how it stands',
      async (kind) => {
        const shown = await inHouse();
        const { opened, answer } = await openedSlowly(shown.id);
        await vi.advanceTimersByTimeAsync(5_000);
        vi.useRealTimers();
        await vi.waitFor(() => {
          expect(views).toEqual([shown]);
        });
        await host.takeAlong();
        answer(refusing(kind, 404)());
        await opened;
        expect(view()).toMatchObject({ id: shown.id, act: 3 });
        await host.choose('white', 'b7-b6');
        expect(view().act).toBe(4);
      },
    );

    it('makes the choice here that was on its way when it was taken along', async () => {
      const shown = await inHouse();
      await sit(shown.id);
      let fail: (error: Error) => void = () => undefined;
      const asked = vi.fn(
        () =>
          new Promise<Response>((_, reject) => {
            fail = reject;
          }),
      );
      vi.stubGlobal('fetch', asked);
      const chosen = host.choose('white', 'b7-b6');
      await vi.waitFor(() => {
        expect(asked).toHaveBeenCalledTimes(1);
      });
      await host.takeAlong();
      fail(new TypeError('Failed to fetch'));
      await chosen;
      expect(asked).toHaveBeenCalledTimes(1);
      expect(view()).toMatchObject({ act: 4, turns: [{ move: 'b2-b3' }, { move: 'b7-b6' }] });
    });

    it('is in no list any more once it is put away here', async () => {
      const shown = await inHouse();
      await sit(shown.id);
      vi.stubGlobal('fetch', noNetwork);
      await host.takeAlong();
      await shelf.note(shown.id, { deleted: new Date().toISOString() });
      expect((await newest('unfinished')).games).toEqual([]);
      vi.stubGlobal('fetch', fake.fetch);
      const there = { ...shown, turn_count: 1 };
      fake.answer = () => Response.json({ games: [there], next: null });
      expect((await newest('unfinished')).games).toEqual([]);
      expect((await more('unfinished', 'cursor')).games).toEqual([]);
    });

    it('is not shown any more once the house has said that it is not there', async () => {
      const { id } = await inHouse();
      await sit(id);
      host.close();
      fake.answer = refusing('not_found', 404);
      await expect(sit(id)).rejects.toMatchObject({ kind: 'not_found' });
      host.close();
      vi.stubGlobal('fetch', noNetwork);
      await expect(sit(id)).rejects.toMatchObject({ kind: 'offline' });
    });
  });
});

it('a resignation is taken along', () => {
  const game = freshGame();
  const resigned = { ...game, resigned: 'white' as const };
  const board = { position: game.start, legal: {}, outcome: null, sudden_death: false };
  const shown = viewOf(resigned, { ...board, lines: { black: [], white: [] } });
  expect(takenAlong(shown, {})).toMatchObject({ resigned: 'white', acts: [] });
});

describe('the store', () => {
  it('is opened again where its connection was lost', async () => {
    const { id } = await keptHere();
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    expect(await shelf.find(id)).toMatchObject({ id });
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it('reads what an earlier page kept', async () => {
    const earlier = Object.fromEntries(
      Object.entries(freshGame()).filter(([name]) => name !== 'since'),
    ) as unknown as Kept;
    await shelf.add(earlier);
    expect(await shelf.find(earlier.id)).toMatchObject({ since: 0 });
    expect(await shelf.all()).toMatchObject([{ since: 0 }]);
  });
});
