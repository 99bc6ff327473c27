// What the table and a game's board tell each other. Every games/<game>/Board.svelte takes exactly BoardProps.

export type ArgValue = string | number | Said | Said[];

/** A message as the engine makes it: an id with arguments, which may be messages themselves. */
export interface Said {
  id: string;
  args: Record<string, ArgValue>;
}

/** Something that happened. */
export interface Told extends Said {
  version: number;
}

/** Something the seat may do now: its notation, its words, its parts for highlighting. */
export interface Legal {
  text: string;
  message: Said;
  kind: string;
  [field: string]: unknown;
}

/** All that a perfect memory in this seat would know. */
export interface View {
  game: string;
  players: number;
  names: string[];
  options: Record<string, unknown>;
  seat: number | null;
  version: number;
  to_move: number | null;
  over: boolean;
  scores: number[];
  result: null | { winners: number[]; scores: number[]; reason: string; message: Said };
  // Each game has a board of its own shape; its Board.svelte knows it.
  board: any;
  legal: Legal[];
}

export interface BoardProps {
  view: View;
  /** The events that led from the last view to this one, for animation. */
  news: Told[];
  coach: unknown | null;
  /** An action to point at, wherever on the board it is done. */
  hinted?: Legal | null;
  /** A command is on its way: draft on, but don't send. */
  busy: boolean;
  /** Plays notations as one batch. */
  send: (actions: string[]) => void;
  /** Shows the rule of this number. */
  explain: (rule: string) => void;
  say: (m: Said) => string;
}
