import { beforeAll, expect, test } from 'vitest';
import type { TableEntry } from '../../net/wire';
import { words } from '../../words/words.svelte';
import { dropWords, isYours, namesOf, status, timing } from './lines';

beforeAll(() => words.speak('en'));

const MINUTE = 60_000;
const entry = (more: Partial<TableEntry> = {}): TableEntry => ({
  id: 't',
  game: 'dig',
  phase: 'playing',
  players: 2,
  names: ['Ada', 'good-dog'],
  free: 0,
  to_move: 0,
  since: 0,
  mine: [],
  deadline: null,
  paused: false,
  waits: false,
  bot_plays: false,
  origin: null,
  evening: false,
  ...more,
});

test('a spectator reads whose turn it is, and since when', () => {
  expect(status(entry())).toBe("Ada's turn");
  expect(status(entry({ to_move: 1 }))).toBe("Pepper's turn"); // as it is called at the table
  expect(namesOf(entry({ names: ['Ada', '', 'good-dog'] }))).toBe('Ada, Waffles');
  expect(status(entry({ waits: true }))).toBe('Everyone is away');
  expect(timing(entry(), 59_000)).toBe('');
  expect(timing(entry(), 5 * MINUTE)).toBe('5 minutes ago');
  expect(timing(entry(), 60 * MINUTE)).toBe('1 hour ago');
  expect(timing(entry(), 49 * 60 * MINUTE)).toBe('2 days ago');
});

test('a deadline goes before it, in every list', () => {
  expect(timing(entry({ deadline: 61_000 }), 0)).toBe('1:01 left');
  expect(timing(entry({ deadline: 61_000, mine: [0] }), 0)).toBe('1:01 left');
  expect(timing(entry({ phase: 'open', deadline: null }), 3 * MINUTE)).toBe('3 minutes ago');
});

test('whoever is waited for is told so', () => {
  expect(isYours(entry({ mine: [0] }))).toBe(true);
  expect(isYours(entry({ mine: [0], paused: true }))).toBe(false);
  expect(isYours(entry({ mine: [1] }))).toBe(false);
  expect(status(entry({ mine: [0], bot_plays: true }))).not.toContain('Ada');
});

test('dropping a table says what becomes of it', () => {
  expect(dropWords(entry({ phase: 'open', mine: [0] }))).toContain('seat is freed');
  expect(dropWords(entry({ mine: [0] }))).toContain('closed for good');
  expect(dropWords(entry({ mine: [0], names: ['Ada', 'Bo'] }))).toContain('keep your seat');
});
