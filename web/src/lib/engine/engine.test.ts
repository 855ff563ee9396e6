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
    const analysis = engine.analyse('what-the-shell', 'position start moves E5:D4', { seed: 7 });
    analysis.run({ nodes: 30 });
    const first = analysis.report();
    analysis.run({ nodes: 30 });
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

test('an analysis of Kruco tells as many lines as it was asked for', () => {
  const analysis = engine.analyse('kruco', 'position start moves a2-a3', { lines: 3 });
  analysis.run({ nodes: 2000 });
  const report = analysis.report();
  analysis.end();
  expect(report.nodes).toBe(2000);
  expect(report.lines).toHaveLength(3);
  for (const { move, line } of report.lines) {
    expect(line[0]).toBe(move);
    const game = ['position start moves a2-a3', ...line.slice(0, -1)].join(' ');
    engine.ask('kruco_play', game, line.at(-1) ?? '');
  }
  const values = report.lines.map(({ value }) => value);
  expect(values).toEqual([...values].sort((one, other) => other - one));
});

test('a win is found and proved', () => {
  const text = 'position 8/7w/b7/8/8/8/8/8 7/7/7/7/7/7/7 b 0,0 1';
  const analysis = engine.analyse('kruco', text);
  analysis.run({ depth: 3 });
  expect(analysis.report()).toMatchObject({ exact: true, lines: [{ win_in: 4, value: 1 }] });
  analysis.end();
});

test('what cannot be read is refused, and the engine goes on', () => {
  expect(() => engine.ask('kruco_legal', 'position nowhere')).toThrow(EngineError);
  const analysis = engine.analyse('what-the-shell', 'position start moves A1:A0');
  expect(() => analysis.report()).toThrow('not a place');
  analysis.end();
  expect(engine.ask('kruco_divide', 'start', 3)).toMatchObject({ nodes: 215_760 });
});
