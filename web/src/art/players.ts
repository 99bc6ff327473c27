// The five players: a colour and a collar pattern each, by seat.

import type { Collar } from './dog/body';

export const COLLARS: readonly Collar[] = [
  { colour: '#e69f00', pattern: 'stripes' },
  { colour: '#56b4e9', pattern: 'dots' },
  { colour: '#0a9e76', pattern: 'zigzag' },
  { colour: '#d9631e', pattern: 'stars' },
  { colour: '#cc79a7', pattern: 'tag' },
];

/** The dog that stands for a seat where nobody has chosen one. */
export const SEAT_DOGS = ['beagle', 'husky', 'corgi', 'dalmatian', 'schnauzer'] as const;

export const collarOf = (seat: number): Collar => COLLARS[seat % COLLARS.length]!;
export const seatDog = (seat: number): (typeof SEAT_DOGS)[number] => SEAT_DOGS[seat % SEAT_DOGS.length]!;
