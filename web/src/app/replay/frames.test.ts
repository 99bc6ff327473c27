import { expect, test } from 'vitest';
import type { View } from '../../games/board';
import { told } from '../../games/testing';
import type { Frames } from '../../net/wire';
import { Film, type Source } from './frames.svelte';

const LAST = 9;
const AT_ONCE = 4;

function cinema(): { asked: [number | null, number][]; film: Film } {
  const asked: [number | null, number][] = [];
  const fetch = async (_: Source, seat: number | null, first: number): Promise<Frames> => {
    asked.push([seat, first]);
    const frames = Array.from({ length: Math.min(AT_ONCE, LAST - first + 1) }, (_, at) => ({
      version: first + at,
      view: { version: first + at } as View,
      events: [told('moved', { version: first + at })],
    }));
    return { game: 'dig', players: 2, names: [], last: LAST, seats: [0, 1], origin: null, frames };
  };
  return { asked, film: new Film({ table: 't' }, fetch) };
}

test('frames are fetched when they are wanted, and once', async () => {
  const { asked, film } = cinema();
  await film.go(0);
  expect(film.frame?.version).toBe(0);
  await film.go(3);
  await film.go(0);
  expect(asked.filter(([, first]) => first === 0).length).toBe(1);
});

test('nobody gets past the end, or before the beginning', async () => {
  const { film } = cinema();
  await film.go(0);
  await film.go(99);
  expect(film.at).toBe(LAST);
  expect(film.frame?.version).toBe(LAST);
  await film.go(-1);
  expect(film.at).toBe(0);
});

test('another seat sees other frames', async () => {
  const { asked, film } = cinema();
  await film.go(2);
  await film.sit(1);
  expect(asked.at(-1)![0]).toBe(1);
  expect(film.at).toBe(2);
});

test('the story is whole when it is wanted', async () => {
  const { film } = cinema();
  await film.go(8);
  await film.all();
  expect(film.story.map((event) => event.version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('what the server refuses is said', async () => {
  const film = new Film({ table: 't' }, () => Promise.reject(new Error('no')));
  await film.go(0);
  expect(film.problem).toContain('no');
  expect(film.frame).toBeNull();
});
