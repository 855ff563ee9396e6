/** The names of the messages of a course. */

import type { Slug } from '#lib/game.ts';

import { GAME, type Course, type Lesson, type Task } from './lesson.ts';

type AnyCourse = Pick<Course<Slug>, 'id'>;
type AnyLesson = Pick<Lesson<Slug>, 'id'>;
type AnyTask = Pick<Task<Slug>, 'id' | 'hints'>;

/** What the course and its master are called, and what the course is, in a sentence. */
export const courseName = ({ id }: AnyCourse): string => `learn-${id}`;
export const courseLead = ({ id }: AnyCourse): string => `learn-${id}-lead`;
export const masterName = ({ id }: AnyCourse): string => `learn-${id}-master`;
/** What is said when the last lesson is done. */
export const courseEnd = ({ id }: AnyCourse): string => `learn-${id}-end`;

/** What is said before the first game. */
export const firstGameLead = ({ id }: AnyCourse): string => `learn-${id}-game`;

export const lessonName = ({ id }: AnyCourse, lesson: AnyLesson): string =>
  `learn-${id}-${lesson.id}`;

/** The name of a lesson by its id, or of the game at the end. */
export const stationName = (course: AnyCourse, station: string): string =>
  station === GAME ? 'learn-first-game' : lessonName(course, { id: station });

/** What is to be done, what was to be seen once it is done, and the hints on the way. */
export const goalOf = (course: AnyCourse, lesson: AnyLesson, task: AnyTask): string =>
  `${lessonName(course, lesson)}-${task.id}`;
export const doneOf = (course: AnyCourse, lesson: AnyLesson, task: AnyTask): string =>
  `${goalOf(course, lesson, task)}-done`;
export const hintsOf = (course: AnyCourse, lesson: AnyLesson, task: AnyTask): string[] =>
  Array.from(
    { length: task.hints ?? 1 },
    (_, index) => `${goalOf(course, lesson, task)}-hint-${index + 1}`,
  );

export const tipOf = ({ id }: AnyCourse, tip: { readonly id: string }): string =>
  `learn-${id}-tip-${tip.id}`;

/** Everything that a course may say. */
export function messagesOf<G extends Slug>(course: Course<G>): ReadonlySet<string> {
  return new Set([
    courseName(course),
    courseLead(course),
    masterName(course),
    courseEnd(course),
    firstGameLead(course),
    ...course.tips.map((tip) => tipOf(course, tip)),
    ...course.lessons.flatMap((lesson) => [
      lessonName(course, lesson),
      ...lesson.tasks.flatMap((task) => [
        goalOf(course, lesson, task),
        doneOf(course, lesson, task),
        ...hintsOf(course, lesson, task),
        ...task.misses.map(({ says }) => says),
      ]),
    ]),
  ]);
}
