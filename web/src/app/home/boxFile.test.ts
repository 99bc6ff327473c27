import { beforeAll, expect, test } from 'vitest';
import { words } from '../../words/words.svelte';
import { BadBoxFile, readBox } from './boxFile';

beforeAll(() => words.speak('en'));

test('a box is read', async () => {
  expect(await readBox('goal = 3\n[[treats]]\nname = "ball"\n')).toEqual({
    goal: 3,
    treats: [{ name: 'ball' }],
  });
});

test('a mistake is named with its line', async () => {
  const mistake = readBox('goal = 3\nrounds = many\n');
  await expect(mistake).rejects.toThrow(BadBoxFile);
  await expect(mistake).rejects.toThrow('line 2: rounds = many');
  await expect(readBox('goal = 3\n\ngoal = 4')).rejects.toThrow('line 3: goal = 4');
});
