/** Lessons of the second half: the three formations, what is lifted with them, and dividing (K5, K9–K12). */

import type { Lesson } from '../lesson.ts';

import {
  climbed,
  crosses,
  divided,
  formations,
  from,
  lifted,
  liftedNothing,
  missing,
  mosaic,
  rank,
  slid,
  steppedDown,
  to,
  type Seen,
} from './seen.ts';

const someWhite: Seen = (tried) => lifted(tried, 'white') > 0;

const square = missing('square-two');
const SQUARE: Lesson<'kruco'> = {
  id: 'square',
  rules: ['k10', 'k11'],
  tasks: [
    {
      id: 'two',
      position: mosaic('d4+ f4 d6', 'e5 b7'),
      goal: someWhite,
      misses: [
        square('left', (tried) => from(tried) === 'd4+'),
        square('elsewhere', climbed),
        square('slid'),
      ],
      hints: 2,
    },
  ],
};

const point = missing('point-two');
const POINT: Lesson<'kruco'> = {
  id: 'point',
  rules: ['k10', 'k11'],
  tasks: [
    {
      id: 'two',
      position: mosaic('c4 d5 e3', 'd4+ e5 g7'),
      goal: someWhite,
      misses: [
        point('left', (tried) => from(tried) === 'd5'),
        point('climbed', climbed),
        point('elsewhere'),
      ],
      hints: 2,
    },
  ],
};

const cross = missing('cross-five');
const CROSS: Lesson<'kruco'> = {
  id: 'cross',
  rules: ['k10', 'k11'],
  tasks: [
    {
      id: 'five',
      position: mosaic('c2+ c4 d2 e4', 'd4 d5 g6'),
      goal: (tried) => crosses(tried).length > 0,
      misses: [
        cross('enclosed', (tried) => !liftedNothing(tried)),
        cross('left', (tried) => ['c4', 'e4'].includes(from(tried))),
        cross('gap'),
      ],
      hints: 2,
    },
  ],
};

const careful = missing('bargain-careful');
const three = missing('bargain-three');
const BARGAIN: Lesson<'kruco'> = {
  id: 'bargain',
  rules: ['k11'],
  tasks: [
    {
      id: 'careful',
      position: mosaic('d4 f4', 'c5+ d5+ h7'),
      goal: (tried) => rank(to(tried)) === 5 && slid(tried) && liftedNothing(tried),
      misses: [careful('lifted', (tried) => !liftedNothing(tried)), careful('elsewhere')],
    },
    {
      id: 'three',
      position: mosaic('b6 d2 d5', 'c3+ c4+ d3+ f7'),
      goal: (tried) => lifted(tried, 'white') === 3,
      misses: [three('two', someWhite), three('none')],
      hints: 2,
    },
  ],
};

const earn = missing('reserve-earn');
const RESERVE: Lesson<'kruco'> = {
  id: 'reserve',
  rules: ['k5'],
  tasks: [
    {
      id: 'earn',
      position: mosaic('c4 d2 d4 d5 e4 f5+', 'b7 g2', { black: 0, white: 3 }),
      goal: ({ end: { after } }) => after.reserves.black > 0,
      misses: [earn('down', steppedDown), earn('none')],
      hints: 2,
    },
  ],
};

const enough = missing('divide-enough');
const few = missing('divide-few');
const DIVIDE: Lesson<'kruco'> = {
  id: 'divide',
  rules: ['k9'],
  tasks: [
    {
      id: 'enough',
      position: mosaic('d2 f5+', 'b6 g2', { black: 5, white: 3 }),
      goal: divided,
      misses: [enough('down', steppedDown), enough('other')],
      hints: 2,
    },
    {
      id: 'few',
      position: mosaic('b2 d5+', 'e8 h5', { black: 2, white: 2 }),
      goal: ({ end: { after } }) =>
        ['d6', 'e6'].every((front) => after.pieces.get(front) === 'black'),
      misses: [few('behind', divided), few('down', steppedDown), few('other')],
      hints: 2,
    },
  ],
};

const one = missing('order-one');
const two = missing('order-two');
const ORDER: Lesson<'kruco'> = {
  id: 'order',
  rules: ['k12'],
  tasks: [
    {
      id: 'one',
      position: mosaic('b4 c4 e3 e4 e5', 'd3 d5 f4 h7'),
      goal: (tried) => lifted(tried, 'white') === 2,
      misses: [
        one('hole', (tried) => from(tried) === 'c4' && !liftedNothing(tried)),
        one('wrong', (tried) => !liftedNothing(tried)),
        one('none'),
      ],
      hints: 2,
    },
    {
      id: 'two',
      position: mosaic('c4 c5 d4+ f4 f5', 'b4 c3 d6 f6 g5', { black: 6, white: 5 }),
      goal: (tried) => crosses(tried).length === 2,
      misses: [
        two('middle', (tried) => divided(tried)),
        two('single', (tried) => crosses(tried).length === 1),
        two('enclosed', (tried) => formations(tried).length > 0),
        two('none'),
      ],
      hints: 2,
    },
  ],
};

/** In the order in which they build upon each other. */
export const CAPTURING: readonly Lesson<'kruco'>[] = [
  SQUARE,
  POINT,
  CROSS,
  BARGAIN,
  RESERVE,
  DIVIDE,
  ORDER,
];
