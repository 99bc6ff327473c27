import { expect, test } from 'vitest';
import { GAMES } from '../net/catalogue';
import { findRule, inline, parse, rulesPage } from './rules';

const PAGE = `# Toy

A *short* page.

## Box
- **TOY-1.1** One rule
  on two lines.
- A plain item.

| a | b |
| --- | --- |
| 1 | **2** |
`;

test('the part of Markdown that rules are written in is read', () => {
  expect(parse(PAGE).map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'heading',
    'list',
    'table',
  ]);
  const [, , , list, table] = parse(PAGE);
  expect(list).toEqual({
    kind: 'list',
    items: [
      { rule: 'TOY-1.1', text: [{ text: 'One rule on two lines.' }] },
      { rule: '', text: [{ text: 'A plain item.' }] },
    ],
  });
  expect(table).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2', style: 'strong' }]]] });
});

test('words can stand out', () => {
  expect(inline('a **b** c *d* `e`')).toEqual([
    { text: 'a ' },
    { text: 'b', style: 'strong' },
    { text: ' c ' },
    { text: 'd', style: 'em' },
    { text: ' ' },
    { text: 'e', style: 'code' },
  ]);
});

test.each(GAMES)('the rules of $game can be looked up by number', async ({ game }) => {
  const page = await rulesPage(game, 'xx');
  const numbered = page
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .filter((item) => item.rule);
  expect(numbered.length).toBeGreaterThan(2);
  for (const item of numbered) expect(findRule(page, item.rule)).toBe(item);
  expect(JSON.stringify(page)).not.toContain('**');
});
