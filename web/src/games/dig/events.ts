// DIG's events as motion and sound.

import type { Way } from '../../art/motion';
import type { Sounds } from '../news';
import type { DigEvent, DigEvents, DigView } from './types';

/** Where things go, told by the news: from the doghouse and the yard to hands and bowls, and back. */
export function ways(news: readonly DigEvent[], { board }: DigView): Way[] {
  return news.flatMap(({ kind, seat, fields }): Way[] => {
    switch (kind) {
      case 'dug':
        return [{ from: `card-${fields.place}`, to: `hand-${seat}-${board.hands[seat!]!.length - 1}` }];
      case 'buried':
        return [{ from: `hand-${seat}-0`, to: `card-${fields.place}` }];
      case 'delivered':
        return [{ from: `hand-${seat}-0`, to: `pile-${seat}` }];
      case 'filled':
        return [{ from: `card-${fields.start}`, to: `card-${fields.place}`, after: 120 }];
      default:
        return [];
    }
  });
}

export const SOUNDS: Sounds<DigEvents> = {
  moved: 'step',
  dug: 'dig',
  buried: 'dig',
  delivered: 'good',
  filled: 'card',
};
