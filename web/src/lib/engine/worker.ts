/** The engine in a worker, so that the page stays quick while it thinks. */
import { Engine, EngineError, type Rules } from './engine';
import wasm from './engine.wasm?url';
import type { News, Order } from './protocol';

/** For how long the engine thinks before it looks whether it was told to stop. */
const SLICE = 0.04;
/** How many boards that is, about, where boards are counted. */
const FEW: Record<Rules, number> = { 'what-the-shell': 16, kruco: 16_384 };
/** How long a report stands before a better one is sent. */
const BETWEEN = 150;

/** What is being thought about, and whether it is still wanted. */
const wanted = new Map<number, boolean>();
const engine = Engine.load(fetch(wasm));
engine.catch(() => undefined); // whoever orders something is told

function tell(news: News): void {
  postMessage(news);
}

/** Lets messages in. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function analyse(order: Extract<Order, { do: 'analyse' }>): Promise<void> {
  const { id, rules, game, limits, options } = order;
  wanted.set(id, true);
  const analysis = (await engine).analyse(rules, game, options);
  try {
    const { seconds = 0, nodes = 0, depth = 0 } = limits;
    const end = seconds > 0 ? performance.now() + seconds * 1000 : Infinity;
    let told = performance.now();
    for (let report = analysis.report(); ; report = analysis.report()) {
      const left = nodes - report.nodes;
      const now = performance.now();
      const enough = (nodes > 0 && left <= 0) || (depth > 0 && report.depth >= depth);
      const done = !wanted.get(id) || report.exact || now >= end || enough;
      if (done || now - told >= BETWEEN) {
        tell({ id, report, done });
        told = now;
      }
      if (done) return;
      // Where boards are counted, so are the slices: then the same order gives the same report.
      if (nodes > 0) analysis.run({ nodes: Math.min(FEW[rules], left), depth });
      else analysis.run({ seconds: Math.min(SLICE, (end - now) / 1000), depth });
      await breathe();
    }
  } finally {
    analysis.end();
    wanted.delete(id);
  }
}

async function choose(order: Extract<Order, { do: 'choose' }>): Promise<void> {
  const { id, rules, game, seat, level, seed } = order;
  tell({ id, choice: (await engine).choose(rules, game, seat, level, seed) });
}

async function ask({ id, what, words }: Extract<Order, { do: 'ask' }>): Promise<void> {
  tell({ id, answer: (await engine).ask(what, ...words) });
}

function carryOut(order: Exclude<Order, { do: 'cancel' }>): Promise<void> {
  switch (order.do) {
    case 'analyse':
      return analyse(order);
    case 'choose':
      return choose(order);
    case 'ask':
      return ask(order);
  }
}

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.do === 'cancel') {
    if (wanted.has(order.id)) wanted.set(order.id, false);
    return;
  }
  carryOut(order).catch((error: unknown) => {
    tell({
      id: order.id,
      error: error instanceof Error ? error.message : String(error),
      refused: error instanceof EngineError,
    });
  });
});
