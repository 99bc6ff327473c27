import { beforeAll, expect, test } from 'vitest';
import type { Checked } from '../../net/verify';
import type { Commitment } from '../../net/commitments';
import { nonceHash } from '../../net/nonces';
import { words } from '../../words/words.svelte';
import { diceChecks } from './diceChecks';

beforeAll(() => words.speak('en'));

const HONEST: Checked = {
  commit: 'c0',
  seedFits: true,
  draws: 3,
  falseAt: null,
  nonces: ['aa', '00'],
  inherited: 0,
  position: false,
};
const KEPT: Commitment = {
  commit: 'c0',
  nonces: { 0: 'aa' },
  hashes: { 0: nonceHash('aa'), 1: nonceHash('00') },
};
const verdicts = (checked: Partial<Checked>, kept: Commitment | null = KEPT) =>
  diceChecks({ ...HONEST, ...checked }, kept).map((each) => each.verdict);

test('a game of this table that was seen from the start is proven', () => {
  expect(verdicts({})).toEqual(['good', 'good', 'good', 'good', 'good']);
});

test('nothing is good that was not checked', () => {
  // The attack: the host brings the deal along, so that no draw of it is this seed's.
  expect(verdicts({ draws: 0, inherited: 1 })).toEqual(['good', 'good', 'good', 'good', 'open', 'open']);
  expect(verdicts({ inherited: 4 }).filter((each) => each === 'open')).toHaveLength(1);
  expect(verdicts({ draws: 0, position: true }).at(-1)).toBe('open');
  expect(verdicts({}, null)).toEqual(['good', 'open', 'good']);
});

test('what is wrong is said', () => {
  expect(verdicts({ seedFits: false })[0]).toBe('bad');
  expect(verdicts({ commit: 'c1' })[1]).toBe('bad');
  expect(diceChecks({ ...HONEST, nonces: ['ab', '00'] }, KEPT)[2].words).toContain('not mixed in');
  // Somebody's bytes were chosen after this browser had revealed its own.
  expect(verdicts({ nonces: ['aa', '01'] })).toEqual(['good', 'good', 'good', 'bad', 'good']);
  expect(verdicts({ falseAt: 2 }).at(-1)).toBe('bad');
});
