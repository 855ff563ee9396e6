import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Engine } from './engine';
import type { News, Order } from './protocol';

const engine = await Engine.load(readFileSync('src/lib/engine/engine.wasm'));

/** A worker whose engine answers at once, unless it is told to break. */
class EngineWorker extends EventTarget {
  static made = 0;
  static broken = false;
  /** Whether it has died as phones let workers die: without a word. */
  static mute = false;

  constructor() {
    super();
    EngineWorker.made += 1;
  }

  postMessage(order: Extract<Order, { do: 'ask' }>) {
    if (EngineWorker.mute) return;
    queueMicrotask(() => {
      this.dispatchEvent(new MessageEvent('message', { data: this.#answer(order) }));
    });
  }

  terminate() {
    // Nothing to end.
  }

  #answer({ id, what, words }: Extract<Order, { do: 'ask' }>): News {
    if (EngineWorker.broken) return { id, error: 'no engine', refused: false };
    try {
      return { id, answer: engine.ask(what, ...words) };
    } catch (error) {
      return { id, error: String(error), refused: true };
    }
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', EngineWorker);
  EngineWorker.made = 0;
  EngineWorker.broken = false;
});

describe('the rulebook', () => {
  it('knows both seats of What the Shell, and that the same place makes an egg (W5)', async () => {
    const { board, legal, play } = await import('./rulebook');
    expect((await legal('what-the-shell', 'position start')).black).toHaveLength(81);
    const { events, position } = await play('what-the-shell', 'position start', 'E5:E5');
    expect(events).toEqual([{ kind: 'egg', at: 'E5' }]);
    const after = await board('what-the-shell', `position ${position}`);
    expect(after.legal.white).not.toContain('E5');
    expect(after).toMatchObject({ sudden_death: false, lines: { black: [], white: [] } });
  });

  it('says which turtles win (W15)', async () => {
    const { board } = await import('./rulebook');
    const five = await board('what-the-shell', 'position 9/9/9/9/9/9/9/9/bbbbb3w - 9');
    expect(five.lines.black).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(five).toMatchObject({ legal: {}, outcome: { winner: 'black', reason: 'lines' } });
  });

  it('knows who is to move in Kruco, what a move gives and what is guarded (K4)', async () => {
    const { board, written } = await import('./rulebook');
    const { legal, results, guarded } = await board('kruco', written('start', ['b2-b2+']));
    expect(Object.keys(legal)).toEqual(['white']);
    expect(Object.keys(results)).toEqual(legal.white);
    expect(guarded).toEqual({ black: ['b2', 'b3', 'c2', 'c3'], white: [] });
  });

  it('sees the third time (K15) only in the whole game', async () => {
    const { play, written } = await import('./rulebook');
    const round = ['b2-b3', 'b7-b6', 'b3-b2', 'b6-b7'];
    const moves = [...round, ...round.slice(0, 3)];
    const last = await play('kruco', written('start', moves), 'b6-b7');
    expect(last.outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  it('tells what an order of captures leaves (K12)', async () => {
    const { captures } = await import('./rulebook');
    const text = 'position 8/1bbb4/bbbbb3/1bbb4/8/8/8/w7 7/7/7/7/7/7/7 b 0,0 5';
    const begun = await captures(text, 'e6-f6');
    expect(begun.formations).toEqual({
      '*b6': ['a6', 'b5', 'b6', 'b7', 'c6'],
      '*c6': ['b6', 'c5', 'c6', 'c7', 'd6'],
    });
    expect(begun.complete).toBe(false);
    expect(await captures(text, 'e6-f6', ['*c6'])).toMatchObject({
      formations: {},
      complete: true,
    });
    await expect(captures(text, 'e6-f6', ['*c6', '*b6'])).rejects.toMatchObject({ refused: true });
  });

  it('refuses clearly what the rules forbid, and goes on', async () => {
    const { legal, play } = await import('./rulebook');
    await expect(play('kruco', 'position start', 'a1-a2')).rejects.toMatchObject({
      name: 'RulebookError',
      refused: true,
    });
    await expect(legal('what-the-shell', 'position nowhere')).rejects.toMatchObject({
      refused: true,
    });
    await legal('kruco', 'position start');
    expect(EngineWorker.made).toBe(1);
  });

  it('begins anew where the engine could not be had', async () => {
    const { legal } = await import('./rulebook');
    EngineWorker.broken = true;
    const both = [legal('kruco', 'position start'), legal('kruco', 'position start')];
    for (const one of both) await expect(one).rejects.toMatchObject({ refused: false });
    EngineWorker.broken = false;
    await legal('kruco', 'position start');
    expect(EngineWorker.made).toBe(2);
  });

  it('does not wait for ever for a worker that has died without a word', async () => {
    const { legal } = await import('./rulebook');
    EngineWorker.mute = true;
    vi.useFakeTimers();
    const asked = expect(legal('kruco', 'position start')).rejects.toMatchObject({
      refused: false,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    vi.useRealTimers();
    EngineWorker.mute = false;
    await legal('kruco', 'position start');
    expect(EngineWorker.made).toBe(2);
  });

  it('says so where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const { legal } = await import('./rulebook');
    await expect(legal('kruco', 'position start')).rejects.toMatchObject({ refused: false });
  });
});
