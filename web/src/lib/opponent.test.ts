import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '#lib/api.ts';
import { Opponent } from '#lib/opponent.svelte.ts';
import { FakeHost, FakeMind, shellView, thinkingView } from '#lib/testing.ts';

let host: FakeHost;
let mind: FakeMind;
let opponent: Opponent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  host = new FakeHost();
  mind = new FakeMind();
  opponent = new Opponent(host, mind);
});

afterEach(() => {
  opponent.close();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the computer as an opponent', () => {
  it('is nobody where two persons play, and asleep until there is a game with it', async () => {
    host.tell(shellView());
    await pass(10_000);
    expect(mind.awake).toBe(false);
    expect(host.asked).toEqual([]);
  });

  it('is awake before its first choice is due, so that it can lose the network', () => {
    host.tell(thinkingView({ thinking: false, question: null }));
    expect(mind.awake).toBe(true);
  });

  it('thinks on this device, about what both know, and pauses a little', async () => {
    const view = thinkingView({ act: 4 });
    host.tell(view);
    host.tell(view); // the same again
    await pass(300);
    expect(mind.asked).toEqual([view.question]);
    expect(host.asked).toEqual([]);
    await pass(200);
    expect(host.asked).toEqual(['answer 4 D4']);
    host.tell(thinkingView({ act: 5 }));
    await pass(500);
    expect(host.asked).toEqual(['answer 4 D4', 'answer 5 D4']);
  });

  it('does not pause where little motion is wished', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    host.tell(thinkingView());
    await pass(0);
    expect(host.asked).toEqual(['answer 0 D4']);
  });

  it('keeps its choice while the house is out of reach, and tells it as soon as it is not', async () => {
    host.answers(() => Promise.reject(new ApiError('offline')));
    host.tell(thinkingView());
    await pass(60_000);
    expect(new Set(host.asked)).toEqual(new Set(['answer 0 D4']));
    expect(mind.asked).toHaveLength(1);
    expect(opponent.failed).toBe(false);
    host.answers(() => Promise.resolve());
    const tried = host.asked.length;
    host.connect('open');
    await pass(0);
    expect(host.asked).toHaveLength(tried + 1);
    await pass(60_000);
    expect(host.asked).toHaveLength(tried + 1);
  });

  it('lets its choice go when the game has moved on meanwhile', async () => {
    host.answers(() => Promise.reject(new ApiError('offline')));
    host.tell(thinkingView());
    await pass(1_000);
    host.tell(shellView({ opponent: 'computer', act: 1 }));
    const tried = host.asked.length;
    await pass(60_000);
    expect(host.asked).toHaveLength(tried);
  });

  it('lets the house think where this device cannot, and asks again if the house forgets', async () => {
    mind.able = false;
    host.tell(thinkingView({ act: 2 }));
    await pass(0);
    expect(host.asked).toEqual(['let the house think 2']);
    await pass(9_000); // the house was opened anew meanwhile
    expect(host.asked).toEqual(['let the house think 2', 'let the house think 2']);
    host.tell(shellView({ opponent: 'computer', act: 3 }));
    await pass(60_000);
    expect(host.asked).toHaveLength(2);
  });

  it.each(['illegal_move', 'bad_move'] as const)(
    'lets the house think where the referee says %s',
    async (kind) => {
      host.answers(() => {
        host.answers(() => Promise.resolve());
        return Promise.reject(new ApiError(kind));
      });
      host.tell(thinkingView());
      await pass(1_000);
      expect(host.asked).toEqual(['answer 0 D4', 'let the house think 0']);
    },
  );

  it('says so when nobody can think, and tries again when it is asked to', async () => {
    mind.able = false;
    host.answers(() => Promise.reject(new ApiError('unavailable')));
    host.tell(thinkingView());
    await pass(1_000);
    expect(opponent.failed).toBe(true);
    expect(host.asked).toEqual(['let the house think 0']);
    mind.able = true;
    host.answers(() => Promise.resolve());
    opponent.again();
    expect(opponent.failed).toBe(false);
    await pass(1_000);
    expect(host.asked.at(-1)).toBe('answer 0 D4');
  });

  it('says so when the house takes no answer, and forgets it when the game moves on', async () => {
    host.answers(() => Promise.reject(new ApiError('internal')));
    host.tell(thinkingView());
    await pass(60_000);
    expect(opponent.failed).toBe(true);
    expect(host.asked).toHaveLength(3);
    host.tell(shellView({ opponent: 'computer', act: 1 }));
    expect(opponent.failed).toBe(false);
  });

  it('is silent once the table was left', async () => {
    host.tell(thinkingView());
    opponent.close();
    await pass(60_000);
    expect(host.asked).toEqual([]);
    expect(mind.awake).toBe(false);
  });
});
