import { expect, test } from 'vitest';
import type { Evening, TableInfo } from '../../net/wire';
import { GAMES } from '../../net/catalogue';
import { byPoints, gamesFor, nextGames } from './sheet';

const player = (name: string, points: number, wins: number) => ({
  person: name,
  name,
  dog: null,
  bot: '',
  seat: 0,
  points,
  wins,
  by_game: [],
  cup: false,
});

const evening = (...games: string[]): Evening => ({
  players: [player('Anna', 3, 1), player('Bo', 4, 0), player('Cy', 3, 2)],
  games: games.map((game, at) => ({ table: `t${at}`, game, winners: [] })),
  ended: false,
});

test('the best stands first, and victories tell equals apart', () => {
  expect(byPoints(evening()).map((each) => each.name)).toEqual(['Bo', 'Cy', 'Anna']);
});

test('the game that was played least comes next, and only those that so many can play', () => {
  const all = gamesFor(3).map(({ game }) => game);
  expect(all).toEqual(GAMES.map(({ game }) => game));
  const next = (...played: string[]) =>
    nextGames({ players: 3, evening: evening(...played) } as TableInfo).map(({ game }) => game);
  expect(next(all[0]!)[0]).toBe(all[1]);
  expect(next(all[1]!, all[0]!)[0]).toBe(all[2]);
  // Once all have been played, the one just played comes last.
  expect(next(...all)[0]).toBe(all[0]);
  expect(next(...all).at(-1)).toBe(all.at(-1));
  const five = GAMES.filter(({ players }) => players[1] >= 5).map(({ game }) => game);
  expect(nextGames({ players: 5, evening: evening() } as TableInfo).map(({ game }) => game)).toEqual(five);
});
