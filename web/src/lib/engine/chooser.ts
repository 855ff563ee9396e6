/** Chooses for the computer, in a worker of its own, which is ended when it takes too long. */
import type { Rules } from './engine';
import type { News, Order } from './protocol';

/** What the computer has to choose, from what both players know. */
export interface Question {
  /** `position P moves M1 M2 …`. */
  readonly text: string;
  readonly seat: 'black' | 'white';
  readonly level: number;
  readonly seed: number;
}

/** More milliseconds than any level thinks on a phone, the loading of the engine included. */
const PATIENCE = 8_000;
/** The same where nobody else could think: then whoever plays is told, and may try again. */
const LONG_PATIENCE = 30_000;

/** This device gave no choice. */
export class ChooserError extends Error {
  override readonly name = 'ChooserError';
}

export class Chooser {
  #worker: Worker | null = null;
  #last = 0;
  /** A device that was too slow once is not asked again on this visit. */
  #slow = false;
  /** Gives up the question that is being thought about. */
  #giveUp: (() => void) | null = null;

  /** Load the engine, so that it is here when it is needed, whatever becomes of the network. */
  wake(): void {
    if (this.#slow) return;
    try {
      this.#worker ??= this.#made();
    } catch {
      // No workers here: whoever asks is told.
    }
  }

  /**
   * The choice of the computer; `alone` where nobody else could make it, so that it may take long.
   * Whoever asks anew, as after something was taken back, does not wait for what was asked before.
   *
   * @throws ChooserError if this device gives none: no engine can be loaded, it fails, or it is too
   * slow.
   */
  async choose(rules: Rules, question: Question, alone = false): Promise<string> {
    if (this.#slow && !alone) throw new ChooserError('this device is too slow');
    this.#giveUp?.();
    let worker: Worker | null = null;
    try {
      worker = this.#worker ??= this.#made();
      return await this.#asked(worker, rules, question, alone);
    } catch (cause) {
      if (worker === this.#worker) this.close(); // the next to ask gets a new one
      throw cause instanceof ChooserError ? cause : new ChooserError(String(cause));
    }
  }

  /** End the worker, whatever it is doing. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #made(): Worker {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  }

  #asked(
    worker: Worker,
    rules: Rules,
    { text, seat, level, seed }: Question,
    alone: boolean,
  ): Promise<string> {
    const id = ++this.#last;
    return new Promise<string>((resolve, reject) => {
      const patience = alone ? LONG_PATIENCE : PATIENCE;
      const timer = setTimeout(() => {
        this.#slow = true;
        fail('no choice in time');
      }, patience);
      const fail = (why: string) => {
        over();
        reject(new ChooserError(why));
      };
      const hear = ({ data }: MessageEvent<News>) => {
        if (data.id !== id) return;
        if ('choice' in data) {
          over();
          resolve(data.choice);
        } else fail('error' in data ? data.error : 'an answer to another question');
      };
      const die = ({ message }: ErrorEvent) => {
        fail(message);
      };
      this.#giveUp = () => {
        this.close(); // it hears nothing while it thinks
        fail('another question has come');
      };
      const over = () => {
        this.#giveUp = null;
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', die);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', die);
      const order: Order = { do: 'choose', id, rules, game: text, seat, level, seed };
      worker.postMessage(order);
    });
  }
}
