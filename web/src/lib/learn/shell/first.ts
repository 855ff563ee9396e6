/** The first lessons: a turn, and an egg. */

import { firstOf, type Lesson } from '../lesson.ts';

import { collided, COLLIDED, pond, THREE } from './seen.ts';

export const TURN: Lesson<'what-the-shell'> = {
  id: 'turn',
  rules: ['w4', 'w6'],
  tasks: [
    {
      id: 'land',
      position: pond('', '', '', 1),
      other: firstOf('F6'),
      goal: (tried) => !collided(tried),
      misses: [COLLIDED],
      marks: ['D4', 'E5'],
    },
    {
      id: 'again',
      other: firstOf('E4', 'D6'),
      goal: (tried) => !collided(tried),
      misses: [COLLIDED],
      marks: [],
    },
  ],
};

export const EGG: Lesson<'what-the-shell'> = {
  id: 'egg',
  rules: ['w2', 'w5'],
  tasks: [
    {
      id: 'same',
      position: pond('C3', 'G7', '', 2),
      other: 'E5',
      goal: collided,
      misses: [{ says: 'learn-shell-egg-same-apart' }],
    },
    {
      id: 'quiet',
      position: pond('B5', 'C5 D5', '', 4),
      other: 'E5',
      goal: collided,
      misses: [THREE, { says: 'learn-shell-egg-quiet-apart' }],
    },
  ],
};
