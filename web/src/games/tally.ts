// How everybody's points came about, as a picture: each games/<game>/Tally.svelte draws those of one seat, from what the
// engine has told and counted. No rule of scoring is written here a second time.

import type { Component } from 'svelte';
import type { AnyEvents, EventOf, GameEvent, Message, View } from './board';

export interface TallyProps<Seen extends View = View, Events = AnyEvents> {
  view: Seen;
  seat: number;
  /** The events after the end. */
  scoring: readonly EventOf<Events>[];
  say: (m: Message) => string;
}

const tallies = import.meta.glob<{ default: Component<TallyProps> }>('./*/Tally.svelte');

/** Whether a game has such a picture. */
export const isTallied = (game: string): boolean => `./${game}/Tally.svelte` in tallies;

/** The picture of a game; null for one without. */
export async function tallyOf(game: string): Promise<Component<TallyProps> | null> {
  return (await tallies[`./${game}/Tally.svelte`]?.())?.default ?? null;
}

/** The scoring events after the end; without any, the last turn has decided the game. */
export function scoringOf(story: readonly GameEvent[], { version }: View): GameEvent[] {
  const last = story.filter((event) => event.version === version);
  const over = last.findIndex(({ kind }) => kind === 'over');
  return over < last.length - 1 ? last.slice(over + 1) : last;
}
