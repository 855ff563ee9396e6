/**
 * A game that is kept in the browser, away from the house: what happened in it, and what its player
 * sees of it. The same as the house keeps and shows (`standing.py`, `views.py`), so that it can join
 * the house later and nobody notices.
 */

import { sha256 } from '@noble/hashes/sha2.js';

import type { components } from '#lib/api.d.ts';
import type { GameSummary, GameView, Opponent, Outcome, Trouble, Turn, Wishes } from '#lib/api.ts';
import type { Boards } from '#lib/engine/rulebook.ts';
import { COLOURS, other, type Colour, type Slug } from '#lib/game.ts';

type Schemas = components['schemas'];

/** An act as the house is told of it. */
export type Act = Schemas['Joining']['acts'][number];

export interface Kept {
  readonly id: string;
  readonly game: Slug;
  /** The computer's seat; none where two play at one screen. */
  readonly computer: Colour | null;
  readonly level: number | null;
  /** The position at the start. */
  readonly start: string;
  readonly created: string;
  readonly updated: string;
  /** How many acts the house knows that are not among `acts`: those before the game was taken along. */
  readonly since: number;
  /** All that happened here, what was taken back too. */
  readonly acts: readonly Act[];
  /** The turns that stand. */
  readonly turns: readonly Turn[];
  readonly resigned: Colour | null;
  /** What seats have chosen in the open turn: in no view. */
  readonly staged: Readonly<Partial<Record<Colour, string>>>;
  /** Counts every change, so that two tabs cannot undo each other's. */
  readonly revision: number;
  /** Whether the house was told of it and may know it, though no answer came. */
  readonly sent: boolean;
  /** Why the house would not have it as it is. */
  readonly refused: Trouble | null;
  /** When it was put away. */
  readonly deleted: string | null;
}

/** A game at its start, as wished. */
export function begun(id: string, wishes: Wishes, start: string, now: string): Kept {
  const computer = wishes.opponent === 'computer' ? other(wishes.seat ?? 'black') : null;
  return {
    id,
    game: wishes.game,
    computer,
    level: computer && (wishes.level ?? 1),
    start,
    created: now,
    updated: now,
    since: 0,
    acts: [],
    turns: [],
    resigned: null,
    staged: {},
    revision: 0,
    sent: false,
    refused: null,
    deleted: null,
  };
}

/**
 * Whether a person may play on with a game alone while the house that keeps it is out of reach: only
 * where nobody sits elsewhere who waits for what is chosen here.
 */
const ALONE: Readonly<Record<Opponent, boolean>> = { hotseat: true, computer: true };

/** Whether nobody else waits somewhere for what is chosen in a game. */
export function alone({ opponent }: Pick<GameView, 'opponent'>): boolean {
  return ALONE[opponent];
}

/** A game that the house keeps as it was last seen there, and what is known of the open turn. */
export function takenAlong(view: GameView, staged: Kept['staged']): Kept {
  const { id, game, level, start, created, updated, act, turns, outcome } = view;
  const winner = outcome?.reason === 'resignation' ? outcome.winner : null;
  return {
    id,
    game,
    computer: COLOURS.find((seat) => view.seats[seat] === 'computer') ?? null,
    level,
    start,
    created,
    updated,
    since: act,
    acts: [],
    turns,
    resigned: winner && other(winner),
    staged,
    revision: 0,
    sent: true,
    refused: null,
    deleted: null,
  };
}

/** The game as one that the house knows nothing of: of what happened there, what still stands. */
export function whole(kept: Kept): Kept {
  const { since, turns, resigned, created: time } = kept;
  if (since === 0) return kept;
  const acts: Act[] = turns.map(({ move }) => ({ kind: 'turn', move, time }));
  if (resigned) acts.push({ kind: 'resignation', seat: resigned, time });
  return { ...kept, since: 0, acts };
}

/** The number of the last act. */
export function actOf({ since, acts }: Pick<Kept, 'since' | 'acts'>): number {
  return since + acts.length;
}

/** What another game with the same settings is to be like. */
export function wishesOf(view: Pick<GameView, 'game' | 'level' | 'seats'>): Wishes {
  const { game, level, seats } = view;
  if (level === null) return { game, opponent: 'hotseat' };
  const seat = seats.black === 'computer' ? 'white' : 'black';
  return { game, opponent: 'computer', level, seat };
}

export function positionOf({ turns, start }: Kept): string {
  return turns.at(-1)?.position ?? start;
}

/** How the game ended, by its rules or around them. */
export function outcomeOf({ resigned, turns }: Kept): Outcome | null {
  if (resigned) return { winner: other(resigned), reason: 'resignation' };
  return turns.at(-1)?.outcome ?? null;
}

