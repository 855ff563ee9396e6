/** For tests: the checked results that the referee is held to as well. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { KrucoEvent, ShellEvent } from './text';

export interface ShellCase {
  position: string;
  move: string;
  after: string;
  events: ShellEvent[];
}

export interface KrucoCase {
  position: string;
  moves: Record<string, { after: string; events?: KrucoEvent[] }>;
}

function cases(name: string): unknown[] {
  const file = join(import.meta.dirname, '../../../../tests/data', `${name}.jsonl`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

export const shellCases = cases('what-the-shell') as ShellCase[];
export const krucoCases = cases('kruco') as KrucoCase[];
export const krucoTurns = krucoCases.flatMap(({ position, moves }) =>
  Object.values(moves).flatMap(({ after, events }) =>
    events === undefined ? [] : [{ position, after, events }],
  ),
);
