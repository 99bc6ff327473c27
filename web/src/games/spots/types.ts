// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.

import type { BoardProps, EventOf, Legal, View } from '../board';

export interface Dog {
  /** Its id, as in the notation. */
  dog: string;
  /** The numbers on its spaces. */
  spots: number[];
  /** Paws on its card. */
  paws: number;
}

export interface DeckOfDogs {
  /** The dog that is drawn next. */
  top: Dog;
  /** Dogs in the deck, with that one. */
  left: number;
  /** The others, in no order. */
  below: string[];
}

/** The opponent of somebody who plays alone. */
export interface Pes {
  /** Treats of his. */
  treats: number;
  /** Dogs that he has scored. */
  scored: number;
  /** Their ids. */
  dogs: string[];
}

export type Trick = 'howl' | 'roll-over' | 'walk' | 'dig' | 'retrieve' | 'trot' | 'track' | 'run' | 'chase' | 'bolt' | 'sprint' | 'dogpile' | 'fetch' | 'guard' | 'hunt' | 'search' | 'scavenge' | 'beg' | 'chew' | 'gobble' | 'play-dead' | 'stay';

export type TileColour = 'yellow' | 'purple' | 'blue' | 'green' | 'red';

/** The known part of a stack of tiles: those that nobody has seen, and those seen that lie under the top one. */
export interface Stack {
  /** Tricks that nobody has seen yet. */
  unseen: Trick[];
  /** Tricks below the top one, the next first. */
  under: Trick[];
}

export interface Tile {
  /** Its place on the table, from 0. */
  slot: number;
  /** The trick on it. */
  trick: Trick;
  /** Its colour. */
  colour: TileColour;
  /** The trick can be done. */
  face_up: boolean;
  /** Treats that lie on it. */
  treats: number;
  /** In free range: the rest of its stack; None otherwise. */
  stack: Stack | null;
}

/** A dog before a player; `filled` are the numbers of the spaces with a die. */
export interface Card {
  /** Its id, as in the notation. */
  dog: string;
  /** The numbers on its spaces. */
  spots: number[];
  /** Paws on its card. */
  paws: number;
  filled: number[];
  /** The dog has been scored. */
  scored: boolean;
}

export interface Player {
  /** The dogs before the player. */
  cards: Card[];
  /** The numbers of the buried dice. */
  yard: number[];
  /** Of all dice in the yard. */
  pips: number;
  /** Treats of the player. */
  treats: number;
  /** Dogs that have been scored. */
  scored: number;
}

export type Phase = 'choose' | 'offered' | 'rolled' | 'settling' | 'naming' | 'setting-aside' | 'taking' | 'moving' | 'digging' | 'marking' | 'picking' | 'discarding';

/** Targets of dice of a number: cards by their places, the yard, or out of the roll. */
export interface Target {
  /** The number on the dice. */
  number: number;
  /** Dice of this number. */
  dice: number;
  /** Places of cards where one of them may go, from 0. */
  cards: number[];
  /** It may be buried. */
  yard: boolean;
  /** It may be discarded. */
  out: boolean;
}

export type Ending = 'running' | 'six-dogs' | 'pes' | 'stalemate' | 'pes-outlasts';

/** Spots' board: all of it is open to everybody. */
export interface SpotsBoard {
  /** The deck of dogs. */
  deck: DeckOfDogs;
  /** The opponent of somebody who plays alone; None otherwise. */
  pes: Pes | null;
  /** The six tricks on the table. */
  tiles: Tile[];
  /** Dice in the supply. */
  dice: number;
  /** Treats in the supply. */
  treats: number;
  /** More pips than this in a yard are a bust. */
  yard_limit: number;
  /** By seat. */
  seats: Player[];
  /** The kind of decision that the seat to move has to make. */
  phase: Phase;
  /** The trick being done; None for none. */
  trick: Trick | null;
  /** Steps of the trick that have begun. */
  step: number;
  /** Bolt: dice set aside. Chase: dice of the latest roll. Dig: changes that are left. */
  count: number;
  /** Guard's number; None for none. */
  named: number | null;
  /** The numbers of the dice that were rolled and are not settled yet. */
  roll: number[];
  /** Of these, the ones that Track rerolls, or that were picked for Search. */
  aside: number[];
  /** The number of a die that was taken up and has to go elsewhere. */
  in_hand: number | null;
  /** Dice of the roll that still have to be settled. */
  to_settle: number;
  /** The dice at hand and where they may go. */
  targets: Target[];
  /** Turns that are over, of all players. */
  turns: number;
  /** The reason of the end. */
  ending: Ending;
}

/** Choose a trick. */
export interface Do {
  kind: 'do';
  slot: number;
  trick: Trick;
}

export type PlainKind = 'score' | 'reroll' | 'roll' | 'stop';

export interface Plain {
  kind: PlainKind;
}

export type NumberedKind = 'bury' | 'name' | 'pick' | 'mark' | 'discard' | 'dig-up';

/** An action with a die, or with a named number. */
export interface Numbered {
  kind: NumberedKind;
  number: number;
}

export type PlacedKind = 'place' | 'take';

/** A die goes to a card of the player, by its place, or is taken from it. */
export interface Placed {
  kind: PlacedKind;
  card: number;
  number: number;
}

export interface SetAside {
  kind: 'set-aside';
  dice: number;
}

/** A die in somebody's yard is turned. */
export interface Change {
  kind: 'change';
  owner: number;
  number: number;
  to: number;
}

export type SpotsAction = Do | Plain | Numbered | Placed | SetAside | Change;

