/** Lessons of the first half: how pieces move on squares and crossings, and what they guard (K4–K8). */

import { firstOf, type Lesson } from '../lesson.ts';

import {
  CLIMBED,
  climbed,
  from,
  guards,
  length,
  missing,
  mosaic,
  rank,
  SLID,
  slid,
  steppedDown,
  to,
} from './seen.ts';

const STEP: Lesson<'kruco'> = {
  id: 'step',
  rules: ['k2', 'k6'],
  tasks: [
    {
      id: 'any',
      position: mosaic('d3', 'e3 f6'),
      goal: slid,
      misses: [CLIMBED],
      marks: ['d3'],
    },
  ],
};

const leap = missing('leap-over');
const LEAP: Lesson<'kruco'> = {
  id: 'leap',
  rules: ['k6'],
  tasks: [
    {
      id: 'over',
      position: mosaic('b2 b3 c3 d3', 'f3 f6'),
      goal: (tried) => slid(tried) && length(tried) > 1,
      misses: [CLIMBED, leap('step')],
      marks: ['b3', 'e3'],
    },
  ],
};

const CLIMB: Lesson<'kruco'> = {
  id: 'climb',
  rules: ['k1', 'k7'],
  tasks: [
    {
      id: 'up',
      position: mosaic('d4 f3', 'd7'),
      goal: climbed,
      misses: [SLID],
      marks: ['d4', 'c3+', 'd3+', 'c4+', 'd4+'],
    },
  ],
};

const guard = missing('guard-two');
const GUARD: Lesson<'kruco'> = {
  id: 'guard',
  rules: ['k4'],
  tasks: [
    {
      id: 'two',
      position: mosaic('e4 c3 f6', 'b7 h4'),
      goal: ({ end: { after } }) => guards(after, 'black', 'e5') && guards(after, 'black', 'f5'),
      misses: [guard('elsewhere', climbed), guard('slid')],
      hints: 2,
    },
  ],
};

const run = missing('run-far');
const RUN: Lesson<'kruco'> = {
  id: 'run',
  rules: ['k4', 'k6'],
  tasks: [
    {
      id: 'far',
      position: mosaic('a4 d4 b4+ e3+', 'h6'),
      goal: (tried) => slid(tried) && to(tried) === 'g4',
      misses: [
        CLIMBED,
        run('guard-left', steppedDown),
        run('back', (tried) => rank(to(tried)) === 4 && to(tried) < from(tried)),
        run('short', (tried) => rank(to(tried)) === 4),
        run('aside'),
      ],
    },
  ],
};

const halt = missing('halt-six');
const HALT: Lesson<'kruco'> = {
  id: 'halt',
  rules: ['k6'],
  tasks: [
    {
      id: 'six',
      position: mosaic('a2 a3 d2 g2 g3 c2+ f4+', 'a6 d4 h7'),
      goal: (tried) => slid(tried) && rank(to(tried)) === 6,
      misses: [
        CLIMBED,
        halt('guard-left', steppedDown),
        halt('open', (tried) => to(tried) === 'a4'),
        halt('enemy', (tried) => to(tried) === 'd3'),
        halt('short', (tried) => ['g4', 'g5'].includes(to(tried))),
        halt('aside'),
      ],
      hints: 2,
    },
  ],
};

const open = missing('barred-open');
const bar = missing('barred-bar');
const BARRED: Lesson<'kruco'> = {
  id: 'barred',
  rules: ['k7'],
  tasks: [
    {
      id: 'open',
      position: mosaic('d4', 'c5+ e3+ f7'),
      goal: climbed,
      misses: [open('slid')],
      hints: 2,
    },
    {
      id: 'bar',
      position: mosaic('c4 c6 e5', 'd6 e5+ g7'),
      other: firstOf('d6-d5+', 'g7-g6'),
      goal: ({ answer }) => answer?.move.startsWith('d6-d5+') === false,
      misses: [
        bar(
          'lifted',
          ({ answer, turn }) => answer?.after.reserves.black !== turn.after.reserves.black,
        ),
        bar('up'),
      ],
      hints: 2,
    },
  ],
};

const down = missing('down-five');
const DOWN: Lesson<'kruco'> = {
  id: 'down',
  rules: ['k8'],
  tasks: [
    {
      id: 'five',
      position: mosaic('c4 c4+', 'd5 f7'),
      goal: (tried) => steppedDown(tried) && rank(to(tried)) === 5,
      misses: [down('four', steppedDown), down('other')],
    },
  ],
};

/** In the order in which they build upon each other. */
export const MOVING: readonly Lesson<'kruco'>[] = [
  STEP,
  LEAP,
  CLIMB,
  DOWN,
  GUARD,
  RUN,
  HALT,
  BARRED,
];
