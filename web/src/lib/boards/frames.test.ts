import { describe, expect, it } from 'vitest';

import { krucoTurns, shellCases } from './cases';
import { krucoFrames, lastPlaces, shellFrames } from './frames';
import { scene } from './scenes';
import { readKruco, readShell } from './text';

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
