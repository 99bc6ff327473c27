// One tap to a table with bots, started.

import { api } from '../net/api';
import { type Game, GAMES } from '../net/catalogue';
import { me } from '../net/me.svelte';
import { plans } from './plans';
import { router } from './router.svelte';

/** Three make good company, where three can play. */
const company = ({ players: [fewest, most] }: Game) => Math.min(Math.max(3, fewest), most);

export async function openWithBots(game: string, bot: string): Promise<void> {
  const known = GAMES.find((each) => each.game === game);
  if (!known) return;
  await me.comeIn();
  const { id } = await api.open({ game, players: company(known) });
  plans.set(id, { bot });
  router.go(`/table/${id}`);
}
