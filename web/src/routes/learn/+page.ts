import type { Slug } from '#lib/game.ts';
import { courseOf } from '#lib/learn/courses.ts';
import type { Course } from '#lib/learn/lesson.ts';

import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
  await parent(); // the house's own words first
  const [shell, kruco] = await Promise.all([courseOf('what-the-shell'), courseOf('kruco')]);
  const courses: Readonly<Record<Slug, Course<Slug>>> = { 'what-the-shell': shell, kruco };
  return { courses };
};
