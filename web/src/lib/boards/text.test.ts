import { describe, expect, it } from 'vitest';

import { krucoCases, krucoTurns, shellCases } from './cases';
import {
  applyKruco,
  applyShell,
  PositionTextError,
  readKruco,
  readShell,
  writeKruco,
  writeShell,
} from './text';

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
