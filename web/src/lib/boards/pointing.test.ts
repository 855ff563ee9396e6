import { describe, expect, it } from 'vitest';

import { krucoSpot } from './geometry';
import { crossed, nearest, stepped } from './pointing';

describe('pointing', () => {
  it('steps by the arrows as the board is drawn, and stays at the edge', () => {
    expect(stepped('A1', 'up', 9, false)).toBe('A2');
    expect(stepped('A1', 'up', 9, true)).toBe('A1');
    expect(stepped('d4', 'right', 8, true)).toBe('c4');
    expect(stepped('g7+', 'right', 8, false)).toBe('g7+');
    expect(crossed('d4')).toBe('d4+');
    expect(crossed('h8')).toBe('g7+');
    expect(crossed('d4+')).toBe('d4');
  });

  it('finds the nearest candidate in reach', () => {
    const spotOf = (place: string) => krucoSpot(place, false);
    expect(nearest(['d4', 'd4+'], { x: 385, y: 415 }, spotOf, 60)).toBe('d4+');
    expect(nearest(['d4', 'd4+'], { x: 365, y: 440 }, spotOf, 60)).toBe('d4');
    expect(nearest(['d4'], { x: 700, y: 100 }, spotOf, 60)).toBeNull();
  });
});
