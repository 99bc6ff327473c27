import { expect, test } from 'vitest';
import { placeOf } from './router.svelte';

test.each([
  ['/', '', { name: 'home' }],
  ['/table/abc', '', { name: 'table', id: 'abc' }],
  ['/table/abc/', '', { name: 'table', id: 'abc' }],
  ['/table/abc/screen', '', { name: 'screen', id: 'abc' }],
  ['/replay/abc', '', { name: 'replay', id: 'abc' }],
  ['/replay', '', { name: 'replay', id: '' }],
  ['/learn/dig', '', { name: 'learn', game: 'dig' }],
  ['/learn', '', { name: 'nowhere' }],
  ['/rules/dig', '#DIG-4.1', { name: 'rules', game: 'dig', rule: 'DIG-4.1' }],
  ['/me', '', { name: 'me', code: '' }],
  ['/me', '#secret', { name: 'me', code: 'secret' }],
  ['/about', '', { name: 'about' }],
  ['/table', '', { name: 'nowhere' }],
  ['/table/a/b', '', { name: 'nowhere' }],
  ['/a/b/c/d', '', { name: 'nowhere' }],
  ['/%E0%A4%A', '', { name: 'nowhere' }],
])('%s%s is a place', (path, hash, place) => {
  expect(placeOf(path, hash)).toEqual(place);
});
