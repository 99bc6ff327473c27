import { expect, test } from 'vitest';
import { GAMES } from '../../net/catalogue';
import { parse, rulesPage } from '../../words/rules';
import { folded, found, numbered } from './search';

const PAGE = parse(`# Toy

All about kości.

## Digging

### Deep

- **TOY-1.1** A dog digs.
- **TOY-1.2** Żółta kość.

## Ending

- **TOY-2.1** It is over.

| dog | points |
| --- | --- |
| Pug | 2 |
| Chow | 3 |
`);
const rules = (asked: string) => numbered(found(PAGE, asked)).map((item) => item.rule);
const headings = (asked: string) =>
  found(PAGE, asked).flatMap((block) => (block.kind === 'heading' ? [block.text[0].text] : []));

test('letters with and without signs are the same', () => {
  expect(folded('Żółta Kość, Пёс')).toBe('zolta kosc, пес');
});

test('rules are found by words, by parts of words and by number', () => {
  expect(rules('DOG')).toEqual(['TOY-1.1']);
  expect(rules('zolta KOSC')).toEqual(['TOY-1.2']);
  expect(rules('toy-2')).toEqual(['TOY-2.1']);
  expect(rules('1.2')).toEqual(['TOY-1.2']);
  expect(rules('dog over')).toEqual([]);
});

test('headings stay above what is found, and go where nothing is', () => {
  expect(headings('digs')).toEqual(['Toy', 'Digging', 'Deep']);
  expect(headings('over')).toEqual(['Toy', 'Ending']);
  expect(headings('nothing at all')).toEqual([]);
});

test('tables keep the rows that fit', () => {
  expect(found(PAGE, 'chow').find((block) => block.kind === 'table')).toMatchObject({
    rows: [[[{ text: 'Chow' }], [{ text: '3' }]]],
  });
});

test.each(GAMES)('without a word all rules of $game are there', async ({ game }) => {
  const page = await rulesPage(game, 'en');
  expect(found(page, ' ')).toEqual(page);
});
