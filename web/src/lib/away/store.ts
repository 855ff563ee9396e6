/** A store in the browser: one IndexedDB, the same for all tabs. */

import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

/** A browser that has not opened its store after so many milliseconds keeps nothing. */
const PATIENCE = 5_000;
/** What is said by a store whose connection was lost: phones close it under a page that sleeps. */
const LOST = ['InvalidStateError', 'UnknownError'];

export class Store<S extends DBSchema> {
  readonly #name: string;
  readonly #version: number;
  readonly #furnish: (fresh: IDBPDatabase<S>) => void;
  #opened: Promise<IDBPDatabase<S>> | null = null;

  /** The store of a name; one that is new is furnished first. */
  constructor(name: string, version: number, furnish: (fresh: IDBPDatabase<S>) => void) {
    this.#name = name;
    this.#version = version;
    this.#furnish = furnish;
  }

  /**
   * Do something with what is kept; where the connection was lost, once more with a new one.
   *
   * @throws DOMException, ReferenceError if this browser keeps nothing.
   */
  async with<T>(run: (database: IDBPDatabase<S>) => Promise<T>): Promise<T> {
    const first = this.#open();
    try {
      return await run(await impatient(first));
    } catch (error) {
      if (!(error instanceof DOMException && LOST.includes(error.name))) throw error;
      if (this.#opened === first) this.#opened = null;
      return run(await impatient(this.#open()));
    }
  }

  #open(): Promise<IDBPDatabase<S>> {
    const forget = () => {
      this.#opened = null;
    };
    this.#opened ??= openDB<S>(this.#name, this.#version, {
      upgrade: this.#furnish,
      // A newer page wants to change what is kept here: it goes first, we open again.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.#opened;
  }
}

function impatient<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('the store does not open', 'TimeoutError'));
    }, PATIENCE);
    asked.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
