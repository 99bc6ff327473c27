// The actions on DIG's board, by target.

import type { Legal, Message } from '../board';
import { same } from '../messages';
import { NAMED_CARDS, type Card, type Colour, type Deliver, type DigLegal, type DigView } from './types';

/** The coach's odds for the cards of the row: possible colours of a hidden bone with their probabilities. */
export interface Advice {
  row: (Partial<Record<Colour, number>> | null)[];
}

/** A card in words. */
export const nameOf = (card: Card | null): Message => NAMED_CARDS.find((each) => same(each.card, card))!.name;

/** A bone card as it is typed. */
export const notated = (card: Card): string =>
  card.kind === 'bone' ? `${card.scent}${card.bone ? `=${card.bone[0]}` : ''}` : '';

/** Bones that were brought home, in words. */
export function bonesOf(home: Partial<Record<Colour, number>>): Message[] {
  const bones = Object.entries(home).flatMap(([colour, count]) =>
    count
      ? [{ id: 'dig-page-bones', args: { count, colour: { id: `dig-colour-${colour}`, args: {} } } }]
      : [],
  );
  return bones.length ? bones : [{ id: 'dig-page-bones-none', args: {} }];
}

/** Legal actions by their place. */
export interface Doable {
  moves: Map<number, DigLegal>;
  dig: DigLegal | null;
  keep: DigLegal | null;
  stop: DigLegal | null;
  puts: Map<number, DigLegal>;
  deliveries: Legal<Deliver>[];
}

export function doable(view: DigView): Doable {
  const found: Doable = {
    moves: new Map(),
    dig: null,
    keep: null,
    stop: null,
    puts: new Map(),
    deliveries: [],
  };
  for (const action of view.legal) {
    if (action.kind === 'move') found.moves.set(action.to, action);
    else if (action.kind === 'put') found.puts.set(action.slot, action);
    else if (action.kind === 'deliver') found.deliveries.push(action);
    else found[action.kind] = action;
  }
  return found;
}

/** Slots of the hand from which something can be delivered here. */
export const deliverable = (deliveries: readonly Deliver[]): Set<number> =>
  new Set(deliveries.flatMap((each) => each.slots));

/** The delivery of just these slots; all that fit, when none is chosen. */
export function delivery(
  deliveries: readonly Legal<Deliver>[],
  chosen: ReadonlySet<number>,
): Legal<Deliver> | null {
  const fitting = deliverable(deliveries);
  const wanted = [...chosen].filter((slot) => fitting.has(slot));
  const slots = new Set(wanted.length ? wanted : fitting);
  return (
    deliveries.find(
      (each) => each.slots.length === slots.size && each.slots.every((slot) => slots.has(slot)),
    ) ?? null
  );
}
