// Shared by the boards' events.ts.

import type { Sound } from '../art/sounds';
import type { AnyEvents, GameEvent } from './board';

/** The sounds of the kinds of events that have one. */
export type Sounds<Events> = Readonly<Partial<Record<keyof Events, Sound>>>;

/** Play the sounds of the news, each once, except for events whose moments have played them. */
export const heard = (
  news: readonly GameEvent[],
  sounds: Sounds<AnyEvents>,
  played: readonly string[] = [],
): Sound[] =>
  news.some(({ kind }) => played.includes(kind))
    ? []
    : [...new Set(news.flatMap((event) => sounds[event.kind] ?? []))];
