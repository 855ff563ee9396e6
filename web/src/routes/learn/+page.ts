import { SLUGS } from '#lib/game.ts';
import { courseOf } from '#lib/learn/courses.ts';

import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
  await parent(); // the house's own words first
  return { courses: await Promise.all(SLUGS.map(courseOf)) };
};
