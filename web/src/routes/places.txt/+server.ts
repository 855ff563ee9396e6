import type { PageRouteId } from '$app/types';

import { resolve } from '$app/paths';
import { SLUGS } from '#lib/game.ts';
import { courseOf } from '#lib/learn/courses.ts';
import { stationsOf } from '#lib/learn/lesson.ts';

import type { RequestHandler } from './$types';

export const prerender = true;

/**
 * The places that are drawn in the browser, a line each, for the house: elsewhere it has to say that
 * there is nothing. A `*` stands for what the house alone knows.
 */
export const GET: RequestHandler = async ({ url }) => {
  const courses = await Promise.all(SLUGS.map(courseOf));
  /** The places of each route; one that is forgotten is a fault of types. */
  const places: Readonly<Record<PageRouteId, readonly string[]>> = {
    '/': [resolve('/')],
    '/games': [resolve('/games')],
    '/games/[id]': [resolve('/games/[id]', { id: '*' })],
    '/learn': [resolve('/learn')],
    '/learn/[game]': SLUGS.map((game) => resolve('/learn/[game]', { game })),
    '/learn/[game]/[lesson]': courses.flatMap((course) =>
      stationsOf(course).map((lesson) =>
        resolve('/learn/[game]/[lesson]', { game: course.game, lesson }),
      ),
    ),
    // Made when the page is built: the house has their files.
    '/rules': [],
    '/rules/[language=language]': [],
    '/rules/[game]': [],
    '/rules/[game]/[language]': [],
  };
  const paths = Object.values(places).flatMap((some) =>
    some.map((place) => new URL(place, url).pathname),
  );
  return new Response(`${paths.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain' },
  });
};
