/** The page's side of the engine's worker. */
import type { Report } from './engine';
import type { Limits, News, Order } from './protocol';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (news: News) => void>();

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<News>) =>
    waiting.get(data.id)?.(data),
  );
  worker.addEventListener('error', ({ message }) => {
    // A worker that fails answers nobody; the next to ask gets a new one.
    worker = null;
    for (const [id, tell] of waiting) tell({ id, error: message });
  });
  return worker;
}

/**
 * Analyses a game of What the Shell. Better and better reports go to `improved`; the promise gives
 * the last one, also when `signal` breaks the thinking off.
 */
export function analyse(
  game: string,
  limits: Limits,
  {
    seed = 1,
    improved,
    signal,
  }: { seed?: number; improved?: (report: Report) => void; signal?: AbortSignal } = {},
): Promise<Report> {
  const id = ++last;
  const order = (what: Order): void => {
    running().postMessage(what);
  };
  return new Promise<Report>((resolve, reject) => {
    waiting.set(id, (news) => {
      if ('error' in news) reject(new Error(news.error));
      else if (news.done) resolve(news.report);
      else improved?.(news.report);
    });
    signal?.addEventListener('abort', () => {
      order({ do: 'cancel', id });
    });
    order({ do: 'analyse', id, game, limits, seed });
  }).finally(() => waiting.delete(id));
}
