// The engine tells every small thing by itself. Told as a story, what belongs together becomes one sentence.

import type { AnyEvents, EventOf, GameEvent, Message } from './board';
import { all, same } from './messages';

/** Kinds of events of which several become one sentence, each with the field that lists the things. */
type Lists<Events> = { readonly [Kind in keyof Events]?: keyof Events[Kind] & string };

/** How a game's events become a story; a game offers its own in games/<game>/story.ts. */
export interface Retelling<Events> {
  lists?: Lists<Events>;
  /** Leave out what other events say already. */
  shorten?: (story: readonly EventOf<Events>[]) => EventOf<Events>[];
  /** Whether an event without a seat belongs to somebody who has turns all the same. */
  isOfNobody?: (event: EventOf<Events>) => boolean;
}

/** A retelling, whatever the game. */
type AnyRetelling = Retelling<AnyEvents>;

const retellings = import.meta.glob<AnyRetelling>('./*/story.ts', { eager: true, import: 'RETELLING' });

export const retellingOf = (game: string): AnyRetelling => retellings[`./${game}/story.ts`] ?? {};

/** One event in words, or several like it in one sentence. */
export interface Sentence {
  /** The first of them. */
  event: GameEvent;
  message: Message;
}

/** A story in as few sentences as it takes. */
export function retold(game: string, story: readonly GameEvent[]): Sentence[] {
  const { lists = {}, shorten } = retellingOf(game);
  const told: Sentence[] = [];
  for (const event of shorten?.(story) ?? story)
    if (!addedTo(told, event, lists[event.kind])) told.push({ event, message: event.message });
  return told;
}

/** Whether a thing could be added to what was told just before of the same seat and place. */
function addedTo(told: Sentence[], event: GameEvent, list: string | undefined): boolean {
  if (list === undefined) return false;
  for (let at = told.length - 1; at >= 0 && told[at]!.event.kind === event.kind; at--) {
    const { event: first, message } = told[at]!;
    const alike = same({ ...first.fields, [list]: 0 }, { ...event.fields, [list]: 0 });
    if (first.seat !== event.seat || !alike) continue;
    const things = [...all(message.args[list]!), ...all(event.message.args[list]!)];
    told[at] = { event: first, message: { ...message, args: { ...message.args, [list]: things } } };
    return true;
  }
  return false;
}
