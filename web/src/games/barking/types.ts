// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.

import type { BoardProps, EventOf, Legal, Message, View } from '../board';

export interface Breed {
  /** As in the notation. */
  id: string;
  /** 1 is the best. */
  rank: number;
  /** Cards in the box. */
  copies: number;
  /** Its name in words. */
  name: Message;
}

export interface ItemKind {
  /** As in the notation. */
  id: string;
  /** Items of the kind in the box. */
  copies: number;
  /** Its name in words. */
  name: Message;
}

export type Cards = Record<string, number>;

export type Phase = 'discard' | 'act' | 'token' | 'where' | 'more' | 'bark';

export type Ending = 'running' | 'most-points' | 'shared' | 'lot' | 'loudest';

/** Dogs of one breed at an item, all of one seat. */
export interface Pack {
  /** Their owner. */
  seat: number;
  /** The id of their breed. */
  breed: string;
  /** 1 is the best. */
  rank: number;
  /** Dogs of the breed. */
  cards: number;
  /** Wonder dogs that came along. */
  wonders: number;
}

export interface ItemSeen {
  /** Its place on the table, from 1. */
  number: number;
  /** The id of its kind. */
  kind: string;
  /** Its name in words. */
  name: Message;
  /** A cat token lies there. */
  token: boolean;
  /** The packs there. */
  dogs: Pack[];
  /** Number of dogs of each seat there. */
  strength: number[];
  /** The seat that would win it now; None for nobody. */
  leader: number | null;
}

/** Dogs as they are played: of one breed, perhaps with wonder dogs. */
export interface Dogs {
  /** The id of the breed. */
  breed: string;
  /** Dogs of the breed. */
  cards: number;
  /** Wonder dogs that come along. */
  wonders: number;
}

export interface Deck {
  /** Cards that are left to draw. */
  size: number;
  /** Number of cards in the block being drawn from, whose order nobody knows. */
  top: number;
  /** The blocks under it, whose contents are known. */
  under: Cards[];
}

export interface Hand {
  /** Number of cards. */
  size: number;
  /** True if all know of a cat in it. */
  cat: boolean;
  /** The cards, for those who may see them. */
  cards: Cards | null;
}

/** Barking's board as a seat sees it. */
export interface BarkingBoard {
  /** Rounds of the game. */
  rounds: number;
  /** Number of items laid out in each round. */
  piles: number[];
  /** Cards that may be kept. */
  hand_limit: number;
  /** All breeds of the box, the best first. */
  breeds: Breed[];
  /** All kinds of items of the box. */
  kinds: ItemKind[];
  /** Items that have not been laid out yet. */
  unseen_items: Cards;
  /** Items that nobody has won. */
  gone_items: Cards;
  /** By seat: the items that it has won. */
  won: Cards[];
  /** The round, from 1. */
  round: number;
  /** The kind of decision that the seat to move has to make. */
  phase: Phase;
  /** The reason of the end. */
  ending: Ending;
  /** The seat with the first-player token. */
  first: number;
  /** By seat: it has passed in this round. */
  passed: boolean[];
  /** The items on the table, from the first on. */
  items: ItemSeen[];
  /** The dogs that the seat to move has shown and still has to send; None for none. */
  shown: Dogs | null;
  /** The number of the item where further breeds may follow; None for none. */
  play_at: number | null;
  /** The deck, as blocks of cards that were shuffled in together. */
  deck: Deck;
  /** Cards that were discarded. */
  discards: Cards;
  /** Seats that had their turn in the bark-off. */
  barked: boolean[];
  /** Those of them that had no microphone: their loudness is drawn. */
  unheard: boolean[];
  /** The loudness of each, heard or drawn: shown when all have had their turn. */
  barks: (number | null)[];
  /** The seat that has won the bark-off; None for none. */
  champion: number | null;
  /** By seat. */
  hands: Hand[];
  /** Cards that may be in the block being drawn from, or in hands that the seat does not see. */
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
