import { beforeAll, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../net/wire';
import { words } from '../../words/words.svelte';
import { timeLeft } from '../clocks';
import { isMute, namesAt, seatNames, seatsOf, speaker, standing, WATCHERS, watchWords } from './people';

beforeAll(() => words.speak('en'));

const FREE: SeatInfo = {
  kind: 'free',
  person: '',
  name: '',
  own_name: false,
  dog: null,
  bot: '',
  ready: false,
  hash: '',
  revealed: false,
  online: false,
  resigned: false,
};
const person = (id: string, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...FREE,
  kind: 'person',
  person: id,
  name,
  online: true,
  ...more,
});
const bot: SeatInfo = { ...FREE, kind: 'bot', bot: 'good-dog' };
const table = (...seats: SeatInfo[]) =>
  ({ seats, former: [], watching: [], sent_away: [], muted: [] }) as unknown as TableInfo;

test('everybody at a table has a name of their own', () => {
  const names = seatNames(table(person('a', 'Ada'), bot, bot, person('a', 'Ada'), FREE));
  expect(new Set(names).size).toBe(5);
  expect(names[0]).toBe('Ada');
  expect(names.every((name) => name && !name.includes('bot-'))).toBe(true);
});

test('moves stay those of whoever made them', () => {
  const info = table(person('c', 'Cleo'), person('b', 'Ben'));
  info.former = [
    { seat: 0, until: 3, name: 'Ada', bot: false },
    { seat: 0, until: 5, name: '', bot: true },
    { seat: 1, until: 5, name: '', bot: false },
  ];
  const at = (version: number) => namesAt(info, ['Cleo', 'Ben'], version);
  expect(at(3)).toEqual(['Ada', 'Player 2']);
  expect(at(5)).toEqual(['Biscuit', 'Player 2']);
  expect(at(6)).toEqual(['Cleo', 'Ben']);
});

test('below the name stands what one has to know', () => {
  expect(standing(person('a', 'Ada'), 0)).toBe('');
  expect(standing(bot, 1)).toBe('Good Dog, cautious');
  expect(standing(person('a', 'Ada', { online: false }), 0)).toContain('away');
  expect(standing(person('a', 'Ada', { bot: 'good-dog' }), 0)).toContain('Good Dog');
  expect(standing(person('a', 'Ada', { resigned: true }), 0)).toContain('gave up');
});

test('a person may hold several seats, and a watcher none', () => {
  const info = table(person('a', 'Ada'), bot, person('a', 'Ada'));
  expect(seatsOf(info, 'a')).toEqual([0, 2]);
  expect(seatsOf(info, 'b')).toEqual([]);
  expect(seatsOf(info, undefined)).toEqual([]);
  expect(speaker(info, 'a', ['Ada', 'x', 'y'])).toBe('Ada');
  expect(speaker(info, 'b', [])).toBe('A spectator');
});

test('whoever watches has a name, if they gave one', () => {
  const info = { ...table(person('a', 'Ada')), watching: [{ person: 'w', name: 'Wanda' }], watchers: 2 };
  expect(speaker(info, 'w', ['Ada'])).toBe('Wanda');
  expect(watchWords(info)).toBe('2 spectators: Wanda');
  expect(watchWords({ ...info, watching: [], watchers: 1 })).toBe('One spectator');
});

test('who may not talk', () => {
  const info = { ...table(person('a', 'Ada'), person('b', 'Bo')), owner: 'o' };
  expect(['a', 'b', 'o', 'w', undefined].map((who) => isMute(info, who))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  const strict = { ...info, muted: ['b', WATCHERS], sent_away: [{ person: 's', name: 'Sid' }] };
  expect(['a', 'b', 'o', 'w', 's'].map((who) => isMute(strict, who))).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [-5000, '0:00'],
  [3 * 3_600_000, '3 hours'],
  [3 * 86_400_000, '3 days'],
])('%i ms left are %s', (left, words) => {
  expect(timeLeft(1000 + left, 1000)).toBe(words);
});
