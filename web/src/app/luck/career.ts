// Texts about a person's accuracy and luck over their analysed games.

import type { Message } from '../../games/board';
import type { Career, Interval } from '../../net/wire';

/** Kinds of actions that are told together, whatever the game. */
const GROUPS: Record<string, string[]> = {
  roll: ['roll', 'reroll'],
  stop: ['stop', 'done', 'wait', 'keep'],
  lay: ['lay', 'put', 'place', 'at', 'deliver', 'set-aside'],
  take: ['any', 'rob', 'take', 'pick'],
  trick: ['do'],
  cat: ['cat', 'token', 'no-token'],
};

/** Return the group of a kind of action; other kinds are groups of their own. */
export const groupOf = (kind: string): string =>
  Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(kind)) ?? kind;

const percent = (value: number): number => Math.round(100 * value);

/** Return groups of choices by what they lost, most costly first. */
export function losesMost({ loses }: Career): string[] {
  const sums = new Map<string, number>();
  for (const { kind, given_away } of loses) {
    sums.set(groupOf(kind), (sums.get(groupOf(kind)) ?? 0) + given_away);
  }
  return [...sums.keys()].sort((one, other) => sums.get(other)! - sums.get(one)!);
}

/** Luck is claimed only where its interval is on one side of zero. */
export function luckOf({ luck }: Career): Message {
  if (luck.low === null || luck.high === null) return { id: 'luck-me-one', args: {} };
  const side = luck.low > 0 ? 'lucky' : luck.high < 0 ? 'unlucky' : 'level';
  return {
    id: `luck-me-${side}`,
    args: { luck: Math.abs(percent(luck.value)), low: signed(luck.low), high: signed(luck.high) },
  };
}

export function accuracyOf({ accuracy, choices }: Career): Message {
  return {
    id: 'luck-me-accuracy',
    args: {
      right: percent(accuracy.value),
      choices,
      low: percent(accuracy.low ?? 0),
      high: percent(accuracy.high ?? 1),
    },
  };
}

export const givenAway = ({ given_away }: Career): Message => ({
  id: given_away.low === null ? 'luck-me-given-once' : 'luck-me-given',
  args: { given: percent(given_away.value), error: halfOf(given_away) },
});

const halfOf = ({ value, high }: Interval): number => percent((high ?? value) - value);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(percent(value))}`;
