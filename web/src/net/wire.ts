// Made by scripts/wire_types.py from the structs of the server. Don't edit: run the script.

import type { GameEvent, Message, View } from '../games/board';

export const BARKS = ['woof', 'grr', 'whine', 'howl', 'yip', 'sniff', 'wag', 'zoomies', 'beg', 'sleepy'] as const;
export const CODE_LETTERS = 'CDFHJKMNPRTWXY34679';
export const CODE_LENGTH = 5;
export const LONGEST_NAME = 24;
export const LONGEST_TALK = 300;

/** The dog that stands for a person; each field is an index into a list of the page. */
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

/** Play actions in notation, atomically, as one version. */
export interface Play {
  do: 'play';
  seat: number;
  version: number;
  actions: string[];
  id: string;
}

/** Take back one's own last version. If chance has been revealed since, this becomes an offer to all others. */
export interface Undo {
  do: 'undo';
  seat: number;
  version: number;
  id: string;
}

/** Ask all others to end the game now, to pause, to resume, or to substitute a bot for somebody who is away. */
export interface Offer {
  do: 'offer';
  what: 'end' | 'pause' | 'resume' | 'substitute';
  seat?: number;
  id: string;
}

/** Agree to an offer, or decline it. */
export interface Answer {
  do: 'answer';
  yes: boolean;
  id: string;
}

/** Resign: with two seats the other one wins, with more a bot plays on. */
export interface Resign {
  do: 'resign';
  seat: number;
  id: string;
}

/** Take a free seat, or one's own back. */
export interface Sit {
  do: 'sit';
  seat: number;
  hash?: string | null;
  nonce?: string | null;
  id: string;
}

/** Give one's seat its own name and dog, where several people share a device; an empty name removes them. */
export interface NameSeat {
  do: 'name_seat';
  seat: number;
  name: string;
  dog?: Dog | null;
  id: string;
}

/** Commit to one's nonce after having seen the table's commitment, or give it at once. */
export interface Mix {
  do: 'mix';
  seat: number;
  hash?: string | null;
  nonce?: string | null;
  id: string;
}

/** Reveal one's nonce: all are committed to, and nothing at the table can change before the start. */
export interface Reveal {
  do: 'reveal';
  seat: number;
  nonce: string;
  id: string;
}

/** Leave a seat. Before the start it becomes free; in mid-game a bot plays on, and a first player may come back. */
export interface Stand {
  do: 'stand';
  seat: number;
  id: string;
}

/** The host puts a bot into a free seat, or the owner replaces a bot by another one. */
export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  bot: string;
  id: string;
}

/** The owner removes a bot or a person from a seat. Before the start it becomes free; in mid-game a bot plays on. */
export interface Unseat {
  do: 'unseat';
  seat: number;
  id: string;
}

/** The owner switches seats on request on or off, before the start. */
export interface Door {
  do: 'door';
  asks: boolean;
  id: string;
}

/** The owner accepts or declines a request for a seat. */
export interface LetIn {
  do: 'let_in';
  person: string;
  yes?: boolean;
  id: string;
}

/** The owner substitutes a bot for somebody who has been away for longer than the grace period. */
export interface Substitute {
  do: 'substitute';
  seat: number;
  id: string;
}

/** The owner chooses who starts; None for chance. */
export interface First {
  do: 'first';
  seat?: number | null;
  id: string;
}

/** The owner changes the setup before the start; omitted fields stay as they are. */
export interface Change {
  do: 'change';
  players?: number | null;
  options?: Record<string, boolean | number | string> | null;
  clock?: number | null;
  holiday?: number | null;
  help?: 'all' | 'coach' | 'none' | null;
  public?: boolean | null;
  id: string;
}

/** The owner closes a table before the start. */
export interface Close {
  do: 'close';
  id: string;
}

/** The owner transfers ownership to somebody who sits at the table. */
export interface HandOver {
  do: 'hand_over';
  person: string;
  id: string;
}

/** The owner bans a spectator, who can't sit, talk or watch any more. */
export interface SendAway {
  do: 'send_away';
  person: string;
  id: string;
}

/** The owner lifts the ban of somebody who was sent away. */
export interface LetBack {
  do: 'let_back';
  person: string;
  id: string;
}

