// Dice: a rounded cube's face; 40 by 40 around (0, 0).

import { oval } from './drawing';
import type { Point } from './drawing';

const PLACES: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-7.6, -7.6],
    [7.6, 7.6],
  ],
  3: [
    [-8.2, -8.2],
    [0, 0],
    [8.2, 8.2],
  ],
  4: [
    [-7.8, -7.8],
    [7.8, -7.8],
    [-7.8, 7.8],
    [7.8, 7.8],
  ],
  5: [
    [-8.2, -8.2],
    [8.2, -8.2],
    [0, 0],
    [-8.2, 8.2],
    [8.2, 8.2],
  ],
  6: [
    [-7.8, -9],
    [7.8, -9],
    [-7.8, 0],
    [7.8, 0],
    [-7.8, 9],
    [7.8, 9],
  ],
};

export const pips = (number: number, r = 3.1): string =>
  (PLACES[number] ?? []).map(([x, y]) => oval(x, y, r)).join('');
