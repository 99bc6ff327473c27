import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../net/catalogue';
import { t, words } from '../words/words.svelte';
import { quickRulesOf } from './quickRules';

const found = await Promise.all(GAMES.map(async ({ game }) => ({ game, quick: await quickRulesOf(game) })));

describe.each(found.filter(({ quick }) => quick))('$game', ({ game, quick }) => {
  test.each(quick!.rules)('%s has words and a picture', async (rule) => {
    await words.speak('en');
    await words.bring(['quick', game]);
    expect(t(`short-${game}-${rule}`)).toMatch(/ .*[.!]$/);
    const target = document.createElement('div');
    const shown = mount(quick!.Picture, { target, props: { what: rule } });
    flushSync();
    expect(target.querySelector('svg, .tile')).not.toBeNull();
    void unmount(shown);
  });
});

test('a game may have none', async () => {
  expect(await quickRulesOf('unheard-of')).toBeNull();
});
