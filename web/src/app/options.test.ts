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
      for (const word of option.kind === 'choice' ? option.words : []) expect(words.has(`${game}-option-${name}-${word}`)).toBe(true);
    }
  }
});

test('values are said in words where there are any', () => {
  expect(valueWords('dig', 'first', 0)).toBe('drawn');
  expect(valueWords('dig', 'first', 2)).toBe('2');
  expect(valueWords('barking', 'teaching', true)).toBe('yes');
  expect(valueWords('spots', 'yellow', 'dig')).toBe('Dig');
});
