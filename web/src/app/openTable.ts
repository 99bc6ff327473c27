// One tap to a table with bots, started.

import { api } from '../net/api';
import type { Game } from '../net/catalogue';
import { gameOf } from './catalogue';
import { me } from './me/me.svelte';
import { pendingOpens } from './pendingOpen';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** The bots that people play against, the easiest first. */
export const FOES = ['puppy', 'young-dog', 'good-dog', 'clever-dog', 'top-dog'];

/** With whom somebody plays: bots of a kind, and how many are at the table. */
export interface Company {
  bot: string;
  players: number;
}

/** Three make good company, where three can play. */
export const company = ({ players: [fewest, most] }: Game): number => Math.min(Math.max(3, fewest), most);

/** Play with bots; with whom is remembered for the next time. */
export async function openWithBots(game: string, bot: string, players?: number): Promise<void> {
  const known = gameOf(game);
  if (!known) return;
  await me.comeIn();
  const wanted = players ?? settings.kept.plays[game]?.players ?? company(known);
  const { id } = await api.open({ game, players: wanted });
  settings.set('plays', { ...settings.kept.plays, [game]: { bot, players: wanted } });
  pendingOpens.set(id, { bot });
  router.go(`/table/${id}`);
}
