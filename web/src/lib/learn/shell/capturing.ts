/** Lessons about captures. */

import type { Lesson } from '../lesson.ts';

import {
  BLOCKED,
  captured,
  COLLIDED,
  encloses,
  lost,
  NOTHING,
  ONE,
  pond,
  stands,
  taken,
  THREE,
  type Seen,
} from './seen.ts';

const capturing: Seen = (tried) => captured(tried) > 0;
const mutual: Seen = (tried) => captured(tried) > 0 && lost(tried) > 0;

const CAPTURE: Lesson<'what-the-shell'> = {
  id: 'capture',
  rules: ['w7', 'w8'],
  tasks: [
    {
      id: 'row',
      position: pond('B5', 'C5 D5'),
      other: 'H8',
      goal: capturing,
      misses: [COLLIDED, NOTHING],
      hints: 2,
    },
    {
      id: 'column',
      position: pond('E8 C3', 'E7 E6 H4'),
      other: 'H2',
      goal: capturing,
      misses: [COLLIDED, NOTHING],
    },
  ],
};

const SLANT: Lesson<'what-the-shell'> = {
  id: 'slant',
  rules: ['w7', 'w11'],
  tasks: [
    {
      id: 'rising',
      position: pond('C3 H5', 'D4 E5 B7'),
      other: 'G2',
      goal: capturing,
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'falling',
      position: pond('C7 B3', 'D6 E5 G8'),
      other: 'H6',
      goal: capturing,
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'star',
      position: pond('H5 E8 B2 A8', 'F5 G5 E6 E7 D4 C3 B8 C8'),
      other: 'H2',
      goal: (tried) => captured(tried) === 3,
      misses: [
        COLLIDED,
        { says: 'learn-shell-slant-star-fewer', when: (tried) => captured(tried) > 0 },
        NOTHING,
      ],
    },
  ],
};

const TWO: Lesson<'what-the-shell'> = {
  id: 'two',
  rules: ['w7'],
  tasks: [
    {
      id: 'one',
      position: pond('B5', 'C5'),
      other: 'G8',
      goal: (tried) => encloses(1)(tried) && captured(tried) === 0,
      misses: [COLLIDED, { says: 'learn-shell-two-one-apart' }],
    },
    {
      id: 'three',
      position: pond('C7', 'D6 E5 F4'),
      other: 'B2',
      goal: (tried) => encloses(3)(tried) && captured(tried) === 0,
      misses: [COLLIDED, { says: 'learn-shell-two-three-apart' }],
    },
    {
      id: 'two',
      position: pond('B7 B5 H8', 'C7 C5 D5 E5 H7 H6'),
      other: 'D2',
      goal: capturing,
      misses: [COLLIDED, ONE, THREE, NOTHING],
    },
  ],
};

const EGGS: Lesson<'what-the-shell'> = {
  id: 'eggs',
  rules: ['w2', 'w7'],
  tasks: [
    {
      id: 'mix',
      position: pond('B4 G8', 'C4 F2', 'D4'),
      other: 'H7',
      goal: (tried) => taken(tried).includes('D4'),
      misses: [COLLIDED, NOTHING],
    },
    {
      id: 'pair',
      position: pond('G7 C8', 'B3 H4', 'F6 E5'),
      other: 'C2',
      goal: (tried) => taken(tried).includes('E5'),
      misses: [COLLIDED, NOTHING],
    },
  ],
};

const SAFE: Lesson<'what-the-shell'> = {
  id: 'safe',
  rules: ['w9'],
  tasks: [
    {
      id: 'enter',
      position: pond('D5', 'C5 F5'),
      other: 'B8',
      goal: stands('E5'),
      misses: [COLLIDED, { says: 'learn-shell-safe-enter-outside' }],
    },
    {
      id: 'late',
      position: pond('D3 G7', 'C3 B6'),
      other: 'F3',
      goal: (tried) => lost(tried) === 0,
      misses: [{ says: 'learn-shell-safe-late-caught' }],
      marks: [],
    },
  ],
};

const FORESEE: Lesson<'what-the-shell'> = {
  id: 'foresee',
  rules: ['w8'],
  tasks: [
    {
      id: 'told',
      position: pond('B5 G3', 'C5 F8'),
      other: 'D5',
      goal: capturing,
      misses: [COLLIDED, NOTHING],
      hints: 2,
    },
    {
      id: 'guess',
      // White wants to shut in D4 and E4 between C4 and F4; F5 and F6 make a trap of F4.
      position: pond('D4 E4 F6', 'C4 F5 H8'),
      other: 'F4',
      goal: (tried) => taken(tried).includes('F4'),
      misses: [BLOCKED, { says: 'learn-shell-foresee-guess-hers' }],
      hints: 2,
    },
  ],
};

const MUTUAL: Lesson<'what-the-shell'> = {
  id: 'mutual',
  rules: ['w10'],
  tasks: [
    {
      id: 'end',
      position: pond('H6 H5', 'F5 G5 H4'),
      other: 'H7',
      goal: mutual,
      misses: [BLOCKED, { says: 'learn-shell-mutual-end-hers' }],
    },
    {
      id: 'fresh',
      position: pond('A5 E5', 'B5 F5'),
      other: 'C5',
      goal: mutual,
      misses: [BLOCKED, { says: 'learn-shell-mutual-fresh-apart' }],
    },
  ],
};

export const CAPTURING = [CAPTURE, SLANT, TWO, EGGS, SAFE, FORESEE, MUTUAL];
