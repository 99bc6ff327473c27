import { expect, test } from 'vitest';
import type { Said, Told } from './board';
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

test('what is laid out or drawn at once is one sentence, what is drawn later another', () => {
  const item = (number: number): Said => ({ id: 'barking-item', args: { number } });
  const out = (...items: Said[]): Told => ({ version: 0, id: 'barking-told-laid-out', args: { item: items.length > 1 ? items : items[0]! } });
  const drew = (...cards: Said[]): Told => ({ version: 0, id: 'barking-told-drew', args: { card: cards.length > 1 ? cards : cards[0]! } });
  const dealt: Told = { version: 0, id: 'barking-told-dealt', args: { cards: 3 } };
  const story = [out(item(1)), out(item(2)), out(item(3)), dealt, drew(item(4)), drew(item(5)), dealt, drew(item(6))];
  expect(retold(story)).toEqual([out(item(1), item(2), item(3)), dealt, drew(item(4), item(5)), dealt, drew(item(6))]);
});

test('everybody draws their own dogs', () => {
  const drew = (seat: number, ...dogs: string[]): Told => {
    const named = dogs.map((dog): Said => ({ id: `spots-dog-${dog}`, args: {} }));
    return { version: 0, id: 'spots-told-drew', args: { seat, dog: named.length > 1 ? named : named[0]! } };
  };
  const story = [drew(0, 'raya'), drew(0, 'momo'), drew(1, 'burt'), drew(1, 'missy')];
  expect(retold(story)).toEqual([drew(0, 'raya', 'momo'), drew(1, 'burt', 'missy')]);
});

test('other stories are told as they are', () => {
  const story: Told[] = [{ version: 0, id: 'dig-told-starts', args: { seat: 1 } }, { version: 1, id: 'undone', args: { seat: 1 } }];
  expect(retold(story)).toEqual(story);
});
