/** What a table needs of whoever keeps its game: the house's server, or this browser. */

import type { Captures, GameView } from '#lib/api.ts';
import type { Colour } from '#lib/game.ts';

/**
 * Whether the host can be reached right now; `gone` is a game that is not there (any more), `here`
 * one that is kept on this device and needs nobody.
 */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'here';

/**
 * The keeper of one game. Every promise is fulfilled once the act is done and its view has been
 * told to all subscribers, and is rejected with an `ApiError` otherwise.
 */
export interface Host {
  /** Be told of the game as it is now (if known) and after every act; returns how to stop. */
  subscribe(run: (view: GameView) => void): () => void;
  /** Be told whether the host can be reached; returns how to stop. */
  watch(run: (connection: Connection) => void): () => void;
  /** Make the choice of a seat. */
  choose(seat: Colour, choice: string): Promise<void>;
  /** Withdraw the open choice, else take the last turn back. */
  undo(): Promise<void>;
  /** Make the computer's choice after an act; it is no fault if that is made already. */
  answer(act: number, choice: string): Promise<void>;
  /** Let whoever keeps the game think for the computer, after this act. */
  letHouseThink(act: number): Promise<void>;
  /** Give the game up. */
  resign(seat: Colour): Promise<void>;
  /** Play on with the game on this device, while the house that keeps it is out of reach. */
  takeAlong(): Promise<void>;
  /** What lifting these formations in this order leaves, and what may be lifted next (K12). */
  captures(choice: string, order: readonly string[]): Promise<Captures>;
  /** Leave the table. */
  close(): void;
}
