// What a dog is made of.

import type { Fur } from '../drawing';

export type Head = 'round' | 'long' | 'square' | 'wedge' | 'flat';
export type Ears = 'floppy' | 'pricked' | 'folded' | 'bat' | 'button' | 'long' | 'rose';
export type Snout = 'short' | 'long' | 'boxy' | 'wrinkled';
export type Marking =
  | 'mask' // a dark face
  | 'cap' // a dark skull with a widow's peak over a light face
  | 'blaze' // a light stripe between the eyes
  | 'patch' // one eye in another colour
  | 'saddle' // a dark back
  | 'spots'
  | 'brindle'
  | 'eyebrows' // tan dots over the eyes
  | 'points' // tan cheeks and legs of a black dog
  | 'bib'; // a light chest
export type Mood = 'happy' | 'alert' | 'barking' | 'begging' | 'guilty' | 'asleep';
export type Extra = 'beard' | 'topknot' | 'bow' | 'ruff' | 'barrel' | 'silk' | 'droop' | 'cape' | 'mane';
export type Tail = 'whip' | 'curl' | 'plume' | 'stub' | 'up';

export interface Looks {
  head: Head;
  ears: Ears;
  snout: Snout;
  coat: string;
  second?: string; // markings
  third?: string; // muzzle, chest, paws
  ear?: string;
  fur?: Fur;
  marks?: readonly Marking[];
  extras?: readonly Extra[];
  eyes?: string;
  odd?: string; // the other eye, where it differs
  tail?: Tail;
  tongue?: string;
  legs?: number; // 0.5 a dachshund, 1.3 a great dane
  build?: number; // 0.8 slender, 1.2 stout
  size?: number; // the body against the head
}
