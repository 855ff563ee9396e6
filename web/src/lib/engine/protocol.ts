/** What the page and the engine's worker say to each other. */
import type { Report } from './engine';

export interface Limits {
  /** For how long to think. */
  readonly seconds: number;
  /** How many boards to look into at most; 0 or nothing: no limit. */
  readonly boards?: number;
}

/** To the worker. */
export type Order =
  | {
      readonly do: 'analyse';
      readonly id: number;
      /** `position P moves M1 M2 …`, of What the Shell. */
      readonly game: string;
      readonly limits: Limits;
      /** The same seed and number of boards give the same report. */
      readonly seed: number;
    }
  | { readonly do: 'cancel'; readonly id: number };

/** From the worker: better and better reports, then the last one. */
export type News =
  | { readonly id: number; readonly report: Report; readonly done: boolean }
  | { readonly id: number; readonly error: string };
