import languages from 'virtual:languages';
import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../net/catalogue';
import { preferred, say, spoken, t, words } from './words.svelte';

beforeAll(() => words.speak('en'));

test('the words of the engine, the games and the page are all there', () => {
  for (const id of ['seat', ...GAMES.map(({ game }) => `${game}-name`), 'page-title'])
    expect(words.has(id)).toBe(true);
});

test('words of boards are brought where there are boards, and the front door is without them', async () => {
  const [door, boards] = await Promise.all([languages.en.door(), languages.en.boards()]);
  expect(door.default).not.toContain('dig-told-scored =');
  expect(boards.default).toContain('dig-told-scored =');
  await words.bring(['boards']);
  for (const { game } of GAMES) expect(words.has(`${game}-told-starts`)).toBe(true);
});

test('a message says what Python says: nested messages, lists, seats by name, plurals', () => {
  const green = { id: 'dig-colour-green', args: {} };
  const blue = { id: 'dig-colour-blue', args: {} };
  const card = { id: 'dig-card-bone', args: { colour: green, first: green, second: blue } };
  expect(say({ id: 'dig-do-deliver', args: { cards: [card, card] } })).toBe(
    'Deliver: green bone (green-blue), green bone (green-blue)',
  );
  expect(say({ id: 'dig-told-scored', args: { seat: 1, points: 1 } }, ['Ada', 'Ben'])).toBe(
    'Ben has one point.',
  );
  expect(say({ id: 'dig-told-scored', args: { seat: 2, points: 5 } }, ['Ada', 'Ben'])).toBe(
    'Player 3 has 5 points.',
  );
});

test('an id without words is shown rather than hidden', () => {
  expect(t('no-such-words')).toBe('no-such-words');
});

test('the browser owner’s first language that we speak is taken', () => {
  expect(spoken).toContain('en');
  expect(preferred(['xx', 'en-GB'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('words that only a place needs are brought, and stay when the language is changed', async () => {
  expect(words.has('dig-lesson-welcome')).toBe(false);
  await words.bring(['lesson', 'dig'], ['app', 'learn']);
  expect(t('learn-go-on')).toBe('Next');
  expect(t('dig-lesson-welcome', { name: 'Biscuit' })).toContain('Biscuit');
  await words.speak('pl');
  expect(words.language).toBe('pl');
  expect(words.has('dig-lesson-welcome')).toBe(true);
  await words.speak('en');
});

test('of two languages asked for the last one is spoken, whichever comes first', async () => {
  await Promise.all([words.speak('pl'), words.speak('en')]);
  expect(words.language).toBe('en');
});

test('a language that is chosen while words are brought is spoken', async () => {
  await Promise.all([words.speak('hu'), words.bring(['lesson', 'spots'])]);
  expect(words.language).toBe('hu');
  expect(words.has('spots-lesson-welcome')).toBe(true);
  const bringing = words.bring(['app', 'puzzles']);
  await Promise.all([words.speak('cs'), bringing]);
  expect(words.language).toBe('cs');
  await words.speak('en');
});

test('numbers are written as in the language', async () => {
  await words.speak('pl');
  expect(t('me-record-rating', { rating: 12.5, place: 1, of: 3 })).toContain('12,5');
  await words.speak('en');
  expect(t('me-record-rating', { rating: 12.5, place: 1, of: 3 })).toContain('12.5');
});
