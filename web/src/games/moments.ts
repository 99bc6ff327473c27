// What deserves to be looked at by itself: which moments there are is said by each games/<game>/moments.ts, driven by the
// events of the game; how long they wait for each other by the table's playback.

import { LOOK } from '../net/playback.svelte';
import type { ActionFields, AnyEvents, EventOf, GameEvent, View } from './board';
import { type Float, type Moment, signed } from './moment';
import { win } from './win';

/** Moments played on the previous board, and on the new one. */
export interface Moments {
  before: Moment[];
  after: Moment[];
  /** Milliseconds that the new board is looked at, where that needs less than usual. */
  look?: number;
}

/** Finds the moments between two views, from public events. */
export type Finder<Board, Action extends ActionFields, Events> = (
  events: readonly EventOf<Events>[],
  was: View<Board, Action>,
  now: View<Board, Action>,
) => Moments;
export type AnyFinder = Finder<unknown, ActionFields, AnyEvents>;

const found = import.meta.glob<{ moments: AnyFinder }>('./*/moments.ts');

/** The moments of a game; of one that has none of its own, none. */
export async function momentsOf(game: string): Promise<AnyFinder> {
  const load = found[`./${game}/moments.ts`];
  return load ? (await load()).moments : () => ({ before: [], after: [] });
}

/** Stages the events of a seat: the moments of the game, and the end of any game. */
export function staged(find: AnyFinder, told: readonly GameEvent[], was: View, now: View): Required<Moments> {
  const events = told.filter(({ to }) => to === null) as EventOf<AnyEvents>[];
  const none: Required<Moments> = { before: [], look: LOOK, after: [] };
  if (events.some(({ kind }) => kind === 'undone')) return none;
  const moments = { ...none, ...find(events, was as View<unknown, ActionFields>, now) };
  return now.over && !was.over ? { ...moments, after: [...moments.after, win(now)] } : moments;
}

/** The events of some kinds, in their order. */
export const ofKinds = <Event extends GameEvent, Kind extends Event['kind']>(
  events: readonly Event[],
  ...kinds: Kind[]
): Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => (kinds as string[]).includes(event.kind));

/** The changes of points, unless a moment shows them already. */
export const changes = (was: View, now: View, but: readonly number[] = []): Float[] =>
  now.scores.flatMap((points, seat) => {
    const change = points - was.scores[seat]! - (but[seat] ?? 0);
    return change ? [{ at: seat, text: signed(change) }] : [];
  });
