import { expect, test } from 'vitest';
import type { View } from './board';
import { factsOf } from './plainFacts';

const view = (board: Record<string, unknown>): View =>
  ({ game: 'heap', players: 2, board }) as unknown as View;
const has = (id: string) => id !== 'heap-fact-unsaid';

test('a part of the board is a fact of the table', () => {
  expect(factsOf(view({ heap: 7 }), has)).toEqual({
    table: [{ id: 'heap-fact-heap', value: 7 }],
    seats: [[], []],
  });
});

test('a list with an entry a player says what lies before each of them', () => {
  const { table, seats } = factsOf(view({ paws: [{ plain: 1, liver: 2 }, 3] }), has);
  expect(table).toEqual([]);
  expect(seats).toEqual([
    [
      { id: 'heap-fact-paws-plain', value: 1 },
      { id: 'heap-fact-paws-liver', value: 2 },
    ],
    [{ id: 'heap-fact-paws', value: 3 }],
  ]);
});

test('what the game has no words for is not shown', () => {
  expect(factsOf(view({ unsaid: 1, nothing: null }), has)).toEqual({ table: [], seats: [[], []] });
});
