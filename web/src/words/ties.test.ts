import { afterEach, expect, test } from 'vitest';
import { tied } from './ties';
import { t, words } from './words.svelte';

const shown = (text: string, language: string) => tied(text, language).replaceAll('\u00a0', '~');

afterEach(() => words.speak('en'));

test('a word of one letter stays with the next, and a dash with the word before it', () => {
  expect(shown('A w psie („i u kota”) z { $dog }, bo i { $cat }', 'pl')).toBe(
    'A~w~psie („i~u~kota”) z~{ $dog }, bo i~{ $cat }',
  );
  expect(shown('Hra – v tahu', 'cs')).toBe('Hra~– v~tahu');
  expect(shown('Я и «в доме» — с ним', 'ru')).toBe('Я~и~«в~доме»~— с~ним');
});

test('short Romanian words that a hyphen joins stay together, long ones and names of messages need not', () => {
  const joined = (text: string) => tied(text, 'ro').replaceAll('\u2060', '~');
  expect(joined('S-a dat într-un câine-minune, ți-a spus { $item-le-a }')).toBe(
    'S-~a dat într-~un câine-minune, ți-~a spus { $item-le-a }',
  );
  expect(joined('spots-s-a = n-are')).toBe('spots-s-a = n-~are');
});

test('what is typed, names of messages and other languages stay as they are', () => {
  expect(shown('Napisz `put a w z`', 'pl')).toBe('Napisz `put a w z`');
  expect(shown('x =\n    .a = kot\n    [one] {" "}i kot', 'pl')).toBe(
    'x =\n    .a = kot\n    [one] {" "}i~kot',
  );
  expect(tied('a dog', 'en')).toBe('a dog');
});

test.each(['pl', 'cs', 'sk', 'ru', 'uk'])('messages in %s are tied', async (language) => {
  await words.speak(language);
  const [most, last] = ['Ada', 'Ben'];
  expect(t('list-and', { most, last })).toMatch(/^Ada \S\u00a0Ben$/);
});
