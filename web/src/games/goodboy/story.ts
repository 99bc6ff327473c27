// Good Boy's events are small: a treat each. Told as a story they become sentences: one a roll, one a yard in a call.

import type { Said, Told } from '../board';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const listed = (said: Told['args'][string]): Said[] => (Array.isArray(said) ? said : [said as Said]);

/** What is told once of several treats. */
const JOINED = new Set(['goodboy-told-got', 'goodboy-told-laid']);

/** The same story in fewer sentences. */
export function retold(story: readonly Told[]): Told[] {
  const told: Told[] = [];
  let rolled: Said[] = []; // symbols whose treat has not been spoken of yet
  for (const event of story) {
    if (event.id === 'goodboy-told-rolled') rolled = [...listed(event.args.symbols)];
    const at = event.args.treat === undefined ? -1 : rolled.findIndex((symbol) => same(symbol, event.args.treat));
    if (at >= 0) rolled.splice(at, 1);
    // That a treat was rolled says that it was taken, unless something else is told of it.
    if (at >= 0 && event.id === 'goodboy-told-got') continue;
    if (JOINED.has(event.id) && addedTo(told, event)) continue;
    told.push(event);
  }
  return told;
}

/** Whether a treat could be added to what was told just before of the same place. */
function addedTo(told: Told[], { id, args: { treat, ...where } }: Told): boolean {
  for (let at = told.length - 1; at >= 0 && told[at]!.id === id; at--) {
    const { treat: before, ...there } = told[at]!.args;
    if (!same(there, where)) continue;
    told[at] = { ...told[at]!, args: { ...told[at]!.args, treat: [...listed(before!), treat as Said] } };
    return true;
  }
  return false;
}
