// What Good Boy's board is made of, the draft of laying treats, and what the news mean for motion and sound.

import type { Way } from '../../art/motion';
import type { Sound } from '../../art/sounds';
import type { Legal, Said, Told, View } from '../board';

export type Bag = Record<string, number>;

export interface DogCard {
  dog: number;
  name: Said;
  points: number;
  wants: Bag;
}
export interface YardSeen {
  dog: DogCard | null;
  corners: Bag[];
  complete: boolean[];
}
export interface GoodBoyBoard {
  treats: { key: string; name: Said; count: number }[];
  goal: number;
  round: number;
  first: number;
  phase: 'rolling' | 'choosing' | 'robbing' | 'laying' | 'taking';
  rolls: number;
  roll: string[][] | null;
  waiting: string | null;
  tokens: ('dog' | 'cat' | null)[];
  pool: Bag;
  held: Bag[];
  yards: YardSeen[];
  pile: DogCard[];
  taken: DogCard[][];
  targets: { treat: string; count: number; yards: number[] }[];
}

/** What the coach says of the next roll, while there may be one. */
export interface Advice {
  next_roll: null | {
    bust: { value: number };
    treats: Record<string, { value: number }>;
    dogs: ({ value: number } | null)[];
  };
}

/** The breed that a card's name stands for; a table's own dogs are mongrels by their name. */
export const breedOf = (name: Said): string => (name.id === 'goodboy-own-name' ? String(name.args.text) : name.id.replace('goodboy-dog-', ''));

export const total = (bag: Bag): number => Object.values(bag).reduce((a, b) => a + b, 0);

/** A bag as a list, one entry a treat. */
export const listed = (bag: Bag, order: readonly string[]): string[] => order.flatMap((key) => Array<string>(bag[key] ?? 0).fill(key));

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
  for (const [key, count] of Object.entries(wants)) if (count > (corner[key] ?? 0)) rest[key] = count - (corner[key] ?? 0);
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
  for (const [treat, count] of Object.entries(dog ? missing(dog.wants, sum(corners[seat]!, draft[yard]!)) : {})) {
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
  roll: Legal | null;
  stop: Legal | null;
  any: Map<string, Legal>;
  rob: Map<string, Legal>; // by seat, yard and treat
  take: Map<number, Legal>;
  laying: boolean;
}

export const robKey = (seat: number, yard: number, treat: string): string => `${seat}/${yard}/${treat}`;

export function doable(view: View): Doable {
  const found: Doable = { roll: null, stop: null, any: new Map(), rob: new Map(), take: new Map(), laying: false };
  for (const action of view.legal) {
    if (action.kind === 'roll') found.roll = action;
    else if (action.kind === 'stop') found.stop = action;
    else if (action.kind === 'any') found.any.set(action.treat as string, action);
    else if (action.kind === 'rob') found.rob.set(robKey(action.seat as number, action.yard as number, action.treat as string), action);
    else if (action.kind === 'take') found.take.set(action.yard as number, action);
    else found.laying = true;
  }
  return found;
}

/** Which treat an event speaks of. */
function treatOf(event: Told, board: GoodBoyBoard): string {
  const said = JSON.stringify(event.args.treat);
  return board.treats.find((each) => JSON.stringify(each.name) === said)?.key ?? '';
}

export function ways(news: readonly Told[], view: View): Way[] {
  const board = view.board as GoodBoyBoard;
  return news.flatMap((event, i): Way[] => {
    const seat = event.args.seat as number;
    const yard = (event.args.yard as number) - 1;
    const treat = treatOf(event, board);
    const after = i * 40;
    if (event.id === 'goodboy-told-got') return [{ from: `pool-${treat}`, to: `held-${seat}-${treat}`, after: 260 + after }];
    if (event.id === 'goodboy-told-robbed') return [{ from: `yard-${yard}`, to: `held-${seat}-${treat}`, after }];
    if (event.id === 'goodboy-told-laid') return [{ from: `held-${seat}-${treat}`, to: `corner-${seat}-${yard}`, after }];
    if (event.id === 'goodboy-told-took') return [{ from: `dog-${yard}`, to: `taken-${seat}`, after }];
    if (event.id === 'goodboy-told-came') return [{ from: 'pile', to: `dog-${yard}`, after: after + 150 }];
    return [];
  });
}

const SOUNDS: Record<string, Sound> = {
  'goodboy-told-busted': 'cat',
  'goodboy-told-took': 'good',
  'goodboy-told-rolled': 'dice',
  'goodboy-told-robbed': 'bark',
  'goodboy-told-laid': 'drop',
};
export function soundsOf(news: readonly Told[]): Sound[] {
  return [...new Set(news.flatMap((event) => SOUNDS[event.id] ?? []))];
}
