/** The engine in a worker, so that the page stays quick while it thinks. */
import { Engine } from './engine';
import wasm from './engine.wasm?url';
import type { News, Order } from './protocol';

/** For how long the engine thinks before it looks whether it was told to stop. */
const SLICE = 0.04;
const FEW = 16;
/** How long a report stands before a better one is sent. */
const BETWEEN = 150;

/** What is being thought about, and whether it is still wanted. */
const wanted = new Map<number, boolean>();
const engine = Engine.load(fetch(wasm));

function tell(news: News): void {
  postMessage(news);
}

/** Lets messages in. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function analyse(order: Extract<Order, { do: 'analyse' }>): Promise<void> {
  const { id, game, limits, seed } = order;
  wanted.set(id, true);
  const analysis = (await engine).analyse(game, seed);
  try {
    const end = performance.now() + limits.seconds * 1000;
    const boards = limits.boards ?? 0;
    let told = performance.now();
    for (let report = analysis.report(); ; report = analysis.report()) {
      const left = boards && boards - report.nodes;
      const now = performance.now();
      const done = !wanted.get(id) || report.exact || now >= end || (boards > 0 && left <= 0);
      if (done || now - told >= BETWEEN) {
        tell({ id, report, done });
        told = now;
      }
      if (done) return;
      // Where boards are counted, so are the slices: then the same order gives the same report.
      if (boards > 0) analysis.run(0, Math.min(FEW, left));
      else analysis.run(Math.min(SLICE, (end - now) / 1000), 0);
      await breathe();
    }
  } finally {
    analysis.end();
    wanted.delete(id);
  }
}

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.do === 'cancel') {
    if (wanted.has(order.id)) wanted.set(order.id, false);
    return;
  }
  analyse(order).catch((error: unknown) => {
    tell({ id: order.id, error: error instanceof Error ? error.message : String(error) });
  });
});
