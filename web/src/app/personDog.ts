// Looks of a person's dog, from the numbers of the wire protocol.
// Lists only grow at the end: the numbers are kept by the server.

import type { Fur } from '../art/drawing';
import type { Ears, Head, Looks, Marking, Snout } from '../art/dog/kinds';
import type { Dog } from '../net/wire';

const HEADS: Head[] = ['round', 'long', 'square', 'wedge', 'flat'];
const EARS: Ears[] = ['floppy', 'pricked', 'folded', 'bat', 'button', 'long', 'rose'];
const SNOUTS: Snout[] = ['short', 'long', 'boxy', 'wrinkled'];
const COATS = [
  '#c27a40',
  '#ecc98a',
  '#fbf5ea',
  '#7d8596',
  '#3d3840',
  '#a4592f',
  '#d9894a',
  '#8a6a52',
  '#b9b2a8',
  '#e7d5c4',
];
const PATCHES = ['#433a3c', '#fbf5ea', '#a5612f', '#e9b86a', '#6d7689', '#d9631e', '#8a4826', '#c9b79f'];
const MARKINGS: Marking[][] = [
  [],
  ['patch'],
  ['mask'],
  ['blaze', 'bib'],
  ['spots'],
  ['eyebrows', 'points'],
  ['cap', 'bib'],
  ['brindle'],
  ['saddle'],
];
const FURS: Fur[] = ['smooth', 'fluffy', 'wiry', 'curly'];
const COLLARS = 5;

export type Part = keyof Dog;

export const CHOICES: Record<Part, number> = {
  head: HEADS.length,
  ears: EARS.length,
  snout: SNOUTS.length,
  coat: COATS.length,
  patch: PATCHES.length,
  marking: MARKINGS.length,
  fur: FURS.length,
  collar: COLLARS,
};

export const PARTS = Object.keys(CHOICES) as Part[];

const pick = <Kind>(list: readonly Kind[], number: number | undefined): Kind =>
  list[(number ?? 0) % list.length];

export function looksOfPerson(dog: Dog): Looks {
  const patch = pick(PATCHES, dog.patch);
  return {
    head: pick(HEADS, dog.head),
    ears: pick(EARS, dog.ears),
    snout: pick(SNOUTS, dog.snout),
    coat: pick(COATS, dog.coat),
    second: patch,
    third: ['#fbf5ea', '#f6dfb2'].includes(patch) ? patch : '#fbf0dd',
    ear: pick(MARKINGS, dog.marking).length ? patch : undefined,
    marks: pick(MARKINGS, dog.marking),
    fur: pick(FURS, dog.fur),
  };
}

export function anyDog(random: () => number = Math.random): Required<Dog> {
  const dog = {} as Required<Dog>;
  for (const part of PARTS) dog[part] = Math.floor(random() * CHOICES[part]);
  return dog;
}
