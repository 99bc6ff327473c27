// The cat. There is only one, and it always has this face.

import { flipped, INK, LINE, mirrored, oval, soft } from './drawing';
import type { Layer, Point } from './drawing';

const COAT = '#5c5468';
const DARK = '#443d50';
const PALE = '#cdbfc9';

const ear: Point[] = [
  [8, -20],
  [17, -42],
  [23, -44],
  [30, -14],
  [24, -8],
];
const inner: Point[] = [
  [14, -22],
  [20, -36],
  [25, -16],
];

export function drawCat(paws: boolean): Layer[] {
  const skull = soft(
    mirrored([
      [0, -23],
      [18, -22],
      [31, -8],
      [35, 8],
      [26, 22],
      [12, 27],
      [0, 28],
    ]),
  );
  return [
    {
      part: 'ears',
      shapes: [ear, flipped(ear)].map((points) => ({
        d: soft(points, 0.35),
        fill: COAT,
        line: INK,
        width: LINE,
      })),
    },
    { shapes: [inner, flipped(inner)].map((points) => ({ d: soft(points, 0.35), fill: '#d79aa4' })) },
    { shapes: [{ d: skull, fill: COAT, line: INK, width: LINE }] },
    {
      clip: skull,
      shapes: [
        { d: 'M-3 -26l3 12 3 -12ZM-13 -26l5 9 3 -10ZM13 -26l-5 9 -3 -10Z', fill: DARK },
        { d: 'M-37 4q8 -1 12 2M-37 11q7 0 10 2M37 4q-8 -1 -12 2M37 11q-7 0 -10 2', line: DARK, width: 3 },
        {
          d: soft(
            mirrored([
              [0, 6],
              [7, 8],
              [13, 16],
              [10, 27],
              [0, 29],
            ]),
          ),
          fill: PALE,
        },
      ],
    },
    { shapes: [{ d: skull, line: INK, width: LINE }] },
    {
      // Half-closed eyes: it knows something that you don't.
      part: 'eyes',
      shapes: [-1, 1].flatMap((side) => [
        {
          d: `M${side * 6} 0Q${side * 14} 8.5 ${side * 23.5} -3Q${side * 14} -6.5 ${side * 6} 0Z`,
          fill: '#e8dc4c',
          line: INK,
          width: 1.5,
        },
        { d: oval(side * 14.4 + 1.6, 0.6, 2, 4.1), fill: INK },
        { d: `M${side * 4.5} -1Q${side * 14} -6.8 ${side * 25} -5`, line: INK, width: 3.2 },
        { d: oval(side * 14.4 + 2.6, -1.2, 0.9), fill: '#fff' },
      ]),
    },
    {
      part: 'mouth',
      shapes: [
        { d: 'M0 13V16.5C-3 20 -8 20.5 -11 17M0 16.5C4 21.5 11 20 14.5 13.2', line: INK, width: LINE * 0.8 },
        { d: 'M4.2 18.6l1.4 3.6 1.8 -3.4Z', fill: '#fffdf6', line: INK, width: 0.7 },
        {
          d: soft(
            [
              [-4, 10],
              [4, 10],
              [0, 14.4],
            ],
            0.4,
          ),
          fill: '#d98792',
          line: INK,
          width: 1.2,
        },
        { d: 'M-16 15l-21 -3M-16 18.5l-20 3M16 15l21 -3M16 18.5l20 3', line: '#efe6ea', width: 1.1 },
      ],
    },
    ...(paws
      ? [
          {
            shapes: [-1, 1].flatMap((side) => [
              {
                d: soft([
                  [side * 13, 26],
                  [side * 20, 22],
                  [side * 28, 26],
                  [side * 28, 34],
                  [side * 20, 37],
                  [side * 13, 34],
                ]),
                fill: PALE,
                line: INK,
                width: LINE,
              },
              { d: `M${side * 18} 31v4M${side * 23} 31v4`, line: INK, width: 1.3 },
            ]),
          },
        ]
      : []),
  ];
}
