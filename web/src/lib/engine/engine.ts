/** The native engine in the browser: the same C++ as the house's own, as WebAssembly. */

/** What the module exports: see `native/wasm/exports.cpp`. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  leave(room: number): void;
  answer(): number;
  analysis_begin(...rulesGameSeedLines: number[]): number;
  analysis_run(analysis: number, seconds: number, nodes: number, depth: number): void;
  analysis_report(analysis: number): number;
  analysis_end(analysis: number): void;
}

/** The functions that take texts and numbers and answer with JSON. */
export type Asked =
  | 'shell_legal'
  | 'shell_play'
  | 'kruco_legal'
  | 'kruco_play'
  | 'kruco_divide'
  | 'shell_board'
  | 'kruco_board'
  | 'kruco_captures'
  | 'choose'
  | 'shell_playouts'
  | 'solve_matrices';

type Functions = Record<Asked, (...numbers: number[]) => number>;

/** What is known of a place at the root. */
export interface Choice {
  readonly place: string;
  /** How likely the place should be chosen. */
  readonly probability: number;
  /** What it is worth for Black, from -1 to 1, against the other seat's mix. */
  readonly value: number;
}

/** What an analysis of What the Shell has found by now. */
export interface ShellReport {
  /** What the position is worth for Black, from -1 (lost) to 1 (won). */
  readonly value: number;
  /** How far the true value may be from it; proved where `exact`. */
  readonly error_bound: number;
  readonly exact: boolean;
  readonly choices: { readonly black: readonly Choice[]; readonly white: readonly Choice[] };
  /** The likeliest continuation, as moves. */
  readonly line: readonly string[];
  readonly nodes: number;
  readonly depth: number;
  readonly seconds: number;
}

/** One of the best moves, and how the game goes on after it. */
export interface Variation {
  readonly move: string;
  /** What it is worth for the player to move, from -1 (lost) to 1 (won). */
  readonly value: number;
  /**
   * Where the end is proved: after how many plies it comes, this move included; negative where the
   * player to move loses.
   */
  readonly win_in: number | null;
  /** Whether it is proved that this end cannot come sooner. */
  readonly exact: boolean;
  /** The moves of both, this one first. */
  readonly line: readonly string[];
}

/** What an analysis of Kruco has found by now. */
export interface KrucoReport {
  /** The best moves, the very best first, as many as were asked for. */
  readonly lines: readonly Variation[];
  /** How far the best value may be off; proved where `exact`. */
  readonly error_bound: number;
  readonly exact: boolean;
  readonly nodes: number;
  /** In plies: looked at whole, and along the longest line. */
  readonly depth: number;
  readonly selective_depth: number;
  readonly seconds: number;
}

/** What is found out about each of the games, by the name of its rules. */
export interface Reports {
  readonly 'what-the-shell': ShellReport;
  readonly kruco: KrucoReport;
}
export type Rules = keyof Reports;

/** What the engine refuses to read. */
export class EngineError extends Error {}

/** How far to think: whichever comes first; nothing or 0 is no limit. */
export interface Limits {
  readonly seconds?: number;
  /** How many boards to look into at most; then the same seed gives the same report. */
  readonly nodes?: number;
  /** How many turns (of Kruco: plies) to think ahead. */
  readonly depth?: number;
}

export interface Options {
  /** A whole number from 0 to 2^53. */
  readonly seed?: number;
  /** How many of the best moves of Kruco are told. */
  readonly lines?: number;
}

/** An analysis that goes on each time it is run. */
export interface Analysis<R extends Rules> {
  /** Goes on for so many seconds and nodes more, up to so deep. */
  run(limits: Limits): void;
  report(): Reports[R];
  end(): void;
}

/**
 * What C++'s library asks a system for. The engine asks for the time, and for nothing else that
 * matters: it reads and writes no files.
 */
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const unknown = (): number => 52; // "not supported", as WASI says it
  return new Proxy<WebAssembly.ModuleImports>(
    {
      clock_time_get: (_clock: number, _precision: bigint, at: number): number => {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
        return 0;
      },
      proc_exit: (code: number): never => {
        throw new Error(`the engine has ended itself (${String(code)})`);
      },
    },
    { get: (known, name) => known[String(name)] ?? unknown },
  );
}

export class Engine {
  readonly #exports: Exports;
  readonly #functions: Functions;

  private constructor(instance: WebAssembly.Instance) {
    // What is exported is known from `native/wasm/exports.cpp`, which no type checker reads.
    this.#exports = instance.exports as unknown as Exports;
    this.#functions = instance.exports as unknown as Functions;
    this.#exports._initialize();
  }

  static async load(module: Promise<Response> | BufferSource): Promise<Engine> {
    let memory: WebAssembly.Memory | null = null;
    const found = (): WebAssembly.Memory => {
      if (!memory) throw new Error('the engine asks for something before it is there');
      return memory;
    };
    const imports = { wasi_snapshot_preview1: system(found) };
    const { instance } = await (module instanceof Promise
      ? WebAssembly.instantiateStreaming(module, imports)
      : WebAssembly.instantiate(module, imports));
    memory = instance.exports['memory'] as WebAssembly.Memory;
    return new Engine(instance);
  }

  /** Asks one of the functions; texts go as UTF-8, the answer is JSON. */
  ask(what: Asked, ...words: readonly (string | number)[]): unknown {
    return this.#with(words, (numbers) => this.#answer(this.#functions[what](...numbers)));
  }

  /**
   * The choice, as text, of a level (1 to 10) for a seat, in a game `position P moves M1 M2 …`. The
   * seed is a whole number from 0 to 2^53 that stays the same through a game, so that the level
   * misjudges the same things all through it; the same words give the same choice everywhere.
   */
  choose(rules: Rules, game: string, seat: 'black' | 'white', level: number, seed: number): string {
    return (this.ask('choose', rules, game, seat, level, seed) as { choice: string }).choice;
  }

  /** Begins to analyse a game, `position P moves M1 M2 …`. */
  analyse<R extends Rules>(
    rules: R,
    game: string,
    { seed = 1, lines = 1 }: Options = {},
  ): Analysis<R> {
    const handle = this.#with([rules, game, seed, lines], (numbers) =>
      this.#exports.analysis_begin(...numbers),
    );
    return {
      run: ({ seconds = 0, nodes = 0, depth = 0 }) => {
        this.#exports.analysis_run(handle, seconds, nodes, depth);
      },
      report: () => this.#answer(this.#exports.analysis_report(handle)) as Reports[R],
      end: () => {
        this.#exports.analysis_end(handle);
      },
    };
  }

  #with<T>(words: readonly (string | number)[], call: (numbers: number[]) => T): T {
    const rooms: number[] = [];
    try {
      const numbers = words.flatMap((word) => {
        if (typeof word === 'number') return [word];
        const bytes = new TextEncoder().encode(word);
        const room = this.#exports.room(Math.max(1, bytes.length));
        rooms.push(room);
        new Uint8Array(this.#exports.memory.buffer, room, bytes.length).set(bytes);
        return [room, bytes.length];
      });
      return call(numbers);
    } finally {
      for (const room of rooms) this.#exports.leave(room);
    }
  }

  #answer(length: number): unknown {
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), length);
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof answer === 'object' && answer !== null && 'error' in answer)
      throw new EngineError(String(answer.error));
    return answer;
  }
}
