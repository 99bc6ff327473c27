// Spots' events as motion and sound.

import type { Way } from '../../art/motion';
import type { Sounds } from '../news';
import type { SpotsEvent, SpotsEvents, SpotsView } from './types';

/** Where things go, told by the news: dice to cards and yards, dogs from the deck. */
export function ways(news: readonly SpotsEvent[], { board: { seats } }: SpotsView): Way[] {
  return news.flatMap(({ kind, seat, fields }, i): Way[] => {
    const after = i * 50;
    switch (kind) {
      case 'placed': {
        const card = seats[seat!]!.cards.findIndex((each) => each.dog === fields.dog);
        return [{ from: `roll-${fields.number}`, to: `spot-${seat}-${card}-${fields.number}`, after }];
      }
      case 'buried':
        return [{ from: `roll-${fields.number}`, to: `yard-${seat}`, after, lift: 4 }];
      case 'drew':
        return [{ from: 'deck', to: `card-${seat}-${seats[seat!]!.cards.length - 1}`, after }];
      default:
        return [];
    }
  });
}

export const SOUNDS: Sounds<SpotsEvents> = {
  busted: 'bust',
  'all-bust': 'bust',
  scored: 'good',
  rolls: 'dice',
  rerolls: 'dice',
  placed: 'drop',
  buried: 'dig',
  drew: 'bark',
};
