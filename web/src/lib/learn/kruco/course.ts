/** The course of Kruco. */

import type { Course } from '../lesson.ts';

export const KRUCO: Course<'kruco'> = { game: 'kruco', id: 'kruco', lessons: [], tips: [] };
