import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import moments from '../../gallery/views/dig.json';
import { press, shown } from '../testing';
import Board from './Board.svelte';
import { delivery, doable } from './board';
import type { DigView } from './types';

const views = moments.map(({ name, view }) => [name, view as unknown as DigView] as const);

it.each(views)(
  '%s: every move, dig and decision takes one press, ending the turn early two; every button has a name',
  (_, view) => {
    const { page, sent, away } = shown(Board, view);
    for (const button of page.querySelectorAll('button')) {
      expect(button.getAttribute('aria-label') ?? button.textContent?.trim()).toBeTruthy();
      if (button.getAttribute('aria-disabled') !== 'true') button.click();
    }
    flushSync();
    const early = page.querySelector<HTMLElement>('[aria-keyshortcuts="e"].warn');
    expect(sent.some(([text]) => text === 'stop')).toBe(false);
    early?.click();
    const texts = sent.map(([text]) => text!);
    const legal = view.legal.map((each) => each.text);
    expect(texts).toEqual(
      expect.arrayContaining(view.legal.filter((each) => each.kind !== 'deliver').map((each) => each.text)),
    );
    expect(legal).toEqual(expect.arrayContaining(texts));
    away();
  },
);

describe('delivering', () => {
  const [, view] = views.find(([, each]) => each.legal.filter((action) => action.kind === 'deliver').length)!;

  it('takes all that fits with one press, at the bowl where the dog stands', () => {
    const { page, sent, away } = shown(Board, view);
    press(page, '.here');
    const all = doable(view).deliveries.reduce((a, b) => (a.slots.length >= b.slots.length ? a : b));
    expect(sent).toEqual([[all.text]]);
    away();
  });

  it('takes just what was chosen', () => {
    const slots = (of: number[]) => ({
      text: of.join(),
      slots: of,
      kind: 'deliver' as const,
      message: { id: 'x', args: {} },
    });
    const some = [slots([0]), slots([2]), slots([0, 2])];
    expect(delivery(some, new Set([2]))?.text).toBe('2');
    expect(delivery(some, new Set())?.text).toBe('0,2');
    expect(delivery(some, new Set([1]))?.text).toBe('0,2');
    expect(delivery([], new Set())).toBeNull();
  });
});

it('asks the table why a place is out of reach', () => {
  const [, view] = views.find(
    ([, each]) => each.board.phase === 'act' && !doable(each).moves.has(each.board.row.length),
  )!;
  const { page, asked, sent, away } = shown(Board, view);
  press(page, `[data-step="${view.board.row.length}"]`);
  expect(asked).toEqual([]);
  expect(sent).toEqual([[`to ${view.board.row.length}`]]);
  away();
});
