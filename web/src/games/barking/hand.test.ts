import { describe, expect, it } from 'vitest';
import { handSize } from './hand';

describe('a hand beside the board', () => {
  it('has larger cards the fewer there are', () => {
    const sizes = [[1], [1, 2, 1], [2, 1, 3, 1, 1], [1, 1, 2, 2, 1, 1, 1]].map(
      (groups) => handSize(groups, 290, 200).dog,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1)!);
  });

  it.each([
    [290, 200],
    [252, 190],
  ])('stays inside of its place of %i by %i, and asks for no more than it needs', (width, height) => {
    for (const groups of [[1], [1, 1, 1], [3, 2, 1], [1, 2, 1, 2]]) {
      const { least, dog } = handSize(groups, width, height);
      expect(least).toBeLessThanOrEqual(height);
      expect(handSize(groups, width, least).dog).toBeLessThanOrEqual(dog);
    }
  });

  it('is as small as can be where there is no room at all', () => {
    expect(handSize([1, 1], 0, 0).dog).toBe(44);
  });
});
