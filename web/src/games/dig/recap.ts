// What stood out in a game of DIG: who brought most home, and how restless the bowls were.

import { ofKinds } from '../moments';
import { most, sentence, type Teller } from '../recap';
import type { DigEvents, DigView } from './types';

export const recap: Teller<DigView, DigEvents> = (story) => {
  const best = most(ofKinds(story, 'delivered').map(({ seat }) => [seat!, 1] as const));
  const times = ofKinds(story, 'bowl').length;
  return [
    ...(best ? sentence('dig-page-recap-bones', { seat: best.seat, bones: best.sum }) : []),
    ...(times ? sentence('dig-page-recap-bowls', { times }) : []),
  ];
};
