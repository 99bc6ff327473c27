// The recap of a game in three sentences: highlights, found by each games/<game>/recap.ts, and the ending.

import type { AnyEvents, EventOf, GameEvent, Message, View } from './board';

/** Returns up to two sentences about highlights, from public events. */
export type Teller<Seen extends View, Events> = (story: readonly EventOf<Events>[], view: Seen) => Message[];

const tellers = import.meta.glob<{ recap: Teller<View, AnyEvents> }>('./*/recap.ts');

/** The seat with the highest sum, and the sum; null if there is none. */
export function most(of: Iterable<readonly [number, number]>): { seat: number; sum: number } | null {
  const sums = new Map<number, number>();
  for (const [seat, count] of of) sums.set(seat, (sums.get(seat) ?? 0) + count);
  const [best] = [...sums].sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? { seat: best[0], sum: best[1] } : null;
}

/** One sentence. */
export const sentence = (id: string, args: Message['args']): Message[] => [{ id, args }];

/** How it ended. */
export function ending({ scores, names, result }: View): Message[] {
  const winner = result?.winners[0];
  if (winner === undefined) return [];
  const [next] = scores
    .map((points, seat) => ({ points, seat }))
    .filter(({ seat }) => seat !== winner)
    .sort((one, other) => other.points - one.points);
  if (!next) return [];
  const ahead = scores[winner]! - next.points;
  const args = { name: names[winner] ?? '', other: names[next.seat] ?? '' };
  if (ahead > 0) return [{ id: 'recap-ahead', args: { ...args, points: ahead } }];
  return ahead === 0 ? [{ id: 'recap-level', args: { ...args, points: next.points } }] : [];
}

/** The sentences of a game that is over; of one that was not seen from the start, only how it ended. */
export async function recapOf(game: string, story: readonly GameEvent[], view: View): Promise<Message[]> {
  const taken = story.filter(({ kind }) => kind === 'undone');
  const stands = (at: number): boolean =>
    !taken.some(({ version, fields }) => at < version && at >= (fields.undoes as number));
  const told = story.filter(({ version, to }) => to === null && stands(version));
  const whole = told[0] !== undefined && told[0].version <= 1;
  const teller = whole ? (await tellers[`./${game}/recap.ts`]?.())?.recap : undefined;
  return [...(teller?.(told as EventOf<AnyEvents>[], view) ?? []), ...ending(view)];
}
