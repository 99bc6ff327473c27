// What stood out in a game of Good Boy: the cat's best catch, and the finest dog.

import { ofKinds } from '../moments';
import { sentence, type Teller } from '../recap';
import type { GoodBoyEvents, GoodBoyView } from './types';

export const recap: Teller<GoodBoyView, GoodBoyEvents> = (story, { board }) => {
  const [lost] = ofKinds(story, 'busted').sort((one, other) => other.fields.treats - one.fields.treats);
  const [took] = ofKinds(story, 'took').sort((one, other) => other.fields.points - one.fields.points);
  const dog = took && board.taken.flat().find((each) => each.dog === took.fields.dog)?.name;
  return [
    ...(lost?.fields.treats
      ? sentence('goodboy-page-recap-cat', { seat: lost.seat!, treats: lost.fields.treats })
      : []),
    ...(took && dog
      ? sentence('goodboy-page-recap-dog', { seat: took.seat!, dog, points: took.fields.points })
      : []),
  ];
};
