// Statistics of a person's finished games, by game.

import type { GameResult, Rating } from '../../net/wire';

/** How many of the last games are shown one by one. */
const FORM = 10;

export interface Stats {
  game: string;
  played: number;
  won: number;
  best: number;
  /** The last games, the newest last: whether each was won. */
  form: boolean[];
}

export interface Standing {
  rating: number;
  games: number;
  /** From 1. */
  place: number;
  of: number;
}

/** Games are given newest first; one with several own seats counts once. */
export function statsOf(results: readonly GameResult[], person: string): Stats[] {
  const found = new Map<string, Stats>();
  for (const result of results) {
    const mine = result.seats.filter((seat) => seat.person === person);
    if (!mine.length) continue;
    // A game that was stopped by agreement only counts for those who had left before.
    if (result.ending === 'agreed' && !mine.some((seat) => seat.forfeited)) continue;
    const sofar = found.get(result.game) ?? {
      game: result.game,
      played: 0,
      won: 0,
      best: -Infinity,
      form: [],
    };
    const won = mine.some((seat) => seat.won);
    found.set(result.game, {
      game: result.game,
      played: sofar.played + 1,
      won: sofar.won + Number(won),
      best: Math.max(sofar.best, ...mine.map((seat) => seat.score)),
      form: sofar.form.length < FORM ? [won, ...sofar.form] : sofar.form,
    });
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}

/** Ratings are given strongest first; null without a rated game. */
export function standingOf(ratings: readonly Rating[], person: string): Standing | null {
  const at = ratings.findIndex((each) => each.person === person);
  return at < 0
    ? null
    : { rating: ratings[at].rating, games: ratings[at].games, place: at + 1, of: ratings.length };
}
