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
  ])('stays inside of a place of %i by %i with %i packs', (width, height, packs) => {
    for (const dogs of [
      ONE,
      [pack('husky', 2, 1), pack('mutt', 1)],
      [pack('mutt', 4), ...ONE, pack('pug', 1)],
    ]) {
      const shape = packShape(dogs, packs, width, height);
      const line =
        shape.lies === 'tall' ? shape.owner + shape.dog + 10 : Math.max(shape.dog, shape.owner * 0.9) + 2;
      expect(line * packs).toBeLessThanOrEqual(height);
      if (shape.dogs === 'none') expect(dogs.length).toBeGreaterThan(1);
      else expect(shape.dog * dogs.length).toBeLessThan(width);
    }
  });

  it('has the rank of its only breed below its owner where that makes the dog larger', () => {
    const [one, two] = [packShape(ONE, 3, 83, 145), packShape([...ONE, pack('mutt', 1)], 3, 83, 145)];
    expect(one.lies).toBe('corner');
    expect(two.lies).not.toBe('corner');
    expect(one.dog).toBeGreaterThan(30);
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
