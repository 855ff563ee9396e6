/** The course of What the Shell, led by an old turtle. */

import type { Course } from '../lesson.ts';

import { EGG, TURN } from './first.ts';

export const SHELL: Course<'what-the-shell'> = {
  game: 'what-the-shell',
  id: 'shell',
  lessons: [TURN, EGG],
  tips: [],
};
