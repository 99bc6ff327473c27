import { describe, expect, it } from 'vitest';
import moments from '../../gallery/views/spots.json';
import { press, shown } from '../testing';
import Board from './Board.svelte';
import { complete, fitting, freshDraft, notation, packed, pipsAfter, sensible, settles } from './board';
import type { SpotsView } from './types';

const views = moments.map(({ name, view }) => [name, view as unknown as SpotsView] as const);
const named = (part: string): SpotsView =>
  views.find(([name, view]) => name.includes(part) && view.legal.length)![1];
const drafted = views.filter(
  ([, view]) => view.legal.length && settles(view.board) && !['fetch', 'search'].includes(view.board.trick!),
);

describe.each(drafted)('%s', (_, view) => {
  const { board } = view;
  const seat = view.seat!;

  it('has a sensible settling that leaves nothing to say, each number on a free space of its own', () => {
    const draft = sensible(board, freshDraft(board), seat);
    expect(complete(board, draft, seat)).toBe(true);
    const taken = board.roll.flatMap((number, die) =>
      typeof draft[die] === 'number' ? [`${draft[die]}/${number}`] : [],
    );
    expect(new Set(taken).size).toBe(taken.length);
    for (const [die, goal] of draft.entries())
      if (typeof goal === 'number') expect(fitting(board, draft, die)).toContain(goal);
    expect(notation(board, draft)).toMatch(/^settle( [1-6]>(#[1-6]|yard|out))+$/);
  });
});

it('counts the pips that a draft would bury', () => {
  const board = { ...named('rolled-run').board, roll: [2, 6] };
  expect(pipsAfter(board, ['yard', 'yard'], 0) - board.seats[0]!.pips).toBe(8);
});

it('takes a trick, a number, a die or an offer with one press', () => {
  for (const phase of [
    'start',
    'offered',
    'naming',
    'setting-aside',
    'taking',
    'moving',
    'digging',
    'rolled-fetch',
  ]) {
    const view = named(phase);
    const { page, sent, away } = shown(Board, view);
    for (const button of page.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])'))
      button.click();
    expect(new Set(sent.map(([text]) => text)), phase).toEqual(new Set(view.legal.map((each) => each.text)));
    away();
  }
});

it('settles a single die with one press at its spot or the yard', () => {
  const [, view] = drafted.find(
    ([, each]) =>
      each.board.roll.length === 1 && each.board.targets[0]!.cards.length && each.board.trick !== 'scavenge',
  )!;
  const { page, sent, away } = shown(Board, view);
  press(page, '.spot.can');
  press(page, '.fence');
  expect(sent[0]![0]).toMatch(/^settle [1-6]>#[1-6]$/);
  away();
});

it('asks before a bust', () => {
  const view = structuredClone(named('settling-run'));
  Object.assign(view.board, {
    roll: [6, 6],
    to_settle: 2,
    targets: [{ number: 6, dice: 2, cards: [], yard: true, out: false }],
  });
  const { page, sent, away } = shown(Board, view);
  press(page, '.fence');
  if (!page.querySelector('.btn.warn')) press(page, '.fence');
  expect(sent).toEqual([]);
  press(page, '.btn.warn');
  expect(sent[0]![0]).toContain('6>yard');
  away();
});

it('picks dice that total 8', () => {
  const view = named('rolled-search');
  const { page, sent, away } = shown(Board, view);
  expect(page.querySelector<HTMLButtonElement>('.btn.go')!.disabled).toBe(true);
  const { roll } = view.board;
  const pair = roll.flatMap((a, i) => roll.flatMap((b, j) => (i < j && a + b === 8 ? [[i, j]] : [])))[0]!;
  for (const die of pair) press(page, `.roll .rolled:nth-child(${die + 1})`);
  press(page, '.btn.go');
  expect(sent).toEqual([
    [
      `pick ${pair
        .map((die) => roll[die])
        .sort()
        .join(' ')}`,
    ],
  ]);
  away();
});

it('shows the die in hand', () => {
  const view = named('moving');
  expect(view.board.in_hand).toBeGreaterThan(0);
  const { page, away } = shown(Board, view);
  expect(page.querySelectorAll('.hand svg')).toHaveLength(1);
  away();
  expect(named('taking').board.in_hand).toBeNull();
});

it('lets dogs be as big as the grass allows', () => {
  expect(packed(2, 370, 180)).toEqual({ columns: 2, size: 185 });
  expect(packed(2, 370, 235).columns).toBe(1); // two would be bigger, but hardly
  expect(packed(2, 500, 500)).toEqual({ columns: 1, size: 371 });
  expect(packed(4, 370, 260).columns).toBe(2);
  expect(packed(0, 370, 260).columns).toBe(1);
});
