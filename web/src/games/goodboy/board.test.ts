import { describe, expect, it } from 'vitest';
import moments from '../../gallery/views/goodboy.json';
import { press, shown } from '../testing';
import Board from './Board.svelte';
import { emptyDraft, isLost, laid, leftOf, missing, notation, served } from './board';
import type { GoodBoyBoard, GoodBoyView } from './types';

const views = moments.map(({ name, view }) => [name, view as unknown as GoodBoyView] as const);
const firstOf = (phase: string): GoodBoyView =>
  views.find(([, view]) => view.board.phase === phase && view.legal.length)![1];

describe('a draft', () => {
  it('is written as one line', () => {
    expect(notation(emptyDraft())).toBe('lay');
    expect(notation([{ ball: 2, bone: 1 }, {}, { duck: 1 }])).toBe('lay 1:ball*2,bone 3:duck');
  });

  it('takes treats from the heap and gives them back', () => {
    const one = laid(emptyDraft(), 1, 'ball', 1);
    expect(leftOf({ ball: 2, bone: 1 }, one)).toEqual({ ball: 1, bone: 1 });
    expect(laid(one, 1, 'ball', -1)).toEqual(emptyDraft());
  });

  it('serves what a dog wants, and no more than there is', () => {
    expect(missing({ ball: 2, duck: 1 }, { ball: 1, stick: 4 })).toEqual({ ball: 1, duck: 1 });
    const board = {
      yards: [{ dog: { wants: { ball: 2, duck: 1, bone: 1 } }, corners: [{ ball: 1 }] }],
      held: [{ ball: 3, bone: 1 }],
    } as unknown as GoodBoyBoard;
    expect(served(emptyDraft(), 0, board, 0)[0]).toEqual({ ball: 1, bone: 1 });
  });
});

it.each(['rolling', 'choosing', 'robbing', 'taking'])('%s: every action takes one press', (phase) => {
  const view = firstOf(phase);
  const { page, sent, away } = shown(Board, view);
  for (const button of page.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])'))
    button.click();
  expect(new Set(sent.map(([text]) => text))).toEqual(new Set(view.legal.map((each) => each.text)));
  away();
});

it('lays by a tap on a dog or a chosen treat, and calls', () => {
  const view = firstOf('laying');
  const { page, sent, away } = shown(Board, view);
  press(page, '.treat');
  press(page, '.yard:nth-child(3) .dog');
  press(page, '.btn.go');
  expect(sent).toEqual([[expect.stringMatching(/^lay 3:\w+$/)]]);
  away();
});

it('is lost with a cat too many, whatever is chosen first', () => {
  const rolled = (roll: string[][], token: 'dog' | 'cat' | null, rolls = 1) =>
    isLost({ to_move: 0, board: { roll, tokens: [token], rolls } } as unknown as GoodBoyView);
  expect(rolled([['any'], ['cat']], 'dog')).toBe(false);
  expect(rolled([['any'], ['cat']], 'cat')).toBe(true);
  expect(rolled([['any', 'cat'], ['cat']], 'dog')).toBe(true);
  expect(rolled([['any'], ['ball']], 'cat')).toBe(false);
  expect([rolled([['cat'], ['any']], null, 1), rolled([['cat'], ['any']], null, 2)]).toEqual([false, true]);
});
