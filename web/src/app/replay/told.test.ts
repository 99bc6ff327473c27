import { expect, test } from 'vitest';
import { readTold } from './told';

const RECORD = `barkade 1
game dig
players 2
name 1 Ada Lovelace
name 2 Bo
told 2

0 |
  {"args":{"seat":1},"id":"dig-told-starts","version":0}
1 2 | to 4
  {"args":{"place":4,"seat":1,"start":0},"id":"dig-told-moved","version":1}
`;

test('the record of a running game is what a seat was told', () => {
  expect(readTold(RECORD)).toMatchObject({ game: 'dig', names: ['Ada Lovelace', 'Bo'], seat: 1, last: 1, events: [{ id: 'dig-told-starts' }, { version: 1 }] });
  expect(readTold(RECORD.replace('told 2', 'told spectator').replaceAll('\n', '\r\n'))?.seat).toBeNull();
});

test('a whole record, and what is none, are left to the server', () => {
  expect(readTold(RECORD.replace('told 2\n', ''))).toBeNull();
  expect(readTold('hello')).toBeNull();
  expect(readTold(RECORD.replace('{"args":{"seat', '{args'))).toBeNull();
});
