import { describe, expect, it } from 'vitest';

import { bookOf } from './choosing';
import { krucoSpot } from './geometry';
import { acted, candidates, DIVIDE, START, told, wished, type Ground } from './kruco-pointing';
import type { Act } from './pointing';

const LEGAL = ['a2-a3', 'd4+-d4', 'd4+=d4,e4', 'd4+=d4,e5', 'h2-h3 *f4 xg4', 'h2-h3 xg4 *f4'];
const ground: Ground = { book: bookOf(LEGAL), results: {}, flipped: false, interactive: true };

const click = (place: string): Act => ({
  kind: 'click',
  at: krucoSpot(place, false),
  place,
  touch: false,
});

describe('pointing on the mosaic', () => {
  it('means the nearest place that can be meant', () => {
    const near: Act = { kind: 'move', at: { x: 60, y: 640 } };
    expect(acted(START, near, ground).pointing.hovered).toBe('a2');
    const far: Act = { kind: 'move', at: { x: 350, y: 50 } };
    expect(acted(START, far, ground).pointing.hovered).toBeNull();
  });

  it('orders a plain move to be played once its target is clicked', () => {
    const { pointing } = acted(START, click('a2'), ground);
    expect(pointing.choosing).toEqual({ stage: 'picked', from: 'a2' });
    const { order, pointing: after } = acted(pointing, click('a3'), ground);
    expect(order).toEqual({ kind: 'play', choice: 'a2-a3' });
    expect(after.choosing.stage).toBe('idle');
  });

  it('shows a plain move first to whoever wants to be asked, by any pointer and by keys', () => {
    const asking = { ...ground, ask: true };
    const { pointing } = acted(START, click('a2'), asking);
    const shown = acted(pointing, click('a3'), asking);
    expect([shown.order, shown.pointing.choosing.stage]).toEqual([null, 'ready']);
    expect(acted(shown.pointing, click('a3'), asking).order?.kind).toBe('play');
    const enter: Act = { kind: 'key', key: 'Enter' };
    const keyed = acted({ ...pointing, cursor: 'a3' }, enter, asking);
    expect([keyed.order, keyed.pointing.choosing.stage]).toEqual([null, 'ready']);
    expect(acted(keyed.pointing, enter, asking).order).toEqual({ kind: 'play', choice: 'a2-a3' });
  });

  it('says which place was pointed at in vain, and of no other', () => {
    expect(acted(START, click('a2'), ground).refused).toBeNull();
    expect(acted(START, click('f6'), ground).refused).toBe('f6');
    const { pointing } = acted(START, click('a2'), ground);
    const vain = acted(pointing, click('c6'), ground);
    expect([vain.refused, vain.pointing.choosing.stage]).toEqual(['c6', 'idle']);
    expect(acted(pointing, click('a3'), ground).refused).toBeNull();
    const aid: Act = { kind: 'click', at: null, place: 'c6', touch: false };
    expect(acted(pointing, aid, ground).refused).toBe('c6');
    const enter: Act = { kind: 'key', key: 'Enter' };
    expect(acted({ ...pointing, cursor: 'b5+' }, enter, ground).refused).toBe('b5+');
  });

  it('takes nothing from a pointer while it is only looked at', () => {
    const { pointing } = acted(START, click('a2'), { ...ground, interactive: false });
    expect(pointing).toEqual(START);
  });

  it('divides by its mark, by a key, and on the tray alike', () => {
    const { pointing } = acted(START, click('d4+'), ground);
    expect(candidates(ground.book, pointing.choosing)).toContain(DIVIDE);
    const mark: Act = { kind: 'click', at: { x: 400, y: 346 }, place: 'd5', touch: false };
    const filling = { stage: 'filling', from: 'd4+', squares: [] };
    for (const { pointing: next } of [
      acted(pointing, mark, ground),
      acted(pointing, { kind: 'key', key: 'd' }, ground),
      wished(pointing, { kind: 'divide' }, ground),
    ])
      expect(next.choosing).toEqual(filling);
  });

  it('asks what stands, and goes on by itself where only one formation does', () => {
    const picked = acted(START, click('h2'), ground).pointing;
    const { pointing, order } = acted(picked, click('h3'), ground);
    expect(order).toEqual({ kind: 'ask', onward: true });
    const captures = { formations: { xg4: ['g4'] }, position: '', complete: false };
    const next = told(pointing, captures, true);
    expect(next.order).toEqual({ kind: 'ask', onward: true });
    expect(next.pointing.choosing).toMatchObject({ stage: 'ordering', order: ['xg4'] });
    expect(told(pointing, captures, false).order).toBeNull();
  });

  it('goes by keys from place to place that can be pointed at', () => {
    const { pointing, taken } = acted(START, { kind: 'key', key: 'PageDown' }, ground);
    expect([taken, pointing.cursor]).toEqual(['went', 'h2']);
    expect(acted(pointing, { kind: 'key', key: 'x' }, ground).taken).toBe('nothing');
  });
});
