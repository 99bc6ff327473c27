// Made by scripts/wire_types.py from the engine. Don't edit: run the script.

import type { Message } from './message';

/** The part of a view that was agreed before the start. */
export interface AgreedView {
  game: string;
  players: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  /** The table's own box, as it was given; None for the printed one. */
  box: unknown;
  /** The version of the game's rules. */
  rules: number;
}

/** The end of a game. */
export interface ResultDict {
  winners: number[];
  scores: number[];
  /** The ending by name. */
  reason: string;
  message: Message;
}

/** The part that everybody sees alike. */
export interface SharedView {
  version: number;
  /** None when the game is over. */
  to_move: number | null;
  over: boolean;
  result: ResultDict | null;
  scores: number[];
}
