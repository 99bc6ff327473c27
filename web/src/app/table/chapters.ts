// A log of single events, put together to turns.

import type { Said, Told } from '../../games/board';
import { retold } from '../../games/story';

export interface Line {
  said: Said;
  /** Told to this reader alone. */
  private: boolean;
}

export interface Chapter {
  seat: number | null;
  lines: Line[];
}

export function chapters(story: readonly Told[]): Chapter[] {
  const told: Chapter[] = [];
  for (const event of retold(story)) {
    const seat = typeof event.args.seat === 'number' ? event.args.seat : null;
    const last = told.at(-1);
    const line = { said: event, private: isPrivate(event) };
    // What nobody did goes on in the chapter of whoever caused it. But Pes, who has no seat, has turns.
    const goesOn = event.id.startsWith(PES) ? last?.seat === null : seat === null || last?.seat === seat;
    if (last && goesOn) last.lines.push(line);
    else told.push({ seat, lines: [line] });
  }
  return told;
}

const PES = 'spots-told-pes-';

/** Events that speak to "you" are told to nobody else. */
export const isPrivate = (event: Said): boolean => PRIVATE.has(event.id);
const PRIVATE = new Set(['dig-told-found', 'dig-told-buried-bone', 'barking-told-drew']);
