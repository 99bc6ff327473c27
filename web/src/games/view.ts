// Made by scripts/wire_types.py from the engine. Don't edit: run the script.

import type { Message } from './message';

/** The part of a view that was agreed before the start. */
export interface AgreedView {
  /** The id of the game. */
  game: string;
  /** The number of seats; they count from 0. */
  players: number;
  /** Names by seat; empty for seats without one. */
  names: string[];
  /** The options of the game, by name. */
  options: Record<string, boolean | number | string>;
  /** The custom box as it was given; None for the printed one. */
  box: unknown;
  /** The version of the game's rules. */
  rules: number;
}

/** The end of a game. */
export interface ResultDict {
  /** The winning seats; several share a victory. */
  winners: number[];
  /** Points by seat. */
  scores: number[];
  /** The ending by name. */
  reason: string;
  message: Message;
}

/** The public part of a view. */
export interface SharedView {
  /** The number of the last version; it only grows. */
  version: number;
  /** The seat whose turn it is; None when the game is over. */
  to_move: number | null;
  /** The game has ended. */
  over: boolean;
  /** None until the game is over. */
  result: ResultDict | null;
  /** Points by seat, as far as they are public. */
  scores: number[];
}
