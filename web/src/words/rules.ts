// The rules for players, parsed from the subset of Markdown that they are written in.

const pages = import.meta.glob<string>('../../../src/barkade/games/*/rules.*.md', {
  query: '?raw',
  import: 'default',
});

export interface Text {
  text: string;
  style?: 'strong' | 'em' | 'code';
}

export type Block =
  | { kind: 'heading'; level: number; text: Text[] }
  | { kind: 'paragraph'; text: Text[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Text[][]; rows: Text[][][] };

export interface Item {
  /** The rule's number, where the item is a numbered rule. */
  rule: string;
  text: Text[];
}

const file = (game: string, language: string) => `../../../src/barkade/games/${game}/rules.${language}.md`;

export const hasRules = (game: string): boolean => file(game, 'en') in pages;

/** The language of a game's rules for a reader of this language. */
export const toldIn = (game: string, language: string): string =>
  file(game, language) in pages ? language : 'en';

export async function rulesPage(game: string, language: string): Promise<Block[]> {
  const page = pages[file(game, toldIn(game, language))];
  return page ? parse(await page()) : [];
}

export function findRule(blocks: Block[], rule: string): Item | undefined {
  for (const block of blocks) {
    const found = block.kind === 'list' ? block.items.find((item) => item.rule === rule) : undefined;
    if (found) return found;
  }
  return undefined;
}

export function parse(page: string): Block[] {
  return page
    .split(/\n\s*\n/)
    .flatMap(splitHeadings)
    .filter((part) => part.trim())
    .map(block);
}

/** A heading needs no empty line after it. */
function splitHeadings(part: string): string[] {
  const match = /^(#+ .*)\n([\s\S]+)$/.exec(part.trim());
  return match ? [match[1], match[2]] : [part];
}

function block(part: string): Block {
  const heading = /^(#+) (.*)$/.exec(part.trim());
  if (heading) return { kind: 'heading', level: heading[1].length, text: inline(heading[2]) };
  if (part.startsWith('- ')) return { kind: 'list', items: part.split(/\n(?=- )/).map(item) };
  if (part.startsWith('|')) return table(part);
  return { kind: 'paragraph', text: inline(joined(part)) };
}

function item(part: string): Item {
  const [, rule = '', text] = /^- (?:\*\*([A-Z]+-\d+\.\d+)\*\* )?([\s\S]*)$/.exec(part) ?? [];
  return { rule, text: inline(joined(text ?? part)) };
}

function table(part: string): Block {
  const rows = part
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inline(cell.trim())),
    );
  return { kind: 'table', head: rows[0], rows: rows.slice(2) };
}

function joined(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .join(' ')
    .trim();
}

const STYLES = { '**': 'strong', '*': 'em', '`': 'code' } as const;

export function inline(text: string): Text[] {
  const parts: Text[] = [];
  const marked = /(\*\*|\*|`)(.+?)\1/g;
  let at = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: match[2], style: STYLES[match[1] as keyof typeof STYLES] });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
