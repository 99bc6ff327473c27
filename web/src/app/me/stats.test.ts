import { expect, test } from 'vitest';
import type { GameResult, Rating } from '../../net/wire';
import { statsOf, standingOf } from './stats';

const seat = (person: string, score: number, won: boolean) => ({
  person,
  bot: '',
  score,
  won,
  resigned: false,
  forfeited: 0,
  name: '',
  dogs: [],
});
const result = (game: string, ...seats: ReturnType<typeof seat>[]): GameResult => ({
  table: 't',
  game,
  at: 0,
  versions: 9,
  ending: 'finished',
  reason: '',
  rated: false,
  seats,
  evening: false,
});

test('games are counted by game, the most played first', () => {
  const stats = statsOf(
    [
      result('dig', seat('a', 9, true), seat('b', 3, false)),
      result('dig', seat('b', 8, true), seat('a', 4, false)),
      result('another', seat('a', 6, true)),
    ],
    'a',
  );
  expect(stats).toEqual([
    { game: 'dig', played: 2, won: 1, best: 9, form: [false, true] },
    { game: 'another', played: 1, won: 1, best: 6, form: [true] },
  ]);
});

test('a game that all agreed to stop was not lost, but by whoever had left it', () => {
  const gone = { ...seat('b', 3, false), forfeited: 1 };
  const stopped = { ...result('dig', seat('a', 9, false), gone), ending: 'agreed' };
  expect(statsOf([stopped], 'a')).toEqual([]);
  expect(statsOf([stopped], 'b')).toMatchObject([{ played: 1, won: 0 }]);
});

test('two seats at one table are one game', () => {
  expect(statsOf([result('dig', seat('a', 9, true), seat('a', 3, false))], 'a')).toMatchObject([
    { played: 1, won: 1, best: 9 },
  ]);
});

test('the form is of the last games alone', () => {
  const many = Array.from({ length: 30 }, (_, at) => result('dig', seat('a', at, at === 0)));
  expect(statsOf(many, 'a')[0].form).toEqual([...Array(9).fill(false), true]);
});

test('a place among all who were rated', () => {
  const rating = (person: string, value: number): Rating => ({
    person,
    name: person,
    rating: value,
    mu: 0,
    sigma: 0,
    games: 2,
  });
  const table = [rating('b', 20), rating('a', 11.5)];
  expect(standingOf(table, 'a')).toEqual({ rating: 11.5, games: 2, place: 2, of: 2 });
  expect(standingOf(table, 'c')).toBeNull();
});
