import { expect, test } from 'vitest';
import type { Legal } from '../../games/board';
import { advice, alike } from './hints';

const action = (text: string): Legal => ({ text, kind: 'x', message: { id: text, args: {} } });
const hint = (text: string, chance: number, share: number) => ({ text, chance, share, why: null });

test('the best comes first, and the chance to win is said in percent', () => {
  const found = advice([hint('a', 0.614, 0.8), hint('b', 0.2, 0.2)], [action('b'), action('a')]);
  expect(found.map(({ action: { text }, percent }) => [text, percent])).toEqual([
    ['a', 61],
    ['b', 20],
  ]);
});

test('they are in the order of the percentages shown, and equals as the search has them', () => {
  const found = advice(
    [hint('a', 0.381, 0.5), hint('b', 0.402, 0.3), hint('c', 0.384, 0.1), hint('d', 0.3, 0.1)],
    ['a', 'b', 'c', 'd'].map(action),
  );
  expect(found.map(({ action: { text }, percent }) => [text, percent])).toEqual([
    ['b', 40],
    ['a', 38],
    ['c', 38],
    ['d', 30],
  ]);
});

test('what was hardly looked at is left out, but never everything', () => {
  expect(
    advice([hint('a', 0.5, 0.005), hint('b', 1, 0.004)], [action('a'), action('b')]).map(
      (each) => each.action.text,
    ),
  ).toEqual(['a']);
});

test('what is legal no more is no advice', () => {
  expect(advice([hint('a', 0.5, 1)], [action('b')])).toEqual([]);
});

test('four are enough', () => {
  const texts = ['a', 'b', 'c', 'd', 'e'];
  expect(
    advice(
      texts.map((text) => hint(text, 0.5, 0.2)),
      texts.map(action),
    ).length,
  ).toBe(4);
});

test('what speaks for an action comes along, and equals are known', () => {
  const why = { id: 'dig-coach-place', args: {} };
  const found = advice(
    [{ ...hint('a', 0.391, 0.4), why }, hint('b', 0.386, 0.3), hint('c', 0.374, 0.2), hint('d', 0.2, 0.1)],
    ['a', 'b', 'c', 'd'].map(action),
  );
  expect(found.map((each) => each.why)).toEqual([why, null, null, null]);
  expect(alike(found)).toBe(3);
  expect(alike(found.slice(3))).toBe(1);
});