/** The host begins the game: at once, or as soon as all nonces are revealed. */
export interface Start {
  do: 'start';
  id: string;
}

/** A player of the last game ends the evening: the cup is awarded, and a rematch is a single game again. */
export interface EndEvening {
  do: 'end_evening';
  id: string;
}

/** A chat message to the table. */
export interface Say {
  do: 'say';
  text: string;
  id: string;
}

/** A quick reaction. */
export interface Bark {
  do: 'bark';
  bark: 'woof' | 'grr' | 'whine' | 'howl' | 'yip' | 'sniff' | 'wag' | 'zoomies' | 'beg' | 'sleepy';
  id: string;
}

/** The owner mutes or unmutes somebody. */
export interface Mute {
  do: 'mute';
  person: string;
  muted?: boolean;
  id: string;
}

/** Check that the connection is alive; answered by `Pong`. Not a command: it has no id and changes nothing. */
export interface Ping {
  do: 'ping';
}

/** The occupant of a seat. */
export interface SeatInfo {
  kind: 'free' | 'person' | 'bot' | 'remote_bot';
  person: string;
  name: string;
  own_name: boolean;
  dog: Dog | null;
  bot: string;
  ready: boolean;
  hash: string;
  revealed: boolean;
  online: boolean;
  resigned: boolean;
}

/** Somebody without a seat. */
export interface Guest {
  person: string;
  name: string;
}

/** Somebody who had a seat in mid-game before another: the story tells their moves under their name. */
export interface FormerSitter {
  seat: number;
  until: number;
  name: string;
  bot: boolean;
}

/** An offer waiting for everybody's consent. */
export interface Offered {
  what: string;
  seat: number;
  by: string;
  name: string;
  agreed: string[];
  missing: string[];
}

/** An offer or a request for a seat that was declined, withdrawn or has lapsed. */
export interface Declined {
  what: string;
  seat: number;
  by: string;
  name: string;
  who: string;
  declined_by: string;
  at: number;
}

/** A request for a seat, waiting for the host. */
export interface SeatRequest {
  person: string;
  name: string;
  dog: Dog | null;
  seat: number;
}

/** The origin of a game that was not set up at its table, so that earlier draws can't be verified. */
export interface Origin {
  version: number;
  position: boolean;
}

/** A line of an evening's score sheet. */
export interface EveningPlayer {
  person: string;
  name: string;
  dog: Dog | null;
  bot: string;
  seat: number;
  points: number;
  wins: number;
  by_game: (number | null)[];
  cup: boolean;
}

/** A finished game of an evening. */
export interface EveningGame {
  table: string;
  game: string;
  winners: number[];
}

/** A series of games with one score sheet, as far as it has been played. */
export interface Evening {
  players: EveningPlayer[];
  games: EveningGame[];
  ended: boolean;
}

/** A table's metadata, without the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  own_box: boolean;
  origin: Origin | null;
  phase: 'open' | 'playing' | 'over';
  starting: boolean;
  host: string;
  owner: string;
  code: string;
  seats: SeatInfo[];
  watchers: number;
  watching: Guest[];
  screen: boolean;
  clock: number;
  former: FormerSitter[];
  holiday: number;
  deadline: number | null;
  paused: boolean;
  waits: boolean;
  help: string;
  public: boolean;
  asks: boolean;
  requests: SeatRequest[];
  commit: string;
  seed: string | null;
  nonces: string[] | null;
  offer: Offered | null;
  declined: Declined | null;
  ending: string;
  winners: number[];
  rematch: string;
  evening: Evening | null;
  daily: string;
  muted: string[];
  sent_away: Guest[];
  now: number;
}

/** A seat's full view, and the events since the last view that this client has seen. */
export interface Seen {
  seat: number | null;
  view: View;
  events: GameEvent[];
  undo: 'no' | 'free' | 'ask';
}

/** A chat message or a bark; `seq` is the number of its row. */
export interface Talk {
  seq: number;
  who: string;
  at: number;
  text: string;
  bark: string;
  line: string;
  seat: number;
}

/** News of a table, self-contained. The first one after connecting has everything since the last visit. */
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

