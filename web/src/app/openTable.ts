// One tap to a table with bots, started.

import { api } from '../net/api';
import type { Game } from '../net/catalogue';
import { gameOf } from './catalogue';
import { me } from './me/me.svelte';
import { pendingOpens } from './pendingOpen';
import { router } from './router.svelte';

/** Three make good company, where three can play. */
const company = ({ players: [fewest, most] }: Game) => Math.min(Math.max(3, fewest), most);

export async function openWithBots(game: string, bot: string): Promise<void> {
  const known = gameOf(game);
  if (!known) return;
  await me.comeIn();
  const { id } = await api.open({ game, players: company(known) });
  pendingOpens.set(id, { bot });
  router.go(`/table/${id}`);
}
