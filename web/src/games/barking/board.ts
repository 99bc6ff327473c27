// The packs on Barking's board and the draft of a play.

import type { Legal } from '../board';
import { allOf } from '../legal';
import type { AtItem, BarkingView, ItemSeen, Lay, Pack } from './types';

/** What the coach says of an item: what it would bring, how many dogs would take it, and which of the hand's do. */
export interface ItemAdvice {
  number: number;
  worth: number;
  dogs_to_take: number;
  take: { cards: number; wonders: number }[] | null;
}
export interface Advice {
  items: ItemAdvice[];
}

/** The packs at an item, one a player, the biggest first; the leader before those it is tied with. */
export function packsAt(item: ItemSeen): { seat: number; strength: number; dogs: Pack[] }[] {
  return item.strength
    .map((strength, seat) => ({ seat, strength, dogs: item.dogs.filter((pack) => pack.seat === seat) }))
    .filter(({ strength }) => strength > 0)
    .sort(
      (a, b) => b.strength - a.strength || Number(b.seat === item.leader) - Number(a.seat === item.leader),
    );
}

/** What a player means to lay: breeds with how many cards of each, and wonder dogs. */
export interface Draft {
  breeds: Record<string, number>;
  wonders: number;
}
export const emptyDraft = (): Draft => ({ breeds: {}, wonders: 0 });

export const lays = (view: BarkingView): Lay[] => allOf(view, 'lay');

/** How many cards of a breed can be laid at most. */
export const mostOf = (view: BarkingView, breed: string): number =>
  Math.max(
    0,
    ...lays(view)
      .filter((each) => each.breed === breed)
      .map((each) => each.cards),
  );
export const mostWonders = (view: BarkingView): number =>
  Math.max(0, ...lays(view).map((each) => each.wonders));

/** A press on a breed: all of it, or none again. */
export function toggled(draft: Draft, view: BarkingView, breed: string): Draft {
  const { [breed]: had, ...rest } = draft.breeds;
  const breeds = had ? rest : { ...rest, [breed]: mostOf(view, breed) };
  return { breeds, wonders: Object.keys(breeds).length ? draft.wonders : 0 };
}

export function stepped(draft: Draft, view: BarkingView, breed: string, by: number): Draft {
  const count = Math.min(mostOf(view, breed), Math.max(1, (draft.breeds[breed] ?? 0) + by));
  return { ...draft, breeds: { ...draft.breeds, [breed]: count } };
}

/** Numbers of the items where the draft can go. */
export function placesOf(draft: Draft, view: BarkingView): Set<number> {
  const breeds = Object.keys(draft.breeds);
  if (!breeds.length) return new Set();
  const open = breeds.map((breed) => new Set(lays(view).find((each) => each.breed === breed)?.items));
  const common = view.board.items.filter(
    (item) => open.every((numbers) => numbers.has(item.number)) && (breeds.length === 1 || item.token),
  );
  return new Set(common.map((item) => item.number));
}

/** The draft as one line; in the middle of a play only the next breeds. */
export function notation(draft: Draft, { board }: BarkingView, item: number): string {
  const ranked = board.breeds.filter(({ id }) => draft.breeds[id]);
  const groups = ranked.map(({ id }, i) => {
    const cards = draft.breeds[id]! > 1 ? ` x${draft.breeds[id]}` : '';
    return `${id}${cards}${i === 0 && draft.wonders ? ` +${draft.wonders}` : ''}`;
  });
  return `lay ${groups.join(', ')}${board.phase === 'more' ? '' : ` at ${item}`}`;
}

export const byItem = (view: BarkingView, kind: AtItem['kind']): Map<number, Legal<AtItem>> =>
  new Map(allOf(view, kind).map((each) => [each.item, each]));

/** An item that a round was about, and what has become of it. */
export interface Spoil {
  /** Its number on the table. */
  number: number;
  kind: string;
  /** Null if nobody barked at it. */
  winner: number | null;
  points: number;
}
