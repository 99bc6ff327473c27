import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { GameEvent, Message, View } from './board';
import { isTallied, scoringOf, tallyOf, type TallyProps } from './tally';
import { told } from './testing';

/** What a game's picture of a seat's points shows: its labels, and what is written below. */
async function drawn(game: string, board: unknown, scoring: GameEvent[], seat = 0): Promise<string[][]> {
  const Tally = (await tallyOf(game))!;
  const target = document.createElement('div');
  const props = {
    view: { board } as View,
    seat,
    scoring: scoring as TallyProps['scoring'],
    say: (m: Message) => m.id,
  };
  const picture = mount(Tally, { target, props: props as TallyProps });
  flushSync();
  const shown = [...target.querySelectorAll('.counted')].map((each) => [
    each.getAttribute('aria-label')!,
    each.querySelector('b')!.textContent!,
    String(each.querySelectorAll('i').length),
  ]);
  void unmount(picture);
  return shown;
}

test('bones are counted by colour, the best first, and those of others left out', async () => {
  const bones = (seat: number, colour: string, bones: number, value: number) =>
    told('counted', { seat, fields: { colour, bones, value, points: 99 } });
  const counted = [bones(0, 'red', 2, 1), bones(0, 'blue', 3, 5), bones(1, 'red', 1, 1)];
  expect(await drawn('dig', {}, counted)).toEqual([
    ['counted', '3 × 5 = 99', '3'],
    ['counted', '2 × 1 = 99', '2'],
  ]);
});

test('items are counted by kind', async () => {
  const items = told('counted', { seat: 1, fields: { item: 'van', items: 4, points: 7 } });
  expect(await drawn('barking', {}, [items], 1)).toEqual([['counted', '7', '4']]);
});

test('dogs are counted one by one', async () => {
  const dog = told('counted', { seat: 0, fields: { dog: 3, points: 5 } });
  const view = { taken: [[{ dog: 3, breed: 'pug' }]] };
  expect(await drawn('goodboy', view, [dog])).toEqual([['counted', '5', '1']]);
});

test('Spots shows scored dogs first, then how far the others came', async () => {
  const cards = [
    { dog: 'burt', spots: [1, 2, 3], filled: [2], scored: false },
    { dog: 'momo', spots: [4], filled: [4], scored: true },
  ];
  expect(await drawn('spots', { seats: [{ cards }] }, [])).toEqual([
    ['spots-dog-momo', '✓', '1'],
    ['spots-page-dog-of', '1/3', '1'],
  ]);
});

test('the scoring is what was told after the end, or the last turn; a game without a picture has none', async () => {
  const story = [told('moved'), told('laid', { version: 2 }), told('over', { version: 2 })];
  const view = { version: 2 } as View;
  expect(scoringOf(story, view).map(({ kind }) => kind)).toEqual(['laid', 'over']);
  expect(scoringOf([...story, told('scored', { version: 2 })], view).map(({ kind }) => kind)).toEqual([
    'scored',
  ]);
  expect([isTallied('dig'), isTallied('unknown'), await tallyOf('unknown')]).toEqual([true, false, null]);
});
