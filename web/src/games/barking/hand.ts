// How big the cards of a hand are where they have a place of their own: beside the board of a phone on its side.

export interface HandSize {
  /** Pixels of a dog. */
  dog: number;
  /** Pixels that the smallest cards need. */
  least: number;
}

/** Pixels of a dog, the largest first. */
const SIZES = [84, 72, 60, 52, 44] as const;
const SMALLEST = SIZES[SIZES.length - 1]!;
/** Pixels: a name of two lines with its edge, a card's edge, the narrowest card, and between cards. */
const NAME = 34;
const EDGE = 14;
const NARROWEST = 62;
const GAP = 8;
/** How much more than one dog each further one of its breed takes. */
export const SHOWN = 0.36;

/** Cards lie in rows from left to right. */
function rowsOf(groups: readonly number[], dog: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const count of groups) {
    const wide = Math.max(NARROWEST, dog * (1 + SHOWN * (count - 1)) + EDGE);
    if (used > 0 && used + GAP + wide > width) {
      rows += 1;
      used = wide;
    } else used += wide + (used > 0 ? GAP : 0);
  }
  return rows;
}

/** The largest cards for a hand: how many there are of each. */
export function handSize(groups: readonly number[], width: number, height: number): HandSize {
  const high = (dog: number): number => rowsOf(groups, dog, width) * (dog + NAME + GAP);
  return { dog: SIZES.find((dog) => high(dog) <= height) ?? SMALLEST, least: high(SMALLEST) };
}
