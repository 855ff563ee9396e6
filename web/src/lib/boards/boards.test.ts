import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

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
import { krucoFrames, lastPlaces, shellFrames } from './frames';
import {
  crossed,
  endsOf,
  KRUCO_POINTS,
  KRUCO_SQUARES,
  krucoRows,
  krucoSpot,
  nearest,
  SHELL_PLACES,
  shellRows,
  shellSpot,
  stepped,
} from './geometry';
import { scene } from './scenes';
import {
  applyKruco,
  applyShell,
  PositionTextError,
  readKruco,
  readShell,
  writeKruco,
  writeShell,
  type KrucoEvent,
  type ShellEvent,
} from './text';

interface ShellCase {
  position: string;
  move: string;
  after: string;
  events: ShellEvent[];
}

interface KrucoCase {
  position: string;
  moves: Record<string, { after: string; events?: KrucoEvent[] }>;
}

function cases(name: string): unknown[] {
  const file = join(import.meta.dirname, '../../../../tests/data', `${name}.jsonl`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

const shellCases = cases('what-the-shell') as ShellCase[];
const krucoCases = cases('kruco') as KrucoCase[];
const krucoTurns = krucoCases.flatMap(({ position, moves }) =>
  Object.values(moves).flatMap(({ after, events }) =>
    events === undefined ? [] : [{ position, after, events }],
  ),
);

describe('texts', () => {
  it('come back as they were read', () => {
    for (const { position, after } of shellCases)
      for (const text of [position, after]) expect(writeShell(readShell(text))).toBe(text);
    for (const { position } of krucoCases) expect(writeKruco(readKruco(position))).toBe(position);
  });

  it.each(['', '9/9 - 1', '9/9/9/9/9/9/9/9/x8 - 1', '9/9/9/9/9/9/9/9/8 - 1'])(
    'that are none are refused: %j',
    (text) => {
      expect(() => readShell(text)).toThrow(PositionTextError);
      expect(() => readKruco(text)).toThrow(PositionTextError);
    },
  );
});

describe('events', () => {
  it('lead from the old What the Shell board to the new one', () => {
    for (const { position, after, events } of shellCases) {
      const end = events.reduce(applyShell, readShell(position));
      expect(writeShell({ ...end, turn: end.turn + 1 })).toBe(after);
    }
  });

  it('lead from the old Kruco board to the new one', () => {
    for (const { position, after, events } of krucoTurns) {
      const end = events.reduce(applyKruco, readKruco(position));
      const mover = end.mover === 'black' ? 'white' : 'black';
      expect(writeKruco({ ...end, mover, ply: end.ply + 1 })).toBe(after);
    }
  });
});

describe('films', () => {
  it('begin with the board before and end with the board after', () => {
    for (const { position, after, events } of shellCases) {
      const frames = shellFrames(position, events, after);
      expect(frames[0]?.board).toEqual(readShell(position));
      expect(frames.at(-1)?.board).toEqual(readShell(after));
    }
    for (const { position, after, events } of krucoTurns) {
      const frames = krucoFrames(position, events, after);
      expect(frames[0]?.board).toEqual(readKruco(position));
      expect(frames.at(-1)?.board).toEqual(readKruco(after));
    }
  });

  it('show both landings at once, then the enclosures, the lifting, the hatching and its captures', () => {
    const chain = shellCases.find(({ move }) => move === 'E5:A9');
    const frames = shellFrames(chain?.position ?? '', chain?.events ?? [], chain?.after ?? '');
    expect(frames.map(({ step }) => step.kind)).toContain('land');
    const two = shellFrames(
      '9/9/9/9/bw2bw3/9/9/9/9 - 1',
      [
        { kind: 'place', by: 'black', at: 'D5' },
        { kind: 'place', by: 'white', at: 'C5' },
        { kind: 'capture', by: 'black', taken: ['B5', 'C5'] },
        { kind: 'capture', by: 'white', taken: ['D5', 'E5'] },
      ],
      '9/9/9/9/b4w3/9/9/9/9 - 2',
      { black: ['A5'], white: [] },
    );
    expect(two.map(({ step }) => step.kind)).toEqual([
      'still',
      'land',
      'enclose',
      'enclose',
      'lift',
      'line',
    ]);
    const lift = two[4]?.step;
    expect(lift?.kind === 'lift' && lift.leaving.map(({ at }) => at)).toEqual([
      'B5',
      'C5',
      'D5',
      'E5',
    ]);
  });

  it('show each formation of Kruco before it is lifted', () => {
    for (const { position, after, events } of krucoTurns) {
      const kinds = krucoFrames(position, events, after).map(({ step }) => step.kind);
      const wanted = events.flatMap(({ kind }) => (kind === 'capture' ? ['form', 'lift'] : [kind]));
      expect(kinds).toEqual(['still', ...wanted]);
    }
  });

  it('know the places of the last turn', () => {
    expect(lastPlaces([{ kind: 'egg', at: 'E5' }])).toEqual(['E5']);
    expect(lastPlaces([{ kind: 'slide', by: 'black', from: 'a2', to: 'a3' }])).toEqual([
      'a2',
      'a3',
    ]);
    const divide = { kind: 'divide', by: 'white', from: 'd4+', filled: ['d4'] } as const;
    expect(lastPlaces([divide, { kind: 'capture', formation: 'xd4', lifted: ['d4'] }])).toEqual([
      'd4+',
      'd4',
    ]);
  });
});

describe('scenes', () => {
  it.each(['what-the-shell', 'kruco'] as const)('of %s are whole films', (game) => {
    const frames = scene(game);
    expect(frames.every(({ board }) => board.game === game)).toBe(true);
    expect(frames.some(({ step }) => step.kind === 'lift')).toBe(true);
  });
});

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

  it('finds the ends of an enclosure', () => {
    expect(endsOf(['F5', 'G5'])).toEqual(['E5', 'H5']);
    expect(endsOf(['C5', 'D4'])).toEqual(['B6', 'E3']);
  });
});

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
