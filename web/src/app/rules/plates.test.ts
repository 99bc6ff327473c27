import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { t, words } from '../../words/words.svelte';
import { GAMES } from '../../net/catalogue';
import { PLATES } from './plates';

const pictures = import.meta.glob<{ default: Component<{ what: string }> }>('./pictures/*.svelte');

beforeAll(async () => {
  await words.speak('en');
  await words.bring(['app', 'rules']);
});

test('every game has a short page', () => {
  expect(Object.keys(PLATES).sort()).toEqual(GAMES.map(({ game }) => game).sort());
});

test.each(Object.entries(PLATES).flatMap(([game, plates]) => plates.map((plate) => [game, plate] as const)))('%s: %s has words and a picture', async (game, plate) => {
  expect(t(`short-${game}-${plate}`)).toMatch(/ .*[.!]$/);
  const { default: Picture } = await pictures[`./pictures/${game}.svelte`]!();
  const target = document.createElement('div');
  const shown = mount(Picture, { target, props: { what: plate } });
  flushSync();
  expect(target.querySelector('svg, .tile')).not.toBeNull();
  void unmount(shown);
});