/** A command is durable, whether executed just now or earlier. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
  seq: number;
}

/** A command was refused; `kind` and `message` say why. */
export interface Refused {
  type: 'refused';
  id: string;
  kind: string;
  message: Message;
  rule: string;
  version: number;
}

/** The presence at the table has changed. */
export interface Presence {
  type: 'presence';
  online: boolean[];
  watchers: number;
  watching: Guest[];
  screen: boolean;
}

/** The answer to a `Ping`. */
export interface Pong {
  type: 'pong';
}

/** The server closes this connection; `again` tells whether to reconnect at once. */
export interface Bye {
  type: 'bye';
  reason: string;
  again: boolean;
}

/** A browser's push subscription: the endpoint at its push service, and the keys to encrypt for it. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  device?: string;
}

/** A person's own profile, as sent to them. */
export interface Me {
  id: string;
  name: string;
  dog: Dog;
  webhook: string;
  webhook_shape: string;
  email: string;
  email_confirmed: boolean;
  language: string;
  push: boolean;
  phrase: number;
  table: string;
  seat: number | null;
}

/** A browser or program that is signed in as a person. */
export interface Device {
  id: string;
  since: number;
  seen: number;
  this: boolean;
  name: string;
}

/** A request to sign up. */
export interface Introduction {
  name: string;
  dog?: Dog;
  language?: string | null;
}

/** Changes to the requester's profile. */
export interface Changes {
  name?: string | null;
  dog?: Dog | null;
  webhook?: string | null;
  webhook_shape?: 'json' | 'discord' | 'ntfy' | null;
  email?: string | null;
  language?: string | null;
}

/** The code from a confirmation mail. */
export interface Code {
  code: string;
}

/** The secret of a personal link. */
export interface Move {
  code: string;
  replace?: boolean;
}

/** A recovery phrase as typed. */
export interface Recovery {
  phrase: string;
  replace?: boolean;
}

/** A recovery phrase, shown once. */
export interface Phrase {
  phrase: string;
}

/** A personal link; it lets one more device continue as this person, once. */
export interface Link {
  link: string;
  code: string;
}

/** The new name of a device. */
export interface DeviceName {
  name: string;
}

/** The devices of a person. */
export interface Devices {
  devices: Device[];
}

/** The channels by which this server can notify people. */
export interface Ways {
  key: string;
  mail: boolean;
  links: boolean;
}

/** An option of a game and its values. */
export interface OptionInfo {
  name: string;
  kind: 'flag' | 'choice' | 'number' | 'seat';
  default: boolean | number | string;
  choices: string[];
  low: number;
  high: number;
}

/** One game of the server. */
export interface GameInfo {
  game: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
}

/** All games and bots of the server. */
export interface Games {
  games: GameInfo[];
  bots: string[];
}

/** A request to open a table. */
export interface Wish {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  box?: Record<string, unknown> | null;
  clock?: number;
  holiday?: number;
  help?: 'all' | 'coach' | 'none';
  public?: boolean;
  asks?: boolean;
  record?: string;
  upto?: number;
  evening?: boolean;
}

/** A table that was opened. */
export interface Opening {
  id: string;
  link: string;
}

/** A table in a list. */
export interface TableEntry {
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
  waits: boolean;
  bot_plays: boolean;
  origin: Origin | null;
  evening: boolean;
}

/** Tables. */
export interface TableEntries {
  tables: TableEntry[];
}

/** The table of a room code. */
export interface CodeOwner {
  table: string;
}

/** The custom box of a table. */
export interface OwnBox {
  box: Record<string, unknown> | null;
}

/** A request to play again. */
export interface NextGame {
  game?: string;
}

/** The state of an evening, and its latest table. */
export interface EveningState {
  table: string;
  phase: string;
  at: number;
  evening: Evening;
}

/** A request for a seat for a remote bot. */
export interface RemoteBotWish {
  seat: number;
  name?: string;
}

/** The bearer token of a remote bot. */
export interface RemoteBotToken {
  person: string;
  token: string;
}

/** A legal action with its estimated winning chance, its share of the search, and reasons for it. */
export interface HintInfo {
  text: string;
  chance: number;
  share: number;
  why: Message | null;
}

