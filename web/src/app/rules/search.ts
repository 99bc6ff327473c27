// Finding rules by a word or a number, however their letters are typed.

import type { Block, Item, Text } from '../../words/rules';

/** The same for capital letters, and for letters with and without signs. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/g, 'l');

const plain = (text: readonly Text[]): string => text.map((part) => part.text).join('');

/** Return only the parts of a page that contain all words of the query, with their headings. */
export function found(page: readonly Block[], asked: string): Block[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const kept = page.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [block];
    if (block.kind === 'paragraph') return has(plain(block.text)) ? [block] : [];
    if (block.kind === 'table') {
      const rows = block.rows.filter((row) => has(row.map(plain).join(' ')));
      return rows.length ? [{ ...block, rows }] : [];
    }
    const items = block.items.filter((item) => has(`${item.rule} ${plain(item.text)}`));
    return items.length ? [{ ...block, items }] : [];
  });
  // A heading with nothing below it goes.
  return kept.filter((block, at) => {
    if (block.kind !== 'heading') return true;
    const next = kept.slice(at + 1).find((each) => each.kind !== 'heading' || each.level <= block.level);
    return next !== undefined && next.kind !== 'heading';
  });
}

export const numbered = (page: readonly Block[]): Item[] =>
  page.flatMap((block) => (block.kind === 'list' ? block.items.filter((item) => item.rule) : []));
