// What DIG's board is made of, as the engine shows it, and what it says about motion and sound.

import type { Colour } from '../../art/scents';
import type { Way } from '../../art/motion';
import type { Sound } from '../../art/sounds';
import type { Legal, Said, Told, View } from '../board';

export interface BoneCard {
  kind: 'bone';
  scent: string;
  bone: Colour | null;
}
export interface BowlCard {
  kind: 'bowl';
  colour: Colour;
}
export type Card = BoneCard | BowlCard | null;

export interface DigBoard {
  row: Card[];
  dogs: number[];
  hands: BoneCard[][];
  delivered: Record<Colour, number>[];
  values: Record<Colour, number>;
  phase: 'act' | 'decide';
  actions_left: number;
}

const COLOUR_LETTERS = 'rygbp';
const NAMES: Colour[] = ['red', 'yellow', 'green', 'blue', 'purple'];

/** A card in words, as the engine would say it. */
export function nameOf(card: Card): Said {
  const colour = (name: Colour): Said => ({ id: `dig-colour-${name}`, args: {} });
  if (card === null) return { id: 'dig-card-none', args: {} };
  if (card.kind === 'bowl') return { id: 'dig-card-bowl', args: { colour: colour(card.colour) } };
  const [first, second] = [...card.scent].map((letter) => colour(NAMES[COLOUR_LETTERS.indexOf(letter)]!)) as [Said, Said];
  return card.bone ? { id: 'dig-card-bone', args: { colour: colour(card.bone), first, second } } : { id: 'dig-card-scent', args: { first, second } };
}

/** What can be done, by where it is done. */
export interface Doable {
  moves: Map<number, Legal>;
  dig: Legal | null;
  keep: Legal | null;
  stop: Legal | null;
  puts: Map<number, Legal>;
  deliveries: Legal[];
}

export function doable(view: View): Doable {
  const found: Doable = { moves: new Map(), dig: null, keep: null, stop: null, puts: new Map(), deliveries: [] };
  for (const action of view.legal) {
    if (action.kind === 'move') found.moves.set(action.to as number, action);
    else if (action.kind === 'put') found.puts.set(action.slot as number, action);
    else if (action.kind === 'deliver') found.deliveries.push(action);
    else if (action.kind === 'dig') found.dig = action;
    else if (action.kind === 'keep') found.keep = action;
    else if (action.kind === 'stop') found.stop = action;
  }
  return found;
}

/** Slots of the hand from which something can be delivered here. */
export const deliverable = (deliveries: readonly Legal[]): Set<number> => new Set(deliveries.flatMap((each) => each.slots as number[]));

/** The delivery of just these slots; all that fit, when none is chosen. */
export function delivery(deliveries: readonly Legal[], chosen: ReadonlySet<number>): Legal | null {
  const fitting = deliverable(deliveries);
  const wanted = [...chosen].filter((slot) => fitting.has(slot));
  const slots = new Set(wanted.length ? wanted : fitting);
  return deliveries.find((each) => (each.slots as number[]).length === slots.size && (each.slots as number[]).every((slot) => slots.has(slot))) ?? null;
}

const number = (event: Told, name: string): number => event.args[name] as number;

/** Where things go, told by the news: from the doghouse and the yard to hands and bowls, and back. */
export function ways(news: readonly Told[], view: View): Way[] {
  const board = view.board as DigBoard;
  const found: Way[] = [];
  for (const event of news) {
    const seat = number(event, 'seat');
    if (event.id === 'dig-told-dug') found.push({ from: `card-${number(event, 'place')}`, to: `hand-${seat}-${board.hands[seat]!.length - 1}` });
    if (event.id === 'dig-told-buried') found.push({ from: `hand-${seat}-0`, to: `card-${number(event, 'place')}` });
    if (event.id === 'dig-told-delivered') found.push({ from: `hand-${seat}-0`, to: `pile-${seat}` });
    if (event.id === 'dig-told-filled') found.push({ from: `card-${number(event, 'start')}`, to: `card-${number(event, 'place')}`, after: 120 });
  }
  return found;
}

const SOUNDS: Record<string, Sound> = { 'dig-told-moved': 'step', 'dig-told-dug': 'dig', 'dig-told-buried': 'dig', 'dig-told-delivered': 'good', 'dig-told-filled': 'card' };
export const soundOf = (news: readonly Told[]): Sound | null => news.map((event) => SOUNDS[event.id]).find(Boolean) ?? null;
