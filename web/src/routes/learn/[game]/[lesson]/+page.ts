import { error } from '@sveltejs/kit';

import { stationsOf } from '#lib/learn/lesson.ts';

import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
  const { course } = await parent();
  if (!stationsOf(course).includes(params.lesson)) error(404);
};
