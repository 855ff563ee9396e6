/** The engine's rules for the tests of courses; nothing of it ships. */

import { readFileSync } from 'node:fs';

import { vi } from 'vitest';

import { Engine } from '#lib/engine/engine.ts';
import type { News, Order } from '#lib/engine/protocol.ts';

import type { Rulebook } from './judge.ts';

type Ask = Extract<Order, { do: 'ask' }>;

/** The rulebook over the WebAssembly engine, without a thread between them. */
export async function realRulebook(): Promise<Rulebook> {
  const engine = await Engine.load(readFileSync('src/lib/engine/engine.wasm'));
  class EngineHere extends EventTarget {
    postMessage({ id, what, words }: Ask): void {
      let data: News;
      try {
        data = { id, answer: engine.ask(what, ...words) };
      } catch (error) {
        data = { id, error: String(error), refused: true };
      }
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {
      // Nothing to end.
    }
  }
  vi.stubGlobal('Worker', EngineHere);
  return import('#lib/engine/rulebook.ts');
}
