/**
 * The rule sheets of `../src/ludejo/messages/rules`, read while the page is built: Markdown goes in,
 * a module with the sheet's parts and their HTML comes out, and no Markdown is read in the browser.
 */

import { readFile } from 'node:fs/promises';

import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { Block, Sheet } from './src/lib/rules/sheet.ts';

/** The paragraph that tells a rule begins with its number and, if it has one, its name. */
const RULE = /^([WK]\d+)(?: (.+)\.)?$/;
/** A rule that is named in the text: there it can be gone to. */
const NAMED = /\b([WK]\d+)\b/g;

const marked = new Marked();

function html(...tokens: readonly Token[]): string {
  const text = marked.parser([...tokens]).trim();
  return text.replace(NAMED, (name) => `<a href="#${name.toLowerCase()}">${name}</a>`);
}

/** The first words of a paragraph, if they are emphasized so. */
function opening(token: Token | undefined, kind: 'strong' | 'em'): string | undefined {
  const first = token?.type === 'paragraph' ? (token as Tokens.Paragraph).tokens[0] : undefined;
  return first?.type === kind ? (first as Tokens.Strong | Tokens.Em).text : undefined;
}

/** The paragraph without its first words. */
function rest(token: Token): Tokens.Paragraph {
  const paragraph = token as Tokens.Paragraph;
  const [, next, ...tokens] = paragraph.tokens;
  if (next?.type !== 'text') return { ...paragraph, tokens: next ? [next, ...tokens] : tokens };
  const trimmed = {
    ...next,
    raw: next.raw.trimStart(),
    text: (next as Tokens.Text).text.trimStart(),
  };
  const left = trimmed.text ? [trimmed, ...tokens] : tokens;
  return { ...paragraph, tokens: left };
}

/**
 * The parts of a sheet.
 *
 * @throws Error if the text has no title, or something stands before it.
 */
export function readSheet(text: string): Sheet {
  const tokens = marked.lexer(text).filter(({ type }) => type !== 'space');
  const title = tokens.shift();
  if (title?.type !== 'heading') throw new Error('a rule sheet begins with its title');
  const sheet: Sheet = { title: (title as Tokens.Heading).text, lead: [], sections: [] };
  for (const token of tokens) {
    if (token.type === 'heading') {
      sheet.sections.push({ heading: (token as Tokens.Heading).text, blocks: [] });
      continue;
    }
    const blocks = sheet.sections.at(-1)?.blocks;
    if (!blocks) {
      sheet.lead.push(html(token));
      continue;
    }
    add(blocks, token);
  }
  return sheet;
}

/** Adds a paragraph, list or quotation to a section: a new rule, or what belongs to the one before. */
function add(blocks: Block[], token: Token): void {
  const begins = RULE.exec(opening(token, 'strong') ?? '');
  if (begins?.[1] !== undefined) {
    const told = rest(token);
    const reading = opening(told, 'em') !== undefined;
    blocks.push({
      number: begins[1],
      ...(begins[2] === undefined ? {} : { name: begins[2] }),
      texts: [{ html: html(told), reading }],
    });
    return;
  }
  const quoted = token.type === 'blockquote';
  const part = {
    html: quoted ? html(...(token as Tokens.Blockquote).tokens) : html(token),
    reading: quoted,
  };
  const rule = blocks.at(-1);
  if (rule) rule.texts.push(part);
  else blocks.push({ texts: [part] });
}

/** Lets a rule sheet be imported, `…/rules/kruco.en.md`: what it exports is the {@link Sheet}. */
export function ruleSheets(): Plugin {
  const sheets = /\/messages\/rules\/[^/?]+\.md$/;
  return {
    name: 'ludejo-rule-sheets',
    load: {
      filter: { id: sheets },
      async handler(id) {
        const sheet = readSheet(await readFile(id, 'utf8'));
        return { code: `export default ${JSON.stringify(sheet)};`, moduleType: 'js' };
      },
    },
  };
}
