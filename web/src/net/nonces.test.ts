import { expect, test } from 'vitest';
import { newNonce, nonceHash } from './nonces';

test('the vector of the protocol holds', () => {
  expect(nonceHash('000102030405060708090a0b0c0d0e0f')).toBe(
    '99bc9d623e1471797d9bb94142fc00f34d444e1c13e95590a2e0a1f7ac3b7e89',
  );
});

test('no two are the same', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
