// Every breed of the four games.

import type { Looks } from './kinds';

const WHITE = '#fbf5ea';

export const BREEDS = {
  'great-dane': { head: 'long', ears: 'rose', snout: 'boxy', coat: '#9aa3b5', second: '#6d7689', third: '#b7bfcc', eyes: '#4a3524', legs: 1.35, build: 0.9, size: 1.15, tail: 'whip' },
  'german-shepherd': { head: 'wedge', ears: 'pricked', snout: 'long', coat: '#c58b4e', second: '#3d3438', third: '#463a3c', ear: '#4b3c3a', marks: ['mask', 'saddle'], legs: 1.1, tail: 'plume' },
  doberman: { head: 'long', ears: 'pricked', snout: 'long', coat: '#38333c', second: '#b8693a', third: '#b8693a', marks: ['eyebrows', 'points', 'bib'], legs: 1.2, build: 0.88, tail: 'stub' },
  husky: { head: 'wedge', ears: 'pricked', snout: 'long', coat: '#7d8596', second: '#7d8596', third: WHITE, fur: 'fluffy', marks: ['cap', 'bib'], eyes: '#5fb4e8', tail: 'curl' },
  labrador: { head: 'square', ears: 'floppy', snout: 'boxy', coat: '#ecc98a', second: '#d9ad68', third: '#f6dfb2', ear: '#d9ad68', tail: 'whip' },
  'basset-hound': { head: 'long', ears: 'long', snout: 'boxy', coat: '#c07a42', second: '#6a4632', third: WHITE, ear: '#8d5530', marks: ['blaze', 'saddle', 'bib'], extras: ['droop'], legs: 0.5, build: 1.2, tail: 'up' },
  'jack-russell': { head: 'wedge', ears: 'button', snout: 'short', coat: WHITE, second: '#b5743f', third: WHITE, ear: '#b5743f', marks: ['patch'], size: 0.9, tail: 'up' },
  chihuahua: { head: 'wedge', ears: 'bat', snout: 'short', coat: '#d8a066', second: '#b87d46', third: '#f2d7ae', size: 0.68, build: 0.8, tail: 'up' },
  bulldog: { head: 'flat', ears: 'rose', snout: 'wrinkled', coat: '#d39a66', second: WHITE, third: WHITE, marks: ['blaze', 'bib'], legs: 0.72, build: 1.3, tail: 'stub' },
  mutt: { head: 'round', ears: 'folded', snout: 'long', coat: '#a97b52', second: '#5d4636', third: '#e8d3b0', ear: '#5d4636', fur: 'wiry', marks: ['patch'], odd: '#5fa06a', tail: 'plume' },

  dachshund: { head: 'long', ears: 'long', snout: 'long', coat: '#a4592f', second: '#8a4826', third: '#b86f3e', ear: '#8a4826', legs: 0.45, build: 0.95, size: 0.9, tail: 'whip' },
  'french-bulldog': { head: 'flat', ears: 'bat', snout: 'wrinkled', coat: '#6f6a78', second: '#55505e', third: '#d8d2cf', marks: ['bib'], legs: 0.75, build: 1.15, size: 0.85, tail: 'stub' },
  maltese: { head: 'round', ears: 'long', snout: 'short', coat: WHITE, third: '#fffdf7', ear: '#f0e6d6', fur: 'fluffy', extras: ['silk', 'bow'], size: 0.75, tail: 'plume' },
  pug: { head: 'flat', ears: 'button', snout: 'wrinkled', coat: '#e2bf93', second: '#4a4047', third: '#4a4047', ear: '#4a4047', marks: ['mask'], legs: 0.75, build: 1.15, size: 0.85, tail: 'curl' },
  'shiba-inu': { head: 'round', ears: 'pricked', snout: 'short', coat: '#d9894a', second: '#d9894a', third: '#fbeeda', marks: ['cap', 'bib'], size: 0.95, tail: 'curl' },
  'yorkshire-terrier': { head: 'round', ears: 'pricked', snout: 'short', coat: '#cf9a5c', second: '#59606f', third: '#dcab70', fur: 'fluffy', marks: ['saddle'], extras: ['silk', 'bow'], size: 0.75, tail: 'plume' },
  beagle: { head: 'square', ears: 'floppy', snout: 'boxy', coat: '#c27a40', second: '#433a3c', third: WHITE, ear: '#a5612f', marks: ['blaze', 'saddle', 'bib'], tail: 'up' },
  'border-collie': { head: 'wedge', ears: 'folded', snout: 'long', coat: '#3a3740', second: '#3a3740', third: WHITE, fur: 'fluffy', marks: ['blaze', 'bib'], eyes: '#7b4f2a', tail: 'plume' },
  'chow-chow': { head: 'flat', ears: 'pricked', snout: 'wrinkled', coat: '#c8793f', second: '#9c5729', third: '#d99b63', fur: 'fluffy', extras: ['mane'], tongue: '#5b5a8c', build: 1.25, legs: 0.9, tail: 'curl' },
  corgi: { head: 'wedge', ears: 'bat', snout: 'short', coat: '#e09a54', second: '#e09a54', third: WHITE, marks: ['blaze', 'bib'], legs: 0.5, build: 1.15, tail: 'stub' },
  dalmatian: { head: 'square', ears: 'floppy', snout: 'boxy', coat: WHITE, second: '#3a3540', third: WHITE, ear: '#3a3540', marks: ['spots'], legs: 1.1, build: 0.92, tail: 'whip' },
  greyhound: { head: 'long', ears: 'rose', snout: 'long', coat: '#b3a79b', second: '#94877c', third: '#d6ccc0', marks: ['brindle', 'bib'], legs: 1.3, build: 0.75, tail: 'whip' },
  poodle: { head: 'wedge', ears: 'long', snout: 'long', coat: '#e7d5c4', second: '#cbb39d', third: '#f3e8dc', ear: '#d8c1ad', fur: 'curly', extras: ['topknot'], legs: 1.1, tail: 'up' },
  schnauzer: { head: 'square', ears: 'button', snout: 'boxy', coat: '#77797f', second: '#5b5d66', third: '#d9d6cf', ear: '#5b5d66', fur: 'wiry', extras: ['beard'], tail: 'stub' },
  boxer: { head: 'square', ears: 'button', snout: 'boxy', coat: '#c98648', second: '#443a3c', third: '#443a3c', marks: ['mask', 'bib', 'brindle'], build: 1.05, legs: 1.1, tail: 'stub' },
  'golden-retriever': { head: 'square', ears: 'floppy', snout: 'boxy', coat: '#d99c4e', second: '#c0813a', third: '#eabb78', ear: '#c0813a', fur: 'fluffy', tail: 'plume' },
  samoyed: { head: 'round', ears: 'pricked', snout: 'short', coat: '#fffaf0', third: '#fffdf8', fur: 'fluffy', extras: ['ruff'], build: 1.15, tail: 'curl' },
  newfoundland: { head: 'square', ears: 'floppy', snout: 'boxy', coat: '#4a3d3b', second: '#35292b', third: '#5c4a45', ear: '#382d2e', fur: 'fluffy', extras: ['ruff'], build: 1.3, size: 1.15, tail: 'plume' },
  rottweiler: { head: 'square', ears: 'button', snout: 'boxy', coat: '#3b353c', second: '#a9602f', third: '#a9602f', marks: ['eyebrows', 'points', 'bib'], build: 1.25, size: 1.1, tail: 'stub' },
  'saint-bernard': { head: 'square', ears: 'floppy', snout: 'boxy', coat: '#b9683a', second: '#5e3a2a', third: WHITE, ear: '#6d4029', fur: 'fluffy', marks: ['blaze', 'bib', 'patch'], extras: ['barrel', 'droop'], build: 1.3, size: 1.15, tail: 'plume' },

  wonder: { head: 'round', ears: 'bat', snout: 'short', coat: '#f2c14e', second: '#fff3cf', third: '#fff3cf', marks: ['blaze', 'bib'], extras: ['cape'], tail: 'plume' },
  'cocker-spaniel': { head: 'round', ears: 'long', snout: 'boxy', coat: '#b5652f', second: '#94501f', third: '#c9834d', ear: '#94501f', fur: 'smooth', tail: 'stub' },
} as const satisfies Record<string, Looks>;

export type Breed = keyof typeof BREEDS;
export const breedOf = (name: string): Breed | null => (name in BREEDS ? (name as Breed) : null);
