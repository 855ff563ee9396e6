/** Lessons about what comes out of eggs. */

import type { Lesson } from '../lesson.ts';

import { BLOCKED, captured, collided, COLLIDED, hatched, NOTHING, pond, vanished } from './seen.ts';

const HATCH: Lesson<'what-the-shell'> = {
  id: 'hatch',
  rules: ['w11', 'w12'],
  tasks: [
    {
      id: 'one',
      position: pond('G8', 'G7 G6 B6', 'C3'),
      other: 'B8',
      goal: (tried) => hatched(tried).length === 1,
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'two',
      position: pond('H5 E8 I2', 'F5 G5 E6 E7 I3 I4', 'C3 B7'),
      other: 'D2',
      goal: (tried) => hatched(tried).length === 2,
      misses: [
        COLLIDED,
        { says: 'learn-shell-hatch-two-half', when: (tried) => hatched(tried).length === 1 },
        NOTHING,
      ],
    },
  ],
};

const ORDER: Lesson<'what-the-shell'> = {
  id: 'order',
  rules: ['w5', 'w12'],
  tasks: [
    {
      id: 'first',
      position: pond('D8', 'E8 F8 B2', 'C6 G3'),
      other: 'I5',
      goal: (tried) => hatched(tried)[0] === 'C6',
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'second',
      position: pond('D8 A6', 'E8 F8 B6', 'C6 G3'),
      other: 'I5',
      goal: (tried) => hatched(tried).includes('G3'),
      misses: [
        COLLIDED,
        { says: 'learn-shell-order-second-first', when: (tried) => hatched(tried).length > 0 },
        NOTHING,
      ],
      hints: 2,
    },
  ],
};

const VANISH: Lesson<'what-the-shell'> = {
  id: 'vanish',
  rules: ['w12'],
  tasks: [
    {
      id: 'spoil',
      position: pond('F8 G8 B2', 'H8 C2 D2', 'C5'),
      other: 'E8',
      goal: (tried) => vanished(tried) > 0,
      misses: [BLOCKED, { says: 'learn-shell-vanish-spoil-hers' }],
    },
    {
      id: 'surplus',
      position: pond('F8 G8 B2 B7 E4', 'H8 C2 D2 B5 B6 C4 D4', 'G5 H2'),
      other: 'E8',
      goal: (tried) => hatched(tried).length > 0,
      misses: [
        BLOCKED,
        { says: 'learn-shell-vanish-surplus-even', when: (tried) => captured(tried) > 0 },
        { says: 'learn-shell-vanish-surplus-hers' },
      ],
      hints: 2,
    },
  ],
};

const CHAIN: Lesson<'what-the-shell'> = {
  id: 'chain',
  rules: ['w13'],
  tasks: [
    {
      id: 'roll',
      position: pond('G8 G4', 'G7 G6 E4 F4', 'D4 A1'),
      other: 'A9',
      goal: (tried) => hatched(tried).length > 1,
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'link',
      position: pond('G7 E8', 'G6 G5 E4 F4 C8 D8', 'D4 H2'),
      other: 'A6',
      goal: (tried) => hatched(tried).length > 1,
      misses: [
        COLLIDED,
        { says: 'learn-shell-chain-link-short', when: (tried) => hatched(tried).length === 1 },
        NOTHING,
      ],
      hints: 2,
    },
  ],
};

const LAPSE: Lesson<'what-the-shell'> = {
  id: 'lapse',
  rules: ['w14'],
  tasks: [
    {
      id: 'lost',
      position: pond('C6 G3', 'D6 E6 C2'),
      other: 'B8',
      goal: (tried) => captured(tried) > 0,
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'later',
      other: 'H8',
      goal: collided,
      misses: [{ says: 'learn-shell-lapse-later-apart' }],
    },
  ],
};

export const HATCHING = [HATCH, ORDER, VANISH, CHAIN, LAPSE];
