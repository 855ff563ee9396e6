/**
 * Asks the engine that browsers get, in Node. Each line of the input is a question; each line of the
 * output is its answer, or with `--compare` only the ones that differ from what the line expects.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { Engine } from "../../web/src/lib/engine/engine.ts";

const wasm = new URL(
  process.env.WASM ?? "../../web/src/lib/engine/engine.wasm",
  import.meta.url,
);
const engine = await Engine.load(readFileSync(wasm));
const compare = process.argv.includes("--compare");

/** The same values, however the objects are ordered. */
function same(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other)
    return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => same(one[name], other[name]))
  );
}

/** What an analysis reports after so many nodes. */
function analysed(rules, game, nodes, options) {
  const analysis = engine.analyse(rules, game, options);
  analysis.run({ nodes });
  try {
    return analysis.report();
  } finally {
    analysis.end();
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { function: name, arguments: words, answer } = JSON.parse(line);
  const before = process.cpuUsage().user;
  let given;
  try {
    // The face's defaults are C++'s: here the board's size and line stand behind the texts.
    const board = /^shell_(legal|play|board)$/.test(name) ? [9, 5] : [];
    given =
      name === "analyse"
        ? analysed(...words)
        : engine.ask(name, ...words, ...board);
  } catch (error) {
    given = { error: error.message };
  }
  if (!compare) {
    const seconds = (process.cpuUsage().user - before) / 1e6;
    console.log(JSON.stringify({ answer: given, seconds }));
  } else if (!same(given, answer)) {
    console.log(JSON.stringify({ name, words, answer, given }));
  }
}
