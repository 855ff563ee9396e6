/** What the page and the engine's worker say to each other. */
import type { Asked, Limits, Options, Reports, Rules } from './engine';

/** To the worker. */
export type Order =
  | {
      readonly do: 'analyse';
      readonly id: number;
      readonly rules: Rules;
      /** `position P moves M1 M2 …`. */
      readonly game: string;
      readonly limits: Limits;
      readonly options: Options;
    }
  | { readonly do: 'cancel'; readonly id: number }
  | {
      readonly do: 'choose';
      readonly id: number;
      readonly rules: Rules;
      /** `position P moves M1 M2 …`. */
      readonly game: string;
      readonly seat: 'black' | 'white';
      readonly level: number;
      /** The same seed, level and game give the same choice. */
      readonly seed: number;
    }
  | {
      readonly do: 'ask';
      readonly id: number;
      readonly what: Asked;
      readonly words: readonly (string | number)[];
    };

/**
 * From the worker: better and better reports, then the last one; a choice; an answer; or what went
 * wrong, `refused` where the engine is well and did not like what it was told.
 */
export type News =
  | { readonly id: number; readonly report: Reports[Rules]; readonly done: boolean }
  | { readonly id: number; readonly choice: string }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string; readonly refused?: boolean };