/** The fields of events, by kind. */
export interface SpotsEvents {
  'first-die': { number: number };
  'starts': { others: number };
  'drew': { dog: '-' | 'burt' | 'bristles' | 'bongo' | 'eloise' | 'ursula' | 'mayor' | 'sundrop' | 'jolene' | 'xerxes' | 'louise' | 'missy' | 'lil-beth' | 'handsome' | 'frankie' | 'bitsy' | 'gretchen' | 'lief' | 'goliath' | 'gumbo' | 'pebble' | 'wilbur' | 'cabbage' | 'honcho' | 'wolfgang' | 'raya' | 'rogue' | 'nutmeg' | 'rupert' | 'mirabelle' | 'momo' | 'zipper' | 'doog' };
  'all-bust': Record<string, never>;
  'refreshed': { trick: Trick; treats: number };
  'turned-up': { trick: Trick };
  'chose': { trick: Trick; treats: number };
  'rolls': { dice: number[] };
  'rerolls': { dice: number[] };
  'placed': { dog: '-' | 'burt' | 'bristles' | 'bongo' | 'eloise' | 'ursula' | 'mayor' | 'sundrop' | 'jolene' | 'xerxes' | 'louise' | 'missy' | 'lil-beth' | 'handsome' | 'frankie' | 'bitsy' | 'gretchen' | 'lief' | 'goliath' | 'gumbo' | 'pebble' | 'wilbur' | 'cabbage' | 'honcho' | 'wolfgang' | 'raya' | 'rogue' | 'nutmeg' | 'rupert' | 'mirabelle' | 'momo' | 'zipper' | 'doog'; number: number };
  'buried': { number: number; pips: number };
  'named': { number: number };
  'picked': { dice: number[] };
  'discarded': { number: number };
  'took': { dog: '-' | 'burt' | 'bristles' | 'bongo' | 'eloise' | 'ursula' | 'mayor' | 'sundrop' | 'jolene' | 'xerxes' | 'louise' | 'missy' | 'lil-beth' | 'handsome' | 'frankie' | 'bitsy' | 'gretchen' | 'lief' | 'goliath' | 'gumbo' | 'pebble' | 'wilbur' | 'cabbage' | 'honcho' | 'wolfgang' | 'raya' | 'rogue' | 'nutmeg' | 'rupert' | 'mirabelle' | 'momo' | 'zipper' | 'doog'; number: number };
  'dug-up': { number: number };
  'put-aside': { dice: number };
  'raised': { owner: number; number: number; to: number };
  'lowered': { owner: number; number: number; to: number };
  'busted': { pips: number };
  'scored': { dog: '-' | 'burt' | 'bristles' | 'bongo' | 'eloise' | 'ursula' | 'mayor' | 'sundrop' | 'jolene' | 'xerxes' | 'louise' | 'missy' | 'lil-beth' | 'handsome' | 'frankie' | 'bitsy' | 'gretchen' | 'lief' | 'goliath' | 'gumbo' | 'pebble' | 'wilbur' | 'cabbage' | 'honcho' | 'wolfgang' | 'raya' | 'rogue' | 'nutmeg' | 'rupert' | 'mirabelle' | 'momo' | 'zipper' | 'doog' };
  'got-treats': { treats: number };
  'gave-treats': { treats: number };
  'stopped': Record<string, never>;
  'pes-rolled': { number: number; trick: Trick };
  'pes-scored': { dog: '-' | 'burt' | 'bristles' | 'bongo' | 'eloise' | 'ursula' | 'mayor' | 'sundrop' | 'jolene' | 'xerxes' | 'louise' | 'missy' | 'lil-beth' | 'handsome' | 'frankie' | 'bitsy' | 'gretchen' | 'lief' | 'goliath' | 'gumbo' | 'pebble' | 'wilbur' | 'cabbage' | 'honcho' | 'wolfgang' | 'raya' | 'rogue' | 'nutmeg' | 'rupert' | 'mirabelle' | 'momo' | 'zipper' | 'doog'; dogs: number };
  'pes-got-treats': { treats: number };
  'over': { ending: Ending };
}

export type SpotsView = View<SpotsBoard, SpotsAction>;
export type SpotsLegal = Legal<SpotsAction>;
export type SpotsEvent = EventOf<SpotsEvents>;
export type SpotsProps = BoardProps<SpotsBoard, SpotsAction, SpotsEvents>;

export const DOGS_TO_WIN: number = 6;

/** The sum that the dice chosen in a Search must have. */
export const SEARCH_TOTAL: number = 8;

/** The number of each trick's rule. */
export const TRICK_RULES: Record<Trick, string> = {
  "howl": "SPT-8.01",
  "roll-over": "SPT-8.02",
  "walk": "SPT-8.03",
  "dig": "SPT-8.04",
  "retrieve": "SPT-8.05",
  "trot": "SPT-8.06",
  "track": "SPT-8.07",
  "run": "SPT-8.08",
  "chase": "SPT-8.09",
  "bolt": "SPT-8.10",
  "sprint": "SPT-8.11",
  "dogpile": "SPT-8.12",
  "fetch": "SPT-8.13",
  "guard": "SPT-8.14",
  "hunt": "SPT-8.15",
  "search": "SPT-8.16",
  "scavenge": "SPT-8.17",
  "beg": "SPT-8.18",
  "chew": "SPT-8.19",
  "gobble": "SPT-8.20",
  "play-dead": "SPT-8.21",
  "stay": "SPT-8.22"
};
