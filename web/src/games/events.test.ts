import { expect, test } from 'vitest';
import * as barking from './barking/events';
import type { BarkingEvents } from './barking/types';
import * as dig from './dig/events';
import type { DigEvents } from './dig/types';
import * as goodboy from './goodboy/events';
import type { GoodBoyEvents } from './goodboy/types';
import { heard } from './news';
import * as spots from './spots/events';
import type { SpotsEvents } from './spots/types';
import { told } from './testing';

/** As much of a view as matters. */
const view = <Seen>(board: unknown, seat: number | null = 0): Seen => ({ board, seat }) as Seen;

test('each sound is heard once, in the order of the news, and what has none is silent', () => {
  const news = [
    told<GoodBoyEvents>('rolled'),
    told<GoodBoyEvents>('got'),
    told<GoodBoyEvents>('robbed'),
    told<GoodBoyEvents>('rolled'),
  ];
  expect(heard(news, goodboy.SOUNDS)).toEqual(['dice', 'bark']);
});

test('nothing moves or sounds for the words of an event', () => {
  const strange = [
    { ...told<DigEvents>('stopped'), message: { id: 'dig-told-dug', args: { seat: 0, place: 3 } } },
  ];
  expect(dig.ways(strange, view({ hands: [[]] }))).toEqual([]);
  expect(heard(strange, dig.SOUNDS)).toEqual([]);
});

test('DIG: a card goes from the yard to the end of the hand, back, and to the pile', () => {
  const board = { hands: [[], ['a', 'b']] };
  const news = [
    told<DigEvents>('dug', {
      seat: 1,
      fields: { place: 3, card: { kind: 'bone', scent: 'ry', bone: null } },
    }),
    told<DigEvents>('found', { seat: 1, to: 1 }),
    told<DigEvents>('buried', { seat: 1, fields: { place: 3 } }),
    told<DigEvents>('delivered', { seat: 1, fields: { place: 2 } }),
    told<DigEvents>('filled', { fields: { start: 5, place: 4 } }),
  ];
  expect(dig.ways(news, view(board))).toEqual([
    { from: 'card-3', to: 'hand-1-1' },
    { from: 'hand-1-0', to: 'card-3' },
    { from: 'hand-1-0', to: 'pile-1' },
    { from: 'card-5', to: 'card-4', after: 120 },
  ]);
});

test('Barking: dogs of any box go from the own hand, others from their seats', () => {
  const dogs = { breed: 'shiba-inu-2', cards: 2, wonders: 0 };
  const item = { number: 2, kind: 'ball' };
  const news = [
    told<BarkingEvents>('showed', { seat: 0, fields: { dogs } }),
    told<BarkingEvents>('laid', { seat: 0, fields: { item } }),
    told<BarkingEvents>('token', { seat: 1, fields: { item } }),
  ];
  expect(barking.ways(news, view({}))).toEqual([
    { from: 'hand-shiba-inu-2', to: 'pack-2-0', after: 40 },
    { from: 'seat-1', to: 'token-2', after: 80 },
  ]);
  expect(barking.ways(news, view({}, null)).map(({ from }) => from)).toEqual(['seat-0', 'seat-1']);
});

test('Good Boy: treats go by their keys, dogs by their yards', () => {
  const news = [
    told<GoodBoyEvents>('got', { seat: 1, fields: { treat: 'ball' } }),
    told<GoodBoyEvents>('robbed', { seat: 1, fields: { treat: 'bone', victim: 0, yard: 2 } }),
    told<GoodBoyEvents>('laid', { seat: 1, fields: { treat: 'bone', yard: 0 } }),
    told<GoodBoyEvents>('took', { seat: 1, fields: { yard: 0, dog: 7, points: 3 } }),
    told<GoodBoyEvents>('came', { fields: { yard: 0, dog: 8, points: 2 } }),
  ];
  expect(goodboy.ways(news)).toEqual([
    { from: 'pool-ball', to: 'held-1-ball', after: 260 },
    { from: 'yard-2', to: 'held-1-bone', after: 40 },
    { from: 'held-1-bone', to: 'corner-1-0', after: 80 },
    { from: 'dog-0', to: 'taken-1', after: 120 },
    { from: 'pile', to: 'dog-0', after: 310 },
  ]);
});

test('Spots: a die goes to the card of its dog', () => {
  const board = { seats: [{ cards: [{ dog: 'burt' }, { dog: 'momo' }] }] };
  const news = [
    told<SpotsEvents>('placed', { seat: 0, fields: { dog: 'momo', number: 4 } }),
    told<SpotsEvents>('buried', { seat: 0, fields: { number: 2, pips: 5 } }),
    told<SpotsEvents>('drew', { seat: 0, fields: { dog: 'momo' } }),
    told<SpotsEvents>('pes-scored', { fields: { dog: 'raya', dogs: 1 } }),
  ];
  expect(spots.ways(news, view(board))).toEqual([
    { from: 'roll-4', to: 'spot-0-1-4', after: 0 },
    { from: 'roll-2', to: 'yard-0', after: 50, lift: 4 },
    { from: 'deck', to: 'card-0-1', after: 100 },
  ]);
});
