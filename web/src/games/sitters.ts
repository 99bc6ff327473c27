// The dogs of the seats: provided by the table, drawn by every board.

import { getContext, setContext } from 'svelte';
import type { Looks, Mood } from '../art/dog/kinds';
import type { View } from './board';

export interface Sitter {
  name: string;
  looks?: Looks; // the person's own dog; without it the seat's
  says?: string | undefined; // what is barked or said for a moment
}

const KEY = Symbol('sitters');

/** Called by the table, around its board. */
export const provideSitters = (who: (seat: number) => Sitter | undefined): void => void setContext(KEY, who);
export const getSitters = (): ((seat: number) => Sitter | undefined) => getContext(KEY) ?? (() => undefined);

/** How a seat's dog feels: at the end winners are happy, and the others wish they had done otherwise. */
export function moodOf(view: View, seat: number): Mood {
  if (view.over) return view.result?.winners.includes(seat) ? 'happy' : 'guilty';
  return seat === view.to_move ? 'happy' : 'alert';
}

/** The other seats, clockwise from the viewer, as they sit around the table. */
export function othersOf({ seat, players }: View): number[] {
  const first = (seat ?? -1) + 1;
  return Array.from({ length: players }, (_, i) => (first + i) % players).filter((other) => other !== seat);
}
