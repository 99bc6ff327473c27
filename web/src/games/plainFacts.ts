// The text of the plain board: every part of a board with a message `<game>-fact-<part>`.

import type { View } from './board';

export interface Fact {
  id: string;
  value: string | number;
}

export interface Facts {
  /** Parts that belong to no player. */
  table: Fact[];
  /** Parts of each player: lists of the board with one entry per player. */
  seats: Fact[][];
}

/** How things stand, as far as `has` knows words for it. Parts of a part are called `<game>-fact-<part>-<its part>`. */
export function factsOf({ game, players, board }: View, has: (id: string) => boolean): Facts {
  const found: Facts = { table: [], seats: Array.from({ length: players }, () => []) };
  for (const [part, value] of Object.entries(board as Record<string, unknown>)) {
    const id = `${game}-fact-${part}`;
    if (Array.isArray(value) && value.length === players)
      value.forEach((each, seat) => add(found.seats[seat]!, id, each));
    else add(found.table, id, value);
  }
  return found;

  function add(to: Fact[], id: string, value: unknown): void {
    if (typeof value === 'number' || typeof value === 'string') {
      if (has(id)) to.push({ id, value });
    } else if (value && typeof value === 'object') {
      for (const [part, each] of Object.entries(value)) add(to, `${id}-${part}`, each);
    }
  }
}
