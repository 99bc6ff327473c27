import { describe, expect, it } from 'vitest';
import { packShape } from './packs';
import type { Pack } from './types';

const pack = (breed: string, cards: number, wonders = 0): Pack => ({
  seat: 0,
  breed,
  rank: 3,
  cards,
  wonders,
});
const ONE = [pack('husky', 1)];
const FOUR = [...ONE, pack('mutt', 1), pack('pug', 1), pack('beagle', 1)];

describe('a pack', () => {
  it('is drawn as big as its share of the place allows', () => {
    const [few, many] = [packShape(ONE, 2, 150, 330), packShape(ONE, 5, 150, 330)];
    expect(few.dog).toBeGreaterThan(80);
    expect(many.dog).toBeLessThan(few.dog);
    expect(few.lies).toBe('tall');
  });

  it.each([
    [80, 145, 2],
    [80, 145, 5],
    [118, 100, 2],
    [85, 105, 5],
    [300, 640, 5],
    [75, 95, 1],
  ])('stays inside of a place of %i by %i with %i packs', (width, height, packs) => {
    for (const dogs of [
      ONE,
      FOUR,
      [pack('husky', 2, 1), pack('mutt', 1)],
      [pack('mutt', 4), ...ONE, pack('pug', 1)],
    ]) {
      const shape = packShape(dogs, packs, width, height);
      if (shape.dogs === 'none') {
        expect(dogs.length).toBeGreaterThan(1);
        continue;
      }
      const rows = Math.ceil(dogs.length / shape.columns);
      const high = rows * shape.dog + 2 * (rows - 1);
      const all = shape.lies === 'tall' ? shape.owner + high + 8 : Math.max(high, shape.owner * 0.9) + 2;
      expect(all * packs).toBeLessThanOrEqual(height);
      expect(shape.dog * shape.columns).toBeLessThan(width);
    }
  });

  it('shows its dogs in rows where one would be too narrow for them', () => {
    const shape = packShape(FOUR, 2, 128, 260);
    expect(shape.dogs).not.toBe('none');
    expect(shape.columns).toBeLessThan(4);
    expect(shape.dog).toBeGreaterThan(30);
  });

  it('has ranks on dogs that are large enough to be seen beside them', () => {
    expect(packShape(ONE, 2, 83, 145).badges).toBe(true);
    expect(packShape(ONE, 5, 83, 110).badges).toBe(false);
  });

  it('shows a name only where it is more than its first letters', () => {
    expect(packShape(ONE, 2, 80, 145).named).toBe(false);
    expect(packShape(ONE, 2, 150, 330).named).toBe(true);
  });

  it('shows one dog of each breed where all would hide each other', () => {
    expect(packShape([pack('chihuahua', 2)], 2, 300, 330).dogs).toBe('all');
    expect(packShape([pack('chihuahua', 6)], 2, 100, 330).dogs).toBe('each');
  });
});
