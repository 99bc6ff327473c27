// DIG's moments: bones that are brought home, bowls that move and what that does to everybody's points, the last bone.

import { type Float, type Moment, signed } from '../moment';
import { changes, type Finder, ofKinds } from '../moments';
import type { DigAction, DigBoard, DigEvents } from './types';

/** Kinds of events whose sound is played by their moment. */
export const STAGED: readonly (keyof DigEvents)[] = ['delivered', 'bowl'];

const bonesIn = ({ row }: DigBoard): number => row.filter((card) => card?.kind === 'bone').length;

export const moments: Finder<DigBoard, DigAction, DigEvents> = (events, was, now) => {
  const after: Moment[] = [];
  const brought = ofKinds(events, 'delivered');
  const home = now.scores.map((_, seat) =>
    brought.filter((event) => event.seat === seat).reduce((sum, { fields }) => sum + fields.worth, 0),
  );
  if (brought.length)
    after.push({
      length: 1200,
      sound: 'good',
      buzz: [40],
      floats: home.flatMap((points, seat): Float[] => (points ? [{ at: seat, text: signed(points) }] : [])),
    });
  const bowls = ofKinds(events, 'bowl');
  // At the end everything is counted anew.
  if (bowls.length && !now.over)
    after.push({
      length: 1900,
      sound: 'drop',
      buzz: [30, 60, 30],
      title: bowls.at(-1)!.message,
      floats: [
        ...bowls.map(({ fields }): Float => ({ at: `card-${fields.place}`, text: String(fields.worth) })),
        ...changes(was, now, home),
      ],
    });
  if (bonesIn(was.board) > 1 && bonesIn(now.board) === 1 && !now.over)
    after.push({ length: 1300, sound: 'turn', title: { id: 'dig-page-last-bone', args: {} } });
  return { before: [], after };
};
