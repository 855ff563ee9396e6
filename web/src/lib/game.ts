/** What the page knows of the games: names, colours and events. Their rules live with the host. */

import {
  COLOURS,
  type Colour,
  type GameSlug,
  type KrucoEvent,
  type ShellEvent,
} from '#lib/boards/text.ts';

export { COLOURS };
export type { Colour };

export const SLUGS = ['what-the-shell', 'kruco'] as const satisfies readonly GameSlug[];
export type Slug = (typeof SLUGS)[number];

export type GameEvent = ShellEvent | KrucoEvent;

/** The colour that is not `colour`. */
export function other(colour: Colour): Colour {
  return colour === 'black' ? 'white' : 'black';
}

/** Whether `text` is one of the games. */
export function isSlug(text: string): text is Slug {
  return (SLUGS as readonly string[]).includes(text);
}
