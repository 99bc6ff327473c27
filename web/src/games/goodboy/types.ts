// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.

import type { BoardProps, EventOf, Legal, Message, View } from '../board';

export interface Treat {
  key: string;
  name: Message;
  count: number;
}

export type Bag = Record<string, number>;

export interface DogCard {
  dog: number;
  /** Its looks; for a dog of a custom box, derived from its name. */
  breed: string;
  name: Message;
  points: number;
  wants: Bag;
}

export type Phase = 'rolling' | 'robbing' | 'choosing' | 'laying' | 'taking';

export type TokenSide = 'dog' | 'cat';

export interface Yard {
  dog: DogCard | null;
  corners: Bag[];
  complete: boolean[];
}

/** A kind of treats to be laid, and where it may go. */
export interface Target {
  treat: string;
  count: number;
  yards: number[];
}

export type Ending = 'running' | 'goal-reached' | 'yards-empty' | 'last-round';

/** Good Boy's board: all of it is open to everybody. */
export interface GoodBoyBoard {
  treats: Treat[];
  /** The faces of each die. */
  dice: string[][][];
  goal: number;
  rounds: number;
  pile: DogCard[];
  taken: DogCard[][];
  round: number;
  first: number;
  phase: Phase;
  rolls: number;
  roll: string[][] | null;
  /** The symbol that the player has to decide about. */
  waiting: string | null;
  tokens: (TokenSide | null)[];
  pool: Bag;
  held: Bag[];
  yards: Yard[];
  targets: Target[];
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
