// What Barking's board is made of, and the draft of a play.

import type { Way } from '../../art/motion';
import type { Sound } from '../../art/sounds';
import type { Legal, Said, Told, View } from '../board';

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
  name: Said;
  token: boolean;
  dogs: Pack[];
  strength: number[];
  leader: number | null;
}
export interface Hand {
  size: number;
  cat: boolean;
  cards: Record<string, number> | null;
}
export interface BarkingBoard {
  round: number;
  rounds: number;
  piles: number[];
  hand_limit: number;
  phase: 'act' | 'discard' | 'token' | 'where' | 'more' | 'bark';
  first: number;
  passed: boolean[];
  breeds: { id: string; rank: number; copies: number; name: Said }[];
  kinds: { id: string; copies: number; name: Said }[];
  items: ItemSeen[];
  shown: { breed: string; cards: number; wonders: number } | null;
  play_at: number | null;
  hands: Hand[];
  deck: { size: number };
  discards: Record<string, number>;
  won: Record<string, number>[];
  barks: (number | null)[];
  champion: number | null;
}

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
    .sort((a, b) => b.strength - a.strength || Number(b.seat === item.leader) - Number(a.seat === item.leader));
}

/** What a player means to lay: breeds with how many cards of each, and wonder dogs. */
export interface Draft {
  breeds: Record<string, number>;
  wonders: number;
}
export const emptyDraft = (): Draft => ({ breeds: {}, wonders: 0 });

export const lays = (view: View): Legal[] => view.legal.filter((each) => each.kind === 'lay');

/** How many cards of a breed can be laid at most. */
export const mostOf = (view: View, breed: string): number => Math.max(0, ...lays(view).filter((each) => each.breed === breed).map((each) => each.cards as number));
export const mostWonders = (view: View): number => Math.max(0, ...lays(view).map((each) => each.wonders as number));

/** A press on a breed: all of it, or none again. */
export function toggled(draft: Draft, view: View, breed: string): Draft {
  const { [breed]: had, ...rest } = draft.breeds;
  const breeds = had ? rest : { ...rest, [breed]: mostOf(view, breed) };
  return { breeds, wonders: Object.keys(breeds).length ? draft.wonders : 0 };
}

export function stepped(draft: Draft, view: View, breed: string, by: number): Draft {
  const count = Math.min(mostOf(view, breed), Math.max(1, (draft.breeds[breed] ?? 0) + by));
  return { ...draft, breeds: { ...draft.breeds, [breed]: count } };
}

/** Numbers of the items where the draft can go. */
export function placesOf(draft: Draft, view: View): Set<number> {
  const board = view.board as BarkingBoard;
  const breeds = Object.keys(draft.breeds);
  if (!breeds.length) return new Set();
  const open = breeds.map((breed) => new Set((lays(view).find((each) => each.breed === breed)?.items as number[] | undefined) ?? []));
  const common = board.items.filter((item) => open.every((numbers) => numbers.has(item.number)) && (breeds.length === 1 || item.token));
  return new Set(common.map((item) => item.number));
}

/** The draft as one line; in the middle of a play only the next breeds. */
export function notation(draft: Draft, view: View, item: number): string {
  const board = view.board as BarkingBoard;
  const ranked = board.breeds.filter(({ id }) => draft.breeds[id]);
  const groups = ranked.map(({ id }, i) => {
    const cards = draft.breeds[id]! > 1 ? ` x${draft.breeds[id]}` : '';
    return `${id}${cards}${i === 0 && draft.wonders ? ` +${draft.wonders}` : ''}`;
  });
  return `lay ${groups.join(', ')}${board.phase === 'more' ? '' : ` at ${item}`}`;
}

export const of = (view: View, kind: string): Legal | undefined => view.legal.find((each) => each.kind === kind);
export const byItem = (view: View, kind: 'at' | 'token'): Map<number, Legal> => new Map(view.legal.filter((each) => each.kind === kind).map((each) => [each.item as number, each]));

export function ways(news: readonly Told[], view: View): Way[] {
  let showed = '';
  return news.flatMap((event, i): Way[] => {
    const seat = event.args.seat as number;
    const number = (event.args.item as Said | undefined)?.args?.number;
    if (event.id === 'barking-told-showed') showed = String((((event.args.dogs as Said).args.breed as Said | undefined)?.id ?? '').replace('barking-breed-', ''));
    if (event.id === 'barking-told-laid') return [{ from: seat === view.seat ? `hand-${showed}` : `seat-${seat}`, to: `pack-${number}-${seat}`, after: i * 40 }];
    if (event.id === 'barking-told-token') return [{ from: seat === view.seat ? 'hand-cat' : `seat-${seat}`, to: `token-${number}`, after: i * 40 }];
    return [];
  });
}

const SOUNDS: Record<string, Sound> = {
  'barking-told-cat': 'cat',
  'barking-told-laid': 'bark',
  'barking-told-won': 'good',
  'barking-told-dealt': 'card',
  'barking-told-discarded': 'card',
};
export const soundsOf = (news: readonly Told[]): Sound[] => [...new Set(news.flatMap((event) => SOUNDS[event.id] ?? []))];
