/** The rules of a game in one language, in parts, as `rule-sheets.ts` reads them. */

import type { Slug } from '#lib/game.ts';

export interface Text {
  readonly html: string;
  /** Whether it is not in the source, but how the house reads it. */
  readonly reading: boolean;
}

/** A rule, or text before the first rule of a section. */
export interface Block {
  /** `W7`; none if it is no rule. */
  readonly number?: string;
  readonly name?: string;
  readonly texts: Text[];
}

export interface Section {
  readonly heading: string;
  readonly blocks: Block[];
}

export interface Sheet {
  readonly title: string;
  /** Paragraphs before the first heading. */
  readonly lead: string[];
  readonly sections: Section[];
}

const sheets = import.meta.glob<Sheet>('../../../../src/ludejo/messages/rules/*.md', {
  import: 'default',
});

/** The languages in which the rules of a game can be read. */
export function sheetLanguages(game: Slug): string[] {
  return Object.keys(sheets).flatMap((path) => {
    const [slug, language] = path.split('/').at(-1)?.split('.') ?? [];
    return slug === game && language !== undefined ? [language] : [];
  });
}

/** The rules of a game in a language, if it has them. */
export async function loadSheet(game: Slug, language: string): Promise<Sheet | undefined> {
  return sheets[`../../../../src/ludejo/messages/rules/${game}.${language}.md`]?.();
}

/** Where a rule stands within the page: `w7`. */
export function anchorOf(rule: string): string {
  return rule.toLowerCase();
}
