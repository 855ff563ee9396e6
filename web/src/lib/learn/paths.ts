/** The ways through a course: from lesson to lesson, and to the first game at its end. */

import { resolve } from '$app/paths';

import type { Slug } from '#lib/game.ts';

import { GAME, stationsOf, type Course } from './lesson.ts';
import { progress } from './progress.svelte.ts';

export function addressOf(course: Course<Slug>, station: string): string {
  return resolve('/learn/[game]/[lesson]', { game: course.game, lesson: station });
}

/** The address of what comes `by` stations after this one; of the course where there is none. */
export function addressAfter(course: Course<Slug>, station: string, by = 1): string {
  const stations = stationsOf(course);
  const next = stations[stations.indexOf(station) + by];
  return next ? addressOf(course, next) : resolve('/learn/[game]', { game: course.game });
}

/** Where to go on in a course: the station looked at last, the first one after it that is not done. */
export function upNext(course: Course<Slug>): string {
  const stations = stationsOf(course);
  const last = stations.indexOf(progress.last(course.game) ?? '');
  const ahead = [...stations.slice(Math.max(last, 0)), ...stations];
  return ahead.find((station) => !progress.isDone(course.game, station)) ?? stations[0] ?? GAME;
}
