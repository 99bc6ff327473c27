// What Top Dog would do, as far as it is worth showing.

import type { Legal, Message } from '../../games/board';
import type { HintInfo } from '../../net/wire';

export interface Advice {
  action: Legal;
  /** The chance to win afterwards, in percent. */
  percent: number;
  /** What speaks for it. */
  why: Message | null;
}

const MOST = 4;
/** What the search has hardly looked at, it can say nothing about. */
const LOOKED_AT = 0.01;
/** Percent: a search of a second can't tell actions apart that are closer to each other. */
const ALIKE = 2;

/** The hints that are still legal, in the order of what is shown of them; of equals the one looked at most comes first. */
export function advice(hints: readonly HintInfo[], legal: readonly Legal[]): Advice[] {
  const found: Advice[] = [];
  for (const { text, chance, share, why } of hints) {
    const action = legal.find((each) => each.text === text);
    if (action && (!found.length || share >= LOOKED_AT))
      found.push({ action, percent: Math.round(100 * chance), why });
  }
  return found.slice(0, MOST).sort((one, other) => other.percent - one.percent);
}

/** How many of the first are about as good as the best. */
export const alike = (found: readonly Advice[]): number =>
  found.filter(({ percent }) => found[0]!.percent - percent <= ALIKE).length;
