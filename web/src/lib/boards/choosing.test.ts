import { describe, expect, it } from 'vitest';

import { krucoCases } from './cases';
import {
  answered,
  back,
  bookOf,
  divided,
  fillable,
  IDLE,
  lifted,
  liftedBy,
  pointable,
  pointed,
  type Captures,
  type Results,
} from './choosing';

describe('choosing a Kruco move', () => {
  const legal = [
    'a2-a3',
    'a2-a2+',
    'b2-b3 *b4 xc4',
    'b2-b3 xc4 *b4',
    'd4+-d4',
    'd4+=d4,e4',
    'd4+=d4,e5',
    'd4+=e4,e5',
    'f4+=f4',
  ];
  const book = bookOf(legal);

  it('begins with the pieces that can move', () => {
    expect(pointable(book, IDLE)).toEqual(['a2', 'b2', 'd4+', 'f4+']);
    expect(pointed(book, IDLE, 'h8')).toBe(IDLE);
  });

  it('goes from piece to target, or to another piece, or back', () => {
    const picked = pointed(book, IDLE, 'a2');
    expect(pointable(book, picked)).toEqual(['a3', 'a2+']);
    expect(pointed(book, picked, 'a2+')).toMatchObject({ stage: 'ready', choice: 'a2-a2+' });
    expect(pointed(book, picked, 'b2')).toEqual({ stage: 'picked', from: 'b2' });
    expect(pointed(book, picked, 'a2')).toBe(IDLE);
    expect(pointed(book, picked, 'h8')).toBe(picked);
    expect(back(book, picked)).toBe(IDLE);
  });

  it('divides at once where the squares are settled, else lets them be pointed at', () => {
    expect(divided(book, pointed(book, IDLE, 'f4+'))).toMatchObject({ choice: 'f4+=f4' });
    const filling = divided(book, pointed(book, IDLE, 'd4+'));
    expect(pointable(book, filling)).toEqual(['d4', 'e4', 'e5']);
    const one = pointed(book, filling, 'e5');
    expect(fillable(book, 'd4+', ['e5'])).toEqual(['d4', 'e4']);
    expect(pointed(book, one, 'e5')).toEqual(filling);
    const ready = pointed(book, one, 'd4');
    expect(ready).toMatchObject({ stage: 'ready', choice: 'd4+=d4,e5' });
    expect(back(book, ready)).toEqual({ stage: 'filling', from: 'd4+', squares: ['d4'] });
    expect(divided(book, pointed(book, IDLE, 'a2'))).toEqual({ stage: 'picked', from: 'a2' });
  });

  it('asks for the order of captures step by step, and back', () => {
    const captures = (formations: Captures['formations'], complete = false): Captures => ({
      formations,
      complete,
      position: '',
    });
    let state = pointed(book, pointed(book, IDLE, 'b2'), 'b3');
    expect(state).toMatchObject({ stage: 'ordering', order: [], captures: null });
    expect(lifted(state, 'xc4')).toBe(state);
    state = answered(state, captures({ xc4: ['c4', 'c4+'], '*b4': ['b4'] }));
    expect(pointable(book, state)).toEqual(['c4', 'c4+', 'b4']);
    state = lifted(state, 'xc4');
    expect(state).toMatchObject({ order: ['xc4'], captures: null });
    state = answered(state, captures({ '*b4': ['b4'] }));
    expect(lifted(state, 'xh8')).toBe(state);
    state = answered(lifted(state, '*b4'), captures({}, true));
    expect(state).toMatchObject({ stage: 'ready', choice: 'b2-b3 xc4 *b4' });
    state = back(book, state);
    expect(state).toMatchObject({ stage: 'ordering', order: ['xc4'], captures: null });
    state = back(book, back(book, state));
    expect(state).toEqual({ stage: 'picked', from: 'b2' });
  });

  it('finds every legal move of the cases by pointing', () => {
    for (const { moves } of krucoCases) {
      const all = bookOf(Object.keys(moves));
      for (const text of Object.keys(moves)) {
        const [base = '', ...order] = text.split(' ');
        const [from = '', to = ''] = base.split(/[-=]/);
        let state = pointed(all, IDLE, from);
        if (base.includes('=')) {
          state = divided(all, state);
          for (const square of to.split(',')) state = pointed(all, state, square);
        } else {
          state = pointed(all, state, to);
        }
        if (state.stage === 'ordering') {
          for (const [index, formation] of order.entries()) {
            state = answered(state, {
              formations: { [formation]: [] },
              position: '',
              complete: false,
            });
            state = lifted(state, formation);
            expect(state).toMatchObject({ order: order.slice(0, index + 1) });
          }
          state = answered(state, { formations: {}, position: '', complete: true });
        }
        expect(state).toMatchObject({ stage: 'ready', choice: text });
      }
    }
  });

  it('tells what is lifted in every result from what is lifted in some', () => {
    const result = (...lifts: string[][]): Results[string] => ({
      position: '',
      events: lifts.map((places) => ({ kind: 'capture', formation: 'xa1', lifted: places })),
    });
    const move = book.get('b2')?.[0];
    const results = {
      'b2-b3 *b4 xc4': result(['b4'], ['c4']),
      'b2-b3 xc4 *b4': result(['c4', 'd5']),
    };
    expect(move && liftedBy(move, results)).toEqual({ sure: ['c4'], maybe: ['b4', 'd5'] });
  });
});
