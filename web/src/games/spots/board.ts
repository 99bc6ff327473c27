// What Spots' board is made of, and the draft of settling dice.

import type { Way } from '../../art/motion';
import type { Sound } from '../../art/sounds';
import type { Legal, Told, View } from '../board';

export interface Dog {
  dog: string;
  spots: number[];
  paws: number;
}
export interface Card extends Dog {
  filled: number[];
  scored: boolean;
}
export interface Player {
  cards: Card[];
  yard: number[];
  pips: number;
  treats: number;
  scored: number;
}
export interface Tile {
  slot: number;
  trick: string;
  colour: 'red' | 'yellow' | 'purple' | 'blue' | 'green';
  face_up: boolean;
  treats: number;
  stack: { unseen: string[]; under: string[] } | null;
}
export interface Target {
  number: number;
  dice: number;
  cards: number[];
  yard: boolean;
  out: boolean;
}
export interface SpotsBoard {
  tiles: Tile[];
  deck: { top: Dog; left: number; below: string[] };
  dice: number;
  treats: number;
  seats: Player[];
  pes: { treats: number; scored: number; dogs: string[] } | null;
  phase: string;
  trick: string | null;
  count: number;
  named: number | null;
  roll: number[];
  aside: number[];
  to_settle: number;
  targets: Target[];
}

/** What the coach says of the rolls on offer; chances are those with 0, 1 and 2 treats. */
export interface Advice {
  rolls: {
    text: string;
    dice: number;
    bust: number[];
    spaces: { card: number; number: number; chance: number[] }[];
  }[];
}

export const YARD_LIMIT = 7;
export const SEARCHED = 8;
export const DOGS_TO_WIN = 6;

// In the order of the rules for players, so that each trick's rule can be shown.
const TRICKS = ['howl', 'roll-over', 'walk', 'dig', 'retrieve', 'trot', 'track', 'run', 'chase', 'bolt', 'sprint', 'dogpile', 'fetch', 'guard', 'hunt', 'search', 'scavenge', 'beg', 'chew', 'gobble', 'play-dead', 'stay'];
export const ruleOf = (trick: string): string => `SPT-8.${String(TRICKS.indexOf(trick) + 1).padStart(2, '0')}`;

/** Where a die of the roll is to go: a card by its place, the yard, out of the roll, or nowhere yet. */
export type Goal = number | 'yard' | 'out' | null;

export const settles = (board: SpotsBoard): boolean => ['rolled', 'settling', 'discarding'].includes(board.phase);

export const targetOf = (board: SpotsBoard, number: number): Target | undefined => board.targets.find((each) => each.number === number);

/** Dice that can only go out need no word. */
export const freshDraft = (board: SpotsBoard): Goal[] =>
  board.roll.map((number) => {
    const target = targetOf(board, number);
    return target && !target.yard && !target.cards.length && target.out ? 'out' : null;
  });

/** Cards that this die may go to, with what the draft has placed already. */
export function fitting(board: SpotsBoard, draft: readonly Goal[], die: number): number[] {
  const number = board.roll[die]!;
  return (targetOf(board, number)?.cards ?? []).filter((card) => !draft.some((goal, i) => i !== die && goal === card && board.roll[i] === number));
}

export const pipsAfter = (board: SpotsBoard, draft: readonly Goal[], seat: number): number =>
  board.seats[seat]!.pips + board.roll.reduce((sum, number, i) => sum + (draft[i] === 'yard' ? number : 0), 0);

/** Dice that a trick may leave in the roll are only put aside by Scavenge; elsewhere they go by themselves. */
export const mayLeave = (board: SpotsBoard, die: number): boolean => board.trick === 'scavenge' && (targetOf(board, board.roll[die]!)?.out ?? false);

const settledIn = (draft: readonly Goal[]): number => draft.filter((goal) => goal === 'yard' || typeof goal === 'number').length;

/** Whether nothing is left to say. */
export function complete(board: SpotsBoard, draft: readonly Goal[], seat: number): boolean {
  if (pipsAfter(board, draft, seat) > YARD_LIMIT) return true;
  if (board.trick === 'scavenge') return draft.every((goal) => goal !== null);
  return settledIn(draft) >= board.to_settle;
}

