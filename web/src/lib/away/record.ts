/**
 * The record of a game that is kept in the browser, as a file: letter by letter what the house makes
 * of the same game (`downloads.py`, `records/writer.py`).
 */

import { outcomeOf, type Kept } from '#lib/away/kept.ts';
import { COLOURS } from '#lib/game.ts';

export type Format = 'text' | 'json';

export interface RecordFile {
  readonly name: string;
  readonly text: string;
  readonly type: string;
}

const ENDINGS = { text: ['txt', 'text/plain'], json: ['json', 'application/json'] } as const;
/** How many characters a line of turns has at most, where it can be broken. */
const WIDTH = 80;

/** What is known of the game as a whole; no name has a sign in it that a record would write otherwise. */
function tagsOf({ computer, level, created }: Kept, character: string): Record<string, string> {
  const date = created.slice(0, 10).replaceAll('-', '.');
  const tags: Record<string, string> = {
    Event: 'Ludejo',
    Site: '?',
    Date: date,
    Round: '?',
    Black: '?',
    White: '?',
  };
  for (const seat of COLOURS) {
    if (seat !== computer || level === null) continue;
    const name = seat === 'black' ? 'Black' : 'White';
    // Characters have one name in all languages; the rest of a record is in English.
    tags[name] = `${character} (Ludejo, level ${String(level)})`;
  }
  return tags;
}

/** The word of a record for how the game stands. */
function resultOf(kept: Kept): string {
  const outcome = outcomeOf(kept);
  return outcome ? (outcome.winner ?? 'draw') : '*';
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines.join('\n');
}

function textOf(kept: Kept, character: string): string {
  const outcome = outcomeOf(kept);
  const headers = {
    Game: kept.game,
    ...tagsOf(kept, character),
    Result: resultOf(kept),
    ...(outcome && { Termination: outcome.reason }),
  };
  const tags = Object.entries(headers).map(([name, value]) => `[${name} "${value}"]\n`);
  const turns = kept.turns.flatMap(({ move }, index) => {
    const [first, ...order] = move.split(' ');
    return [`${String(index + 1)}. ${first ?? ''}`, ...order];
  });
  return `${tags.join('')}\n${wrapped([...turns, resultOf(kept)])}\n`;
}

function jsonOf(kept: Kept, character: string): string {
  const outcome = outcomeOf(kept);
  return JSON.stringify({
    format: 'ludejo-record',
    version: 1,
    game: kept.game,
    tags: tagsOf(kept, character),
    result: resultOf(kept),
    ...(outcome && { termination: outcome.reason }),
    lines: [{ turns: kept.turns.map(({ move }, index) => ({ number: index + 1, move })) }],
  });
}

/**
 * The record of a game, finished or not, in which the computer plays as this character, if it plays;
 * what is chosen in the open turn is not in it.
 */
export function recordOf(kept: Kept, format: Format, character: string): RecordFile {
  const [ending, type] = ENDINGS[format];
  return {
    name: `ludejo-${kept.game}-${kept.created.slice(0, 10)}-${kept.id}.${ending}`,
    text: format === 'text' ? textOf(kept, character) : jsonOf(kept, character),
    type,
  };
}
