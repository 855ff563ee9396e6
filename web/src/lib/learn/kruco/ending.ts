/** The last lessons: how a game of Kruco ends, and how it begins (K3, K13–K15). */

import { firstOf, type Lesson } from '../lesson.ts';

import { CLIMBED, file, from, missing, mosaic, rank, slid, steppedDown, to } from './seen.ts';

const stay = missing('arrive-stay');
const road = missing('arrive-road');
const ARRIVE: Lesson<'kruco'> = {
  id: 'arrive',
  rules: ['k13'],
  tasks: [
    {
      id: 'stay',
      position: mosaic('b7 g7', 'a7+ c7 e5'),
      other: (board, legal) =>
        firstOf(board.pieces.has('b8') ? 'c7-b7+' : 'e5-e4', 'e5-e4')(board, legal),
      goal: ({ end: { outcome } }) => outcome?.winner === 'black',
      misses: [stay('lifted', (tried) => rank(to(tried)) === 8), stay('short')],
      hints: 2,
    },
    {
      id: 'road',
      position: mosaic('d3 d3+ d5 d6+', 'b7 g5'),
      other: firstOf('g5-g4'),
      goal: ({ end: { outcome } }) => outcome?.winner === 'black',
      misses: [
        road('guard-left', steppedDown),
        road('short', (tried) => slid(tried) && file(to(tried)) === 'd'),
        road('aside'),
      ],
      hints: 2,
    },
  ],
};

const out = missing('defend-out');
const DEFEND: Lesson<'kruco'> = {
  id: 'defend',
  rules: ['k13'],
  tasks: [
    {
      id: 'out',
      position: mosaic('b1+ b2 c3 d2', 'c1 f6'),
      goal: ({ end: { outcome } }) => outcome === null,
      misses: [out('near', (tried) => from(tried) === 'd2'), out('lost')],
      hints: 2,
    },
  ],
};

const wall = missing('stuck-wall');
const STUCK: Lesson<'kruco'> = {
  id: 'stuck',
  rules: ['k14'],
  tasks: [
    {
      id: 'wall',
      position: mosaic('a3 a5 b4 c3 c5', 'a4'),
      // Through a gap rather than over the wall.
      other: (_, legal) => legal.find((move) => !move.endsWith('+')) ?? legal[0] ?? '',
      goal: ({ end: { outcome } }) => outcome?.winner === 'black',
      misses: [
        wall('square', ({ answer }) => answer?.events[0]?.kind === 'slide'),
        wall('crossing'),
      ],
      hints: 2,
    },
  ],
};

const third = missing('again-third');
/** White has the upper hand and dithers; both have gone to and fro for seven plies. */
const DITHERING = {
  start: '8/3www2/2w1w1w1/8/8/8/1b4b1/8 7/7/7/7/7/7/7 w 0,0 1',
  moves: 'd7-d8 b2-b3 d8-d7 b3-b2 d7-d8 b2-b3 d8-d7',
  now: '8/3www2/2w1w1w1/8/8/1b6/6b1/8 7/7/7/7/7/7/7 b 0,0 8',
};
const AGAIN: Lesson<'kruco'> = {
  id: 'again',
  rules: ['k15'],
  tasks: [
    {
      id: 'third',
      position: DITHERING.now,
      past: `position ${DITHERING.start} moves ${DITHERING.moves}`,
      goal: ({ end: { outcome } }) => outcome?.reason === 'repetition',
      misses: [third('other', (tried) => from(tried) !== 'b3'), third('new')],
      hints: 2,
    },
  ],
};

const begin = missing('start-begin');
const START: Lesson<'kruco'> = {
  id: 'start',
  rules: ['k3'],
  tasks: [
    {
      id: 'begin',
      position: 'wwwwwwww/wwwwwwww/8/8/8/8/bbbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1',
      goal: (tried) => slid(tried) && rank(from(tried)) === 1,
      misses: [CLIMBED, begin('front')],
      marks: ['a1', 'a3', 'd1', 'd3', 'h1', 'h3'],
    },
  ],
};

export const ENDING: readonly Lesson<'kruco'>[] = [ARRIVE, DEFEND, STUCK, AGAIN, START];
