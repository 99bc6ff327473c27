// A log of single events, put together to turns.

import type { GameEvent, Message } from '../../games/board';
import { retellingOf, retold } from '../../games/story';

export interface Line {
  said: Message;
  /** Told to this reader alone. */
  private: boolean;
}

export interface Turn {
  seat: number | null;
  lines: Line[];
}

export function turnsOf(game: string, story: readonly GameEvent[]): Turn[] {
  const { isOfNobody } = retellingOf(game);
  const told: Turn[] = [];
  for (const { event, message } of retold(game, story)) {
    const { seat } = event;
    const last = told.at(-1);
    const line = { said: message, private: isPrivate(event) };
    // What nobody did goes on in the turn of whoever caused it. Somebody without a seat may have turns, too.
    const goesOn = isOfNobody?.(event) ? last?.seat === null : seat === null || last?.seat === seat;
    if (last && goesOn) last.lines.push(line);
    else told.push({ seat, lines: [line] });
  }
  return told;
}

/** Told to one seat alone. */
export const isPrivate = ({ to }: GameEvent): boolean => to !== null;
