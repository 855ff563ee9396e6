import { describe, expect, it } from 'vitest';

import { bookOf, IDLE, type Choosing } from './choosing';
import { krucoRefusal, shellRefusal } from './refusal';
import { readKruco, readShell } from './text';

describe('a place of the pond', () => {
  const board = readShell('9/9/9/9/bwe6/9/9/9/9 C5 2');

  it.each([
    ['A5', 'turtle'],
    ['B5', 'turtle'],
    ['C5', 'egg'],
  ])('is held by what lies there: %s', (place, why) => {
    expect(shellRefusal(place, board)).toEqual({ why, place });
  });

  it('is refused for no reason of ours where it is empty', () => {
    expect(shellRefusal('E5', board)).toBeNull();
  });
});

describe('a place of the mosaic', () => {
  // Black on c3 and a1, raised on g2+; White raised on d4+, so that d4, d5, e4 and e5 are White's.
  const board = readKruco('8/8/8/8/8/2b5/w7/b6w 7/7/7/3w3/7/6b/7 b 0,1 9');
  const guarded = { black: ['g2', 'g3', 'h2', 'h3'], white: ['d4', 'd5', 'e4', 'e5'] };
  const book = bookOf(['c3-c4', 'c3-d3', 'c3-b2+', 'g2+-h2', 'g2+-g3', 'g2+=g3']);
  const why = (place: string, choosing: Choosing = IDLE) =>
    krucoRefusal(place, choosing, book, board, guarded)?.why ?? null;
  const picked = (from: string): Choosing => ({ stage: 'picked', from });

  it('is no piece that could be chosen', () => {
    expect(why('f6')).toBe('first');
    expect(why('a2')).toBe('theirs');
    expect(why('a1')).toBe('stuck');
  });

  it.each([
    ['a piece lies there (K2)', 'a2', 'taken'],
    ['a slide is straight (K6)', 'e5', 'straight'],
    ['a slide has stopped before (K6)', 'c6', 'stop'],
    ['it is no corner of the square (K7)', 'f5+', 'corner'],
    ['the other guards a square beside it (K7)', 'c3+', 'guarded'],
    ['the own piece there cannot move', 'a1', 'stuck'],
  ])('cannot be reached from a square: %s', (_, place, reason) => {
    expect(why(place, picked('c3'))).toBe(reason);
  });

  it('cannot be reached from a crossing but beside it (K8)', () => {
    expect(why('c6', picked('g2+'))).toBe('down');
    expect(why('f5+', picked('g2+'))).toBe('down');
  });

  it('cannot be filled where it is not beside the crossing (K9)', () => {
    expect(why('a8', { stage: 'filling', from: 'g2+', squares: [] })).toBe('fill');
  });

  it('needs no reason where the piece itself is put back', () => {
    expect(why('c3', picked('c3'))).toBeNull();
  });
});
