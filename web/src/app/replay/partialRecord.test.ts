import { expect, test } from 'vitest';
import { readPartial } from './partialRecord';

const RECORD = `barkade 1
game dig
players 3
name 1 Ada Lovelace
name 2 Bo
told 2

0 |
  {"fields":{},"kind":"starts","message":{"args":{"seat":1},"id":"dig-told-starts"},"seat":1,"to":null,"version":0}
1 2 | dig
  {"fields":{"place":4},"kind":"found","message":{"args":{"seat":1},"id":"dig-told-found"},"seat":1,"to":1,"version":1}
`;
const OF_VERSION_0_1 =
  RECORD.replace(/\n\n[^]*/, '') + '\n\n0 |\n  {"args":{"seat":1},"id":"dig-told-starts","version":0}\n';

test('the record of a running game is what a seat was told', () => {
  expect(readPartial(RECORD)).toMatchObject({
    game: 'dig',
    players: 3,
    names: ['Ada Lovelace', 'Bo'],
    seat: 1,
    last: 1,
    events: [
      { kind: 'starts', seat: 1, to: null, message: { id: 'dig-told-starts' } },
      { version: 1, kind: 'found', to: 1, fields: { place: 4 } },
    ],
  });
  expect(readPartial(RECORD.replace('told 2', 'told spectator').replaceAll('\n', '\r\n'))?.seat).toBeNull();
});

test('records of version 0.1 hold words alone', () => {
  const message = { id: 'dig-told-starts', args: { seat: 1 } };
  expect(readPartial(OF_VERSION_0_1)?.events).toEqual([
    { version: 0, kind: '', seat: 1, to: null, fields: {}, message },
  ]);
});

test('a whole record, and what is none, are left to the server', () => {
  expect(readPartial(RECORD.replace('told 2\n', ''))).toBeNull();
  expect(readPartial('hello')).toBeNull();
  expect(readPartial(RECORD.replace('{"fields', '{fields'))).toBeNull();
});
