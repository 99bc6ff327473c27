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
    const far = (i: number, j: number): number =>
      Math.hypot(places[i]![0] - places[j]![0], places[i]![1] - places[j]![1]);
    for (let i = 2; i < places.length; i++) expect(far(i - 1, i)).toBeLessThan(cell * 1.3);
    for (let i = 1; i < places.length; i++)
      for (let j = 1; j < i; j++) expect(far(i, j)).toBeGreaterThan(cell * 0.8);
  });
});

it('lays five cards a row on a phone', () => expect(lay(25, 390).columns).toBe(5));

describe.each([
  [756, 700],
  [936, 550],
  [936, 360],
  [1460, 880],
])('a yard of %i × %i pixels', (width, height) => {
  const full = lay(25, width, { height, whole: 25 });

  it('is used as far as it goes', () => {
    expect(full.height).toBe(height);
    expect(full.card).toBeGreaterThanOrEqual(lay(25, width).card);
    for (const [, y] of full.places) {
      expect(y).toBeGreaterThanOrEqual(full.card / 2 - 4);
      expect(y).toBeLessThanOrEqual(height - full.card / 2 + 4);
    }
  });

  it('leaves what lies there where it is when it shrinks', () => {
    expect(lay(7, width, { height, whole: 25 }).places).toEqual(full.places.slice(0, 8));
  });
});

it('needs its usual room where there is less', () => {
  const path = lay(25, 936, { height: 100, whole: 25 });
  expect(path.places).toEqual(lay(25, 936).places);
  expect(path.height).toBe(lay(25, 936).height);
});

describe('what takes some of the room for a while', () => {
  const whole = lay(25, 756, { height: 740 });
  const rows = (path: ReturnType<typeof lay>): number[] =>
    path.places.map((_, place) => Math.floor(place / path.columns));

  it('shifts no card into another row', () => {
    const less = lay(25, 756, { height: 560, tallest: 740 });
    expect(lay(25, 756, { height: 560 }).columns).not.toBe(whole.columns);
    expect(rows(less)).toEqual(rows(whole));
    expect(less.height).toBe(560);
    for (const [, y] of less.places) expect(y).toBeLessThanOrEqual(560 - less.card / 2 + 4);
  });

  it('moves nothing while the lawn is large enough', () => {
    expect(lay(10, 756, { height: 560, tallest: 740, whole: 25 }).places).toEqual(
      lay(10, 756, { height: 740, whole: 25 }).places,
    );
  });

  it('does so where cards would become too small', () => {
    expect(lay(25, 756, { height: 440, tallest: 740 })).toEqual(lay(25, 756, { height: 440 }));
  });
});
