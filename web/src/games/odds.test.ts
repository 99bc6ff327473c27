import { describe, expect, it } from 'vitest';
import { GAMES } from '../net/catalogue';
import type { Message, View } from './board';
import { boardOf } from './boards';
import { percent } from './odds';
import { shown } from './testing';

const views = import.meta.glob<Moment[]>('../gallery/views/*.json', { import: 'default' });

it.each([
  [0, '0'],
  [0.001, '<1'],
  [0.5, '50'],
  [0.999, '>99'],
  [1, '100'],
])('%d is %s percent', (chance, said) => {
  expect(percent(chance)).toBe(said);
});

interface Moment {
  name: string;
  view: View;
  coach: { lines: Message[] } | null;
}

const viewsOf = (game: string) => views[`../gallery/views/${game}.json`];

describe.each(GAMES.filter(({ game }) => viewsOf(game)))('$game', async ({ game }) => {
  const Board = await boardOf(game);
  const playing = (await viewsOf(game)!()).filter(({ view }) => view.legal.length);

  function odds(view: View, coach: unknown): (string | undefined)[] {
    const { page, away } = shown(Board, view, { coach });
    const found = [...page.querySelectorAll('.odds')].map((each) => each.textContent?.trim());
    away();
    return found;
  }

  const numbered = (moment: Moment) => odds(moment.view, moment.coach).filter(Boolean);

  it('shows the coach’s numbers where they belong, and none without a coach or after the end', () => {
    const worth = playing.find((moment) => numbered(moment).length > 1);
    expect(worth).toBeDefined();
    const { view, coach } = worth!;
    expect(odds(view, null)).toEqual([]);
    expect(odds({ ...view, over: true, to_move: null, legal: [] }, coach)).toEqual([]);
  });

  // One action of every kind is enough: boards are slow to put up here.
  const kinds = new Map(
    playing.flatMap(({ name, view }) =>
      view.legal.map((action) => [action.kind, { name, view, action }] as const),
    ),
  );
  it.each([...kinds.values()].filter(({ action }) => action.kind !== 'bark'))(
    'points at where $action.text is done ($name)',
    ({ view, action }) => {
      const { page, away } = shown(Board, view, { hinted: action });
      expect(page.querySelectorAll('.hinted').length).toBeGreaterThan(0);
      away();
    },
  );

  it('points at nothing unless it is asked', () => {
    const { page, away } = shown(Board, playing[0].view);
    expect(page.querySelector('.hinted')).toBeNull();
    away();
  });
});
