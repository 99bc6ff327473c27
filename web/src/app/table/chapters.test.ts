import { expect, test } from 'vitest';
import type { Told } from '../../games/board';
import { chapters } from './chapters';

const event = (id: string, seat?: number): Told => ({ version: 1, id, args: seat === undefined ? {} : { seat } });

test('a chapter is a turn: what nobody did belongs to whoever caused it', () => {
  const told = chapters([event('dig-told-starts', 1), event('dig-told-moved', 1), event('dig-told-filled'), event('dig-told-moved', 0)]);
  expect(told.map((chapter) => [chapter.seat, chapter.lines.length])).toEqual([
    [1, 3],
    [0, 1],
  ]);
});

test('Pes, who has no seat, has chapters', () => {
  const turn = [event('spots-told-chose', 0), event('spots-told-rolls', 0), event('spots-told-pes-rolled'), event('spots-told-pes-scored')];
  const told = chapters([...turn, event('spots-told-refreshed'), ...turn]);
  expect(told.map((chapter) => [chapter.seat, chapter.lines.length])).toEqual([
    [0, 2],
    [null, 3],
    [0, 2],
    [null, 2],
  ]);
});

test('what only this reader was told stands out', () => {
  const [chapter] = chapters([event('dig-told-dug', 0), event('dig-told-found', 0)]);
  expect(chapter.lines.map((line) => line.private)).toEqual([false, true]);
});

test('a story without events has no chapters', () => {
  expect(chapters([])).toEqual([]);
});
