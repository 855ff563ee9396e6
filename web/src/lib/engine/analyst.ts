/** The page's side of the engine's worker. */
import type { Limits, Options, Reports, Rules } from './engine';
import type { News, Order } from './protocol';

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
 * Analyses a game, `position P moves M1 M2 …`. Better and better reports go to `improved`; the
 * promise gives the last one, also when `signal` breaks the thinking off.
 */
export function analyse<R extends Rules>(
  rules: R,
  game: string,
  limits: Limits,
  {
    improved,
    signal,
    ...options
  }: Options & { improved?: (report: Reports[R]) => void; signal?: AbortSignal } = {},
): Promise<Reports[R]> {
  const id = ++last;
  const order = (what: Order): void => {
    running().postMessage(what);
  };
  return new Promise<Reports[R]>((resolve, reject) => {
    waiting.set(id, (news) => {
      if ('error' in news) {
        reject(new Error(news.error));
        return;
      }
      if (!('report' in news)) return;
      const report = news.report as Reports[R]; // of the game that was asked about
      if (news.done) resolve(report);
      else improved?.(report);
    });
    signal?.addEventListener('abort', () => {
      order({ do: 'cancel', id });
    });
    order({ do: 'analyse', id, rules, game, limits, options });
  }).finally(() => waiting.delete(id));
}
