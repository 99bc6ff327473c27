import { describe, expect, it } from 'vitest';
import moments from '../../gallery/views/barking.json';
import { press, shown } from '../testing';
import Board from './Board.svelte';
import { emptyDraft, lays, mostOf, notation, packsAt, placesOf, stepped, toggled } from './board';
import { loudness } from './microphone';
import type { BarkingView, ItemSeen } from './types';

const views = moments.map(({ name, view }) => [name, view as unknown as BarkingView] as const);
const playing = views.filter(([, view]) => view.legal.length);
const inPhase = (phase: string): BarkingView => playing.find(([, view]) => view.board.phase === phase)![1];

describe.each(playing.filter(([, view]) => view.board.phase === 'act'))('%s', (_, view) => {
  it('can lay each breed with its most cards just where the rules let it', () => {
    for (const breed of new Set(lays(view).map((each) => each.breed))) {
      const draft = toggled(emptyDraft(), view, breed);
      expect(placesOf(draft, view)).toEqual(new Set(lays(view).find((each) => each.breed === breed)!.items));
      expect(notation(draft, view, 2)).toMatch(/^lay [a-z-]+( x\d)? at 2$/);
    }
  });
});

it('adds up what is drafted, with wonder dogs at the best breed', () => {
  const view = {
    board: {
      phase: 'act',
      breeds: [{ id: 'husky' }, { id: 'mutt' }],
      items: [
        { number: 1, token: false },
        { number: 3, token: true },
      ],
    },
    legal: [],
  } as unknown as BarkingView;
  view.legal = [
    {
      kind: 'lay',
      text: '',
      message: { id: '', args: {} },
      breed: 'mutt',
      cards: 2,
      wonders: 0,
      items: [1, 3],
    },
    {
      kind: 'lay',
      text: '',
      message: { id: '', args: {} },
      breed: 'husky',
      cards: 1,
      wonders: 0,
      items: [1, 3],
    },
  ];
  const draft = { ...toggled(toggled(emptyDraft(), view, 'mutt'), view, 'husky'), wonders: 1 };
  expect(notation(draft, view, 3)).toBe('lay husky +1, mutt x2 at 3');
  expect(placesOf(draft, view)).toEqual(new Set([3]));
  expect(stepped(draft, view, 'mutt', -1).breeds.mutt).toBe(1);
  expect(stepped(draft, view, 'mutt', 5).breeds.mutt).toBe(mostOf(view, 'mutt'));
  expect(toggled(toggled(draft, view, 'mutt'), view, 'husky')).toEqual(emptyDraft());
});

it('puts the biggest pack first, and the leader before who is tied with it', () => {
  const item = { strength: [1, 2, 2], leader: 2, dogs: [] } as unknown as ItemSeen;
  expect(packsAt(item).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

it.each(['where', 'token'])('%s: every action takes one press', (phase) => {
  const view = inPhase(phase);
  const { page, sent, away } = shown(Board, view);
  for (const button of page.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])'))
    button.click();
  expect(new Set(sent.map(([text]) => text))).toEqual(new Set(view.legal.map((each) => each.text)));
  away();
});

it('lays by a tap on a breed and a tap on an item', () => {
  const view = inPhase('act');
  const [first] = lays(view);
  const { page, sent, away } = shown(Board, view);
  press(page, `[data-place="hand-${first!.breed}"]`);
  press(page, '.place.can');
  expect(sent).toEqual([[expect.stringMatching(/^lay .* at \d$/)]]);
  expect(view.board.items.map((item) => String(item.number))).toContain(sent[0]![0]!.at(-1));
  away();
});

it.each(views.filter(([name]) => name.endsWith('end')))(
  '%s: everybody is seen with what they won, the winner first, and nothing is left to hold',
  (_, view) => {
    const { page, away } = shown(Board, view);
    const seats = [...page.querySelectorAll('[data-place^="seat-"]')];
    expect(seats).toHaveLength(view.players);
    expect(seats[0]!.textContent).toContain(view.names[view.result!.winners[0]!]);
    for (const [seat, won] of view.board.won.entries())
      expect(page.querySelectorAll(`[data-place="seat-${seat}"] .trophies i`)).toHaveLength(
        Object.values(won).filter(Boolean).length,
      );
    expect(page.querySelector('.own')).toBeNull();
    away();
  },
);

it('hears a whisper and a bark', () => {
  expect(loudness(0)).toBe(0);
  expect(loudness(0.02)).toBeLessThan(loudness(0.2));
  expect(loudness(1)).toBe(99);
});
