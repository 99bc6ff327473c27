import { expect, test } from 'vitest';
import { spoilsOf } from './barking/moments';
import * as barking from './barking/moments';
import type { BarkingBoard, BarkingEvents, BarkingView } from './barking/types';
import type { GameEvent, View } from './board';
import * as dig from './dig/moments';
import type { DigEvents, DigView } from './dig/types';
import * as goodboy from './goodboy/moments';
import type { GoodBoyEvents, GoodBoyView } from './goodboy/types';
import { type AnyFinder, staged } from './moments';
import * as spots from './spots/moments';
import type { SpotsEvents, SpotsView } from './spots/types';
import { told } from './testing';
import { winWords } from './win';

/** As much of a view as matters. */
const seen = <Seen>(board: unknown, scores: number[], more: Partial<View> = {}): Seen =>
  ({ board, scores, over: false, seat: 0, names: ['Ada', 'Bo'], ...more }) as Seen;

test('DIG: what is delivered rises where it counts, a moved bowl tells what it does to everybody', () => {
  const row = [{ kind: 'bone' }, { kind: 'bone' }];
  const events = [
    told<DigEvents>('delivered', { seat: 0, fields: { place: 2, worth: 5 } as DigEvents['delivered'] }),
    told<DigEvents>('bowl', { fields: { colour: 'red', place: 3, worth: 4, passed: 1 } }),
  ];
  const { before, after } = dig.moments(
    events,
    seen<DigView>({ row }, [2, 6]),
    seen<DigView>({ row }, [7, 4]),
  );
  expect(before).toEqual([]);
  expect(after.map(({ floats }) => floats)).toEqual([
    [{ at: 0, text: '+5' }],
    [
      { at: 'card-3', text: '4' },
      { at: 1, text: '−2' },
    ],
  ]);
  expect(after[1]!.title).toBe(events[1]!.message);
});

test('DIG: the last bone is told when it is the last one, once', () => {
  const bones = (count: number) => seen<DigView>({ row: Array(count).fill({ kind: 'bone' }) }, [0, 0]);
  const titles = (was: number, now: number) =>
    dig.moments([], bones(was), bones(now)).after.map(({ title }) => title?.id);
  expect([titles(3, 2), titles(2, 1), titles(1, 1)]).toEqual([[], ['dig-page-last-bone'], []]);
});

test('Barking: each item goes to its winner with its points, the round is counted, then comes the next', () => {
  const item = (number: number, kind: string, leader: number | null) => ({ number, kind, leader });
  const board = (round: number) =>
    ({
      round,
      rounds: 5,
      won: [{ van: 1 }, {}],
      items: [item(1, 'van', 1), item(2, 'van', 0), item(3, 'lamp', null)],
    }) as unknown as BarkingBoard;
  const events = [
    told<BarkingEvents>('won', { seat: 0, fields: { item: 'van', dogs: 2 } }),
    told<BarkingEvents>('won', { seat: 1, fields: { item: 'van', dogs: 3 } }),
    told<BarkingEvents>('unwanted', { fields: { item: { number: 3, kind: 'lamp' } } }),
  ];
  expect(spoilsOf(events, board(1))).toEqual([
    { number: 2, kind: 'van', winner: 0, points: 2 },
    { number: 1, kind: 'van', winner: 1, points: 3 },
    { number: 3, kind: 'lamp', winner: null, points: 0 },
  ]);
  const next = (round: number) =>
    barking.moments(events, seen<BarkingView>(board(1), [3, 0]), seen<BarkingView>(board(round), [5, 3]));
  expect(next(2).before.map(({ flights }) => flights?.map(({ from, to }) => [from, to]))).toEqual([
    [
      ['item-2', 0],
      ['item-1', 1],
    ],
    undefined,
  ]);
  expect([next(2), next(5)].map(({ after }) => after[0]!.title?.id)).toEqual([
    'barking-page-round',
    'moment-last-round',
  ]);
  expect(barking.moments([], seen<BarkingView>(board(1), []), seen<BarkingView>(board(1), []))).toEqual({
    before: [],
    after: [],
  });
});

