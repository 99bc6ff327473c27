import { beforeAll, expect, test } from 'vitest';
import type { FinishedGame, FinishedSeat } from '../../net/wire';
import { words } from '../../words/words.svelte';
import { resultWords, seatWords } from './finished';

beforeAll(() => words.speak('en'));

const seat = (name: string, score: number, won: boolean, more: Partial<FinishedSeat> = {}): FinishedSeat => ({
  name,
  bot: '',
  score,
  won,
  mine: false,
  ...more,
});
const game = (ending: string, ...seats: FinishedSeat[]): FinishedGame => ({
  table: 't',
  game: 'g',
  at: 0,
  ending,
  kept: true,
  evening: false,
  seats,
});

test('a game says how it went for whoever reads it', () => {
  const mine = { mine: true };
  expect(resultWords(game('finished', seat('Anna', 9, true, mine), seat('Bo', 5, false)))).toBe('You won');
  expect(resultWords(game('finished', seat('Anna', 9, false, mine), seat('Bo', 9, true)))).toBe('Bo wins!');
  expect(resultWords(game('finished', seat('Anna', 9, true, mine), seat('Bo', 9, true)))).toBe(
    'You shared the victory',
  );
  expect(resultWords(game('agreed', seat('Anna', 9, false, mine), seat('Bo', 9, false)))).toMatch(/agreed/i);
});

test('bots are called by the name that they had at the table, and the winner comes first', () => {
  const bot = seat('', 7, true, { bot: 'puppy' });
  expect(seatWords(game('finished', seat('Anna', 7, false), bot))).toBe('Pepper 7 · Anna 7');
});
