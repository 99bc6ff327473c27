import { describe, expect, it } from 'vitest';
import barking from '../gallery/views/barking.json';
import dig from '../gallery/views/dig.json';
import goodboy from '../gallery/views/goodboy.json';
import spots from '../gallery/views/spots.json';
import type { Said, View } from './board';
import { shown } from './reach';
import Barking from './barking/Board.svelte';
import Dig from './dig/Board.svelte';
import GoodBoy from './goodboy/Board.svelte';
import { percent } from './odds';
import Spots from './spots/Board.svelte';

it.each([[0, '0'], [0.001, '<1'], [0.5, '50'], [0.999, '>99'], [1, '100']])('%d is %s percent', (chance, said) => {
  expect(percent(chance)).toBe(said);
});

/** A phase in which the coach has numbers to show. */
const WORTH_ODDS = { dig: 'act', goodboy: 'rolling', spots: 'choose', barking: 'act' };

const BOARDS = [
  ['dig', Dig, dig],
  ['goodboy', GoodBoy, goodboy],
  ['spots', Spots, spots],
  ['barking', Barking, barking],
] as const;

interface Moment {
  name: string;
  view: View;
  coach: { lines: Said[] } | null;
}

describe.each(BOARDS)('%s', (game, Board, moments) => {
  const playing = (moments as unknown as Moment[]).filter(({ view }) => view.legal.length);

  function odds(view: View, coach: unknown): (string | undefined)[] {
    const { page, away } = shown(Board, view, { coach });
    const found = [...page.querySelectorAll('.odds')].map((each) => each.textContent?.trim());
    away();
    return found;
  }

  it('shows the coach’s numbers where they belong, and none without a coach', () => {
    const { view, coach } = playing.find(({ view: { board } }) => board.phase === WORTH_ODDS[game])!;
    expect(odds(view, coach).filter(Boolean).length).toBeGreaterThan(1);
    expect(odds(view, null)).toEqual([]);
  });

  it('keeps no odds of the coach’s when the game is over', () => {
    const { view, coach } = playing.find(({ view: { board } }) => board.phase === WORTH_ODDS[game])!;
    expect(odds({ ...view, over: true, to_move: null, legal: [] }, coach)).toEqual([]);
  });

  // One action of every kind is enough: boards are slow to put up here.
  const kinds = new Map(playing.flatMap(({ name, view }) => view.legal.map((action) => [action.kind, { name, view, action }] as const)));
  it.each([...kinds.values()].filter(({ action }) => action.kind !== 'bark'))('points at where $action.text is done ($name)', ({ view, action }) => {
    const { page, away } = shown(Board, view, { hinted: action });
    expect(page.querySelectorAll('.hinted').length).toBeGreaterThan(0);
    away();
  });

  it('points at nothing unless it is asked', () => {
    const { page, away } = shown(Board, playing[0].view);
    expect(page.querySelector('.hinted')).toBeNull();
    away();
  });
});
