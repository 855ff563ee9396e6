/** How a table is put into words: who sits there, what is to be done, how it ended. */

import type { GameView, Outcome } from '#lib/api.ts';
import { COLOURS, other, type Colour, type Slug } from '#lib/game.ts';
import { t } from '#lib/messages.svelte.ts';

/** The one seat of a person who plays against the computer; null where both are persons. */
export function personSeat(seats: GameView['seats']): Colour | null {
  const persons = COLOURS.filter((colour) => seats[colour] === 'person');
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** The name of a colour. */
export function colourName(colour: Colour): string {
  return t(`colour-${colour}`);
}

/** What is known of who plays, in a view and in a list. */
type Players = Pick<GameView, 'game' | 'level' | 'seats'>;

/** The name of the character as whom the computer plays at a level. */
export function characterName(game: Slug, level: number): string {
  return t(`character-${game}-${String(level)}`);
}

/** The name of the character at this table; nothing where two persons play. */
export function opponentName({ game, level }: Pick<Players, 'game' | 'level'>): string {
  return level === null ? '' : characterName(game, level);
}

/** Who sits on a colour's seat. */
export function seatName(view: Players, colour: Colour): string {
  const person = personSeat(view.seats);
  if (!person) return colourName(colour);
  return person === colour ? t('table-you') : opponentName(view);
}

/** Who won, in a few words, for a list. */
export function shortResult(outcome: Outcome, players: Players): string {
  if (!outcome.winner) return t('games-draw');
  const person = personSeat(players.seats);
  if (!person) return t('games-won', { winner: colourName(outcome.winner) });
  if (outcome.winner === person) return t('games-you-won');
  return t('games-you-lost', { name: opponentName(players) });
}

/** Who won, as a cheer. */
export function resultHeading(outcome: Outcome, players: Players): string {
  if (!outcome.winner) return t('result-draw');
  const person = personSeat(players.seats);
  if (!person) return t('result-won', { colour: colourName(outcome.winner) });
  if (outcome.winner === person) return t('result-you-won');
  return t('result-you-lost', { name: opponentName(players) });
}

/** Why the game ended so. */
export function resultReason(view: GameView, outcome: Outcome): string {
  const values: Record<string, string | number> = {};
  if (outcome.winner) {
    const loser = other(outcome.winner);
    if (outcome.reason === 'resignation' && loser === personSeat(view.seats)) {
      return t('result-resignation-you');
    }
    values['winner'] = colourName(outcome.winner);
    values['loser'] = colourName(loser);
    values['own'] = view.lines?.[outcome.winner].length ?? 0;
    values['other'] = view.lines?.[loser].length ?? 0;
  }
  return t(`result-${outcome.reason}`, values);
}

/** What is to be done now. */
export function statusText(
  view: GameView,
  state: {
    readonly seat: Colour | null;
    readonly picked: string | null;
    readonly sending: boolean;
    readonly unsent: boolean;
    readonly troubled: boolean;
  },
): string {
  const { seat, picked, sending, unsent, troubled } = state;
  const shell = view.game === 'what-the-shell';
  if (sending) return t('status-sending');
  if (picked !== null) {
    return t(unsent ? 'status-unsent' : 'status-picked', { choice: picked });
  }
  const [first] = view.staged;
  if (view.opponent === 'hotseat' && first && seat) {
    return t('status-staged', { colour: colourName(first), other: colourName(seat) });
  }
  if (seat) {
    const what = shell ? 'status-choose-place' : 'status-choose-move';
    return personSeat(view.seats) ? t(`${what}-you`) : t(what, { colour: colourName(seat) });
  }
  const name = opponentName(view);
  if (troubled) return t('status-troubled', { name });
  return view.thinking ? t('status-thinking', { name }) : '';
}

/** A moment, as this language writes it; by ISO 8601 where the browser does not know how. */
export function whenText(moment: string, language: string): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  const format = known
    ? new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
      })
    : // The Swedish way of writing a date is the international one.
      new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(moment));
}
