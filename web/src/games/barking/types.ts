// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.

import type { BoardProps, EventOf, Legal, Message, View } from '../board';

export interface Breed {
  id: string;
  rank: number;
  copies: number;
  name: Message;
}

export interface ItemKind {
  id: string;
  copies: number;
  name: Message;
}

export type Cards = Record<string, number>;

export type Phase = 'discard' | 'act' | 'token' | 'where' | 'more' | 'bark';

export type Ending = 'running' | 'most-points' | 'shared' | 'lot' | 'loudest';

/** Dogs of one breed at an item, all of one seat. */
export interface Pack {
  seat: number;
  breed: string;
  rank: number;
  cards: number;
  wonders: number;
}

export interface ItemSeen {
  number: number;
  kind: string;
  name: Message;
  token: boolean;
  dogs: Pack[];
  /** Number of dogs of each seat there. */
  strength: number[];
  leader: number | null;
}

/** Dogs as they are played: of one breed, perhaps with wonder dogs. */
export interface Dogs {
  breed: string;
  cards: number;
  wonders: number;
}

export interface Deck {
  size: number;
  /** Number of cards in the block being drawn from, whose order nobody knows. */
  top: number;
  /** The blocks under it, whose contents are known. */
  under: Cards[];
}

export interface Hand {
  size: number;
  /** True if all know of a cat in it. */
  cat: boolean;
  /** The cards, for those who may see them. */
  cards: Cards | null;
}

/** Barking's board as a seat sees it. */
export interface BarkingBoard {
  rounds: number;
  /** Number of items laid out in each round. */
  piles: number[];
  hand_limit: number;
  breeds: Breed[];
  kinds: ItemKind[];
  unseen_items: Cards;
  gone_items: Cards;
  won: Cards[];
  round: number;
  phase: Phase;
  ending: Ending;
  first: number;
  passed: boolean[];
  items: ItemSeen[];
  shown: Dogs | null;
  play_at: number | null;
  deck: Deck;
  discards: Cards;
  /** Seats that had their turn in the bark-off. */
  barked: boolean[];
  /** Those of them that had no microphone: their loudness is drawn. */
  unheard: boolean[];
  /** The loudness of each, heard or drawn: shown when all have had their turn. */
  barks: (number | null)[];
  champion: number | null;
  hands: Hand[];
  unseen: Cards;
}

export type SimpleKind = 'pass' | 'cat' | 'swap' | 'done' | 'no-token' | 'no-mic';

export interface Simple {
  kind: SimpleKind;
}

/** Dogs or a token go to an item, by its number on the table. */
export interface AtItem {
  kind: 'at' | 'token';
  item: number;
}

export interface Discard {
  kind: 'discard';
  card: string;
}

export interface Bark {
  kind: 'bark';
  loudness: number;
}

/** Dogs of a breed are shown; `items` are the numbers of those where they may go. */
export interface Lay {
  kind: 'lay';
  breed: string;
  cards: number;
  wonders: number;
  items: number[];
}

export type BarkingAction = Simple | AtItem | Discard | Bark | Lay;

export interface ItemOnTable {
  number: number;
  kind: string;
}

/** The fields of events, by kind. */
export interface BarkingEvents {
  'starts': Record<string, never>;
  'laid-out': { item: ItemOnTable };
  'dealt': { cards: number; short: number };
  'drew': { card: string };
  'discarded': { card: string };
  'cat': Record<string, never>;
  'token': { item: ItemOnTable };
  'no-token': Record<string, never>;
  'swapped': Record<string, never>;
  'showed': { dogs: Dogs };
  'laid': { item: ItemOnTable; dogs: Dogs };
  'passed': Record<string, never>;
  'won': { item: string; dogs: number };
  'unwanted': { item: ItemOnTable };
  'cleared': { round: number };
  'reshuffled': Record<string, never>;
  'cats-dealt': Record<string, never>;
  'bark-off': Record<string, never>;
  'barked': Record<string, never>;
  'heard': { loudness: number };
  'unheard': Record<string, never>;
  'drew-bark': { loudness: number };
  'champion': { ending: Ending };
  'over': { ending: Ending };
  'counted': { item: string; items: number; points: number };
  'scored': { points: number };
}

export type BarkingView = View<BarkingBoard, BarkingAction>;
export type BarkingLegal = Legal<BarkingAction>;
export type BarkingEvent = EventOf<BarkingEvents>;
export type BarkingProps = BoardProps<BarkingBoard, BarkingAction, BarkingEvents>;
