// Good Boy's moments: the cat takes it all, a dog comes along, the last round.

import { type Moment, pictured } from '../moment';
import { changes, type Finder, ofKinds } from '../moments';
import Arrival from './Arrival.svelte';
import { listed } from './board';
import Robbery from './Robbery.svelte';
import Roll from './Roll.svelte';
import type { GoodBoyAction, GoodBoyBoard, GoodBoyEvents, GoodBoyView } from './types';

/** Kinds of events whose sound is played by their moment. */
export const STAGED: readonly (keyof GoodBoyEvents)[] = ['busted', 'took'];

const isLast = ({ board, scores }: GoodBoyView): boolean =>
  scores.some((points) => points >= board.goal) || board.round === board.rounds;

export const moments: Finder<GoodBoyBoard, GoodBoyAction, GoodBoyEvents> = (events, was, now) => {
  const before: Moment[] = [];
  const after: Moment[] = [];
  const bust = ofKinds(events, 'busted')[0];
  if (bust) {
    const rolled = ofKinds(events, 'rolled').at(-1);
    // The dice land and stay, also where the next player has the table already.
    if (rolled)
      before.push({ length: 1100, sound: 'dice', ...pictured(Roll, { symbols: rolled.fields.symbols }) });
    before.push({
      length: 1700,
      sound: 'cat',
      buzz: [200],
      line: bust.message,
      ...pictured(Robbery, {
        treats: listed(
          was.board.held[bust.seat!]!,
          was.board.treats.map(({ key }) => key),
        ),
      }),
    });
  }
  const took = ofKinds(events, 'took').at(-1);
  const dog = took && was.board.yards[took.fields.yard]?.dog;
  if (took && dog)
    after.push({
      length: 1500,
      sound: 'good',
      buzz: [40, 40, 40],
      line: took.message,
      floats: changes(was, now),
      ...pictured(Arrival, { breed: dog.breed }),
    });
  if (isLast(now) && !isLast(was) && !now.over)
    after.push({ length: 1200, sound: 'turn', title: { id: 'moment-last-round', args: {} } });
  return { before, after };
};
