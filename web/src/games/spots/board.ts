// The draft of settling dice on Spots' board.

import { packed as pack } from '../packed';
import type { SpotsBoard, Target } from './types';

/** What the coach says of the rolls on offer; chances are those with 0, 1 and 2 treats. */
export interface Advice {
  rolls: {
    text: string;
    dice: number;
    bust: number[];
    spaces: { card: number; number: number; chance: number[] }[];
  }[];
}

/** Where a die of the roll is to go: a card by its place, the yard, out of the roll, or nowhere yet. */
export type Goal = number | 'yard' | 'out' | null;

export const settles = (board: SpotsBoard): boolean =>
  ['rolled', 'settling', 'discarding'].includes(board.phase);

export const targetOf = (board: SpotsBoard, number: number): Target | undefined =>
  board.targets.find((each) => each.number === number);

/** Dice that can only go out need no word. */
export const freshDraft = (board: SpotsBoard): Goal[] =>
  board.roll.map((number) => {
    const target = targetOf(board, number);
    return target && !target.yard && !target.cards.length && target.out ? 'out' : null;
  });

/** Cards that this die may go to, with what the draft has placed already. */
export function fitting(board: SpotsBoard, draft: readonly Goal[], die: number): number[] {
  const number = board.roll[die]!;
  return (targetOf(board, number)?.cards ?? []).filter(
    (card) => !draft.some((goal, i) => i !== die && goal === card && board.roll[i] === number),
  );
}

export const pipsAfter = (board: SpotsBoard, draft: readonly Goal[], seat: number): number =>
  board.seats[seat]!.pips +
  board.roll.reduce((sum, number, i) => sum + (draft[i] === 'yard' ? number : 0), 0);

/** Dice that a trick may leave in the roll are only put aside by Scavenge; elsewhere they go by themselves. */
export const mayLeave = (board: SpotsBoard, die: number): boolean =>
  board.trick === 'scavenge' && (targetOf(board, board.roll[die]!)?.out ?? false);

const settledIn = (draft: readonly Goal[]): number =>
  draft.filter((goal) => goal === 'yard' || typeof goal === 'number').length;

/** Whether nothing is left to say. */
export function complete(board: SpotsBoard, draft: readonly Goal[], seat: number): boolean {
  if (pipsAfter(board, draft, seat) > board.yard_limit) return true;
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

/** In how many columns dogs are biggest in a place of this size, and how wide they are then. */
export const packed = (dogs: number, width: number, height: number) => pack(dogs, width, height, DOG_SHAPE);

/** Pixels: the largest and the smallest spots in a list of dogs, and what a dog's name and the gaps around its spots take. */
const LARGEST = 76;
const SMALLEST = 36;
const NAME = 22;
const GAP = 4;

/** How big the spots of listed dogs can be: each dog is a head with its spots beside it, as many in a row as fit. */
export function listedSpot(spots: readonly number[], width: number, height: number): number {
  for (let spot = LARGEST; spot > SMALLEST; spot--) {
    let rows = 1;
    let used = 0;
    for (const count of spots) {
      const wide = (count + 0.85) * spot + (count + 3) * GAP;
      if (used && used + wide > width) [rows, used] = [rows + 1, 0];
      used += wide;
    }
    const widest = (Math.max(...spots) + 0.85) * spot + (Math.max(...spots) + 3) * GAP;
    if (widest <= width && rows * (spot + NAME) <= height) return spot;
  }
  return SMALLEST;
}
