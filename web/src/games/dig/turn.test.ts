import { expect, it } from 'vitest';
import moments from '../../gallery/views/dig.json';
import { DigTurn } from './turn.svelte';
import type { DigView } from './types';

function turnAt(moment: string): { turn: DigTurn; sent: string[][]; asked: string[] } {
  const { view } = moments.find(({ name }) => name === moment)!;
  const [sent, asked]: [string[][], string[]] = [[], []];
  const turn = new DigTurn(() => ({
    view: view as unknown as DigView,
    busy: false,
    send: (actions) => sent.push(actions),
    explain: (rule) => asked.push(rule),
  }));
  return { turn, sent, asked };
}

it('walks to a place in reach, and lets the table say why another is not', () => {
  const { turn, sent, asked } = turnAt('3 start');
  turn.atPlace(4);
  turn.atPlace(5);
  turn.atPlace(turn.here);
  expect([sent, asked]).toEqual([[['to 4'], ['to 5'], ['dig']], []]);
});

it('chooses a bone and takes it back; a press on the bowl delivers', () => {
  const { turn, sent, asked } = turnAt('2 act');
  const [slot] = turn.fitting;
  turn.atSlot(slot!);
  expect([...turn.chosen]).toEqual([slot]);
  turn.atSlot(slot!);
  expect(turn.chosen.size).toBe(0);
  turn.atPlace(turn.here);
  expect([sent, asked]).toEqual([[['deliver rg=g']], []]);
});

it('puts back the bone that is pressed after digging', () => {
  const { turn, sent, asked } = turnAt('3 decide');
  const [slot] = turn.can.puts.keys();
  turn.atSlot(slot!);
  turn.atPlace(turn.here);
  expect([sent, asked]).toEqual([[['put gb=g'], ['dig']], []]);
});

it('sends nothing for a spectator', () => {
  const { turn, sent, asked } = turnAt('2 watched');
  turn.atPlace(1);
  turn.atSlot(0);
  expect([sent, asked]).toEqual([[], ['DIG-5.2']]);
});
