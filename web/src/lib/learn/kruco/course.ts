/** The course of Kruco, led by an old mason. */

import type { Course } from '../lesson.ts';

import { CAPTURING } from './capturing.ts';
import { ENDING } from './ending.ts';
import { MOVING } from './moving.ts';
import { TIPS } from './tips.ts';

export const KRUCO: Course<'kruco'> = {
  game: 'kruco',
  id: 'kruco',
  lessons: [...MOVING, ...CAPTURING, ...ENDING],
  tips: TIPS,
};
