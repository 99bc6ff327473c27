import { describe, expect, it } from 'vitest';
import { lay } from './path';

describe.each([360, 390, 768, 900, 1280])('a yard %i pixels wide', (width) => {
  it.each([1, 7, 25])('holds %i cards within its bounds', (cards) => {
    const path = lay(cards, width);
    expect(path.places).toHaveLength(cards + 1);
    for (const [x, y] of path.places) {
      expect(x).toBeGreaterThanOrEqual(path.card / 2);
      expect(x).toBeLessThanOrEqual(width - path.card / 2);
      expect(y).toBeLessThanOrEqual(path.height - path.card / 2 + 4);
    }
  });

  it('keeps neighbours next to each other and others apart', () => {
    const { places, cell } = lay(25, width);
    const far = (i: number, j: number): number => Math.hypot(places[i]![0] - places[j]![0], places[i]![1] - places[j]![1]);
    for (let i = 2; i < places.length; i++) expect(far(i - 1, i)).toBeLessThan(cell * 1.3);
    for (let i = 1; i < places.length; i++) for (let j = 1; j < i; j++) expect(far(i, j)).toBeGreaterThan(cell * 0.8);
  });
});

it('lays five cards a row on a phone', () => expect(lay(25, 390).columns).toBe(5));
