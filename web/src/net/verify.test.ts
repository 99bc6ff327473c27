import { expect, test } from 'vitest';
import { check, combinedKey, commitment, Draws } from './verify';

const counting = Uint8Array.from({ length: 32 }, (_, at) => at);

test('the vectors of the design hold', () => {
  expect(commitment(counting)).toBe('65b4108ae5beb4d04c62c4181d0e93c333e1965c60c1271f9c020d9deec9d2ad');
  const draws = new Draws(counting, 1);
  expect(Array.from({ length: 8 }, () => draws.draw(6))).toEqual([2, 3, 3, 2, 2, 3, 0, 1]);
  expect(new Draws(counting, 2).draw(3_000_000_000)).toBe(2175967215);
  expect(new Draws(counting, 3).draw(1)).toBe(0);
});

function record(seed: string, draws: string, extra = ''): string {
  const commit = '65b4108ae5beb4d04c62c4181d0e93c333e1965c60c1271f9c020d9deec9d2ad';
  return `barkade 1\ngame dig\ncommit ${commit}\nseed ${seed}\nnonce 1 00ff\n${extra}\n0 | | ${draws} | 8d3f09a2\n1 1 | dig | | 00000000\n`;
}

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const source = new Draws(combinedKey(counting, [Uint8Array.of(0, 255)]), 0);
const TRUE_DRAWS = [25, 24, 23].map((bound) => `${source.draw(bound)}/${bound}`).join(' ');

test('an honest record passes', () => {
  expect(check(record(SEED, TRUE_DRAWS))).toMatchObject({
    seedFits: true,
    draws: 3,
    falseAt: null,
    nonces: ['00ff'],
  });
});

test('a false draw is found', () => {
  const forged = TRUE_DRAWS.replace(/^\d+/, (value) => String((Number(value) + 1) % 25));
  expect(check(record(SEED, forged))?.falseAt).toBe(0);
});

test('a seed chosen afterwards is found', () => {
  expect(check(record(SEED.replace('00', '01'), TRUE_DRAWS))?.seedFits).toBe(false);
});

test('what was taken over from another game is not this seed’s doing', () => {
  expect(check(record(SEED, '1/25 1/24', 'inherited 1\n'))).toMatchObject({ draws: 0, inherited: 1 });
  expect(check(record(SEED, TRUE_DRAWS))).toMatchObject({ inherited: 0, position: false });
  expect(check(record(SEED, '', 'position {}\n'))).toMatchObject({ draws: 0, position: true });
});

test('a record without a seed can’t be checked', () => {
  expect(check('barkade 1\ngame dig\n\n0 | | | x\n')).toBeNull();
});
