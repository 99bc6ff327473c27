// A roll of Good Boy shows which treats were taken.

import type { Retelling } from '../story';
import type { GoodBoyEvent, GoodBoyEvents } from './types';

/** Leave out the treats that a roll has told of already, unless something else is told of them. */
function shorten(story: readonly GoodBoyEvent[]): GoodBoyEvent[] {
  let rolled: string[] = []; // symbols whose treat has not been spoken of yet
  return story.filter(({ kind, fields }) => {
    if (kind === 'rolled') rolled = fields.symbols.flat();
    const at = 'treat' in fields ? rolled.indexOf(fields.treat) : -1;
    if (at >= 0) rolled.splice(at, 1);
    return at < 0 || kind !== 'got';
  });
}

export const RETELLING: Retelling<GoodBoyEvents> = {
  lists: { got: 'treat', laid: 'treat' },
  shorten,
};
