import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tied } from '../words/ties';
import { say, words } from '../words/words.svelte';
import type { BarkingEvents } from './barking/types';
import type { GameEvent, Message } from './board';
import type { DigEvents } from './dig/types';
import type { SpotsEvents } from './spots/types';
import { isPrivate, turnsOf } from './story';
import { told } from './testing';

// tests/stories/make.py writes what Python tells; tests/web/test_stories.py has it tell other games.
const folder = process.env.BARKADE_STORIES ?? '../tests/stories';
const stories = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const NAMES = ['Luna', 'Pepper', 'Waffles', 'Bella', 'Rex'];
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf-8');

beforeAll(() => words.bring(['boards']));
afterAll(() => words.speak('en'));

test.each(stories)('%s is told as Python tells it', async (file) => {
  const [name, language] = file.split('.') as [string, string];
  await words.speak(language);
  const events = JSON.parse(read(`${name}.events.json`)) as GameEvent[];
  const lines = turnsOf(name.split('-')[0]!, events).map((turn) =>
    turn.lines.map((line) => (line.private ? '*' : '') + say(line.said, NAMES)).join(' '),
  );
  expect(lines.map((line) => `${line}\n`).join('')).toBe(tied(read(file), language));
});

const name = (of: string): Message => ({ id: 'story-word', args: { text: of } });
const sentences = (game: string, story: GameEvent[]): string[] =>
  turnsOf(game, story).map(({ lines }) => lines.map((line) => say(line.said, NAMES)).join(' '));

test('part of a turn is told like a whole one, and what somebody did before what came of it', async () => {
  await words.speak('en');
  const moved = told<DigEvents>('moved', { seat: 1, args: { seat: 1, place: 4 } });
  const filled = told<DigEvents>('filled', { args: { start: 20, place: 2 } });
  expect(sentences('dig', [moved])).toEqual(['Pepper trots to 4.']);
  expect(sentences('dig', [filled, moved])).toEqual(['The gap at 2 is filled.', 'Pepper trots to 4.']);
  expect(sentences('dig', [moved, filled])).toEqual(['Pepper trots to 4. The gap at 2 is filled.']);
});

test('what was taken back is told, and what comes after it by itself', async () => {
  await words.speak('en');
  const moved = (place: number) => told<DigEvents>('moved', { seat: 1, args: { seat: 1, place } });
  const undone = told('undone', { seat: 1, args: { seat: 1 } });
  expect(sentences('dig', [moved(4), moved(7), undone, moved(9)])).toEqual([
    'Pepper trots to 7, takes that back, and trots to 9.',
  ]);
});

test('Pes, who has no seat, has turns', () => {
  const turn = [
    told<SpotsEvents>('chose', { seat: 0 }),
    told<SpotsEvents>('rolls', { seat: 0, args: { dice: '1 2' } }),
    told<SpotsEvents>('pes-rolled'),
  ];
  expect(turnsOf('spots', [...turn, ...turn]).map(({ seat }) => seat)).toEqual([0, null, 0, null]);
});

test('what only this reader was told stands out', () => {
  const drew = (card: string) =>
    told<BarkingEvents>('drew', { seat: 1, to: 1, args: { seat: 1, card: name(card) } });
  const passed = told<BarkingEvents>('passed', { seat: 0, args: { seat: 0 } });
  const privately = turnsOf('barking', [passed, drew('mutt'), drew('husky')]).map(({ lines }) =>
    lines.map((line) => line.private),
  );
  expect(privately).toEqual([[false, true]]);
  expect(isPrivate(told('anything', { seat: 1, to: 1 }))).toBe(true);
  expect(isPrivate(told('found', { seat: 0 }))).toBe(false);
});

test('a game without a story, and events of older records, are told as they are', () => {
  const story = [told('starts', { seat: 1 }), told('grew'), told('grew', { seat: 0 })];
  expect(turnsOf('heap', story)).toEqual([
    {
      seat: 1,
      lines: [story[0]!, story[1]!].map(({ seat, message }) => ({ seat, said: message, private: false })),
      versions: [1],
    },
    { seat: 0, lines: [{ seat: 0, said: story[2]!.message, private: false }], versions: [] },
  ]);
  expect(turnsOf('dig', [])).toEqual([]);
});

test('every version belongs to one turn: the first that tells of it, or the one that it ends untold', () => {
  const moved = (seat: number, version: number) =>
    told<DigEvents>('moved', { seat, version, args: { seat, place: 4 } });
  const filled = told<DigEvents>('filled', { version: 3, args: { start: 20, place: 2 } });
  const kept = (version: number) => told<DigEvents>('kept', { seat: 0, version });
  const story = [moved(0, 1), kept(2), kept(3), moved(1, 3), filled, moved(0, 4)];
  expect(turnsOf('dig', story).map(({ seat, versions }) => [seat, versions])).toEqual([
    [0, [1, 2]],
    [1, [3]],
    [0, [4]],
  ]);
});
