import { expect, it } from 'vitest';
import moments from '../../gallery/views/barking.json';
import { BarkingTurn } from './turn.svelte';
import type { BarkingView } from './types';

function turnAt(moment: string): { turn: BarkingTurn; sent: string[][]; asked: string[] } {
  const { view } = moments.find(({ name }) => name === moment)!;
  const [sent, asked]: [string[][], string[]] = [[], []];
  const turn = new BarkingTurn(() => ({
    view: view as unknown as BarkingView,
    busy: false,
    send: (actions) => sent.push(actions),
    explain: (rule) => asked.push(rule),
  }));
  return { turn, sent, asked };
}

it('sends the chosen breed with a wonder dog to an item', () => {
  const { turn, sent, asked } = turnAt('3 start');
  turn.atBreed('bulldog');
  turn.atWonder();
  expect(turn.draft).toEqual({ breeds: { bulldog: 1 }, wonders: 1 });
  const [item] = turn.places;
  turn.atItem(item!);
  expect([sent, asked]).toEqual([[[`lay bulldog +1 at ${item}`]], []]);
  turn.atBreed('bulldog');
  expect([turn.drafted, turn.draft.wonders]).toEqual([false, 0]);
});

it('takes the last breed alone where two cannot go together', () => {
  const { turn } = turnAt('3 start');
  turn.atBreed('chihuahua');
  turn.atBreed('bulldog');
  expect([turn.draft.breeds, turn.places.size > 0]).toEqual([{ bulldog: 1 }, true]);
});

it('discards the card that is pressed', () => {
  const { turn, sent } = turnAt('5 discard');
  const breed = [...turn.discards.keys()].find((card) => card !== 'wonder' && card !== 'cat')!;
  turn.atBreed(breed);
  turn.atWonder();
  expect(sent).toEqual([[`discard ${breed}`], ['discard wonder']]);
});

it('lets the table say why a press means nothing yet', () => {
  const { turn, sent, asked } = turnAt('3 start');
  turn.atItem(1);
  turn.atWonder();
  turn.atBreed('doberman');
  expect([sent, asked]).toEqual([[['at 1'], ['lay doberman']], ['BRK-5.3']]);
});
