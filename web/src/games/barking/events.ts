// Barking's events as motion and sound.

import type { Way } from '../../art/motion';
import type { Sounds } from '../news';
import type { BarkingEvent, BarkingEvents, BarkingView } from './types';

/** Where things go, told by the news: from hands to items. */
export function ways(news: readonly BarkingEvent[], view: BarkingView): Way[] {
  let showed = '';
  return news.flatMap(({ kind, seat, fields }, i): Way[] => {
    const after = i * 40;
    const from = (card: string) => (seat === view.seat ? `hand-${card}` : `seat-${seat}`);
    switch (kind) {
      case 'showed':
        showed = fields.dogs.breed;
        return [];
      case 'laid':
        return [{ from: from(showed), to: `pack-${fields.item.number}-${seat}`, after }];
      case 'token':
        return [{ from: from('cat'), to: `token-${fields.item.number}`, after }];
      default:
        return [];
    }
  });
}

export const SOUNDS: Sounds<BarkingEvents> = {
  cat: 'cat',
  laid: 'bark',
  won: 'good',
  dealt: 'card',
  discarded: 'card',
};
