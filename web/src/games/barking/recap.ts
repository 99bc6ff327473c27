// What stood out in a game of Barking Up the Wrong Tree: the biggest pack, and the cats.

import { ofKinds } from '../moments';
import { sentence, type Teller } from '../recap';
import type { BarkingEvents, BarkingView } from './types';

export const recap: Teller<BarkingView, BarkingEvents> = (story, { board }) => {
  const [best] = ofKinds(story, 'won').sort((one, other) => other.fields.dogs - one.fields.dogs);
  const item = best && board.kinds.find(({ id }) => id === best.fields.item)?.name;
  const times = ofKinds(story, 'cat').length;
  return [
    ...(best && item
      ? sentence('barking-page-recap-pack', { seat: best.seat!, dogs: best.fields.dogs, item })
      : []),
    ...(times ? sentence('barking-page-recap-cats', { times }) : []),
  ];
};
