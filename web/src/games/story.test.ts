import { expect, test } from 'vitest';
import type { BarkingEvents } from './barking/types';
import type { GameEvent, Message } from './board';
import type { GoodBoyEvents } from './goodboy/types';
import type { SpotsEvents } from './spots/types';
import { retold } from './story';
import { told } from './testing';

const name = (of: string): Message => ({ id: `name-${of}`, args: {} });

/** What is told: the kind of each sentence and the things it names. */
const sentences = (game: string, story: GameEvent[], list: string): [string, ...string[]][] =>
  retold(game, story).map(({ event, message }) => {
    const things = ([message.args[list] ?? []].flat() as Message[]).map(({ id }) => id.replace('name-', ''));
    return [event.kind, ...things];
  });

const treat = (kind: 'got' | 'robbed' | 'got-nothing', of: string): GameEvent =>
  told<GoodBoyEvents>(kind, {
    seat: 0,
    fields: { treat: of, victim: 1, yard: 0 },
    args: { treat: name(of) },
  });
const laid = (yard: number, of: string, seat = 0): GameEvent =>
  told<GoodBoyEvents>('laid', {
    seat,
    fields: { treat: of, yard },
    args: { treat: name(of), yard: yard + 1 },
  });
const rolled = (...symbols: string[]): GameEvent =>
  told<GoodBoyEvents>('rolled', { seat: 0, fields: { symbols: [symbols.slice(0, 2), symbols.slice(2)] } });
const stopped = told<GoodBoyEvents>('stopped', { seat: 0 });
const nobody = told<GoodBoyEvents>('called-nobody', { seat: 0 });

test('a roll says what was taken; only what it does not say is told besides', () => {
  const story = [
    rolled('ball', 'any', 'bone', 'stick'),
    treat('got', 'ball'),
    treat('robbed', 'bone'),
    treat('got-nothing', 'stick'),
    treat('got', 'ball'),
    rolled('duck', 'duck'),
    treat('got', 'duck'),
    treat('got', 'duck'),
  ];
  expect(sentences('goodboy', story, 'treat')).toEqual([
    ['rolled'],
    ['robbed', 'bone'],
    ['got-nothing', 'stick'],
    ['got', 'ball'],
    ['rolled'],
  ]);
});

test('a call lays all that goes to a yard in one sentence', () => {
  const story = [stopped, laid(0, 'ball'), laid(2, 'ball'), laid(0, 'bone'), laid(0, 'bone'), nobody];
  expect(sentences('goodboy', story, 'treat')).toEqual([
    ['stopped'],
    ['laid', 'ball', 'bone', 'bone'],
    ['laid', 'ball'],
    ['called-nobody'],
  ]);
  expect(retold('goodboy', story)[1]!.message.args.yard).toBe(1);
});

test('what two any-treats brought is one sentence', () => {
  const story = [rolled('any', 'any'), treat('got', 'duck'), treat('got', 'ball')];
  expect(sentences('goodboy', story, 'treat')).toEqual([['rolled'], ['got', 'duck', 'ball']]);
});

test('two calls stay two', () => {
  const story = [laid(0, 'ball'), nobody, laid(0, 'ball'), laid(0, 'bone', 1)];
  expect(sentences('goodboy', story, 'treat')).toEqual([
    ['laid', 'ball'],
    ['called-nobody'],
    ['laid', 'ball'],
    ['laid', 'bone'],
  ]);
});

test('what is laid out or drawn at once is one sentence, what is drawn later another', () => {
  const out = (number: number): GameEvent =>
    told<BarkingEvents>('laid-out', {
      fields: { item: { number, kind: 'ball' } },
      args: { item: name(`${number}`) },
    });
  const drew = (card: string): GameEvent =>
    told<BarkingEvents>('drew', { seat: 0, to: 0, fields: { card }, args: { card: name(card) } });
  const dealt = told<BarkingEvents>('dealt', { fields: { cards: 3, short: 0 } });
  const story = [out(1), out(2), out(3), dealt, drew('mutt'), drew('cat'), dealt, drew('husky')];
  expect(sentences('barking', story, 'item')[0]).toEqual(['laid-out', '1', '2', '3']);
  expect(sentences('barking', story, 'card').slice(1)).toEqual([
    ['dealt'],
    ['drew', 'mutt', 'cat'],
    ['dealt'],
    ['drew', 'husky'],
  ]);
});

test('everybody draws their own dogs', () => {
  const drew = (seat: number, dog: 'raya' | 'momo' | 'burt' | 'missy'): GameEvent =>
    told<SpotsEvents>('drew', { seat, fields: { dog }, args: { dog: name(dog) } });
  const story = [drew(0, 'raya'), drew(0, 'momo'), drew(1, 'burt'), drew(1, 'missy')];
  expect(sentences('spots', story, 'dog')).toEqual([
    ['drew', 'raya', 'momo'],
    ['drew', 'burt', 'missy'],
  ]);
});

test('other stories are told as they are, whatever their messages are called', () => {
  const story = [told('starts', { seat: 1 }), told('undone', { seat: 1, fields: { undoes: 1 } })];
  expect(retold('dig', story)).toEqual(story.map((event) => ({ event, message: event.message })));
});
