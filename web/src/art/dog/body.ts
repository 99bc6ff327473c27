// A dog's body: sitting and seen from the front, or standing and seen from the side. The head is drawn on top.

import { byName, darker, furred, INK, lighter, LINE, mirrored, moved, oval, soft } from '../drawing';
import type { Layer, Point, Shape } from '../drawing';
import type { Looks, Tail } from './kinds';

const TAILS: Record<Tail, readonly Point[]> = {
  whip: [
    [0, 0],
    [12, 2],
    [22, -8],
    [27, -24],
    [30, -23],
    [28, -6],
    [16, 10],
    [2, 9],
  ],
  up: [
    [0, 0],
    [8, -4],
    [12, -18],
    [11, -34],
    [16, -34],
    [19, -16],
    [15, 2],
    [4, 9],
  ],
  curl: [
    [0, 0],
    [14, -2],
    [22, -16],
    [16, -28],
    [5, -25],
    [6, -16],
    [12, -20],
    [8, -30],
    [24, -32],
    [32, -18],
    [24, 2],
    [4, 10],
  ],
  plume: [
    [0, 0],
    [10, -4],
    [15, -16],
    [16, -32],
    [23, -36],
    [31, -26],
    [32, -10],
    [24, 4],
    [12, 10],
    [2, 9],
  ],
  stub: [
    [0, -2],
    [7, -8],
    [12, -8],
    [13, -1],
    [7, 5],
    [0, 7],
  ],
};

export interface Collar {
  colour: string;
  pattern: 'stripes' | 'dots' | 'zigzag' | 'stars' | 'tag';
}

const tail = (looks: Looks, x: number, y: number, turn = 0): Layer => {
  const kind = looks.tail ?? 'whip';
  const bushy = kind === 'plume' || (kind === 'curl' && looks.fur === 'fluffy');
  const outline = moved(TAILS[kind], x, y);
  const d = bushy ? furred(outline, 'fluffy', 16) : soft(outline);
  return {
    part: 'tail',
    turn: turn ? `rotate(${turn} ${x} ${y})` : undefined,
    shapes: [
      {
        d,
        fill: looks.marks?.includes('saddle') ? (looks.second ?? looks.coat) : looks.coat,
        line: INK,
        width: LINE,
      },
    ],
  };
};

/** Where the paws of a sitting dog are. */
const footOf = (looks: Pick<Looks, 'legs'>): number => 62 + 34 * (looks.legs ?? 1);

/** How far down a dog with short legs sits, so that its paws are on the ground that the others sit on. */
export const sunken = (looks: Looks): number => Math.max(0, footOf({}) - footOf(looks)) * (looks.size ?? 1);

