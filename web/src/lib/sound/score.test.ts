import { describe, expect, it } from 'vitest';

import { krucoFrames, shellFrames } from '#lib/boards/frames.ts';

import { endingOf, soundOf } from './hearing.svelte';
import { SCORE } from './score';

const person = { black: 'person', white: 'computer' } as const;
const persons = { black: 'person', white: 'person' } as const;

describe('the score', () => {
  it.each(Object.entries(SCORE))('is quiet, short and well within hearing: %s', (_, voices) => {
    for (const { at, lasts, from, to, loud } of voices) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(lasts).toBeGreaterThan(0.02);
      expect(at + lasts).toBeLessThan(1.5);
      expect(Math.min(from, to)).toBeGreaterThan(80);
      expect(Math.max(from, to)).toBeLessThan(8_000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.6);
    }
  });

  it.each(Object.entries(SCORE))('never adds up to more than the loudest: %s', (_, voices) => {
    // No more can sound at a time than all that has begun and not ended.
    for (const { at } of voices) {
      const together = voices.filter((other) => other.at <= at && at < other.at + other.lasts);
      expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(2);
    }
  });
});

describe('what is heard of a film', () => {
  it('is each event of the pond, at its frame', () => {
    const frames = shellFrames(
      '9/6b2/6w2/6w2/9/3ewwb2/9/9/e8 D4,A1 1',
      [
        { kind: 'place', by: 'black', at: 'G5' },
        { kind: 'place', by: 'white', at: 'A9' },
        { kind: 'capture', by: 'black', taken: ['G6', 'G7'] },
        { kind: 'hatch', by: 'black', at: 'D4' },
      ],
      'w8/6b2/9/9/6b2/3bwwb2/9/9/e8 A1 2',
      { black: ['G5'], white: [] },
    );
    expect(frames.map(({ step }) => soundOf(step))).toEqual([
      null,
      'land',
      'enclose',
      'lift',
      'hatch',
      'line',
    ]);
    const egg = shellFrames(
      '9/9/9/9/9/9/9/9/9 - 1',
      [{ kind: 'egg', at: 'E5' }],
      '9/9/9/9/4e4/9/9/9/9 E5 2',
    );
    expect(egg.map(({ step }) => soundOf(step))).toEqual([null, 'collide', 'egg']);
  });

  it('is each move and capture on the mosaic', () => {
    const start = '8/8/8/8/8/8/b7/8 7/7/7/7/7/7/7 b 0,0 1';
    const [still, slid] = krucoFrames(
      start,
      [{ kind: 'slide', by: 'black', from: 'a2', to: 'a3' }],
      '8/8/8/8/8/b7/8/8 7/7/7/7/7/7/7 w 0,0 2',
    );
    expect(still && soundOf(still.step)).toBeNull();
    expect(slid && soundOf(slid.step)).toBe('slide');
    expect(soundOf({ kind: 'climb', by: 'black', from: 'a2', to: 'a2+' })).toBe('climb');
    expect(soundOf({ kind: 'divide', by: 'black', from: 'a2+', filled: ['a2'] })).toBe('divide');
    expect(soundOf({ kind: 'form', formation: '*d4', lifted: [] })).toBe('enclose');
  });

  it.each([
    ['a win of one’s own', 'black', person, 'win'],
    ['a win of the computer', 'white', person, 'lose'],
    ['a win at one screen', 'white', persons, 'win'],
    ['a draw', null, person, 'draw'],
  ] as const)('is the end: %s', (_, winner, seats, sound) => {
    expect(endingOf({ outcome: { winner, reason: 'lines' }, seats })).toBe(sound);
    expect(endingOf({ outcome: null, seats })).toBeNull();
  });
});
