// What a seat may do, by kind.

import type { ActionFields, Legal, View } from './board';

/** The actions of a game that can have this kind. */
export type OfKind<Action extends ActionFields, Kind extends string> = Action extends unknown
  ? Kind extends Action['kind']
    ? Action & { kind: Kind }
    : never
  : never;

/** All that can be done of a kind. */
export const allOf = <Action extends ActionFields, Kind extends Action['kind']>(
  view: View<unknown, Action>,
  kind: Kind,
): Legal<OfKind<Action, Kind>>[] =>
  view.legal.filter((each) => each.kind === kind) as unknown as Legal<OfKind<Action, Kind>>[];

/** The first of a kind, if there is any. */
export const oneOf = <Action extends ActionFields, Kind extends Action['kind']>(
  view: View<unknown, Action>,
  kind: Kind,
): Legal<OfKind<Action, Kind>> | undefined => allOf(view, kind)[0];

/** An action if it is of one of these kinds. */
export const ifOf = <Action extends ActionFields, Kind extends Action['kind']>(
  action: Legal<Action> | null,
  ...kinds: Kind[]
): Legal<OfKind<Action, Kind>> | null =>
  action && (kinds as string[]).includes(action.kind)
    ? (action as unknown as Legal<OfKind<Action, Kind>>)
    : null;
