import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Item, LOOK, type Pace, Playback } from './playback.svelte';

interface Moment {
  name: string;
  length: number;
}

let pace: Pace;
let shown: string[];
let playback: Playback<Moment>;

/** What somebody did, with moments before and after it. */
function item(
  name: string,
  { seat = 1, own = false, before = [], after = [] }: Partial<Item<Moment>> & Partial<Staged> = {},
): Item<Moment> {
  const staged = (names: string[]): Moment[] => names.map((each) => ({ name: each, length: 1500 }));
  return {
    seat,
    own,
    show: () => shown.push(name),
    stage: () => ({ before: staged(before), look: LOOK, after: staged(after) }),
  };
}
interface Staged {
  before: string[];
  after: string[];
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'easy';
  shown = [];
  playback = new Playback<Moment>(() => pace);
});
afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

test('what comes at once is shown in its order, each for its time, with a breath between players', () => {
  for (const name of ['a', 'b']) playback.add(item(name));
  playback.add(item('c', { seat: 2 }));
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(799);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1199);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('the board is behind until the last thing is shown, not until it has been looked at', () => {
  playback.add(item('a'));
  expect(playback.behind).toBe(false);
  playback.add(item('b'));
  expect(playback.behind).toBe(true);
  vi.advanceTimersByTime(800);
  expect(playback.behind).toBe(false);
});

test('quickly is quicker, and at once shows everything without its moments', () => {
  pace = 'quickly';
  for (const name of ['a', 'b']) playback.add(item(name));
  vi.advanceTimersByTime(320);
  expect(shown).toEqual(['a', 'b']);
  pace = 'once';
  playback.retime();
  for (const name of ['c', 'd']) playback.add(item(name, { before: ['bust'] }));
  expect(shown).toEqual(['a', 'b']); // a burst is drawn in one go, when all of it is there
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
  expect(playback.moment).toBe(null);
  expect(playback.behind).toBe(false);
});

test('moments are played before and after what they are about, and the next thing waits for them', () => {
  playback.add(item('a', { before: ['dice', 'cat'], after: ['points'] }));
  playback.add(item('b', { seat: 2 }));
  expect([playback.moment?.name, shown]).toEqual(['dice', []]);
  vi.advanceTimersByTime(1500);
  expect([playback.moment?.name, shown]).toEqual(['cat', []]);
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(playback.moment?.name).toBe('points');
  vi.advanceTimersByTime(1500);
  expect([playback.moment, shown]).toEqual([null, ['a']]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(['a', 'b']);
});

test('nothing is offered while the last moment is still on the board', () => {
  playback.add(item('a', { after: ['points'] }));
  vi.advanceTimersByTime(1);
  expect([playback.moment?.name, playback.behind]).toEqual(['points', true]);
  vi.advanceTimersByTime(1500);
  expect([playback.moment, playback.behind]).toEqual([null, false]);
});

test('a tap ends a moment, or shows what waits up to the next one', () => {
  for (const name of ['a', 'b', 'c']) playback.add(item(name));
  playback.add(item('d', { before: ['dice', 'cat'] }));
  playback.add(item('e'));
  playback.skip();
  expect([shown.join(''), playback.moment?.name]).toEqual(['abc', 'dice']);
  playback.skip();
  expect(playback.moment?.name).toBe('cat');
  playback.skip();
  expect([shown.join(''), playback.moment]).toEqual(['abcd', null]);
  playback.skip();
  expect([shown.join(''), playback.behind]).toEqual(['abcde', false]);
  playback.skip();
  expect(shown.join('')).toBe('abcde');
});

test('who taps to go on sees one thing a tap, and nobody else goes on by themselves', () => {
  pace = 'tap';
  playback.add(item('a'));
  vi.advanceTimersByTime(60_000);
  expect(playback.waits).toBe(false);
  playback.add(item('b'));
  playback.add(item('c'));
  vi.advanceTimersByTime(60_000);
  expect([shown, playback.waits]).toEqual([['a'], true]);
  playback.skip();
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(60_000);
  expect([shown, playback.waits]).toEqual([['a', 'b'], true]);
  pace = 'easy';
  playback.retime();
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('after one’s own move what others do comes without a tap', () => {
  pace = 'tap';
  playback.add(item('mine', { seat: 0, own: true }));
  playback.add(item('a'));
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(['mine', 'a']);
});

test('one’s own move is shown at once, after all that was still to come', () => {
  for (const name of ['a', 'b', 'c']) playback.add(item(name, { before: ['dice'] }));
  playback.add(item('mine', { seat: 0, own: true }));
  expect([shown, playback.moment]).toEqual([['a', 'b', 'c', 'mine'], null]);
});

test('everything can be shown at once, in the middle of a moment too', () => {
  playback.add(item('a', { before: ['dice'], after: ['points'] }));
  playback.add(item('b'));
  playback.flush();
  expect([shown, playback.moment, playback.behind]).toEqual([['a', 'b'], null, false]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a', 'b']);
});

test('whoever is far behind catches up', () => {
  for (let each = 0; each < 60; each++) playback.add(item(String(each)));
  vi.advanceTimersByTime(31_000);
  expect(shown.length).toBe(60);
});
