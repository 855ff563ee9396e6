import { describe, expect, it } from 'vitest';

import {
  endsOf,
  KRUCO_POINTS,
  KRUCO_SQUARES,
  krucoRows,
  krucoSpot,
  SHELL_PLACES,
  shellRows,
  shellSpot,
} from './geometry';

describe('geometry', () => {
  it('has all places once', () => {
    expect(new Set(SHELL_PLACES).size).toBe(81);
    expect(new Set(KRUCO_SQUARES).size).toBe(64);
    expect(new Set(KRUCO_POINTS).size).toBe(49);
    expect(krucoRows(false).map((row) => row.length)).toEqual([
      8,
      ...Array.from({ length: 7 }, () => [7, 8]).flat(),
    ]);
  });

  it('lays A1 at the lower left, a point at its crossing, and turns the board', () => {
    expect(shellSpot('A1', false)).toEqual({ x: 50, y: 850 });
    expect(shellSpot('A1', true)).toEqual({ x: 850, y: 50 });
    expect(krucoSpot('d4', false)).toEqual({ x: 350, y: 450 });
    expect(krucoSpot('d4+', false)).toEqual({ x: 400, y: 400 });
    expect(krucoSpot('a1+', true)).toEqual({ x: 700, y: 100 });
    expect(shellRows(true)[0]?.[0]).toBe('I1');
  });

  it('finds the ends of an enclosure', () => {
    expect(endsOf(['F5', 'G5'])).toEqual(['E5', 'H5']);
    expect(endsOf(['C5', 'D4'])).toEqual(['B6', 'E3']);
  });
});
