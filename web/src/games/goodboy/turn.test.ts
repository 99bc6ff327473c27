import { expect, it } from 'vitest';
import moments from '../../gallery/views/goodboy.json';
import { listed, total } from './board';
import { GoodBoyTurn } from './turn.svelte';
import type { GoodBoyView } from './types';

function turnAt(part: string): { turn: GoodBoyTurn; sent: string[][]; asked: string[] } {
  const { view } = moments.find(({ name, view }) => name.includes(part) && view.legal.length)!;
  const [sent, asked]: [string[][], string[]] = [[], []];
  const turn = new GoodBoyTurn(() => ({
    view: view as unknown as GoodBoyView,
    busy: false,
    send: (actions) => sent.push(actions),
    explain: (rule) => asked.push(rule),
  }));
  return { turn, sent, asked };
}

it('lays the chosen treat, one a press, and takes it back', () => {
  const { turn, sent } = turnAt('laying');
  const [treat] = turn.heap;
  turn.selected = treat!;
  turn.serve(1);
  expect(turn.draft[1]).toEqual({ [treat!]: 1 });
  expect(turn.heap).toHaveLength(total(turn.board.held[turn.me!]!) - 1);
  turn.call();
  expect(sent).toEqual([[`lay 2:${treat}`]]);
  turn.takeBack(1, treat!);
  expect(turn.drafted).toBe(false);
  expect(turn.heap).toEqual(listed(turn.board.held[turn.me!]!, turn.order));
});

it('lets the table say why nothing can be laid', () => {
  const { turn, sent, asked } = turnAt('rolling');
  turn.serve(0);
  expect([sent, asked]).toEqual([[['done']], []]);
});
