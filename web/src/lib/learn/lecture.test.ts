import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Slug } from '#lib/game.ts';

import { attempt, UnjudgedError, verdict, type Rulebook } from './judge.ts';
import { KRUCO } from './kruco/course.ts';
import { Lecture } from './lecture.svelte.ts';
import type { Course, Lesson, Task } from './lesson.ts';
import { SHELL } from './shell/course.ts';
import { realRulebook } from './testing.ts';

const rulebook = await realRulebook();
const shell = SHELL as unknown as Course<Slug>;
const kruco = KRUCO as unknown as Course<Slug>;

function lessonOf(course: Course<Slug>, id: string): Lesson<Slug> {
  const lesson = course.lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}

/** A lesson whose board is there. */
async function opened(
  id: string,
  { course = shell, rules = rulebook, onlearned = vi.fn<() => void>() } = {},
): Promise<Lecture> {
  const lecture = new Lecture(course, lessonOf(course, id), rules, onlearned);
  await vi.waitUntil(() => lecture.facts !== null || lecture.stage === 'troubled');
  return lecture;
}

beforeEach(() => {
  // Little motion is wished: films stand at their end at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('a lesson', () => {
  it('says what a wrong try did, and puts the board back', async () => {
    const lecture = await opened('two');
    const before = lecture.film.frame?.board;
    expect(lecture.saying).toMatchObject({ id: 'learn-shell-two-one', mood: 'calm' });
    await lecture.choose('A1');
    expect(lecture.stage).toBe('missed');
    expect(lecture.saying).toEqual({
      id: 'learn-shell-two-one-apart',
      values: { choice: 'A1', answer: 'G8' },
      mood: 'wry',
    });
    expect(lecture.film.length).toBeGreaterThan(1);
    expect(lecture.last).toEqual(['A1', 'G8']);
    expect(lecture.legal).toEqual([]);
    lecture.again();
    await vi.waitUntil(() => lecture.legal.length > 0);
    expect(lecture.stage).toBe('asking');
    expect(lecture.film.frame?.board).toEqual(before);
  });

  it('goes from task to task, and is learned with the last', async () => {
    const onlearned = vi.fn<() => void>();
    const lecture = await opened('lapse', { onlearned });
    await lecture.choose('F6');
    expect([lecture.stage, lecture.finished]).toEqual(['done', false]);
    expect(lecture.saying.mood).toBe('glad');
    const after = lecture.film.frame?.board;
    lecture.next();
    await vi.waitUntil(() => lecture.legal.length > 0);
    // The second task goes on with the board of the first.
    expect(lecture.index).toBe(1);
    expect(lecture.film.frame?.board).toEqual(after);
    await lecture.choose('H8');
    expect(lecture.finished).toBe(true);
    expect(onlearned).toHaveBeenCalledOnce();
    lecture.next();
    expect(lecture.index).toBe(1);
    lecture.restart();
    await vi.waitUntil(() => lecture.legal.length > 0);
    expect([lecture.index, lecture.stage]).toEqual([0, 'asking']);
  });

  it('helps with words, then with places, and not before somebody asks', async () => {
    const lecture = await opened('outgrow');
    expect([lecture.hints.length, lecture.marks.length]).toEqual([0, 0]);
    await lecture.help();
    await lecture.help();
    expect(lecture.hints).toEqual([
      'learn-shell-outgrow-second-hint-1',
      'learn-shell-outgrow-second-hint-2',
    ]);
    expect([lecture.helpful, lecture.marks.length]).toEqual([true, 0]);
    await lecture.help();
    // Every right way: column H at both ends, column E at both ends.
    expect([...lecture.marks].sort()).toEqual(['E1', 'E6', 'H3', 'H8']);
    expect(lecture.helpful).toBe(false);
    await lecture.choose('A1');
    expect(lecture.marks).toEqual([]);
    lecture.again();
    expect(lecture.marks).toHaveLength(4);
  });

  it('takes no choice that is none', async () => {
    const lecture = await opened('two');
    await lecture.choose('B5');
    expect(lecture.stage).toBe('asking');
    const first = lecture.choose('A1');
    await lecture.choose('A2');
    await first;
    expect(lecture.saying.values['choice']).toBe('A1');
  });

  it('hears no more of what was asked before it began anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let refuse: (why: Error) => void = () => undefined;
    const rules: Rulebook = {
      ...rulebook,
      play: () => new Promise((_, reject) => (refuse = reject)),
    };
    const lecture = await opened('two', { rules });
    const tried = lecture.choose('A1');
    lecture.restart();
    await vi.waitUntil(() => lecture.legal.length > 0);
    refuse(new Error('too late'));
    await tried;
    expect(lecture.stage).toBe('asking');
    await lecture.help();
    const marking = lecture.help();
    lecture.restart();
    await vi.waitUntil(() => lecture.legal.length > 0);
    refuse(new Error('too late'));
    await marking;
    expect([lecture.hints.length, lecture.marks.length]).toEqual([0, 0]);
  });

  it('shows in Kruco what the other answers', async () => {
    const answered = kruco.lessons.find(({ tasks }) => tasks[0]?.other !== undefined);
    const lecture = await opened(answered?.id ?? '', { course: kruco });
    const [choice] = lecture.legal;
    await lecture.choose(choice ?? '');
    const said = lecture.film.frames.flatMap(({ step }) => ('by' in step ? [step.by] : []));
    expect(new Set(said)).toEqual(new Set(['black', 'white']));
  });

  it('says that the rules could not be loaded, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const rules: Rulebook = {
      ...rulebook,
      board: (game, text) =>
        broken ? Promise.reject(new Error('no engine')) : rulebook.board(game, text),
    };
    const lecture = await opened('two', { rules });
    expect([lecture.stage, lecture.saying.id]).toEqual(['troubled', 'learn-troubled']);
    broken = false;
    lecture.again();
    await vi.waitUntil(() => lecture.legal.length > 0);
    expect(lecture.stage).toBe('asking');
  });
});

describe('a judge', () => {
  const position = '9/9/9/9/9/9/9/9/9 - 1';
  const task: Task<'what-the-shell'> = {
    id: 'here',
    position,
    seat: 'white',
    other: (_, legal) => legal.at(-1) ?? '',
    goal: ({ choice }) => choice === 'E5',
    misses: [{ says: 'corner', when: ({ choice }) => choice === 'A1' }],
  };

  it('lets the learner be White, and the other choose from the board before the turn', async () => {
    const tried = await attempt(rulebook, 'what-the-shell', task, position, 'E5');
    expect(tried.turn.move).toBe('I9:E5');
    expect(verdict(task, tried)).toEqual({ done: true });
  });

  it('tells the first miss that fits, and complains of a course that says nothing', async () => {
    const corner = await attempt(rulebook, 'what-the-shell', task, position, 'A1');
    expect(verdict(task, corner)).toEqual({ done: false, miss: task.misses[0] });
    const other = await attempt(rulebook, 'what-the-shell', task, position, 'B1');
    expect(() => verdict(task, other)).toThrow(UnjudgedError);
  });
});
