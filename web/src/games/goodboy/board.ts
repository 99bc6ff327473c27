// Good Boy's bags and the draft of laying treats.

import type { Legal, Message } from '../board';
import type { AnyTreat, Bag, GoodBoyBoard, GoodBoyLegal, GoodBoyView, Rob, Take } from './types';

/** What the coach says of the next roll, while there may be one. */
export interface Advice {
  next_roll: null | {
    bust: { value: number };
    treats: Record<string, { value: number }>;
    dogs: ({ value: number } | null)[];
  };
}

export const total = (bag: Bag): number => Object.values(bag).reduce((a, b) => a + b, 0);

/** A bag as a list, one entry a treat. */
export const listed = (bag: Bag, order: readonly string[]): string[] =>
  order.flatMap((key) => Array<string>(bag[key] ?? 0).fill(key));

export const nameOf = (board: GoodBoyBoard, treat: string): Message =>
  board.treats.find((each) => each.key === treat)!.name;

/** A bag as words, treat by treat. */
export function inWords(board: GoodBoyBoard, bag: Bag): Message[] {
  const treats = board.treats.flatMap(({ key, name }) =>
    bag[key] ? [{ id: 'goodboy-page-treat', args: { count: bag[key]!, treat: name } }] : [],
  );
  return treats.length ? treats : [{ id: 'goodboy-page-nothing', args: {} }];
}

/** Treats on their way to yards: not sent yet. */
export type Draft = Bag[];
export const emptyDraft = (): Draft => [{}, {}, {}];

/** What is still before the player when the draft is laid. */
export function leftOf(held: Bag, draft: Draft): Bag {
  const left: Bag = {};
  for (const [key, count] of Object.entries(held)) {
    const rest = count - draft.reduce((sum, bag) => sum + (bag[key] ?? 0), 0);
    if (rest > 0) left[key] = rest;
  }
  return left;
}

/** What a dog wants that a corner doesn't hold. */
export function missing(wants: Bag, corner: Bag): Bag {
  const rest: Bag = {};
  for (const [key, count] of Object.entries(wants))
    if (count > (corner[key] ?? 0)) rest[key] = count - (corner[key] ?? 0);
  return rest;
}

export const sum = (one: Bag, other: Bag): Bag => {
  const both = { ...one };
  for (const [key, count] of Object.entries(other)) both[key] = (both[key] ?? 0) + count;
  return both;
};

export function laid(draft: Draft, yard: number, treat: string, by: number): Draft {
  return draft.map((bag, i) => {
    if (i !== yard) return bag;
    const count = (bag[treat] ?? 0) + by;
    const { [treat]: _, ...rest } = bag;
    return count > 0 ? { ...rest, [treat]: count } : rest;
  });
}

/** Lay all that a dog still wants and the player has. */
export function served(draft: Draft, yard: number, board: GoodBoyBoard, seat: number): Draft {
  const { dog, corners } = board.yards[yard]!;
  let next = draft;
  for (const [treat, count] of Object.entries(
    dog ? missing(dog.wants, sum(corners[seat]!, draft[yard]!)) : {},
  )) {
    const there = leftOf(board.held[seat]!, next)[treat] ?? 0;
    if (there) next = laid(next, yard, treat, Math.min(count, there));
  }
  return next;
}

/** The draft as one line of notation. */
export function notation(draft: Draft): string {
  const yards = draft.flatMap((bag, yard) => {
    const treats = Object.entries(bag).map(([treat, count]) => (count > 1 ? `${treat}*${count}` : treat));
    return treats.length ? [`${yard + 1}:${treats.join(',')}`] : [];
  });
  return ['lay', ...yards].join(' ');
}

export interface Doable {
  roll: GoodBoyLegal | null;
  stop: GoodBoyLegal | null;
  any: Map<string, Legal<AnyTreat>>;
  rob: Map<string, Legal<Rob>>; // by seat, yard and treat
  take: Map<number, Legal<Take>>;
  wait: GoodBoyLegal | null; // let complete dogs wait
  laying: boolean;
}

export const robKey = (seat: number, yard: number, treat: string): string => `${seat}/${yard}/${treat}`;

export function doable(view: GoodBoyView): Doable {
  const found: Doable = {
    roll: null,
    stop: null,
    any: new Map(),
    rob: new Map(),
    take: new Map(),
    wait: null,
    laying: false,
  };
  for (const action of view.legal) {
    if (action.kind === 'roll') found.roll = action;
    else if (action.kind === 'stop') found.stop = action;
    else if (action.kind === 'any') found.any.set(action.treat, action);
    else if (action.kind === 'rob') found.rob.set(robKey(action.seat, action.yard, action.treat), action);
    else if (action.kind === 'take') found.take.set(action.yard, action);
    else if (action.kind === 'wait') found.wait = action;
    else found.laying = true;
  }
  return found;
}

/** Whether the cats of the roll on the table take it all, whatever is chosen first (GDB-3.3, GDB-3.4, GDB-6.1). */
export function isLost({ board, to_move }: GoodBoyView): boolean {
  const cats = board.roll?.flat().filter((symbol) => symbol === 'cat').length ?? 0;
  const token = to_move === null ? null : board.tokens[to_move];
  return token ? cats > (token === 'dog' ? 1 : 0) : cats > 0 && board.rolls > 1;
}
