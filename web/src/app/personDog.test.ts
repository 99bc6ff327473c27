import { expect, test } from 'vitest';
import { anyDog, CHOICES, looksOfPerson, PARTS } from './personDog';

test('every number of every part becomes a dog, those of a newer page too', () => {
  for (const part of PARTS) {
    for (let number = 0; number < 32; number++) {
      const looks = looksOfPerson({ [part]: number });
      expect(looks.head && looks.ears && looks.snout && looks.coat && looks.fur).toBeTruthy();
    }
  }
});

test('a drawn dog keeps to the lists', () => {
  for (const number of [0, 0.5, 0.999]) {
    const dog = anyDog(() => number);
    for (const part of PARTS) expect(dog[part]).toBeLessThan(CHOICES[part]);
  }
});
