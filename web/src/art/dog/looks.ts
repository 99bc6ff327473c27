// Which looks a dog has: of its breed, or, for a dog that only has a name, looks that the name decides.

import { byName, darker, lighter, pick } from '../drawing';
import { BREEDS, breedOf } from './breeds';
import type { Ears, Head, Looks, Snout, Tail } from './kinds';

// Light coats, so that spots show on them.
const COATS = [
  '#fbf3e4',
  '#f3dfbd',
  '#ead0a8',
  '#e9e4dc',
  '#f0d9c4',
  '#dfe3ea',
  '#f6e3a9',
  '#e8cbb0',
] as const;
const SPOTS = [
  '#5b4038',
  '#3d3843',
  '#a25a33',
  '#6c6f7d',
  '#8a4b3a',
  '#4d5a73',
  '#7a5a86',
  '#b0713a',
] as const;
const HEADS: readonly Head[] = ['round', 'long', 'square', 'wedge', 'flat'];
const EARS: readonly Ears[] = ['floppy', 'pricked', 'folded', 'bat', 'button', 'long', 'rose'];
const SNOUTS: readonly Snout[] = ['short', 'long', 'boxy', 'wrinkled'];
const TAILS: readonly Tail[] = ['whip', 'curl', 'plume', 'up', 'stub'];

/** A mongrel of its own for every name. */
export function mongrel(name: string): Looks {
  const random = byName(`${name}.`);
  const coat = pick(COATS, random);
  const second = pick(SPOTS, random);
  const head = pick(HEADS, random);
  const snout = head === 'flat' ? 'wrinkled' : pick(SNOUTS.slice(0, 3), random);
  return {
    head,
    ears: pick(EARS, random),
    snout,
    coat,
    second,
    third: lighter(coat, 0.55),
    ear: random() < 0.7 ? second : darker(coat, 0.14),
    fur: random() < 0.22 ? 'fluffy' : random() < 0.15 ? 'curly' : 'smooth',
    marks: random() < 0.55 ? ['patch'] : random() < 0.4 ? ['blaze'] : [],
    legs: 0.75 + random() * 0.5,
    build: 0.9 + random() * 0.3,
    tail: pick(TAILS, random),
    eyes: random() < 0.15 ? '#5fa8dc' : undefined,
  };
}

export const looksOf = (breed: string | null | undefined, name: string): Looks => {
  const known = breedOf(breed ?? '');
  return known ? BREEDS[known] : mongrel(breed ?? name);
};
