// The engine tells every small thing by itself. Told as a story, what belongs together becomes one sentence.

import type { Told } from './board';
import { withoutWhatRollsSay } from './goodboy/story';
import { all, same } from './said';

/** What is told once of several things, and the argument that lists them. */
const LISTED: Readonly<Record<string, string>> = {
  'barking-told-laid-out': 'item',
  'barking-told-drew': 'card',
  'goodboy-told-got': 'treat',
  'goodboy-told-laid': 'treat',
  'spots-told-drew': 'dog',
};

/** The same story in fewer sentences. */
export function retold(story: readonly Told[]): Told[] {
  const told: Told[] = [];
  for (const event of withoutWhatRollsSay(story)) if (!addedTo(told, event)) told.push(event);
  return told;
}

/** Whether a thing could be added to what was told just before of the same seat and place. */
function addedTo(told: Told[], event: Told): boolean {
  const list = LISTED[event.id];
  if (list === undefined) return false;
  for (let at = told.length - 1; at >= 0 && told[at]!.id === event.id; at--) {
    const { version, args } = told[at]!;
    if (!same({ ...args, [list]: 0 }, { ...event.args, [list]: 0 })) continue;
    told[at] = { id: event.id, version, args: { ...args, [list]: [...all(args[list]!), ...all(event.args[list]!)] } };
    return true;
  }
  return false;
}
