import { describe, expect, it } from 'vitest';

import type { GameView } from '#lib/api.ts';
import { shellView, thinkingView } from '#lib/testing.ts';
import type { Slug } from '#lib/game.ts';

import type { Course } from './lesson.ts';
import { SHELL } from './shell/course.ts';
import { pond } from './shell/seen.ts';
import { learnerOf, momentOf, tipFor } from './tutoring.ts';

const course = SHELL as unknown as Course<Slug>;

function told(view: GameView, ...said: string[]): string | undefined {
  return tipFor(course, momentOf(view, learnerOf(view)), new Set(said))?.id;
}

/** A game against Momo, the learner being Black, at a position. */
function at(position: string, turns = 2): GameView {
  const turn = {
    number: 1,
    move: 'A1:A9',
    position,
    events: [{ kind: 'place' as const, by: 'black' as const, at: 'A1' }],
    outcome: null,
    sudden_death: false,
  };
  const changes = { staged: [], due: ['black' as const], thinking: false };
  return thinkingView({ ...changes, position, turns: Array.from({ length: turns }, () => turn) });
}

describe('the old turtle beside the first game', () => {
  it('knows who learns', () => {
    expect(learnerOf(at(pond('', '')))).toBe('black');
    const seats = { black: 'computer', white: 'person' } as const;
    expect(learnerOf(shellView({ seats }))).toBe('white');
  });

  it('says how to begin, and no word twice', () => {
    const start = at('9/9/9/9/9/9/9/9/9 - 1', 0);
    expect(told(start)).toBe('begin');
    expect(told(start, 'begin')).toBeUndefined();
  });

  it.each([
    ['capture', pond('B5', 'C5 D5')],
    ['capture', pond('B2', 'C3', 'D4')],
    ['threat', pond('C5 D5', 'B5')],
    ['four', pond('A1 B1 C1 E1', '')],
    ['danger', pond('', 'D2 D3 D4 D5')],
  ])('sees %s', (tip, position) => {
    expect(told(at(position))).toBe(tip);
  });

  it.each([
    ['both ends taken', pond('B5 E5', 'C5 D5')],
    ['three between', pond('B5', 'C5 D5 E5')],
    ['only eggs for the other to capture', pond('', 'B5', 'C5 D5')],
    ['four that are blocked', pond('A1 B1 C1 D1', 'E1')],
  ])('sees nothing where there is %s', (_, position) => {
    expect(told(at(position))).toBeUndefined();
  });

  it('speaks of the egg that has just come to be, and of the end', () => {
    const egg = at(pond('', '', 'E5'));
    egg.turns[1] = { ...egg.turns[1], events: [{ kind: 'egg', at: 'E5' }] } as never;
    expect(told(egg)).toBe('egg');
    const end = { winner: 'white', reason: 'lines' } as const;
    expect(told({ ...egg, outcome: end })).toBe('lost');
    expect(told({ ...egg, outcome: { ...end, winner: 'black' } })).toBe('won');
    expect(told({ ...egg, outcome: { winner: null, reason: 'full-board' } })).toBe('drawn');
  });
});
