/** The first lessons: a turn, what wins, and an egg. */

import { firstOf, type Lesson } from '../lesson.ts';

import { collided, COLLIDED, encloses, pond, won } from './seen.ts';

const TURN: Lesson<'what-the-shell'> = {
  id: 'turn',
  rules: ['w4', 'w6'],
  tasks: [
    {
      id: 'land',
      position: pond('', '', '', 1),
      other: 'F6',
      goal: (tried) => !collided(tried),
      misses: [COLLIDED],
      marks: ['D4', 'E5'],
    },
    {
      id: 'again',
      other: firstOf('D6', 'E4'),
      goal: (tried) => !collided(tried),
      misses: [COLLIDED],
      marks: [],
    },
  ],
};

const FIVE: Lesson<'what-the-shell'> = {
  id: 'five',
  rules: ['w15', 'w16'],
  tasks: [
    {
      id: 'row',
      position: pond('C6 D6 E6 F6', 'B3 D4 G4 H7', '', 5),
      other: 'H2',
      goal: won,
      misses: [COLLIDED, { says: 'learn-shell-five-row-open' }],
    },
    {
      id: 'gap',
      position: pond('C3 D4 F6 G7', 'C6 D8 G3 H5', '', 5),
      other: 'B7',
      goal: won,
      misses: [
        COLLIDED,
        {
          says: 'learn-shell-five-gap-end',
          when: ({ choice }) => ['A1', 'B2', 'H8', 'I9'].includes(choice),
        },
        { says: 'learn-shell-five-gap-open' },
      ],
    },
  ],
};

const EGG: Lesson<'what-the-shell'> = {
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
      misses: [
        { says: 'learn-shell-egg-quiet-three', when: encloses(3) },
        { says: 'learn-shell-egg-quiet-apart' },
      ],
    },
  ],
};

export const FIRST = [TURN, FIVE, EGG];
