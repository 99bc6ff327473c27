// Made by scripts/wire_types.py from the structs of the server. Don't edit: run the script.

import type { Said, Told as EventTold, View } from '../games/board';

export const BARKS = ['woof', 'grr', 'whine', 'howl', 'yip', 'sniff', 'wag', 'zoomies', 'beg', 'sleepy'] as const;
export const LONGEST_NAME = 24;
export const LONGEST_TALK = 300;

/** Play actions, given by their notation, as one version: whole or not at all. */
export interface Play {
  do: 'play';
  seat: number;
  version: number;
  actions: string[];
  id: string;
}

/** Take one's own last version back. Past open dice this becomes an offer that everybody has to agree to. */
export interface Undo {
  do: 'undo';
  seat: number;
  version: number;
  id: string;
}

/** Ask all the others: to end the game now, to pause, to go on, to let a bot play for somebody who is away. */
export interface Offer {
  do: 'offer';
  what: 'end' | 'hand' | 'pause' | 'resume';
  seat?: number;
  id: string;
}

/** Agree or decline what was offered. */
export interface Answer {
  do: 'answer';
  yes: boolean;
  id: string;
}

/** Give up: of two seats the other wins, of more a bot finishes the game. */
export interface Resign {
  do: 'resign';
  seat: number;
  id: string;
}

/** Take a free seat, take over a bot's in mid-game, or take one's own back. */
export interface Sit {
  do: 'sit';
  seat: number;
  nonce?: string | null;
  id: string;
}

/** Add one's own random bytes to the table's chance, after having seen its commitment. */
export interface Mix {
  do: 'mix';
  seat: number;
  nonce: string;
  id: string;
}

/** Leave a seat: before the start it is free again, afterwards a bot plays on and it can be taken back. */
export interface Stand {
  do: 'stand';
  seat: number;
  id: string;
}

/** The host puts a bot into a free seat, or another one into a bot's seat. */
export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  bot: string;
  id: string;
}

/** The host sends a bot or a person away: before the start the seat is free, afterwards a bot plays on. */
export interface Unseat {
  do: 'unseat';
  seat: number;
  id: string;
}

/** The host lets a bot play for somebody who has been away for a while. */
export interface Hand {
  do: 'hand';
  seat: number;
  id: string;
}

/** The host chooses who starts; None lets chance decide. */
export interface First {
  do: 'first';
  seat?: number | null;
  id: string;
}

/** The host begins the game. */
export interface Start {
  do: 'start';
  id: string;
}

/** A short text to the table. */
export interface Say {
  do: 'say';
  text: string;
  id: string;
}

/** A quick reaction. */
export interface Bark {
  do: 'bark';
  bark: 'beg' | 'grr' | 'howl' | 'sleepy' | 'sniff' | 'wag' | 'whine' | 'woof' | 'yip' | 'zoomies';
  id: string;
}

/** The host lets somebody talk no more, or again. */
export interface Mute {
  do: 'mute';
  person: string;
  muted?: boolean;
  id: string;
}

/** The dog that stands for a person, as the page draws it: each a number of its own list. */
export interface Dog {
  head?: number;
  ears?: number;
  snout?: number;
  coat?: number;
  patch?: number;
  marking?: number;
  fur?: number;
  collar?: number;
}

/** Who sits in a seat. */
export interface SeatInfo {
  kind: 'bot' | 'free' | 'outside' | 'person';
  person: string;
  name: string;
  dog: Dog | null;
  bot: string;
  ready: boolean;
  online: boolean;
  resigned: boolean;
}

/** Something that awaits everybody's consent. */
export interface Offered {
  what: string;
  seat: number;
  by: string;
  agreed: string[];
  missing: string[];
}

/** All about a table but the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  own_box: boolean;
  phase: 'open' | 'over' | 'playing';
  host: string;
  seats: SeatInfo[];
  watchers: number;
  clock: number;
  deadline: number | null;
  paused: boolean;
  help: string;
  public: boolean;
  commit: string;
  seed: string | null;
  nonces: string[] | null;
  offer: Offered | null;
  ending: string;
  winners: number[];
  rematch: string;
  muted: string[];
  now: number;
}

/** A seat's full view, and the events that led to it from the last view that this client has seen. */
export interface Seen {
  seat: number | null;
  view: View;
  events: EventTold[];
  undo: 'ask' | 'free' | 'no';
}

/** Something said or barked; `seq` is its number among the table's rows. */
export interface Talk {
  seq: number;
  who: string;
  at: number;
  text: string;
  bark: string;
}

/** What happened at the table; complete in itself. The first one after connecting tells all since the last visit. */
export interface News {
  type: 'news';
  table: string;
  version: number;
  seq: number;
  seen: Seen[];
  deadline: number | null;
  info: TableInfo | null;
  talk: Talk[];
  ack: string | null;
}

