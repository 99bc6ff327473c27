// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.

import type { BoardProps, EventOf, Legal, Message, View } from '../board';

export interface Treat {
  /** As in the notation. */
  key: string;
  /** Its name in words. */
  name: Message;
  /** Treats of the kind in the box. */
  count: number;
}

export type Bag = Record<string, number>;

export interface DogCard {
  /** Its number in the box, from 1. */
  dog: number;
  /** Its looks; for a dog of a custom box, derived from its name. */
  breed: string;
  /** Its name in words. */
  name: Message;
  /** Its worth. */
  points: number;
  /** The treats that it wants. */
  wants: Bag;
}

export type Phase = 'rolling' | 'robbing' | 'choosing' | 'laying' | 'taking';

export type TokenSide = 'dog' | 'cat';

export interface Yard {
  /** The dog that waits there; None for none. */
  dog: DogCard | null;
  /** By seat: the treats that it has laid there. */
  corners: Bag[];
  /** By seat: it has laid all that the dog wants. */
  complete: boolean[];
}

/** A kind of treats to be laid, and where it may go. */
export interface Target {
  /** The key of the kind. */
  treat: string;
  /** Treats of the kind that the seat holds. */
  count: number;
  /** Yards where one of them may go, from 0. */
  yards: number[];
}

export type Ending = 'running' | 'goal-reached' | 'yards-empty' | 'last-round';

/** Good Boy's board: all of it is open to everybody. */
export interface GoodBoyBoard {
  /** All kinds of treats of the box. */
  treats: Treat[];
  /** The faces of each die. */
  dice: string[][][];
  /** The points that end the game. */
  goal: number;
  /** The round after which the game ends in any case. */
  rounds: number;
  /** Dogs that are still in the pile, in no order. */
  pile: DogCard[];
  /** By seat: the dogs that it has taken. */
  taken: DogCard[][];
  /** The round, from 1. */
  round: number;
  /** The seat that began. */
  first: number;
  /** The kind of decision that the seat to move has to make. */
  phase: Phase;
  /** Rolls of this turn: 0, 1, or 2 for two and more. */
  rolls: number;
  /** The symbols that each die shows; None before the first roll. */
  roll: string[][] | null;
  /** The symbol that the player has to decide about. */
  waiting: string | null;
  /** By seat: the side of its token that is up; None where the game is played without. */
  tokens: (TokenSide | null)[];
  /** Treats that nobody has. */
  pool: Bag;
  /** By seat: the treats before it, which are not laid yet. */
  held: Bag[];
  /** The dogs that can be won now. */
  yards: Yard[];
  /** Kinds of treats and where they may be laid; empty unless they are being laid. */
  targets: Target[];
  /** The reason of the end. */
  ending: Ending;
}

export interface Plain {
  kind: 'roll' | 'stop' | 'done' | 'wait';
}

export interface AnyTreat {
  kind: 'any';
  treat: string;
}

export interface Rob {
  kind: 'rob';
  treat: string;
  seat: number;
  yard: number;
}

export interface Put {
  kind: 'put';
  treat: string;
  yard: number;
}

export interface Take {
  kind: 'take';
  yard: number;
}

export type GoodBoyAction = Plain | AnyTreat | Rob | Put | Take;

/** The fields of events, by kind. */
export interface GoodBoyEvents {
  'starts': Record<string, never>;
  'came': { yard: number; dog: number; points: number };
  'rolled': { symbols: string[][] };
  'got': { treat: string };
  'picked': { treat: string };
  'robbed': { treat: string; victim: number; yard: number };
  'got-nothing': { treat: string };
  'cat': Record<string, never>;
  'cat-ignored': { cats: number };
  'busted': { treats: number };
  'stopped': Record<string, never>;
  'laid': { treat: string; yard: number };
  'took': { yard: number; dog: number; points: number };
  'emptied': { yard: number };
  'called-nobody': Record<string, never>;
  'over': { ending: Ending };
  'counted': { dog: number; points: number };
  'scored': { points: number; dogs: number };
}

export type GoodBoyView = View<GoodBoyBoard, GoodBoyAction>;
export type GoodBoyLegal = Legal<GoodBoyAction>;
export type GoodBoyEvent = EventOf<GoodBoyEvents>;
export type GoodBoyProps = BoardProps<GoodBoyBoard, GoodBoyAction, GoodBoyEvents>;
