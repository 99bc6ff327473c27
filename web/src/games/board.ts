// The interface between a table and a game's board. Every games/<game>/Board.svelte takes exactly BoardProps.

import type { Message } from './message';
import type { AgreedView, SharedView } from './view';

export type { ArgValue, Message } from './message';

/** Something that happened. The kinds and fields of a game's events are in games/<game>/types.ts. */
export interface GameEvent<Kind extends string = string, Fields = Record<string, unknown>> {
  version: number;
  kind: Kind;
  /** The seat that caused it; null for none. */
  seat: number | null;
  /** The only seat that was told; null for everybody. */
  to: number | null;
  fields: Fields;
  message: Message;
}
/** The fields of events by kind, of a game that isn't known. */
export type AnyEvents = Record<string, Record<string, unknown>>;
/** Any event of a game, from the fields by kind that its types.ts lists; a version may be taken back in all of them. */
export type EventOf<Events> =
  | { [Kind in keyof Events & string]: GameEvent<Kind, Events[Kind]> }[keyof Events & string]
  | GameEvent<'undone', { undoes: number }>;

/** An action in parts, for highlighting; each game has its own (games/<game>/types.ts). */
export interface ActionFields {
  kind: string;
}

/** Something the seat may do now: its parts, its notation and its words. */
export type Legal<Action extends ActionFields = ActionFields> = Action & { text: string; message: Message };

/** All that a perfect memory in this seat would know. */
export interface View<Board = unknown, Action extends ActionFields = ActionFields>
  extends AgreedView, SharedView {
  seat: number | null;
  board: Board;
  legal: Legal<Action>[];
}

export interface BoardProps<Board = unknown, Action extends ActionFields = ActionFields, Events = AnyEvents> {
  view: View<Board, Action>;
  /** The events that led from the last view to this one, for animation. */
  news: EventOf<Events>[];
  coach: unknown | null;
  /** An action to highlight on the board. */
  hinted?: Legal<Action> | null;
  /** A command is on its way: draft on, but don't send. */
  busy: boolean;
  /** Plays notations as one batch. */
  send: (actions: string[]) => void;
  /** Shows the rule of this number. */
  explain: (rule: string) => void;
  say: (m: Message) => string;
  /** The board is shown on a table screen: show the player's own things and the controls only. */
  controller?: boolean;
  /** The table plays the moments of the game (moments.ts): the board leaves them to it. */
  staged?: boolean;
}
