/** Those who want to be told of something, and what they were told last. */

export class Listeners<T> {
  readonly #runs = new Set<(news: T) => void>();
  /** Told to whoever comes later, unless there was nothing yet. */
  #last: { readonly news: T } | null;

  constructor(...first: T[]) {
    const [news] = first;
    this.#last = news === undefined ? null : { news };
  }

  /** Be told what was told last (if anything was) and all that is; returns how to stop. */
  add(run: (news: T) => void): () => void {
    const stop = this.addLater(run);
    if (this.#last) run(this.#last.news);
    return stop;
  }

  /** Be told of what is from now on; returns how to stop. */
  addLater(run: (news: T) => void): () => void {
    this.#runs.add(run);
    return () => this.#runs.delete(run);
  }

  tell(news: T): void {
    this.#last = { news };
    for (const run of this.#runs) run(news);
  }

  /** What was told last, if anything was. */
  get last(): T | undefined {
    return this.#last?.news;
  }

  /** Nobody is told any more. */
  close(): void {
    this.#runs.clear();
  }
}