/** A sensible settling: on dogs that are nearly filled first, the rest into the yard. */
export function sensible(board: SpotsBoard, start: readonly Goal[], seat: number): Goal[] {
  const draft = [...start];
  const free = (card: number): number => {
    const { spots, filled } = board.seats[seat]!.cards[card]!;
    return spots.length - filled.length - draft.filter((goal) => goal === card).length;
  };
  const place = (die: number): void => {
    const cards = fitting(board, draft, die).sort((a, b) => free(a) - free(b));
    if (cards.length) draft[die] = cards[0]!;
  };
  const enough = (): boolean => board.trick !== 'scavenge' && settledIn(draft) >= board.to_settle;
  board.roll.forEach((_, die) => draft[die] === null && !enough() && place(die));
  board.roll.forEach((_, die) => {
    if (draft[die] !== null || enough()) return;
    if (mayLeave(board, die)) draft[die] = 'out';
    else if (targetOf(board, board.roll[die]!)?.yard) draft[die] = 'yard';
  });
  return draft;
}

export function notation(board: SpotsBoard, draft: readonly Goal[]): string {
  const dice = board.roll.flatMap((number, i) => {
    const goal = draft[i];
    if (goal === null || goal === undefined || (goal === 'out' && !mayLeave(board, i))) return [];
    return [`${number}>${typeof goal === 'number' ? `#${goal + 1}` : goal}`];
  });
  return ['settle', ...dice].join(' ');
}

/** How wide a dog is to its height, in its picture. */
const DOG_SHAPE = 190 / 128;

// What more columns have to be good for: dogs should not change places for a few pixels.
const WORTHWHILE = 1.1;

/** In how many columns dogs are biggest in a place of this size, and how wide they are then. */
export function packed(dogs: number, width: number, height: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, dogs); columns++) {
    const size = Math.floor(Math.min(width / columns, (height / Math.ceil(dogs / columns)) * DOG_SHAPE));
    if (size > best.size * WORTHWHILE) best = { columns, size };
  }
  return best;
}

export const ofKind = (view: View, kind: string): Legal[] => view.legal.filter((each) => each.kind === kind);
export const one = (view: View, kind: string): Legal | undefined => view.legal.find((each) => each.kind === kind);

/** The number of a die that was taken up and has to go elsewhere: the one free space that it may not go to is its own. */
export function inHand(view: View): number | null {
  const { phase, seats } = view.board as SpotsBoard;
  if (phase !== 'moving' || view.to_move === null) return null;
  const goals = new Set(ofKind(view, 'place').map((each) => `${each.card}/${each.number}`));
  const free = seats[view.to_move]!.cards.flatMap(({ spots, filled, scored }, card) => (scored ? [] : spots.filter((number) => !filled.includes(number)).map((number) => ({ card, number }))));
  return free.find(({ card, number }) => !goals.has(`${card}/${number}`))?.number ?? null;
}

export function ways(news: readonly Told[], view: View): Way[] {
  const board = view.board as SpotsBoard;
  return news.flatMap((event, i): Way[] => {
    const seat = event.args.seat as number;
    const number = event.args.number as number;
    const after = i * 50;
    if (event.id === 'spots-told-placed') {
      const dog = String((event.args.dog as { id: string }).id).replace('spots-dog-', '');
      const card = board.seats[seat]!.cards.findIndex((each) => each.dog === dog);
      return [{ from: `roll-${number}`, to: `spot-${seat}-${card}-${number}`, after }];
    }
    if (event.id === 'spots-told-buried') return [{ from: `roll-${number}`, to: `yard-${seat}`, after, lift: 4 }];
    if (event.id === 'spots-told-drew') return [{ from: 'deck', to: `card-${seat}-${board.seats[seat]!.cards.length - 1}`, after }];
    return [];
  });
}

const SOUNDS: Record<string, Sound> = {
  'spots-told-busted': 'bust',
  'spots-told-all-bust': 'bust',
  'spots-told-scored': 'good',
  'spots-told-rolls': 'dice',
  'spots-told-rerolls': 'dice',
  'spots-told-placed': 'drop',
  'spots-told-buried': 'dig',
  'spots-told-drew': 'bark',
};
export const soundsOf = (news: readonly Told[]): Sound[] => [...new Set(news.flatMap((event) => SOUNDS[event.id] ?? []))];