/** Sitting, from the front: shoulders at y = 24, paws at y = 100. */
export function drawSitting(looks: Looks, name: string): Layer[] {
  const random = byName(`${name}/body`);
  const b = looks.build ?? 1;
  const top = 22;
  const foot = footOf(looks);
  const fur = looks.fur ?? 'smooth';
  const chest = looks.marks?.includes('bib')
    ? (looks.third ?? lighter(looks.coat))
    : lighter(looks.coat, 0.16);
  const paws = looks.marks?.includes('points')
    ? (looks.second ?? looks.coat)
    : looks.marks?.includes('bib') || looks.marks?.includes('blaze')
      ? (looks.third ?? looks.coat)
      : looks.coat;
  const trunk = mirrored([
    [0, top],
    [13 * b, top + 3],
    [19 * b, top + 18],
    [25 * b, foot - 30],
    [34 * b, foot - 14],
    [30 * b, foot - 1],
    [0, foot],
  ]);
  const outline = furred(trunk, fur === 'wiry' ? 'fluffy' : fur, 32);
  const inside: Shape[] = [];
  if (looks.marks?.includes('saddle'))
    inside.push({
      d: soft(
        mirrored([
          [0, top - 4],
          [26 * b, top],
          [32 * b, foot - 24],
          [17 * b, foot - 26],
          [13 * b, top + 18],
          [0, top + 10],
        ]),
      ),
      fill: looks.second ?? darker(looks.coat),
    });
  if (looks.marks?.includes('spots')) {
    for (let i = 0; i < 12; i++)
      inside.push({
        d: oval((random() - 0.5) * 54 * b, top + 12 + random() * (foot - top - 18), 2 + random() * 2.4),
        fill: looks.second ?? INK,
      });
  }
  const shirt: Shape = {
    d: furred(
      mirrored([
        [0, top],
        [8 * b, top + 6],
        [10 * b, top + 20],
        [6 * b, foot - 26],
        [0, foot - 20],
      ]),
      fur === 'curly' ? 'smooth' : fur,
      18,
    ),
    fill: chest,
  };
  const hind = (side: number): Shape => ({
    d: soft([
      [side * 13 * b, foot + 2],
      [side * 17 * b, foot - 7],
      [side * 29 * b, foot - 8],
      [side * 36 * b, foot - 1],
      [side * 33 * b, foot + 4],
      [side * 18 * b, foot + 4.5],
    ]),
    fill: paws,
    line: INK,
    width: LINE,
  });
  const leg = (side: number): Shape[] => {
    const x = side * 9 * b;
    const w = 6.4 * Math.min(1.2, Math.max(0.85, b));
    const high = Math.min(top + 30, foot - 16);
    return [
      {
        d: soft([
          [x - w * 0.8, high],
          [x + w * 0.8, high],
          [x + w, foot - 8],
          [x + w * 1.25, foot + 2],
          [x, foot + 5],
          [x - w * 1.25, foot + 2],
          [x - w, foot - 8],
        ]),
        fill: looks.coat,
        line: INK,
        width: LINE,
      },
      {
        d: soft([
          [x - w * 0.95, foot - 7],
          [x + w * 0.95, foot - 7],
          [x + w * 1.15, foot + 1],
          [x, foot + 3.8],
          [x - w * 1.15, foot + 1],
        ]),
        fill: paws,
      },
      { d: `M${x - 2.2} ${foot}v3.4M${x + 2.2} ${foot}v3.4`, line: INK, width: 1.3 },
    ];
  };
  return [
    tail(looks, 24 * b, foot - 8),
    ...(looks.extras?.includes('cape')
      ? [
          {
            shapes: [
              {
                d: soft(
                  mirrored([
                    [0, top],
                    [16, top + 4],
                    [34, foot - 26],
                    [44, foot],
                    [20, foot - 4],
                    [0, foot],
                  ]),
                ),
                fill: '#c8452f',
                line: INK,
                width: LINE,
              },
            ],
          },
        ]
      : []),
    { shapes: [{ d: outline, fill: looks.coat, line: INK, width: LINE }] },
    { clip: outline, shapes: [...inside, shirt] },
    { shapes: [{ d: outline, line: INK, width: LINE }] },
    { shapes: [hind(1), hind(-1)] },
    { shapes: [...leg(-1), ...leg(1)] },
    ...(looks.extras?.includes('barrel') ? [drawBarrel(top + 27)] : []),
  ];
}

/** What a Saint Bernard carries. */
const drawBarrel = (y: number): Layer => ({
  shapes: [
    {
      d: soft(
        [
          [-11, y - 7],
          [0, y - 9],
          [11, y - 7],
          [13, y],
          [11, y + 7],
          [0, y + 9],
          [-11, y + 7],
          [-13, y],
        ],
        0.6,
      ),
      fill: '#a8713f',
      line: INK,
      width: LINE * 0.8,
    },
    { d: `M-6.5 ${y - 8.4}q-2 8.4 0 16.8M6.5 ${y - 8.4}q2 8.4 0 16.8`, line: '#5d4a3a', width: 2.2 },
    { d: `M-2.4 ${y}h4.8M0 ${y - 2.4}v4.8`, line: '#fffaf0', width: 1.8 },
  ],
});

