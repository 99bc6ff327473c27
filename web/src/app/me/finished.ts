// A finished game in a line or two.

import type { FinishedGame, FinishedSeat } from '../../net/wire';
import { t } from '../../words/words.svelte';
import { petName } from '../table/people';

/** Return the display name of a seat; bots have their names at the table. */
export function seatName(seat: FinishedSeat, number: number): string {
  if (seat.name) return seat.name;
  return seat.bot ? petName(number) : t('talk-watcher');
}

/** Return the result from the reader's point of view. */
export function resultWords(game: FinishedGame): string {
  const winners = game.seats.flatMap((seat, number) => (seat.won ? [{ seat, number }] : []));
  if (!winners.length) return t(game.ending === 'agreed' ? 'ending-agreed' : 'end-nobody');
  const mine = winners.some(({ seat }) => seat.mine);
  if (mine) return t(winners.length > 1 ? 'me-games-shared' : 'me-games-won');
  return winners.length > 1
    ? t('end-shared', { names: winners.map(({ seat, number }) => seatName(seat, number)).join(', ') })
    : t('end-won', { name: seatName(winners[0]!.seat, winners[0]!.number) });
}

/** Everybody with their points, the best first. */
export const seatWords = (game: FinishedGame): string =>
  game.seats
    .map((seat, number) => ({ seat, number }))
    .sort((a, b) => Number(b.seat.won) - Number(a.seat.won) || b.seat.score - a.seat.score)
    .map(({ seat, number }) => `${seatName(seat, number)} ${seat.score}`)
    .join(' · ');
