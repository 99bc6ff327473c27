import { describe, expect, it } from 'vitest';
import { beside } from '../arrows';
import { lay } from './path';

const SIZES = [
  [300, 340],
  [350, 370],
  [380, 560],
  [500, 270],
  [370, 280],
  [756, 700],
  [936, 360],
  [1000, 560],
  [1460, 880],
] as const;

describe.each(SIZES)('a yard of %i × %i pixels', (width, height) => {
  it.each([1, 7, 25])('holds %i cards within its bounds', (cards) => {
    const path = lay(cards, width, height);
    expect(path.places).toHaveLength(cards + 1);
    for (const [x, y] of path.places) {
      expect(x).toBeGreaterThanOrEqual(path.card / 2);
      expect(x).toBeLessThanOrEqual(width - path.card / 2);
      expect(y).toBeLessThanOrEqual(height - path.card / 2 + 4);
    }
    expect(path.card).toBeGreaterThanOrEqual(36);
  });

  it('keeps neighbours next to each other and others apart', () => {
    const { places, cell } = lay(25, width, height);
    const far = (i: number, j: number): number =>
      Math.hypot(places[i]![0] - places[j]![0], places[i]![1] - places[j]![1]);
    for (let i = 2; i < places.length; i++) expect(far(i - 1, i)).toBeLessThan(cell * 1.3);
    for (let i = 1; i < places.length; i++)
      for (let j = 1; j < i; j++) expect(far(i, j)).toBeGreaterThan(cell * 0.8);
  });

  it('has bigger cards the fewer are left, and lets them lie in between', () => {
    const sizes = [25, 20, 15, 10, 5].map((cards) => lay(cards, width, height, 25).card);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes[4]).toBeGreaterThanOrEqual(sizes[0]! * 1.2);
    expect(lay(21, width, height, 25).places).toEqual(lay(25, width, height, 25).places.slice(0, 22));
  });
});

describe('arrow keys', () => {
  const { places, columns } = lay(25, 380, 560);

  it('follow the picture in rows that run from right to left', () => {
    const first = columns + 1; // of the second row, which begins on the right
    expect(beside(places, first, 'ArrowLeft')).toBe(first + 1);
    expect(beside(places, first + 1, 'ArrowRight')).toBe(first);
    expect(beside(places, columns, 'ArrowDown')).toBe(first);
    expect(beside(places, first, 'ArrowUp')).toBe(columns);
    expect(beside(places, 1, 'ArrowUp')).toBe(0);
  });

  it('stop at the edge', () => {
    expect(beside(places, columns, 'ArrowRight')).toBeNull();
    expect(beside(places, 3, 'a')).toBeNull();
  });
});