/** Where the spots of a standing dog lie: their middles, for one to four of them. */
export const SPOT_PLACES: Record<number, readonly Point[]> = {
  1: [[84, 49]],
  2: [
    [66, 49],
    [102, 48],
  ],
  3: [
    [55, 49],
    [83, 48],
    [111, 49],
  ],
  4: [
    [57, 38],
    [86, 40],
    [69, 65],
    [109, 56],
  ],
};

/** Standing, from the side, its head to be drawn around (22, 30): 0..140 by 0..110. */
export function drawStanding(looks: Looks): Layer[] {
  const fur = looks.fur ?? 'smooth';
  const legs = looks.legs ?? 1;
  const trunk: Point[] = [
    [24, 34],
    [40, 23],
    [64, 20],
    [94, 21],
    [122, 25],
    [132, 42],
    [128, 64],
    [114, 75],
    [84, 79],
    [52, 78],
    [34, 72],
    [24, 56],
  ];
  const outline = furred(trunk, fur === 'wiry' ? 'fluffy' : fur, 30);
  const foot = 82 + 18 * legs;
  const leg = (x: number, far: boolean): Shape => ({
    d: soft([
      [x - 7, 62],
      [x + 7, 62],
      [x + 6.5, foot - 9],
      [x + 7.5, foot],
      [x - 4, foot + 2.5],
      [x - 10.5, foot],
      [x - 7, foot - 8],
    ]),
    fill: far ? darker(looks.coat, 0.22) : looks.coat,
    line: INK,
    width: LINE,
  });
  return [
    tail(looks, 125, 36, -6),
    { shapes: [leg(54, true), leg(106, true)] },
    { shapes: [leg(40, false), leg(120, false)] },
    { shapes: [{ d: outline, fill: looks.coat, line: INK, width: LINE }] },
    {
      clip: outline,
      shapes: [
        {
          d: soft([
            [30, 76],
            [50, 68],
            [84, 68],
            [112, 64],
            [116, 84],
            [40, 88],
          ]),
          fill: lighter(looks.coat, 0.22),
        },
      ],
    },
    { shapes: [{ d: outline, line: INK, width: LINE }] },
  ];
}

/** A collar on a sitting dog, with its player's pattern. */
export function drawCollar(collar: Collar, looks: Looks): Layer[] {
  const w = 15.5 * Math.max(0.85, looks.build ?? 1);
  const band: Point[] = [
    [-w, 25],
    [0, 31],
    [w, 25],
    [w + 1, 32],
    [0, 39],
    [-w - 1, 32],
  ];
  const outline = soft(band, 0.4);
  return [
    { shapes: [{ d: outline, fill: collar.colour }] },
    { clip: outline, shapes: pattern(collar.pattern, w) },
    {
      shapes: [
        { d: outline, line: INK, width: LINE * 0.8 },
        { d: oval(0, 42, 4.6), fill: '#ffd58a', line: INK, width: LINE * 0.7 },
      ],
    },
  ];
}

function pattern(kind: Collar['pattern'], w: number): Shape[] {
  const steps = [-2, -1, 0, 1, 2].map((i): Point => [(i * w) / 2.4, 34.5 - Math.abs(i) * 1.9]);
  const light = '#fffaf0';
  if (kind === 'stripes')
    return steps.map(([x, y]) => ({ d: `M${x - 1.5} ${y - 6}l3 12`, line: light, width: 2 }));
  if (kind === 'dots') return steps.map(([x, y]) => ({ d: oval(x, y, 1.7), fill: light }));
  if (kind === 'zigzag')
    return [
      {
        d: `M${steps.map(([x, y], i) => `${x} ${y + (i % 2 ? 2.4 : -2.4)}`).join('L')}`,
        line: light,
        width: 1.7,
      },
    ];
  if (kind === 'stars') return steps.map(([x, y]) => ({ d: star(x, y, 2.6), fill: light }));
  return [];
}

export function star(x: number, y: number, r: number, inner = 0.45): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 ? r * inner : r;
    return `${(x + Math.cos(a) * q).toFixed(2)} ${(y + Math.sin(a) * q).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