/** Top Dog's ranking, best first; not `ready` until the search is compiled (`percent`) and loaded. */
export interface Hints {
  ready: boolean;
  hints: HintInfo[];
  percent: number;
}

/** A dog in a person's kennel. */
export interface KennelDog {
  looks: string;
  name: Message;
  game: string;
  games: number;
  at: number;
}

/** A person's rating at a game: `rating` is the conservative estimate. */
export interface Rating {
  person: string;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** Statistics of this server's games. */
export interface Statistics {
  game: string;
  finished: number;
  versions: number;
  wins_by_seat: number[];
  endings: Record<string, number>;
}

/** A dog that moves into a kennel. */
export interface DogMet {
  looks: string;
  name: Message;
}

/** The result of one seat. */
export interface SeatResult {
  person: string;
  bot: string;
  score: number;
  won: boolean;
  resigned: boolean;
  forfeited: number;
  name: string;
  dogs: DogMet[];
}

/** The result of a game. */
export interface GameResult {
  table: string;
  game: string;
  at: number;
  versions: number;
  ending: string;
  reason: string;
  rated: boolean;
  seats: SeatResult[];
  evening: boolean;
}

/** A seat of a finished game. */
export interface FinishedSeat {
  name: string;
  bot: string;
  score: number;
  won: boolean;
  mine: boolean;
}

/** A finished game in its players' list. */
export interface FinishedGame {
  table: string;
  game: string;
  at: number;
  ending: string;
  kept: boolean;
  evening: boolean;
  seats: FinishedSeat[];
}

/** Finished games, newest first. */
export interface FinishedGames {
  games: FinishedGame[];
  more: boolean;
}

/** A person's kennel. */
export interface Kennel {
  dogs: KennelDog[];
}

/** A request for frames of a record. */
export interface ReplayWish {
  record: string;
  seat?: number | null;
  first?: number;
}

/** A seat's view after a version, and the events that led there. */
export interface Frame {
  version: number;
  view: View;
  events: GameEvent[];
}

/** Some frames of a game, and the metadata a replay needs. */
export interface Frames {
  game: string;
  players: number;
  names: string[];
  last: number;
  seats: number[];
  origin: Origin | null;
  frames: Frame[];
}

/** A request for the analysis of a record. */
export interface AnalysisWish {
  record: string;
}

/** The state of an analysis. */
export interface AnalysisState {
  state: string;
  done: number;
  total: number;
  analysis: Analysis | null;
  percent: number;
}

/** A step of a tutorial: its message, its rule, and the actions expected from the learner, if any. */
export interface Scene {
  message: Message;
  rule: string;
  version: number;
  plays: string[];
  points: string;
  rather: Message | null;
}

/** A guided first game, from the learner's seat. */
export interface LessonInfo {
  game: string;
  players: number;
  scenes: Scene[];
  frames: Frame[];
}

/** A learner's attempt at a step. */
export interface Attempt {
  step: number;
  actions: string[];
}

/** The verdict on an attempt. */
export interface Judged {
  right: boolean;
}

/** Consecutive days on which a person solved a puzzle of the day. */
export interface Streak {
  now: number;
  longest: number;
  today: boolean;
}

/** A puzzle in a list. */
export interface PuzzleEntry {
  id: string;
  number: number;
  level: number;
  players: number;
  choices: number;
  mark: '' | 'tried' | 'solved' | 'shown';
}

/** A game's puzzle of the day. */
export interface DailyPuzzle {
  game: string;
  puzzle: PuzzleEntry;
}

/** The puzzles of the day, and the requester's streak. */
export interface PuzzlesToday {
  day: string;
  streak: Streak;
  puzzles: DailyPuzzle[];
}

/** All puzzles of a game, easiest first. */
export interface PuzzleList {
  game: string;
  today: string;
  puzzles: PuzzleEntry[];
}

/** A puzzle to solve. */
export interface PuzzleInfo {
  game: string;
  puzzle: PuzzleEntry;
  seat: number;
  count: number;
  today: boolean;
  next: string;
  frame: Frame;
}

/** An attempt: all actions since the beginning of the puzzle, or a request for the solution. */
export interface PuzzleAttempt {
  actions?: string[];
  show?: boolean;
}

/** A choice with its estimated winning chance, in percent. */
export interface ValuedChoice {
  text: string;
  message: Message;
  share: number;
}

/** The solution and the reasons for it. */
export interface PuzzleAnswer {
  actions: string[];
  explanation: Message[];
  coach: Message[];
  choices: ValuedChoice[];
}

/** The verdict on an attempt. */
export interface PuzzleReply {
  right: boolean;
  said: Message | null;
  frame: Frame | null;
  answer: PuzzleAnswer | null;
  streak: Streak;
}

/** A line of the ranking. */
export interface DailyResult {
  place: number;
  name: string;
  dog: Dog | null;
  mine: boolean;
  mark: '' | 'playing' | 'won' | 'lost' | 'left';
  score: number;
  opponent: number;
  turns: number;
  table: string;
}

/** A daily game and the requester's try. */
export interface DailyGame {
  game: string;
  mark: '' | 'playing' | 'won' | 'lost' | 'left';
  table: string;
}

/** Today's daily games. */
export interface DailyGamesToday {
  day: string;
  games: DailyGame[];
}

/** The ranking of a day, best first. */
export interface DailyTable {
  day: string;
  today: boolean;
  mine: DailyGame;
  results: DailyResult[];
}

/** The reply to a refused request. */
export interface Problem {
  kind: string;
  message: Message;
  rule: string;
}

/** An empty object. */
export interface Nothing {

}

/** A figure for every seat, with its standard error. */
export interface Shares {
  values: number[];
  errors: number[];
}

/** A figure with its standard error. */
export interface Figure {
  value: number;
  error: number;
}

/** A choice, compared by search with what Top Dog would have done, from what its seat knew. */
export interface Judgement {
  best: string;
  message: Message;
  loss: Figure;
}

/** One action of the game: how it changed every seat's share, and why. What is None is zero for everybody. */
export interface MoveReport {
  version: number;
  index: number;
  seat: number;
  text: string;
  message: Message;
  after: Shares;
  chance: Shares | null;
  hidden: Shares | null;
  decision: Shares | null;
  kind: string;
  judgement: Judgement | null;
  odds: Message[];
  top_dog: Message | null;
  mark: string;
}

/** One seat's game: start + chance + hidden + own + others = final, exactly. */
export interface SeatReport {
  start: Figure;
  chance: Figure;
  hidden: Figure;
  own: Figure;
  others: Figure;
  final: number;
  choices: number;
  cost: Figure;
  mistakes: number;
  given_away: number;
}

/** A move worth talking about. */
export interface Moment {
  kind: string;
  move: number;
  seat: number;
  figure: Figure;
  message: Message;
}

/** Was it luck? `barkade.analyse` makes it; `msgspec.json` writes and reads it. */
export interface Analysis {
  game: string;
  players: number;
  names: string[];
  unit: number;
  playouts: number;
  complete: boolean;
  deal: Shares;
  before: Shares;
  moves: MoveReport[];
  seats: SeatReport[];
  moments: Moment[];
  turns: Moment[];
  verdict: Message;
}

/** The losses of one kind of choice. */
export interface Lost {
  kind: string;
  choices: number;
  mistakes: number;
  given_away: number;
}

/** A figure with its 95 % interval; without one if a single game can't tell. */
export interface Interval {
  value: number;
  low: number | null;
  high: number | null;
}

/** One person's analysed games of one kind. */
export interface Career {
  game: string;
  games: number;
  choices: number;
  accuracy: Interval;
  luck: Interval;
  given_away: Interval;
  loses: Lost[];
}

export type AnyCommand =
  | Play
  | Undo
  | Offer
  | Answer
  | Resign
  | Sit
  | NameSeat
  | Mix
  | Reveal
  | Stand
  | SeatBot
  | Unseat
  | Door
  | LetIn
  | Substitute
  | First
  | Change
  | Close
  | HandOver
  | SendAway
  | LetBack
  | Start
  | EndEvening
  | Say
  | Bark
  | Mute;

export type AnyServerMessage =
  | News
  | Ack
  | Refused
  | Presence
  | Pong
  | Bye;
