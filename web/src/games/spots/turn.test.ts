import { expect, it } from 'vitest';
import moments from '../../gallery/views/spots.json';
import { SpotsTurn } from './turn.svelte';
import type { SpotsView } from './types';

function turnAt(part: string, busy = false): { turn: SpotsTurn; sent: string[][]; asked: string[] } {
  const { view } = moments.find(({ name, view }) => name.includes(part) && view.legal.length)!;
  const [sent, asked]: [string[][], string[]] = [[], []];
  const turn = new SpotsTurn(() => ({
    view: view as unknown as SpotsView,
    busy,
    send: (actions) => sent.push(actions),
    explain: (rule) => asked.push(rule),
  }));
  turn.begin();
  return { turn, sent, asked };
}

it('takes a die back that was placed', () => {
  const { turn } = turnAt('settling-run');
  turn.placeAll();
  const placed = turn.draft.findIndex((goal) => goal !== null && goal !== 'out');
  expect([turn.ready, turn.untouched]).toEqual([true, false]);
  turn.atDie(placed);
  expect(turn.draft[placed]).toBeNull();
  expect(turn.current).toBe(placed);
});

it('marks dice for a Search and counts them', () => {
  const { turn } = turnAt('rolled-search');
  turn.atDie(0);
  turn.atDie(1);
  expect(turn.total).toBe(turn.board.roll[0]! + turn.board.roll[1]!);
  turn.atDie(0);
  expect(turn.marked).toEqual([1]);
});

it('lets the table say what a press cannot do, and sends nothing while busy', () => {
  const idle = turnAt('start');
  idle.turn.atSpot(0, 1);
  expect([idle.sent, idle.asked]).toEqual([[['settle 1>#1']], []]);
  const busy = turnAt('settling-run', true);
  busy.turn.placeAll();
  busy.turn.send();
  expect(busy.sent).toEqual([]);
});
