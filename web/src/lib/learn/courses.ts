/** The courses, each loaded with its words when it is wanted. */

import type { Slug } from '#lib/game.ts';
import { alsoSay } from '#lib/messages.svelte.ts';

import type { Course } from './lesson.ts';

type Courses = { readonly [G in Slug]: () => Promise<Course<G>> };

const COURSES: Courses = {
  'what-the-shell': async () => (await import('./shell/course.ts')).SHELL,
  kruco: async () => (await import('./kruco/course.ts')).KRUCO,
};

/** The course of a game, once everything that it says is there too. */
export async function courseOf<G extends Slug>(game: G): Promise<Course<G>> {
  const [course] = await Promise.all([
    COURSES[game](),
    alsoSay('learn', game === 'kruco' ? 'learn-kruco' : 'learn-shell'),
  ]);
  return course;
}
