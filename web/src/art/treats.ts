// Good Boy's treats; 40 by 40 around (0, 0).

import { INK, mirrored, moved, oval, slab, soft } from './drawing';
import type { Layer } from './drawing';

const W = 1.5;
const BONE =
  slab(-11, -3.4, 22, 6.8, 1.5) + [-11, 11].flatMap((x) => [-3.6, 3.6].map((y) => oval(x, y, 4.4))).join('');

const PICTURES: Record<string, () => Layer[]> = {
  ball: () => [
    {
      shapes: [
        { d: oval(0, 0, 14.5), fill: '#d7e04a', line: INK, width: W },
        { d: 'M-13.6 -5Q-3 -3 -1.5 -14.4M13.6 5Q3 3 1.5 14.4', line: '#fffef0', width: 2.6 },
        { d: 'M-9 7.5q3 3.4 7 4', line: '#aeb72e', width: 1.6 },
      ],
    },
  ],
  bone: () => [
    {
      turn: 'rotate(-28) scale(1.08)',
      shapes: [
        { d: BONE, line: INK, width: W * 2 },
        { d: BONE, fill: '#f7ead2' },
        { d: 'M-5 -0.8h9', line: '#fffdf6', width: 1.6 },
      ],
    },
  ],
  stick: () => [
    {
      turn: 'rotate(-32)',
      shapes: [
        {
          d: soft(
            [
              [-17, -2.6],
              [-4, -3],
              [1, -9.5],
              [4.6, -8.4],
              [3, -3],
              [16, -3.2],
              [17.6, 0],
              [16, 3],
              [-8, 3],
              [-17, 2.4],
            ],
            0.35,
          ),
          fill: '#a8713f',
          line: INK,
          width: W,
        },
        { d: oval(16.2, -0.1, 1.5, 2.6), fill: '#e9c795', line: INK, width: 0.9 },
        { d: 'M-13 -0.3h9M-1 0.8h9', line: '#7d4f2a', width: 1.1 },
        {
          d: soft(
            [
              [3.2, -9],
              [6, -14],
              [11.5, -14],
              [10, -9.4],
              [5, -8],
            ],
            0.6,
          ),
          fill: '#7bb661',
          line: INK,
          width: 1.1,
        },
      ],
    },
  ],
  duck: () => [
    {
      shapes: [
        {
          d: soft(
            [
              [-14.5, 2],
              [-12, -3],
              [-6, -0.5],
              [-2, 0.5],
              [8, -1],
              [15.5, -4.5],
              [14.5, 6.5],
              [8, 13],
              [-6, 13.4],
              [-13.5, 9],
            ],
            0.6,
          ),
          fill: '#f6cd3c',
          line: INK,
          width: W,
        },
        { d: oval(-6, -6.5, 7.2, 7), fill: '#f6cd3c', line: INK, width: W },
        {
          d: soft(
            [
              [-12, -6.4],
              [-17.6, -4.6],
              [-17, -2.2],
              [-11.6, -2.2],
            ],
            0.5,
          ),
          fill: '#e8792f',
          line: INK,
          width: 1.1,
        },
        { d: oval(-7.4, -8.4, 1.5, 1.8), fill: INK },
        { d: oval(-6.9, -9, 0.5), fill: '#fff' },
        { d: 'M1 5.5q5 4 10 -2', line: '#c89a1c', width: 1.7 },
      ],
    },
  ],
  snack: () => [
    {
      shapes: [
        {
          d: soft(
            mirrored([
              [0, -11],
              [6, -14.5],
              [12.5, -13.4],
              [14.6, -6.5],
              [10.6, 2],
              [3, 9],
              [0, 14],
            ]),
            0.75,
          ),
          fill: '#d99a55',
          line: INK,
          width: W,
        },
        {
          d:
            oval(-6, -6.5, 1.4) +
            oval(5.5, -8, 1.4) +
            oval(0, -1.5, 1.4) +
            oval(-3.5, 3.4, 1.2) +
            oval(6.4, -1.6, 1.2),
          fill: '#8d5727',
        },
        { d: 'M-11 -8q1 -3 4 -3.4', line: '#f3cf9c', width: 1.7 },
      ],
    },
  ],
  frisbee: () => [
    {
      turn: 'rotate(-14)',
      shapes: [
        { d: oval(0, 3.2, 16.4, 8), fill: '#a83f24', line: INK, width: W },
        { d: oval(0, 0, 16.4, 8.6), fill: '#e2694a', line: INK, width: W },
        { d: oval(0, -0.4, 10.6, 5), fill: 'none', line: '#fbd9c4', width: 1.7 },
        { d: 'M-5 -1.6q5 -2.6 10 0', line: '#fbd9c4', width: 1.3 },
      ],
    },
  ],
  // A paw: whatever the dog likes best.
  any: () => [
    {
      shapes: [
        { d: oval(0, 0, 15.5), fill: '#8ec5e8', line: INK, width: W },
        {
          d:
            soft(
              mirrored([
                [0, -0.5],
                [5, 2.4],
                [7, 7],
                [3.6, 9.2],
                [0, 8],
              ]),
              0.8,
            ) +
            oval(-8, -0.6, 2.5, 3.3) +
            oval(8, -0.6, 2.5, 3.3) +
            oval(-3.2, -6, 2.5, 3.5) +
            oval(3.2, -6, 2.5, 3.5),
          fill: '#fffaf0',
          line: INK,
          width: 1.1,
        },
      ],
    },
  ],
};

/** A treat; one that only somebody's own box knows is a parcel. */
export const drawTreat = (treat: string): Layer[] =>
  PICTURES[treat]?.() ?? [
    {
      shapes: [
        { d: slab(-13, -11, 26, 24, 5), fill: '#c9a2d8', line: INK, width: W },
        {
          d: soft(
            moved(
              [
                [-6, -4],
                [0, -1],
                [6, -4],
                [5, 2],
                [0, 0],
                [-5, 2],
              ],
              0,
              -12,
            ),
            0.5,
          ),
          fill: '#7a4e8a',
          line: INK,
          width: 1.1,
        },
      ],
    },
  ];
