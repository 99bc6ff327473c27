import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../net/catalogue';
import { words } from '../words/words.svelte';
import { optionAbout, optionLabel, valueWords } from './options';

beforeAll(() => words.speak('en'));

test('every option of every game is worded as the terminal words it', () => {
  for (const { game, options } of GAMES) {
    for (const [name, option] of Object.entries(options)) {
      expect(optionLabel(game, name)).not.toContain('-option-');
      expect(optionAbout(game, name)).toMatch(/^[A-Z].*\.$/);
      for (const choice of option.kind === 'choice' ? option.choices : [])
        expect(words.has(`${game}-option-${name}-${choice}`)).toBe(true);
    }
  }
});

test('values are said in words where there are any', () => {
  expect(valueWords('spots', 'yellow', 'track')).toBe('Track');
  expect(valueWords('spots', 'free_range', true)).toBe('yes');
  expect(valueWords('spots', 'pes_treats', 2)).toBe('2');
});

test('people count seats from 1, and chance has a word', () => {
  expect(valueWords('dig', 'starter', -1)).toBe('at random');
  expect(valueWords('dig', 'starter', 0)).toBe('1');
});
