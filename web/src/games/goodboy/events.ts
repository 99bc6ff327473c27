// Good Boy's events as motion and sound.

import type { Way } from '../../art/motion';
import type { Sounds } from '../news';
import type { GoodBoyEvent, GoodBoyEvents } from './types';

/** Where things go, told by the news: treats between pool, hands and corners, dogs to yards and home. */
export function ways(news: readonly GoodBoyEvent[]): Way[] {
  return news.flatMap(({ kind, seat, fields }, i): Way[] => {
    const after = i * 40;
    switch (kind) {
      case 'got':
      case 'picked':
        return [{ from: `pool-${fields.treat}`, to: `held-${seat}-${fields.treat}`, after: 260 + after }];
      case 'robbed':
        return [{ from: `yard-${fields.yard}`, to: `held-${seat}-${fields.treat}`, after }];
      case 'laid':
        return [{ from: `held-${seat}-${fields.treat}`, to: `corner-${seat}-${fields.yard}`, after }];
      case 'took':
        return [{ from: `dog-${fields.yard}`, to: `taken-${seat}`, after }];
      case 'came':
        return [{ from: 'pile', to: `dog-${fields.yard}`, after: after + 150 }];
      default:
        return [];
    }
  });
}

export const SOUNDS: Sounds<GoodBoyEvents> = {
  busted: 'cat',
  took: 'good',
  rolled: 'dice',
  robbed: 'bark',
  laid: 'drop',
};
