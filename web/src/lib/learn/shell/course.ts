/** The course of What the Shell, led by an old turtle. */

import type { Course } from '../lesson.ts';

import { CAPTURING } from './capturing.ts';
import { ENDING } from './ending.ts';
import { FIRST } from './first.ts';
import { HATCHING } from './hatching.ts';
import { TIPS } from './tips.ts';

export const SHELL: Course<'what-the-shell'> = {
  game: 'what-the-shell',
  id: 'shell',
  lessons: [...FIRST, ...CAPTURING, ...HATCHING, ...ENDING],
  tips: TIPS,
};
