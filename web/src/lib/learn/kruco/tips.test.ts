/** The mason's words beside the first game come when they help, the most pressing first. */

import { expect, it } from 'vitest';

import { readKruco } from '#lib/boards/text.ts';

import type { Moment } from '../lesson.ts';
import { tipFor } from '../tutoring.ts';

import { KRUCO } from './course.ts';
import { mosaic } from './seen.ts';

const START = 'wwwwwwww/wwwwwwww/8/8/8/8/bbbbbbbb/bbbbbbbb 7/7/7/7/7/7/7 b 0,0 1';

function moment(position: string, more: Partial<Moment<'kruco'>> = {}): Moment<'kruco'> {
  return {
    seat: 'black',
    board: readKruco(position),
    turns: 2,
    events: [],
    outcome: null,
    ...more,
  };
}

function said(at: Moment<'kruco'>, before: readonly string[] = []): string | undefined {
  return tipFor(KRUCO as never, at, new Set(before))?.id;
}

it('greets at the start, and keeps quiet until there is something to say', () => {
  expect(said(moment(START, { turns: 0 }))).toBe('begin');
  expect(said(moment(START, { turns: 2 }), ['begin'])).toBeUndefined();
  expect(said(moment(START, { turns: 4 }), ['begin'])).toBe('pairs');
  expect(said(moment(START, { turns: 10 }), ['begin', 'pairs'])).toBe('road');
});

it.each([
  ['intruder', mosaic('a4', 'h1 h2')],
  ['near', mosaic('a7', 'h2')],
  ['danger', mosaic('a4', 'h2')],
  ['divide', mosaic('a4+', 'g4+', { black: 1, white: 0 })],
  ['barred', mosaic('a4+', 'g4+', { black: 0, white: 1 })],
])('sees what presses: %s', (tip, position) => {
  expect(said(moment(position))).toBe(tip);
});

it('knows the seat of the learner', () => {
  const board = mosaic('a7', 'h4');
  expect(said(moment(board, { seat: 'white' }))).toBe('danger');
});

it('tells of the first pieces that were lifted', () => {
  const events = [{ kind: 'capture', formation: 'xd4', lifted: ['d4', 'c3+', 'd3+'] }] as const;
  expect(said(moment(mosaic('a4', 'h5'), { events }))).toBe('lifted');
  expect(said(moment(mosaic('a4', 'h5'), { events }), ['lifted'])).toBeUndefined();
});

it.each([
  ['won', 'black'],
  ['lost', 'white'],
  ['drawn', null],
] as const)('has a last word: %s', (tip, winner) => {
  const outcome = { winner, reason: winner ? 'goal' : 'repetition' } as const;
  expect(said(moment(mosaic('a7', 'h2'), { outcome }))).toBe(tip);
});
