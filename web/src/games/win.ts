import type { Message, View } from './board';
import type { Moment } from './moment';
import Winners from './Winners.svelte';

/** Return a text about who has won, from the viewer's point of view. */
export function winWords({
  seat,
  winners,
  names,
}: {
  seat: number | null;
  winners: number[];
  names: string[];
}): Message {
  if (!winners.length) return { id: 'end-nobody', args: {} };
  if (seat !== null && winners.includes(seat))
    return { id: winners.length > 1 ? 'end-you-shared' : 'end-you-won', args: {} };
  const said = winners.map((each) => names[each] ?? '').join(', ');
  return winners.length > 1
    ? { id: 'end-shared', args: { names: said } }
    : { id: 'end-won', args: { name: said } };
}

/** The end of any game. */
export const win = (now: View): Moment => ({
  length: 2000,
  sound: 'win',
  buzz: [60, 60, 60, 60, 200],
  title: winWords({ seat: now.seat, winners: now.result?.winners ?? [], names: now.names }),
  picture: Winners,
});
