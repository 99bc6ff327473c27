import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Frames } from '../../net/wire';
import { CatchUp } from './catchUp.svelte';

const LAST = 100;
const AT_ONCE = 40;
const fetch = async (_: string, __: number | null, first: number): Promise<Frames> => ({
  game: 'dig',
  players: 2,
  names: [],
  last: LAST,
  seats: [],
  origin: null,
  frames: Array.from(
    { length: Math.min(AT_ONCE, LAST - first + 1) },
    (_, at) => ({ version: first + at }) as Frame,
  ),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function watched(catchUp: CatchUp, from: number, to: number): Promise<number[]> {
  const seen: number[] = [];
  await catchUp.play(0, from, to);
  while (catchUp.frame) {
    seen.push(catchUp.frame.version);
    await vi.advanceTimersToNextTimerAsync();
  }
  return seen;
}

test('every version is shown, one after the other, and then the table again', async () => {
  expect(await watched(new CatchUp('t', fetch, () => false), 3, 6)).toEqual([3, 4, 5, 6]);
});

test('a long absence is fetched in parts and still shown within seconds', async () => {
  const start = Date.now();
  expect((await watched(new CatchUp('t', fetch, () => false), 1, 90)).length).toBe(90);
  expect(Date.now() - start).toBeLessThan(12_500);
});

test('a tap ends it', async () => {
  const catchUp = new CatchUp('t', fetch, () => false);
  await catchUp.play(0, 3, 9);
  catchUp.stop();
  expect(catchUp.frame).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(catchUp.frame).toBeNull();
});

test('where things are to stay still, or can’t be fetched, nothing moves', async () => {
  expect(await new CatchUp('t', fetch, () => true).play(0, 1, 5)).toBe(false);
  expect(
    await new CatchUp(
      't',
      () => Promise.reject(new Error('no')),
      () => false,
    ).play(0, 1, 5),
  ).toBe(false);
});
