// DIG's five colours, each with a shape of its own; puffs of scent, bones and bowls.

import { darker, INK, lighter, LINE, mirrored, oval, slab, soft } from './drawing';
import type { Layer, Point, Shape } from './drawing';
import { star } from './dog/body';

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'purple';
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'purple'];
export const HEX: Record<Colour, string> = {
  red: '#e0554a',
  yellow: '#f4c734',
  green: '#5fae5f',
  blue: '#4b9ad8',
  purple: '#9a67b8',
};
const BY_LETTER: Record<string, Colour> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple' };

/** The two colours of a scent such as "ry". */
export const coloursOf = (scent: string): Colour[] => [...scent].map((letter) => BY_LETTER[letter]!);

/** The shape of a colour: heart, star, leaf, drop, diamond. */
export function sign(colour: Colour, x: number, y: number, r: number): string {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [x + px * r, y + py * r]);
  if (colour === 'red') {
    const p = (px: number, py: number): string => `${(x + px * r).toFixed(2)} ${(y + py * r).toFixed(2)}`;
    return `M${p(0, 0.95)}C${p(-1.5, -0.1)} ${p(-0.9, -1.25)} ${p(0, -0.45)}C${p(0.9, -1.25)} ${p(1.5, -0.1)} ${p(0, 0.95)}Z`;
  }
  if (colour === 'yellow') return star(x, y + r * 0.06, r * 1.12, 0.5);
  if (colour === 'green') {
    const p = (px: number, py: number): string => `${(x + px * r).toFixed(2)} ${(y + py * r).toFixed(2)}`;
    return `M${p(-0.85, 0.85)}C${p(-1.2, -0.7)} ${p(0.1, -1.1)} ${p(0.95, -0.9)}C${p(1.1, 0.3)} ${p(0.5, 1.15)} ${p(-0.85, 0.85)}Z`;
  }
  if (colour === 'blue') {
    const p = (px: number, py: number): string => `${(x + px * r).toFixed(2)} ${(y + py * r).toFixed(2)}`;
    return `M${p(0, -1.1)}C${p(0.4, -0.4)} ${p(0.8, -0.05)} ${p(0.8, 0.35)}A${0.8 * r} ${0.72 * r} 0 0 1 ${p(-0.8, 0.35)}C${p(-0.8, -0.05)} ${p(-0.4, -0.4)} ${p(0, -1.1)}Z`;
  }
  return `M${at([
    [0, -1.1],
    [0.85, 0],
    [0, 1.1],
    [-0.85, 0],
  ])
    .map((p) => p.map((n) => n.toFixed(2)).join(' '))
    .join('L')}Z`;
}

const mark = (colour: Colour, x: number, y: number, r: number): Shape[] => [
  { d: sign(colour, x, y, r), fill: '#fffaf0', line: INK, width: Math.max(1, r * 0.17) },
  ...(colour === 'green'
    ? [
        {
          d: `M${x - r * 0.85} ${y + r * 0.85}L${x + r * 0.4} ${y - r * 0.4}`,
          line: INK,
          width: Math.max(0.8, r * 0.14),
        },
      ]
    : []),
];

const puff = (x: number, y: number, r: number): string =>
  soft(
    [
      [-1, 0.15],
      [-0.82, -0.52],
      [-0.3, -0.72],
      [0.02, -1.02],
      [0.62, -0.86],
      [0.82, -0.32],
      [1.06, 0.12],
      [0.84, 0.68],
      [0.3, 0.72],
      [-0.1, 0.96],
      [-0.66, 0.8],
    ].map(([px, py]): Point => [x + px! * r, y + py! * r]),
    0.9,
  );

/** Two puffs of colour with their shapes; 100 by 100. */
export function drawScent([first, second]: readonly Colour[]): Layer[] {
  const one = (colour: Colour, x: number, y: number, r: number): Shape[] => [
    { d: puff(x, y, r), fill: HEX[colour], line: INK, width: LINE },
    { d: oval(x - r * 0.35, y - r * 0.5, r * 0.3, r * 0.14), fill: '#fff', opacity: 0.45 },
    ...mark(colour, x, y + 1, r * 0.47),
  ];
  return [
    { part: 'puff', shapes: one(second!, 66, 66, 29) },
    { part: 'puff', shapes: one(first!, 33, 34, 29) },
  ];
}

// Four knobs and a shaft; the same twice, first as a line around all of them, then as their fill.
const BONE =
  slab(-30, -9, 60, 18, 4) + [-30, 30].flatMap((x) => [-9.5, 9.5].map((y) => oval(x, y, 11.5))).join('');

/** A bone in its colour, lying a little askew; 100 by 100. */
export function drawBone(colour: Colour | null): Layer[] {
  const hue = colour ? HEX[colour] : '#f3e7d3';
  return [
    {
      turn: 'translate(50 50) rotate(-28)',
      shapes: [
        { d: BONE, line: INK, width: LINE * 2 },
        { d: BONE, fill: hue },
        { d: 'M-36 -13q3 -3.4 7 -2.4M-18 -4.4h9M12 -4.4h8', line: lighter(hue, 0.6), width: 2.8 },
      ],
    },
    { shapes: colour ? mark(colour, 50, 50, 12) : [] },
  ];
}

/** A bowl in its colour; 100 by 100. */
export function drawBowl(colour: Colour): Layer[] {
  const hue = HEX[colour];
  return [
    { shapes: [{ d: oval(50, 86, 40, 6), fill: '#2b2a33', opacity: 0.14 }] },
    {
      shapes: [
        {
          d: soft(
            mirrored([
              [0, 42],
              [30, 43],
              [35, 52],
              [42, 78],
              [36, 84],
              [0, 86],
            ]).map(([x, y]): Point => [x + 50, y]),
            0.6,
          ),
          fill: hue,
          line: INK,
          width: LINE,
        },
        { d: oval(50, 44, 33, 9.5), fill: darker(hue, 0.35), line: INK, width: LINE },
        { d: oval(50, 47.5, 26, 5.4), fill: darker(hue, 0.5) },
        { d: 'M18 72q-2 -12 4 -20', line: lighter(hue, 0.55), width: 3 },
        ...mark(colour, 50, 67, 11.5),
      ],
    },
  ];
}

/** The mark of a colour alone, on a round of it. */
export const drawMark = (colour: Colour): Layer[] => [
  { shapes: [{ d: oval(50, 50, 44), fill: HEX[colour], line: INK, width: 5 }, ...mark(colour, 50, 50, 24)] },
];
