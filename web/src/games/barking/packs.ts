// How big a pack at an item is drawn.

import type { Pack } from './types';

export interface PackShape {
  /** Owner, dogs and strength in a line; or the owner above the dogs. */
  lies: 'line' | 'tall';
  /** Whether the owner's name stands beside their head. */
  named: boolean;
  /** Pixels. */
  owner: number;
  dog: number;
  /** Breeds beside each other: more of them begin another row. */
  columns: number;
  /** Whether ranks are badges on the dogs; beside smaller dogs they have a place of their own. */
  badges: boolean;
  /** All dogs of a pack, one of each breed where they would hide each other, or none where ranks have to do. */
  dogs: 'all' | 'each' | 'none';
}

/** Pixels: between packs, around and between what is in a pack, a rank, and the strength. */
const GAP = 2;
const PADDING = 6;
const SPACE = 3;
const RANK = 18;
const STRENGTH = 17;
/** Pixels that a rank sticks out of a dog, and of which size on a dog wears it. */
const BADGE = 5;
const LEAST_BADGED = 28;
/** Pixels: from which size on a dog can be told from another, and how big dogs become. */
const LEAST_DOG = 14;
const MOST_DOG = { line: 60, tall: 150 };
/** How much of the width a dog takes at most: there are others to come. */
const MOST_OF_WIDTH = 0.72;
/** Pixels: how big a head is, and the least above its dogs. */
const LEAST_HEAD = 14;
const MOST_HEAD = 40;
const ABOVE = 20;
const MOST_ROWS = 3;
/** Pixels that a pack is wide from when on a name is more than its first letters. */
const NAMED = 118;
/** How much of a dog is seen of which the next one stands in front. */
const SHOWN = 0.35;
/** What another way has to be good for: packs should not change for a few pixels. */
const WORTHWHILE = 1.15;

interface Way {
  lies: PackShape['lies'];
  owner: number;
  dog: number;
  columns: number;
  /** Pixels for the dogs beside each other. */
  room: number;
}

const head = (wanted: number): number => Math.round(Math.min(MOST_HEAD, Math.max(LEAST_HEAD, wanted)));

/** The size of dogs in rows, each with its rank. */
function dogIn(width: number, height: number): number {
  const badged = Math.min(height, width - BADGE);
  return badged >= LEAST_BADGED ? badged : Math.min(height, width - RANK, LEAST_BADGED - 1);
}

function waysOf(kinds: number, width: number, height: number): Way[] {
  const small = head(Math.min(height * 0.75, width * 0.2));
  const large = head(Math.max(ABOVE, height * 0.3));
  const ways = [
    { lies: 'line', owner: small, room: width - small - SPACE - STRENGTH, high: height - 4 },
    { lies: 'tall', owner: large, room: width, high: height - large - 10 },
  ] as const;
  return ways.flatMap(({ lies, owner, room, high }) =>
    Array.from({ length: Math.min(kinds, MOST_ROWS) }, (_, i): Way => {
      const columns = Math.ceil(kinds / (i + 1));
      const rows = Math.ceil(kinds / columns);
      const dog = dogIn(room / columns, (high - GAP * (rows - 1)) / rows);
      return { lies, owner, room, columns, dog: Math.min(dog, MOST_DOG[lies], width * MOST_OF_WIDTH) };
    }),
  );
}

/** How a pack is drawn in a place of this size that it shares with others: `packs` of them in all. */
export function packShape(dogs: readonly Pack[], packs: number, width: number, height: number): PackShape {
  const share = (height - GAP * (packs - 1)) / packs;
  const { lies, owner, dog, columns, room } = waysOf(dogs.length, width - PADDING, share).reduce(
    (best, way) => (way.dog > Math.max(LEAST_DOG, best.dog) * WORTHWHILE ? way : best),
  );
  const badges = dog >= LEAST_BADGED;
  const wide = ({ cards, wonders }: Pack): number =>
    dog * (1 + SHOWN * (cards + wonders - 1)) + (badges ? BADGE : RANK);
  const widest = Array.from({ length: columns }, (_, column) =>
    Math.max(...dogs.filter((_, i) => i % columns === column).map(wide)),
  );
  return {
    lies,
    named: lies === 'tall' && width >= NAMED,
    owner,
    dog: Math.floor(Math.max(LEAST_DOG, dog)),
    columns,
    badges,
    dogs: dog < LEAST_DOG ? 'none' : widest.reduce((sum, each) => sum + each, 0) <= room ? 'all' : 'each',
  };
}
