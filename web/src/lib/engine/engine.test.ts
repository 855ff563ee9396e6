import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { Engine, EngineError } from './engine';

const engine = await Engine.load(readFileSync('src/lib/engine/engine.wasm'));

interface Case {
  readonly position: string;
  readonly move: string;
  readonly after: string;
  readonly events: unknown;
  readonly outcome: unknown;
  readonly sudden_death: boolean;
}

test('the cases of What the Shell', () => {
  const cases = readFileSync('../tests/data/what-the-shell.jsonl', 'utf8').trim().split('\n');
  for (const text of cases) {
    const { position, move, after, events, outcome, sudden_death } = JSON.parse(text) as Case;
    const given = engine.ask('shell_play', `position ${position}`, move, 9, 5);
    expect(given).toEqual({ position: after, events, outcome, sudden_death });
  }
});

test('an analysis goes on, and says the same for the same seed and number of boards', () => {
  const reports = [1, 2].map(() => {
    const analysis = engine.analyse('position start moves E5:D4', 7);
    analysis.run(0, 30);
    const first = analysis.report();
    analysis.run(0, 30);
    const second = analysis.report();
    analysis.end();
    expect(second.nodes).toBeGreaterThan(first.nodes);
    expect(second.choices.black.length).toBeGreaterThan(0);
    const all = second.choices.white.reduce((sum, { probability }) => sum + probability, 0);
    expect(all).toBeCloseTo(1, 3);
    return { ...second, seconds: 0 };
  });
  expect(reports[0]).toEqual(reports[1]);
});

test('what cannot be read is refused, and the engine goes on', () => {
  expect(() => engine.ask('kruco_legal', 'position nowhere')).toThrow(EngineError);
  const analysis = engine.analyse('position start moves A1:A0', 1);
  expect(() => analysis.report()).toThrow('not a place');
  analysis.end();
  expect(engine.ask('kruco_divide', 'start', 3)).toMatchObject({ nodes: 215_760 });
});