/** The seats whose choice is still to be made, the computer's too. */
export function awaited(kept: Kept): Colour[] {
  if (outcomeOf(kept)) return [];
  if (kept.game === 'what-the-shell') return COLOURS.filter((seat) => !(seat in kept.staged));
  return [positionOf(kept).split(' ')[2] === 'w' ? 'white' : 'black'];
}

/** The game as text, `position P moves M1 M2 …`. */
export function textOf({ start, turns }: Kept): string {
  const moves = turns.map(({ move }) => ` ${move}`).join('');
  return `position ${start}${moves && ` moves${moves}`}`;
}

/** The persons' seats that have chosen in the open turn. */
export function personsChosen({ staged, computer }: Kept): Colour[] {
  return COLOURS.filter((seat) => seat in staged && seat !== computer);
}

/** Whether a person chose in this turn. */
function personal(turn: Turn, computer: Colour | null): boolean {
  const [first] = turn.events;
  // In Kruco one moves at a time, and the first event is the move; in the pond both always choose.
  const mover = first && 'from' in first ? first.by : null;
  return mover === null || mover !== computer;
}

/**
 * How many acts an undo takes back, none if there is nothing: a resignation alone; else the last
 * turn; against the computer, all turns back to the last one in which the person chose.
 */
export function undoable({ resigned, turns, computer }: Kept): number {
  if (resigned) return 1;
  const last = turns.findLastIndex((turn) => personal(turn, computer));
  return last < 0 ? 0 : turns.length - last;
}

/** The game after a turn. */
export function turned(kept: Kept, turn: Turn, now: string): Kept {
  const act: Act = { kind: 'turn', move: turn.move, time: now };
  return {
    ...kept,
    acts: [...kept.acts, act],
    // Which of the two kinds of turns they are, the game says.
    turns: [...kept.turns, turn],
    staged: {},
    updated: now,
  };
}

export function resignedBy(kept: Kept, seat: Colour, now: string): Kept {
  const act: Act = { kind: 'resignation', seat, time: now };
  return { ...kept, acts: [...kept.acts, act], resigned: seat, staged: {}, updated: now };
}

/** The game after an undo of whole acts. */
export function takenBack(kept: Kept, now: string): Kept {
  const count = undoable(kept);
  const act: Act = { kind: 'takeback', count, time: now };
  return {
    ...kept,
    acts: [...kept.acts, act],
    turns: kept.resigned ? kept.turns : kept.turns.slice(0, -count),
    resigned: null,
    staged: {},
    updated: now,
  };
}

/**
 * The seed by which the computer chooses all through a game, the same as the house's: another one
 * after something was taken back, so that it chooses anew.
 */
export function seedOf({ id, since, acts, turns }: Kept): number {
  const digest = sha256(new TextEncoder().encode(`${id} ${actOf({ since, acts }) - turns.length}`));
  return digest.slice(0, 6).reduce((seed, byte) => seed * 256 + byte, 0);
}

function headOf(kept: Kept) {
  const { id, computer, level, created, updated } = kept;
  const open = awaited(kept);
  const sitter = (seat: Colour) => (seat === computer ? 'computer' : 'person');
  return {
    id,
    opponent: computer ? 'computer' : 'hotseat',
    level,
    seats: { black: sitter('black'), white: sitter('white') },
    created,
    updated,
    act: actOf(kept),
    position: positionOf(kept),
    due: open.filter((seat) => seat !== computer),
    thinking: computer !== null && open.includes(computer),
    outcome: outcomeOf(kept),
  } as const satisfies Partial<GameView>;
}

/** What a list says of a game. */
export function summaryOf(kept: Kept): GameSummary {
  return { ...headOf(kept), game: kept.game, turn_count: kept.turns.length };
}

/** What a player sees of a game; `board` is what the rules say of its text. */
export function viewOf(kept: Kept, board: Boards[Slug]): GameView {
  const head = headOf(kept);
  const seat = kept.computer;
  const legal: Schemas['Legal'] = {};
  for (const due of head.due) legal[due] = board.legal[due] ?? [];
  const shared = {
    ...head,
    start: kept.start,
    staged: COLOURS.filter((colour) => colour in kept.staged),
    legal,
    can_undo: personsChosen(kept).length > 0 || undoable(kept) > 0,
    question:
      seat && head.thinking
        ? { text: textOf(kept), seat, level: kept.level ?? 1, seed: seedOf(kept) }
        : null,
    troubled: false,
  };
  if ('lines' in board) {
    return {
      ...shared,
      game: 'what-the-shell',
      turns: kept.turns as Schemas['ShellTurnView'][],
      lines: board.lines,
      sudden_death: board.sudden_death && !head.outcome,
      results: null,
      standing: null,
      guarded: null,
    };
  }
  return {
    ...shared,
    game: 'kruco',
    turns: kept.turns as Schemas['KrucoTurnView'][],
    results: head.due.length > 0 ? board.results : null,
    standing: [...board.standing],
    guarded: board.guarded,
    lines: null,
    sudden_death: false,
  };
}