/** A command is durable (perhaps since long ago). */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
  seq: number;
}

/** A command was not done, and why. */
export interface Refused {
  type: 'refused';
  id: string;
  kind: string;
  message: Said;
  rule: string;
  version: number;
}

/** Who is connected. */
export interface Presence {
  type: 'presence';
  online: boolean[];
  watchers: number;
}

/** The server ends this connection; `again` says whether to come back at once. */
export interface Bye {
  type: 'bye';
  reason: string;
  again: boolean;
}

/** What somebody is told of themselves. */
export interface Me {
  id: string;
  name: string;
  dog: Dog;
  webhook: string;
  email: string;
  language: string;
}

/** Coming in. */
export interface Introduction {
  name: string;
  dog?: Dog;
  language?: string | null;
}

/** What somebody changes about themselves. */
export interface Changes {
  name?: string | null;
  dog?: Dog | null;
  webhook?: string | null;
  email?: string | null;
  language?: string | null;
}

/** The secret of a personal link. */
export interface Code {
  code: string;
}

/** A personal link: whoever opens it can go on as this person, once. */
export interface Link {
  link: string;
  code: string;
}

/** One option of a game, and what it may be. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  default: boolean | number | string;
  choices: string[];
  low: number;
  high: number;
}

/** One game of the house. */
export interface GameInfo {
  game: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
}

/** All that can be played, and against whom. */
export interface Games {
  games: GameInfo[];
  bots: string[];
}

/** The table that somebody wants to open. */
export interface Wish {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  box?: Record<string, unknown> | null;
  clock?: number;
  help?: 'all' | 'coach' | 'none';
  public?: boolean;
  record?: string;
  upto?: number;
}

/** A table that was opened. */
export interface Opening {
  id: string;
  link: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  phase: string;
  players: number;
  names: string[];
  free: number;
  to_move: number | null;
  since: number;
  mine: number[];
  deadline: number | null;
  paused: boolean;
}

/** Tables. */
export interface Lines {
  tables: TableLine[];
}

/** A seat for a program from outside. */
export interface OutsideWish {
  seat: number;
  name?: string;
}

/** What the program has to show, as a bearer token. */
export interface OutsideToken {
  person: string;
  token: string;
}

/** A legal action, the chance to win after it, and which part of the search looked at it. */
export interface HintInfo {
  text: string;
  chance: number;
  share: number;
}

/** What Top Dog would do, the best first; not `ready` while the search is still being compiled. */
export interface Hints {
  ready: boolean;
  hints: HintInfo[];
}

/** How one seat did. */
export interface SeatResult {
  person: string;
  bot: string;
  score: number;
  won: boolean;
  resigned: boolean;
}

/** How a game ended. */
export interface GameResult {
  table: string;
  game: string;
  at: number;
  versions: number;
  ending: string;
  reason: string;
  rated: boolean;
  seats: SeatResult[];
}

/** Somebody's strength at a game: `rating` is what one may be sure of. */
export interface Rating {
  person: string;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** What has been played at this house. */
export interface Statistics {
  game: string;
  finished: number;
  versions: number;
  wins_by_seat: number[];
  endings: Record<string, number>;
}

/** What somebody wants to see of a record. */
export interface ReplayWish {
  record: string;
  seat?: number | null;
  first?: number;
}

/** What a seat saw after a version, and the events that led there. */
export interface Frame {
  version: number;
  view: View;
  events: EventTold[];
}

/** Some frames of a game, and all about it that a replay needs. */
export interface Frames {
  game: string;
  players: number;
  names: string[];
  last: number;
  seats: number[];
  frames: Frame[];
}

/** A step of a lesson: what is said, the rule that matters, and what the learner is to play, if anything. */
export interface Scene {
  message: Said;
  rule: string;
  version: number;
  plays: string[];
  points: string;
  rather: Said | null;
}

/** A guided first game, from the learner's seat. */
export interface LessonInfo {
  game: string;
  players: number;
  scenes: Scene[];
  frames: Frame[];
}

/** What a learner plays at a step. */
export interface Attempt {
  step: number;
  actions: string[];
}

/** Whether that was what the step asks for. */
export interface Judged {
  right: boolean;
}

/** A request that was refused. */
export interface Problem {
  kind: string;
  message: Said;
  rule: string;
}

/** An empty object. */
export interface Nothing {

}

export type AnyCommand =
  | Play
  | Undo
  | Offer
  | Answer
  | Resign
  | Sit
  | Mix
  | Stand
  | SeatBot
  | Unseat
  | Hand
  | First
  | Start
  | Say
  | Bark
  | Mute;

export type AnyTold =
  | News
  | Ack
  | Refused
  | Presence
  | Bye;
