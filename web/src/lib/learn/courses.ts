/** The courses, each loaded with its words when it is wanted. */

import type { Slug } from '#lib/game.ts';
import { alsoSay } from '#lib/messages.svelte.ts';

import type { Course } from './lesson.ts';

/** Each game's course is used with boards and turns of that game only, so it may stand for any course. */
const COURSES = {
  'what-the-shell': async () => (await import('./shell/course.ts')).SHELL,
  kruco: async () => (await import('./kruco/course.ts')).KRUCO,
} as const satisfies Record<Slug, () => Promise<unknown>>;

/** The course of a game, once everything that it says is there too. */
export async function courseOf(game: Slug): Promise<Course<Slug>> {
  const [course] = await Promise.all([
    COURSES[game](),
    alsoSay('learn', game === 'kruco' ? 'learn-kruco' : 'learn-shell'),
  ]);
  return course as unknown as Course<Slug>;
}
