import { expect, test } from 'vitest';
import type { DigEvents } from '../../games/dig/types';
import type { SpotsEvents } from '../../games/spots/types';
import { told } from '../../games/testing';
import { isPrivate, turnsOf } from './log';

test('a turn is a turn: what nobody did belongs to whoever caused it', () => {
  const turns = turnsOf('dig', [
    told<DigEvents>('starts', { seat: 1 }),
    told<DigEvents>('moved', { seat: 1 }),
    told<DigEvents>('filled'),
    told<DigEvents>('moved', { seat: 0 }),
  ]);
  expect(turns.map((turn) => [turn.seat, turn.lines.length])).toEqual([
    [1, 3],
    [0, 1],
  ]);
});

test('Pes, who has no seat, has turns', () => {
  const turn = [
    told<SpotsEvents>('chose', { seat: 0 }),
    told<SpotsEvents>('rolls', { seat: 0 }),
    told<SpotsEvents>('pes-rolled'),
    told<SpotsEvents>('pes-scored'),
  ];
  const turns = turnsOf('spots', [...turn, told<SpotsEvents>('refreshed'), ...turn]);
  expect(turns.map((turn) => [turn.seat, turn.lines.length])).toEqual([
    [0, 2],
    [null, 3],
    [0, 2],
    [null, 2],
  ]);
});

test('what only this reader was told stands out, whatever the game and its words', () => {
  const [turn] = turnsOf('dig', [told('dug', { seat: 0 }), told('found', { seat: 0, to: 0 })]);
  expect(turn.lines.map((line) => line.private)).toEqual([false, true]);
  expect(isPrivate(told('anything', { seat: 1, to: 1 }))).toBe(true);
  expect(isPrivate(told('found', { seat: 0 }))).toBe(false);
});

test('cards that were drawn at once are no less private than one', () => {
  const drew = (id: string) => told('drew', { seat: 1, to: 1, args: { card: { id, args: {} } } });
  const [turn] = turnsOf('barking', [drew('barking-cat'), drew('barking-wonder')]);
  expect(turn.lines.map((line) => line.private)).toEqual([true]);
});

test('a story without events has no turns', () => {
  expect(turnsOf('dig', [])).toEqual([]);
});
