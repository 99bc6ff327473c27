import { expect, test } from 'vitest';
import type { GameEvent, View } from './board';
import type { DigEvents } from './dig/types';
import type { GoodBoyEvents } from './goodboy/types';
import { ending, most, recapOf } from './recap';
import { told } from './testing';

const over = (scores: number[], winners: number[], board: unknown = {}): View =>
  ({ scores, names: ['Ada', 'Bo'], board, result: { winners } }) as unknown as View;

test('a game of DIG in three sentences, without what was taken back or is a secret', async () => {
  const brought = (seat: number, version: number) =>
    told<DigEvents>('delivered', { seat, version, fields: { worth: 3 } as DigEvents['delivered'] });
  const story = [
    told<DigEvents>('starts', { seat: 0, version: 0 }),
    brought(0, 1),
    brought(1, 2),
    brought(1, 3),
    brought(0, 4),
    told('undone', { version: 5 }),
    brought(0, 6),
    { ...brought(0, 7), to: 0 },
    brought(1, 8),
    told<DigEvents>('bowl', { version: 9 }),
  ] as unknown as GameEvent[];
  story[5] = { ...story[5]!, fields: { undoes: 4 } };
  expect(await recapOf('dig', story, over([5, 9], [1]))).toEqual([
    { id: 'dig-page-recap-bones', args: { seat: 1, bones: 3 } },
    { id: 'dig-page-recap-bowls', args: { times: 1 } },
    { id: 'recap-ahead', args: { name: 'Bo', other: 'Ada', points: 4 } },
  ]);
  // Whoever came late knows only how it ended.
  expect((await recapOf('dig', story.slice(3), over([5, 9], [1]))).map(({ id }) => id)).toEqual([
    'recap-ahead',
  ]);
  expect((await recapOf('unknown', story, over([5, 9], [1]))).map(({ id }) => id)).toEqual(['recap-ahead']);
});

test('Good Boy remembers the worst robbery and the best dog', async () => {
  const name = { id: 'husky', args: {} };
  const story = [
    told<GoodBoyEvents>('busted', { seat: 0, version: 1, fields: { treats: 4 } }),
    told<GoodBoyEvents>('busted', { seat: 1, version: 2, fields: { treats: 25 } }),
    told<GoodBoyEvents>('took', { seat: 0, version: 3, fields: { yard: 0, dog: 7, points: 5 } }),
    told<GoodBoyEvents>('took', { seat: 1, version: 4, fields: { yard: 0, dog: 8, points: 2 } }),
  ] as GameEvent[];
  const said = await recapOf('goodboy', story, over([5, 2], [0], { taken: [[{ dog: 7, name }], []] }));
  expect(said.map(({ args }) => args)).toEqual([
    { seat: 1, treats: 25 },
    { seat: 0, dog: name, points: 5 },
    { name: 'Ada', other: 'Bo', points: 3 },
  ]);
});

test('a tie is told as one, and nothing is told of nobody', () => {
  expect(ending(over([7, 7], [0]))[0]?.id).toBe('recap-level');
  expect(ending(over([7, 7], []))).toEqual([]);
  expect(most([])).toBe(null);
});