test('Barking: the dogs that end a round are seen before it is counted', () => {
  const item = { number: 1, kind: 'tree', dogs: [], strength: [0, 1], leader: 1, token: false };
  const board = { round: 1, rounds: 5, items: [item], won: [{}, {}], breeds: [{ id: 'husky', rank: 4 }] };
  const dogs = { breed: 'husky', cards: 2, wonders: 1 };
  const events = [
    told<BarkingEvents>('laid', { seat: 0, fields: { item: { number: 1, kind: 'tree' }, dogs } }),
    told<BarkingEvents>('won', { seat: 0, fields: { item: 'tree', dogs: 3 } }),
  ];
  const was = seen<BarkingView>(board, [0, 0]);
  const { before } = barking.moments(events, was, seen<BarkingView>({ ...board, round: 2 }, [3, 0]));
  const shown = before.map(({ shows }) => (shows as BarkingView | undefined)?.board.items[0]);
  expect(shown).toHaveLength(3);
  for (const each of shown) {
    expect(each?.dogs).toEqual([{ seat: 0, rank: 4, ...dogs }]);
    expect(each?.strength).toEqual([3, 1]);
  }
  expect(was.board.items[0]!.dogs).toEqual([]);
});

test('Good Boy: lost dice land before the cat comes; the last round is told when it is one', () => {
  const board = {
    goal: 20,
    round: 3,
    rounds: 30,
    treats: [{ key: 'ball' }],
    held: [{ ball: 2 }, {}],
    yards: [],
  };
  const events = [
    told<GoodBoyEvents>('rolled', { seat: 0, fields: { symbols: [['cat'], ['cat']] } }),
    told<GoodBoyEvents>('busted', { seat: 0, fields: { treats: 2 } }),
  ];
  const was = seen<GoodBoyView>(board, [0, 16]);
  const lost = goodboy.moments(events, was, was);
  expect(lost.before.map(({ sound, props }) => [sound, props])).toEqual([
    ['dice', { symbols: [['cat'], ['cat']] }],
    ['cat', { treats: ['ball', 'ball'] }],
  ]);
  // After a choice the dice lie on the table already.
  expect(goodboy.moments(events.slice(1), was, was).before.length).toBe(1);
  const now = seen<GoodBoyView>(board, [0, 20]);
  expect(goodboy.moments([], was, now).after.map(({ title }) => title?.id)).toEqual(['moment-last-round']);
  expect(goodboy.moments([], now, now).after).toEqual([]);
});

test('Spots: a bust shows what was buried, a scored dog bows, and one more dog is told', () => {
  const board = (scored: number) => ({ seats: [{ yard: [4, 3], scored }] });
  const [was, now] = [seen<SpotsView>(board(4), [4]), seen<SpotsView>(board(5), [5])];
  const bust = [
    told<SpotsEvents>('buried', { seat: 0, fields: { number: 6, pips: 13 } }),
    told<SpotsEvents>('busted', { seat: 0, fields: { pips: 13 } }),
  ];
  expect(spots.moments(bust, was, was).before.map(({ props }) => props)).toEqual([
    { seats: [0], dice: [4, 3, 6] },
  ]);
  const scored = [told<SpotsEvents>('scored', { seat: 0, fields: { dog: 'momo' } })];
  const { after } = spots.moments(scored, was, now);
  expect(after.map(({ title }) => title?.id)).toEqual(['scored', 'spots-page-one-more']);
  expect(after[0]!.floats).toEqual([{ at: 0, text: '+1' }]);
});

test('any game ends with its winner; what was told to one seat, or taken back, makes no moment', () => {
  const found: string[][] = [];
  const find: AnyFinder = (events) => {
    found.push(events.map(({ kind }) => kind));
    return { before: [], after: [{ length: 1 }] };
  };
  const was = seen<View>({}, [1, 2]);
  const now = seen<View>({}, [1, 3], {
    over: true,
    result: { winners: [1], scores: [1, 3], reason: '', message: { id: '', args: {} } },
  });
  const told1: GameEvent[] = [told('open'), told('secret', { to: 0 })];
  expect(staged(find, told1, was, now).after.map(({ title }) => title?.id)).toEqual([undefined, 'end-won']);
  expect(found).toEqual([['open']]);
  expect(staged(find, [told('undone')], was, was).after).toEqual([]);
  expect(staged(find, told1, now, now).after.length).toBe(1);
});

test('whoever has won is told so as “you”', () => {
  const won = (seat: number | null, winners: number[]) => winWords({ seat, winners, names: ['Ada', 'Bo'] });
  expect(won(0, [0])).toEqual({ id: 'end-you-won', args: {} });
  expect(won(0, [0, 1])).toEqual({ id: 'end-you-shared', args: {} });
  expect(won(null, [1])).toEqual({ id: 'end-won', args: { name: 'Bo' } });
  expect(won(null, [0, 1])).toEqual({ id: 'end-shared', args: { names: 'Ada, Bo' } });
  expect(won(0, []).id).toBe('end-nobody');
});
