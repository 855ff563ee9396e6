import { error } from '@sveltejs/kit';

import { isSlug } from '#lib/game.ts';
import { courseOf } from '#lib/learn/courses.ts';

import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params, parent }) => {
  await parent(); // the house's own words first
  if (!isSlug(params.game)) error(404);
  return { course: await courseOf(params.game) };
};
