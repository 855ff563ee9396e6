import { describe, expect, it } from 'vitest';

import { readSheet } from '../../../rule-sheets.ts';

const SHEET = `# A game: the rules

A paragraph about W1.

## In short

- One thing (W2).

## A part

**W1 Name of it.** First words.

- a list

> *Reading:* the house says so.

**W2** *Reading:* nothing is said, so **this**.

## The end

Not a rule.
`;

describe('a rule sheet', () => {
  const sheet = readSheet(SHEET);

  it('has a title, and paragraphs before its parts', () => {
    expect(sheet.title).toBe('A game: the rules');
    expect(sheet.lead).toEqual(['<p>A paragraph about <a href="#w1">W1</a>.</p>']);
    expect(sheet.sections.map(({ heading }) => heading)).toEqual(['In short', 'A part', 'The end']);
  });

  it('has rules with their numbers, names, and all that belongs to them', () => {
    const [first, second, ...more] = sheet.sections[1]?.blocks ?? [];
    expect(more).toEqual([]);
    expect(first).toEqual({
      number: 'W1',
      name: 'Name of it',
      texts: [
        { html: '<p>First words.</p>', reading: false },
        { html: '<ul>\n<li>a list</li>\n</ul>', reading: false },
        { html: '<p><em>Reading:</em> the house says so.</p>', reading: true },
      ],
    });
    expect(second?.texts).toEqual([
      {
        html: '<p><em>Reading:</em> nothing is said, so <strong>this</strong>.</p>',
        reading: true,
      },
    ]);
  });

  it('has text that is no rule', () => {
    expect(sheet.sections[2]?.blocks).toEqual([
      { texts: [{ html: '<p>Not a rule.</p>', reading: false }] },
    ]);
  });

  it('is none without a title', () => {
    expect(() => readSheet('Some words.')).toThrow('title');
  });
});
