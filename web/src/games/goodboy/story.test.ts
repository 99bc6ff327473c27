import { expect, test } from 'vitest';
import type { Said, Told } from '../board';
import { retold } from './story';

const treat = (name: string): Said => ({ id: `goodboy-treat-${name}`, args: {} });
const event = (what: string, args: Told['args'] = {}): Told => ({ version: 1, id: `goodboy-told-${what}`, args: { seat: 0, ...args } });
const rolled = (...symbols: string[]): Told => event('rolled', { symbols: symbols.map(treat) });
const got = (name: string): Told => event('got', { treat: treat(name) });
const laid = (yard: number, ...names: string[]): Told => event('laid', { yard, treat: names.length > 1 ? names.map(treat) : treat(names[0]!) });

test('a roll says what was taken; only what it does not say is told besides', () => {
  const robbed = event('robbed', { treat: treat('bone'), yard: 1 });
  const nothing = event('got-nothing', { treat: treat('stick') });
  const story = [rolled('ball', 'any', 'bone', 'stick'), got('ball'), robbed, nothing, got('ball'), rolled('duck', 'duck'), got('duck'), got('duck')];
  expect(retold(story)).toEqual([story[0], robbed, nothing, got('ball'), rolled('duck', 'duck')]);
});

test('a call lays all that goes to a yard in one sentence', () => {
  const story = [event('stopped'), laid(1, 'ball'), laid(3, 'ball'), laid(1, 'bone'), laid(1, 'bone'), event('called-nobody')];
  expect(retold(story)).toEqual([story[0], laid(1, 'ball', 'bone', 'bone'), laid(3, 'ball'), story.at(-1)]);
});

test('what two any-treats brought is one sentence', () => {
  const both = event('got', { treat: [treat('duck'), treat('ball')] });
  expect(retold([rolled('any', 'any'), got('duck'), got('ball')])).toEqual([rolled('any', 'any'), both]);
});

test('two calls stay two', () => {
  const other = { ...laid(1, 'bone'), args: { ...laid(1, 'bone').args, seat: 1 } };
  const story = [laid(1, 'ball'), event('called-nobody'), laid(1, 'ball'), other];
  expect(retold(story)).toEqual(story);
});

test('other stories are told as they are', () => {
  const story: Told[] = [{ version: 0, id: 'dig-told-starts', args: { seat: 1 } }, { version: 1, id: 'undone', args: { seat: 1 } }];
  expect(retold(story)).toEqual(story);
});
