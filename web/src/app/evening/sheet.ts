// Texts and order of an evening's score sheet.

import { type Game, GAMES } from '../../net/catalogue';
import type { Evening, EveningPlayer, TableInfo } from '../../net/wire';
import { t } from '../../words/words.svelte';
import { petName } from '../table/people';

/** Return the name of a player on the sheet. */
export function playerName(player: EveningPlayer): string {
  if (player.name) return player.name;
  return player.bot ? petName(player.seat) : t('talk-watcher');
}

/** The best first; equals in the order in which they came. */
export const byPoints = (evening: Evening): EveningPlayer[] =>
  [...evening.players].sort((a, b) => b.points - a.points || b.wins - a.wins);

/** Return the games for this number of players. */
export const gamesFor = (players: number): Game[] =>
  GAMES.filter(({ players: [fewest, most] }) => fewest <= players && players <= most);

/** The games that can come next, the one that was played least first. */
export function nextGames(info: TableInfo): Game[] {
  const played = (game: Game) => info.evening?.games.filter((each) => each.game === game.game).length ?? 0;
  const last = info.evening?.games.at(-1)?.game;
  return gamesFor(info.players).sort(
    (a, b) => played(a) - played(b) || Number(a.game === last) - Number(b.game === last),
  );
}

/** Return a text about who has the cup, or would get it now. */
export function cupWords(evening: Evening): string {
  const names = evening.players.filter((each) => each.cup).map(playerName);
  return names.length === 1
    ? t('evening-cup', { name: names[0]! })
    : t('evening-cup-shared', { names: names.join(', ') });
}
