import { expect, test } from 'vitest';
import { codeIn, tableIn } from './joinCode';

test.each([
  ['aB3', 'aB3'],
  ['  aB3 \n', 'aB3'],
  ['http://192.168.0.7:8000/table/aB3', 'aB3'],
  ['http://192.168.0.7:8000/table/aB3/', 'aB3'],
  ['192.168.0.7:8000/table/aB3/screen', 'aB3'],
  ['https://barkade.example/table/aB3?from=chat#top', 'aB3'],
  ['https://barkade.example/replay/aB3', 'aB3'],
  ['/table/a%20b', 'a b'],
  ['100%', '100%'],
  ['', ''],
])('%j means table %j', (pasted, table) => expect(tableIn(pasted)).toBe(table));

test.each([
  ['K7RPX', 'K7RPX'],
  [' k7 r-px ', 'K7RPX'],
  ['about', ''],
  ['K7RP', ''],
  ['K7RP0', ''],
])('%j is the room code %j', (typed, code) => expect(codeIn(typed)).toBe(code));
