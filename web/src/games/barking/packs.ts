// How big a pack at an item is drawn.

import type { Pack } from './types';

type Lies = 'line' | 'corner' | 'tall';

export interface PackShape {
  /** Owner, dogs and strength in a line; the rank of the only breed below its owner; or the owner above the dogs. */
  lies: Lies;
  /** Whether the owner's name stands beside their head. */
  named: boolean;
  /** Pixels. */
  owner: number;
  dog: number;
  /** All dogs of a pack, one of each breed where they would hide each other, or none where ranks have to do. */
  dogs: 'all' | 'each' | 'none';
}

/** Pixels: between packs, around and between what is in a pack, a rank, and the strength. */
const GAP = 2;
const PADDING = 6;
const SPACE = 3;
const RANK = 18;
const STRENGTH = 17;
/** Pixels: from which size on a dog can be told from another, and how big dogs become. */
const LEAST_DOG = 14;
const MOST_DOG: Record<Lies, number> = { line: 60, corner: 60, tall: 96 };
/** Pixels: how big a head is, with a rank below it, and how high both are. */
const LEAST_HEAD = 14;
const MOST_HEAD = 40;
const CORNER = 20;
const MOST_CORNER = 32;
const LEAST_CORNER = 34;
/** Pixels that a pack is wide from when on a name is more than its first letters. */
const NAMED = 118;
/** How much of a dog is seen of which the next one stands in front. */
const SHOWN = 0.35;
/** What another way has to be good for: packs should not change for a few pixels. */
const WORTHWHILE = 1.15;

interface Way {
  lies: Lies;
  owner: number;
  dog: number;
  /** Pixels for the dogs beside each other. */
  room: number;
}

const head = (wanted: number): number => Math.round(Math.min(MOST_HEAD, Math.max(LEAST_HEAD, wanted)));

function waysOf(kinds: number, width: number, height: number): Way[] {
  const small = head(Math.min(height * 0.75, width * 0.2));
  const large = head(Math.max(CORNER, height * 0.34));
  const besideHead = width - small - SPACE - STRENGTH - kinds * RANK;
  const corner = Math.min(MOST_CORNER, Math.max(CORNER, Math.min(height * 0.5, width * 0.25)));
  const besideCorner = width - corner - SPACE - STRENGTH;
  const below = width - kinds * RANK;
  const ways: Way[] = [
    { lies: 'line', owner: small, dog: Math.min(height - 4, besideHead / kinds), room: besideHead },
    {
      lies: 'corner',
      owner: Math.round(corner),
      dog: Math.min(height - 4, besideCorner),
      room: besideCorner,
    },
    { lies: 'tall', owner: large, dog: Math.min(height - large - 10, below / kinds), room: below },
  ];
  return ways.filter(({ lies }) => lies !== 'corner' || (kinds === 1 && height >= LEAST_CORNER));
}

/** How a pack is drawn in a place of this size that it shares with others: `packs` of them at most. */
export function packShape(dogs: readonly Pack[], packs: number, width: number, height: number): PackShape {
  const share = (height - GAP * (packs - 1)) / packs;
  const [first, ...more] = waysOf(dogs.length, width - PADDING, share).map((way) => ({
    ...way,
    dog: Math.min(way.dog, MOST_DOG[way.lies]),
  }));
  const { lies, owner, dog, room } = more.reduce(
    (best, way) => (way.dog > Math.max(LEAST_DOG, best.dog) * WORTHWHILE ? way : best),
    first!,
  );
  const beside = dogs.reduce((sum, { cards, wonders }) => sum + dog * (1 + SHOWN * (cards + wonders - 1)), 0);
  return {
    lies,
    named: lies === 'tall' && width >= NAMED,
    owner,
    dog: Math.round(Math.max(LEAST_DOG, dog)),
    dogs: dog < LEAST_DOG ? 'none' : beside <= room ? 'all' : 'each',
  };
}
