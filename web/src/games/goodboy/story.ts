// A roll of Good Boy shows which treats were taken.

import type { Said, Told } from '../board';
import { all, same } from '../said';

/** Without the treats that a roll has told of already, unless something else is told of them. */
export function withoutWhatRollsSay(story: readonly Told[]): Told[] {
  let rolled: Said[] = []; // symbols whose treat has not been spoken of yet
  return story.filter((event) => {
    if (event.id === 'goodboy-told-rolled') rolled = [...all(event.args.symbols!)];
    const at = event.args.treat === undefined ? -1 : rolled.findIndex((symbol) => same(symbol, event.args.treat));
    if (at >= 0) rolled.splice(at, 1);
    return at < 0 || event.id !== 'goodboy-told-got';
  });
}
