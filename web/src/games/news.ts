// What the boards' events.ts have in common.

import type { Sound } from '../art/sounds';
import type { AnyEvents, GameEvent } from './board';

/** The sounds of the kinds of events that have one. */
export type Sounds<Events> = Readonly<Partial<Record<keyof Events, Sound>>>;

/** What is to be heard of the news, each sound once; nothing where a moment of some kinds of events was heard already. */
export const heard = (
  news: readonly GameEvent[],
  sounds: Sounds<AnyEvents>,
  played: readonly string[] = [],
): Sound[] =>
  news.some(({ kind }) => played.includes(kind))
    ? []
    : [...new Set(news.flatMap((event) => sounds[event.kind] ?? []))];
