/** Lessons about lines, sudden death and the other ends of a game. */

import type { Lesson } from '../lesson.ts';

import {
  BLOCKED,
  captured,
  COLLIDED,
  DEFEATED,
  lost,
  pond,
  stands,
  won,
  type Seen,
} from './seen.ts';

const goesOn: Seen = ({ turn }) => turn.outcome === null;

const BROKEN: Lesson<'what-the-shell'> = {
  id: 'broken',
  rules: ['w15'],
  tasks: [
    {
      id: 'hers',
      position: pond('C3 G7 H3', 'A5 B5 C5 D5 C4'),
      other: 'E5',
      goal: (tried) => captured(tried) > 0 && goesOn(tried),
      misses: [BLOCKED, DEFEATED],
      hints: 2,
    },
    {
      id: 'yours',
      position: pond('A3 B3 C3 D3 D4 G8', 'D5 F7 H6'),
      other: 'D2',
      goal: (tried) => stands('E3')(tried) && goesOn(tried),
      misses: [COLLIDED, { says: 'learn-shell-broken-yours-bitten' }],
    },
  ],
};

const SUDDEN: Lesson<'what-the-shell'> = {
  id: 'sudden',
  rules: ['w17'],
  tasks: [
    {
      id: 'meet',
      position: pond('A2 B2 C2 D2', 'A8 B8 C8 D8'),
      other: 'E8',
      goal: ({ turn }) => turn.suddenDeath,
      misses: [BLOCKED, DEFEATED],
    },
    {
      id: 'longer',
      other: 'H5',
      goal: won,
      misses: [COLLIDED, { says: 'learn-shell-sudden-longer-even' }],
    },
  ],
};

const OUTGROW: Lesson<'what-the-shell'> = {
  id: 'outgrow',
  rules: ['w17'],
  tasks: [
    {
      id: 'second',
      position: pond('A2 B2 C2 D2 E2 H4 H5 H6 H7 E3 E4 E5', 'A8 B8 C8 D8 E8 F2 G6'),
      other: 'F8',
      goal: won,
      misses: [BLOCKED, DEFEATED],
      hints: 2,
    },
    {
      id: 'break',
      position: pond('A2 B2 C2 D2 E2 C6', 'A8 B8 C8 D8 E8 C7 F2 G4'),
      other: 'H6',
      goal: won,
      misses: [COLLIDED, { says: 'learn-shell-outgrow-break-even' }],
    },
    {
      id: 'peace',
      position: pond('A7 B7 C7 D7 E7 B8 C1', 'A3 B3 C3 D3 E3 C2 B9'),
      other: 'B6',
      goal: (tried) => goesOn(tried) && lost(tried) > 0,
      misses: [BLOCKED, DEFEATED],
    },
  ],
};

const COUNT: Lesson<'what-the-shell'> = {
  id: 'count',
  rules: ['w15', 'w16'],
  tasks: [
    {
      id: 'ten',
      position: pond('A1 B1 C1 D1 E1 A9 B9 C9 D9', 'G3 G4 G5 G6 G7 E5 F5 H5'),
      other: 'I5',
      goal: won,
      misses: [BLOCKED, DEFEATED],
      hints: 2,
    },
    {
      id: 'nine',
      position: pond('G2 G3 G4 G5 G6 E4 F4 H4', 'A9 B9 C9 D9 E9 G9 H9'),
      other: 'F9',
      goal: won,
      misses: [BLOCKED, DEFEATED],
      hints: 2,
    },
  ],
};

const FULL =
  'bbwwbbwwb/wwbbwwbbw/bbwwbbwwb/wwbbwwbbw/bbwwbbwwb/wwbbwwbbw/bbwwbbwwb/wwbbwwbbw/b1ww1bwwb - 51';

const DRAW: Lesson<'what-the-shell'> = {
  id: 'draw',
  rules: ['w18', 'w19'],
  tasks: [
    {
      id: 'full',
      position: FULL,
      other: 'E1',
      goal: ({ turn }) => turn.outcome?.reason === 'full-board',
      misses: [{ says: 'learn-shell-draw-full-egg' }],
    },
    {
      id: 'thrice',
      position: pond('A5', 'F5', '', 12),
      past: `position ${pond('A5 E5', 'B5 F5', '', 9)} moves D5:C5 E5:B5 D5:C5`,
      other: 'B5',
      goal: ({ turn }) => turn.outcome?.reason === 'repetition',
      misses: [COLLIDED, { says: 'learn-shell-draw-thrice-new' }],
    },
  ],
};

export const ENDING = [BROKEN, SUDDEN, OUTGROW, COUNT, DRAW];
