import 'fake-indexeddb/auto';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, type GameView } from '#lib/api.ts';
import { AwayHost } from '#lib/away/away-host.ts';
import { joinAll } from '#lib/away/joining.ts';
import { seedOf } from '#lib/away/kept.ts';
import { newest } from '#lib/away/listing.ts';
import * as seen from '#lib/away/seen.ts';
import * as shelf from '#lib/away/shelf.ts';
import { FakeHouse, freshGame, referee, refusing } from '#lib/away/testing.ts';
import { toasts } from '#lib/toasts.svelte.ts';

const rules = await referee();

async function opened(game = freshGame()) {
  await shelf.add(game);
  const host = new AwayHost(game.id, shelf, rules);
  await host.load();
  const views: GameView[] = [];
  host.subscribe((view) => views.push(view));
  const view = () => views.at(-1) ?? expect.fail('no view');
  return { host, view, id: game.id };
}

beforeEach(async () => {
  for (const { id } of await shelf.all()) await shelf.forget(id);
  for (const { id } of await seen.all()) await seen.forget(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a game on this device', () => {
  it('keeps a choice secret until both have chosen, and plays the turn', async () => {
    const { host, view, id } = await opened();
    await host.choose('black', 'E5');
    expect(view()).toMatchObject({ staged: ['black'], due: ['white'], act: 0 });
    expect(JSON.stringify({ ...view(), legal: null })).not.toContain('E5');
    await expect(host.choose('black', 'A1')).rejects.toMatchObject({ kind: 'not_due' });
    await host.choose('white', 'D4');
    expect(view()).toMatchObject({ staged: [], act: 1, turns: [{ number: 1, move: 'E5:D4' }] });
    expect((await shelf.find(id))?.acts).toMatchObject([{ kind: 'turn', move: 'E5:D4' }]);
  });

  it('is written before it is told', async () => {
    const { id } = await opened();
    const log: string[] = [];
    const slow: typeof shelf.replace = async (before, after) => {
      const written = await shelf.replace(before, after);
      log.push(`written ${String(written.revision)}`);
      return written;
    };
    const quiet = () => () => undefined;
    const host = new AwayHost(id, { ...shelf, replace: slow, listen: quiet }, rules);
    await host.load();
    host.subscribe(({ staged, act }) => log.push(`told ${String(act)} ${staged.join()}`));
    await host.choose('black', 'E5');
    await host.choose('white', 'E5');
    expect(log).toEqual(['told 0 ', 'written 1', 'told 0 black', 'written 2', 'told 1 ']);
  });

  it('is there again after the page was loaded anew', async () => {
    const { host, view, id } = await opened(freshGame('kruco'));
    await host.choose('black', 'b2-b3');
    const again = new AwayHost(id, shelf, rules);
    expect(await again.load()).toEqual(view());
  });

  it('refuses what the rules forbid, and is as it was', async () => {
    const { host, view } = await opened(freshGame('kruco'));
    await expect(host.choose('black', 'a1-a2')).rejects.toMatchObject({ kind: 'illegal_move' });
    await expect(host.choose('white', 'b7-b6')).rejects.toMatchObject({ kind: 'not_due' });
    await expect(host.undo()).rejects.toMatchObject({ kind: 'nothing_to_undo' });
    expect(view().act).toBe(0);
    await host.choose('black', 'b2-b3');
    expect(view().act).toBe(1);
  });

  it('takes back a choice first, then turns, then nothing', async () => {
    const { host, view } = await opened();
    await host.choose('black', 'E5');
    await host.choose('white', 'D4');
    await host.choose('white', 'A1');
    await host.undo();
    expect(view()).toMatchObject({ staged: [], act: 1 });
    await host.undo();
    expect(view()).toMatchObject({ act: 2, turns: [], can_undo: false });
    await host.resign('white');
    expect(view().outcome).toEqual({ winner: 'black', reason: 'resignation' });
    await expect(host.choose('black', 'E5')).rejects.toMatchObject({ kind: 'game_over' });
    await host.undo();
    expect(view()).toMatchObject({ outcome: null, act: 4 });
  });

  it('asks the computer, takes its first answer, and takes back to the person’s choice', async () => {
    const { host, view } = await opened(freshGame('kruco', { level: 4, seat: 'white' }));
    expect(view()).toMatchObject({
      thinking: true,
      due: [],
      question: { seat: 'black', level: 4 },
    });
    await expect(host.letHouseThink()).rejects.toMatchObject({ kind: 'unavailable' });
    await host.answer(0, 'b2-b3');
    await host.answer(0, 'c2-c3'); // another tab has thought too
    expect(view().turns).toMatchObject([{ move: 'b2-b3' }]);
    expect(view().can_undo).toBe(false);
    await host.choose('white', 'b7-b6');
    const before = view().question?.seed;
    await host.answer(2, 'c2-c3');
    await host.undo();
    expect(view()).toMatchObject({ act: 4, turns: [{ move: 'b2-b3' }], due: ['white'] });
    await host.choose('white', 'b7-b6');
    expect(view().question?.seed).not.toBe(before);
  });

  it('has the seed that the house has', () => {
    // The SHA-256 of “aaaaaaaaaaaaaaaa 0” begins so, says Python.
    const game = { ...freshGame(), id: 'a'.repeat(16) };
    expect(seedOf(game)).toBe(Number.parseInt('63f93e392cea', 16));
    expect(seedOf(game)).toBeLessThan(2 ** 53);
  });

  it('lets no tab undo what another did', async () => {
    const { host, view, id } = await opened();
    const other = new AwayHost(id, shelf, rules);
    await other.load();
    const both = await Promise.allSettled([
      host.choose('black', 'E5'),
      other.choose('black', 'D4'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ kind: 'stale', view: { staged: ['black'] } });
    await vi.waitFor(() => {
      expect(view().staged).toEqual(['black']);
    });
    await host.choose('white', 'A1');
    const moves = [view().turns[0]?.move, (await other.load()).turns[0]?.move];
    expect(moves[0]).toBe(moves[1]);
  });

  it('says so where the browser keeps nothing any more', async () => {
    const { id } = await opened();
    const full = {
      ...shelf,
      replace: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const host = new AwayHost(id, full, rules);
    await host.load();
    await expect(host.choose('black', 'E5')).rejects.toMatchObject({ kind: 'no_storage' });
  });
});

describe('joining the house', () => {
  function house(): FakeHouse {
    const fake = new FakeHouse();
    vi.stubGlobal('fetch', fake.fetch);
    return fake;
  }

  it('says hello first, then happens once, and the game leaves', async () => {
    const fake = house();
    fake.answer = (asked) => (fake.hellos === 0 ? refusing('stranger', 401)() : fake.has(asked));
    const { id } = await opened();
    const joined: string[] = [];
    shelf.listen(({ what }) => joined.push(what));
    await joinAll();
    await joinAll();
    expect(fake.hellos).toBe(1);
    expect(fake.told).toEqual([{ id, acts: 0 }]);
    expect(await shelf.find(id)).toBeNull();
    expect(joined).toContain('joined');
  });

  it('says hello again where the house has forgotten who asks', async () => {
    const fake = house();
    const { id } = await opened();
    fake.answer = () => (fake.hellos === 0 ? refusing('stranger', 401)() : fake.has(id));
    await joinAll();
    expect(fake.hellos).toBe(1);
    expect(fake.told).toHaveLength(2);
    expect(await shelf.find(id)).toBeNull();
  });

  it('waits while the house is out of reach, and nothing is lost', async () => {
    const { host, id } = await opened();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await joinAll();
    expect(await shelf.find(id)).toMatchObject({ sent: true, refused: null });
    await host.choose('black', 'E5');
    await host.choose('white', 'E5');
    const fake = house();
    await joinAll();
    expect(fake.told).toEqual([{ id, acts: 1 }]);
  });

  it('tells again what was played while it was told', async () => {
    const fake = house();
    const { host, id } = await opened();
    fake.answer = async () => {
      if (fake.told.length === 1) {
        await host.choose('black', 'E5');
        await host.choose('white', 'E5');
      }
      return Response.json({ id, act: fake.told.length - 1 });
    };
    await joinAll();
    expect(fake.told).toEqual([
      { id, acts: 0 },
      { id, acts: 1 },
    ]);
    expect(await shelf.find(id)).toBeNull();
  });

  it('keeps what the house refuses, and asks again only when it has changed', async () => {
    const fake = house();
    const { host, id } = await opened();
    fake.answer = refusing('illegal_move', 422);
    await joinAll();
    await joinAll();
    expect(fake.told).toHaveLength(1);
    expect(await shelf.find(id)).toMatchObject({ refused: 'illegal_move' });
    expect(toasts().map(({ text }) => text)).toEqual([expect.stringContaining('away-refused')]);
    await host.choose('black', 'E5');
    await joinAll();
    expect(fake.told).toHaveLength(2);
    expect((await newest('unfinished').catch(() => null))?.games).toBeUndefined();
  });

  it('keeps both where both have gone on after an answer was lost', async () => {
    const fake = house();
    const { host, id } = await opened();
    await host.choose('black', 'E5');
    await host.choose('white', 'E5');
    fake.answer = (asked) => (asked === id ? refusing('stale', 409)() : fake.has(asked));
    await joinAll();
    expect(fake.told).toHaveLength(2);
    expect(fake.told[1]).toMatchObject({ acts: 1 });
    expect(fake.told[1]?.id).not.toBe(id);
    expect(await shelf.all()).toEqual([]);
  });

  it('leaves to the tab that is at it already', async () => {
    const fake = house();
    await opened();
    const request = vi.fn((_name: string, _how: object, run: (lock: null) => unknown) => run(null));
    vi.stubGlobal('navigator', { locks: { request }, onLine: true });
    await joinAll();
    expect(fake.told).toEqual([]);
    expect(request).toHaveBeenCalledWith(
      'ludejo-joining',
      { ifAvailable: true },
      expect.anything(),
    );
  });

  it('does not bring what was put away, and has the house forget what it may know', async () => {
    const fake = house();
    const long = new Date(Date.now() - 3_600_000).toISOString();
    const [one, two, three] = [freshGame(), freshGame(), freshGame()];
    await shelf.add({ ...one, deleted: long, sent: true });
    await shelf.add({ ...two, deleted: long });
    await shelf.add({ ...three, deleted: new Date().toISOString() });
    await joinAll();
    expect(fake.told).toEqual([]);
    expect(fake.deleted).toEqual([one.id]);
    expect((await shelf.all()).map(({ id }) => id)).toEqual([three.id]); // may be brought back
  });
});

describe('the lists', () => {
  it('hold what is here and what is in the house, each game once', async () => {
    const { id } = await opened();
    const there = { ...(await newestHere())[0], id: 'there', updated: '2026-04-01T00:00:00Z' };
    const twin = { ...there, id };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ games: [there, twin], next: 'more' })),
    );
    const list = await newest('unfinished');
    expect(list.games.map((game) => [game.id, game.here])).toEqual([
      ['there', false],
      [id, true],
    ]);
    expect(list).toMatchObject({ next: 'more', away: false });
    expect((await newest('finished')).games.map((game) => game.id)).toEqual(['there']);
  });

  async function newestHere() {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const { games, away } = await newest('unfinished');
    expect(away).toBe(true);
    return games;
  }

  it('tell what the house refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(refusing('forbidden', 403)()));
    await expect(newest('unfinished')).rejects.toBeInstanceOf(ApiError);
  });
});
