// What stood out in a game of Spots: the first dog, and who buried too much.

import { ofKinds } from '../moments';
import { most, sentence, type Teller } from '../recap';
import type { SpotsEvents, SpotsView } from './types';

export const recap: Teller<SpotsView, SpotsEvents> = (story) => {
  const first = ofKinds(story, 'scored')[0];
  const busts = most(ofKinds(story, 'busted').map(({ seat }) => [seat!, 1] as const));
  return [
    ...(first
      ? sentence('spots-page-recap-first', {
          seat: first.seat!,
          dog: { id: `spots-dog-${first.fields.dog}`, args: {} },
        })
      : []),
    ...(busts ? sentence('spots-page-recap-busts', { seat: busts.seat, times: busts.sum }) : []),
  ];
};
