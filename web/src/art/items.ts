// What the dogs of Barking bark at; 100 by 100 around (0, 0), standing on y = 44.

import { INK, LINE, mirrored, oval, slab, soft } from './drawing';
import type { Layer, Shape } from './drawing';

const W = LINE;
const shadow: Shape = { d: oval(0, 44, 36, 5), fill: INK, opacity: 0.13 };
const line = (d: string, width = W, colour = INK): Shape => ({ d, line: colour, width });
const body = (d: string, fill: string, width = W): Shape => ({ d, fill, line: INK, width });

const PICTURES: Record<string, () => Shape[]> = {
  'phone-booth': () => [
    body(slab(-24, -46, 48, 90, 6), '#d0492f'),
    body(slab(-18, -30, 36, 56, 3), '#cfe8f5', 1.8),
    line('M0 -30v56M-18 -12h36M-18 7h36', 1.8),
    body(slab(-19, -43, 38, 9, 3), '#fff4dd', 1.6),
    line('M-9 -38.5h18', 2.4, '#d0492f'),
    { d: oval(0, 34, 4), fill: '#a63a1e' },
    line('M-13 -26l7 9', 2.2, '#ffffff'),
    body(
      soft(
        mirrored([
          [0, -52],
          [16, -50],
          [23, -45],
          [0, -45],
        ]),
      ),
      '#b93f27',
    ),
  ],
  'tree-house': () => [
    body(
      soft(
        [
          [-7, 44],
          [-5, 20],
          [-8, 0],
          [8, 0],
          [5, 20],
          [9, 44],
        ],
        0.5,
      ),
      '#8b5e3c',
    ),
    body(
      soft(
        [
          [-40, -10],
          [-38, -30],
          [-20, -44],
          [2, -50],
          [24, -44],
          [40, -30],
          [41, -8],
          [28, 6],
          [0, 10],
          [-28, 6],
        ],
        0.9,
      ),
      '#7bb661',
    ),
    body('M-20 8V-16L2 -32 24 -16V8Z', '#dca868'),
    body('M-25 -14L2 -36 29 -14 24 -10 2 -27 -20 -10Z', '#b5482a'),
    body('M-4 8V-6a6 6 0 0 1 12 0V8Z', '#5d4232', 1.8),
    body(oval(15, -8, 3.6), '#ffd58a', 1.6),
    line('M-17 44V12M-9 44V12M-17 20h8M-17 28h8M-17 36h8', 2.2),
  ],
  balloon: () => [
    line('M0 14C-6 24 7 32 0 46', 2),
    body(
      soft(
        mirrored([
          [0, -48],
          [18, -45],
          [30, -28],
          [27, -8],
          [12, 9],
          [0, 15],
        ]),
        0.95,
      ),
      '#e0554a',
    ),
    body('M-5 14l5 -3 5 3 -2 5h-6Z', '#b93f36', 1.8),
    {
      d: soft([
        [-18, -34],
        [-10, -41],
        [-7, -38],
        [-15, -28],
        [-18, -20],
        [-21, -24],
      ]),
      fill: '#fff',
      opacity: 0.6,
    },
  ],
  hydrant: () => [
    body(slab(-20, 34, 40, 10, 4), '#a83f24'),
    body('M-15 36V-10a15 15 0 0 1 30 0V36Z', '#e2694a'),
    body(slab(-19, -14, 38, 8, 4), '#f0997c'),
    body(slab(-5, -36, 10, 10, 3), '#f0997c'),
    body(slab(-26, 2, 12, 14, 4), '#f0997c'),
    body(slab(14, 2, 12, 14, 4), '#f0997c'),
    body(oval(0, 10, 9), '#fbd9c4'),
    body(oval(0, 10, 4), '#a83f24', 1.6),
    line('M-9 -18q2 -5 6 -6', 2.4, '#fbd9c4'),
  ],
  mailbox: () => [
    body(slab(-4, 12, 8, 33, 2), '#8b5e3c'),
    body('M-34 14V-10a17 17 0 0 1 17 -17H20a16 16 0 0 1 16 16V14Z', '#4b84b8'),
    body('M-34 14V-10a17 17 0 0 1 34 0V14Z', '#6ea7d6'),
    line('M-25 -4h16', 3.4),
    body('M14 -8V-36h14v10H18v18Z', '#e0554a', 1.8),
    body('M-28 -2l4 -12 16 5 -3 9Z', '#fffdf6', 1.4),
    line('M-25 -4h16', 3.4),
  ],
  van: () => [
    body('M-44 28V-20a8 8 0 0 1 8 -8H14a6 6 0 0 1 5 3L34 -2l8 4a6 6 0 0 1 3 5V28Z', '#f2c14e'),
    body('M16 -20L28 -2H8V-20Z', '#cfe8f5', 1.8),
    body(slab(-37, -18, 38, 22, 3), '#fff4dd', 1.8),
    { d: 'M-28 -7c-4 -6 3 -9 6 -4 3 -5 10 -2 6 4l-6 6Z', fill: '#d0492f' },
    line('M4 -26V26', 1.8),
    line('M-44 14H45', 2.6, '#b8860b'),
    body(oval(-24, 30, 11), '#44404d'),
    body(oval(-24, 30, 4.5), '#cfc7bb', 1.6),
    body(oval(26, 30, 11), '#44404d'),
    body(oval(26, 30, 4.5), '#cfc7bb', 1.6),
    body(slab(39, 12, 7, 6, 2), '#fff3b0', 1.4),
  ],
  bench: () => [
    line('M-30 6L-34 44M30 6L34 44', 5),
    body(slab(-42, -26, 84, 10, 4), '#b5793f'),
    body(slab(-42, -12, 84, 10, 4), '#c78a4c'),
    body(slab(-45, 8, 90, 11, 4), '#b5793f'),
    line('M-32 -16V8M32 -16V8', 4),
    line('M-36 -21h20M-4 -7h26M-30 13h24', 1.6, '#8d5727'),
  ],
  'lamp-post': () => [
    { d: oval(0, -28, 26, 24), fill: '#ffd58a', opacity: 0.45 },
    body(slab(-13, 36, 26, 9, 4), '#3f4a57'),
    body(slab(-4, -14, 8, 52, 3), '#52606f'),
    body('M-12 -14L-16 -38H16L12 -14Z', '#fff0b8'),
    body('M-19 -38L-8 -48H8L19 -38Z', '#3f4a57'),
    body(oval(0, -49, 3), '#3f4a57', 1.8),
    line('M0 -36v20', 1.8),
    line('M-16 -6h32', 3.4),
  ],
  'trash-can': () => [
    body('M-24 -18H24L19 42a3 3 0 0 1 -3 3H-16a3 3 0 0 1 -3 -3Z', '#8fa0ab'),
    line('M-12 -8l3 44M0 -8v44M12 -8l-3 44', 2.4, '#66757f'),
    body(
      soft(
        [
          [-22, -20],
          [-18, -34],
          [-8, -30],
          [-2, -40],
          [8, -34],
          [16, -38],
          [22, -24],
          [20, -19],
        ],
        0.6,
      ),
      '#b9c98a',
      2,
    ),
    body(
      soft(
        [
          [-2, -24],
          [2, -40],
          [12, -46],
          [16, -42],
          [10, -36],
          [8, -24],
        ],
        0.5,
      ),
      '#f4c734',
      1.8,
    ),
    body(slab(-28, -23, 56, 9, 4), '#a9b8c2'),
  ],
  boxes: () => [
    body(slab(-42, 4, 42, 40, 3), '#c99a62'),
    body(slab(0, 10, 42, 34, 3), '#d9ad74'),
    body(slab(-24, -36, 44, 40, 3), '#dfb67f'),
    { d: slab(-6, -36, 8, 14, 1) + slab(-25, 4, 8, 13, 1) + slab(17, 10, 8, 11, 1), fill: '#f3dfba' },
    line('M-6 -36v14h8v-14M-25 4v13h8V4M17 10v11h8V10', 1.3),
    line('M-14 -8h12M8 34h12M-36 34h10', 2.2, '#8d5f2e'),
  ],
};

/** An item; one that only somebody's own box knows is a sack. */
export const drawItem = (kind: string): Layer[] => [
  {
    shapes: [
      shadow,
      ...(PICTURES[kind]?.() ?? [
        body(
          soft(
            mirrored([
              [0, -26],
              [10, -28],
              [26, -4],
              [32, 30],
              [22, 44],
              [0, 45],
            ]),
            0.7,
          ),
          '#c9a878',
        ),
        body(
          soft(
            mirrored([
              [0, -30],
              [9, -40],
              [14, -38],
              [9, -26],
              [0, -24],
            ]),
            0.5,
          ),
          '#dfc49a',
        ),
        line('M-11 -25q11 5 22 0', 3, '#7a4e8a'),
      ]),
    ],
  },
];
