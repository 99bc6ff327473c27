// A dog's head from the front, around (0, 0), about 100 by 100.

import {
  byName,
  darker,
  flipped,
  furred,
  grown,
  INK,
  lighter,
  LINE,
  mirrored,
  moved,
  oval,
  pick,
  soft,
} from '../drawing';
import type { Layer, Point, Shape } from '../drawing';
import { ears } from './ears';
import { eyes } from './eyes';
import { marks } from './marks';
import { LOWER, muzzle, MUZZLES } from './muzzle';
import type { Head, Looks, Mood } from './kinds';

const SKULLS: Record<Head, readonly Point[]> = {
  round: [
    [0, -31],
    [16, -28],
    [27, -15],
    [30, 3],
    [24, 20],
    [12, 30],
    [0, 33],
  ],
  long: [
    [0, -34],
    [13, -31],
    [21, -18],
    [21, -2],
    [17, 14],
    [14, 28],
    [9, 37],
    [0, 40],
  ],
  square: [
    [0, -30],
    [16, -28.5],
    [25, -18],
    [27, 0],
    [26, 17],
    [17, 29],
    [0, 32],
  ],
  wedge: [
    [0, -29],
    [15, -27],
    [27, -15],
    [29, 0],
    [22, 14],
    [13, 26],
    [0, 31],
  ],
  flat: [
    [0, -28],
    [18, -26.5],
    [31, -14],
    [35, 5],
    [31, 20],
    [17, 28],
    [0, 30],
  ],
};

/** All layers of a head, back to front, and its outline. */
export function drawHead(looks: Looks, mood: Mood, name: string): { layers: Layer[]; outline: string } {
  const random = byName(name);
  const stretch = 1 + (random() - 0.5) * 0.05;
  const skull = mirrored(SKULLS[looks.head]).map(([x, y]): Point => [x * stretch, y]);
  const has = (extra: string): boolean => looks.extras?.includes(extra as never) ?? false;
  const fur = looks.fur ?? 'smooth';
  const outline = furred(skull, fur, looks.head === 'flat' ? 30 : 28);
  const both = ears(looks, mood, random);
  const layers: Layer[] = [];
  if (has('ruff') || has('mane')) {
    layers.push({
      shapes: [
        {
          d: furred(
            grown(
              mirrored([
                [0, -30],
                [22, -26],
                [36, -6],
                [38, 16],
                [26, 36],
                [0, 44],
              ]),
              has('mane') ? 1.12 : 1.02,
            ),
            'fluffy',
            26,
          ),
          fill: has('mane') ? darker(looks.coat, 0.12) : looks.coat,
          line: INK,
          width: LINE,
        },
      ],
    });
  }
  layers.push(...both.back);
  if (has('silk')) {
    layers.push({
      shapes: [
        {
          d: furred(
            mirrored([
              [0, -28],
              [20, -24],
              [32, -4],
              [37, 22],
              [33, 41],
              [14, 45],
              [0, 44],
            ]),
            'fluffy',
            24,
          ),
          fill: darker(looks.coat, 0.08),
          line: INK,
          width: LINE,
        },
      ],
    });
  }
  // Lips may hang over the jaw: their line lies behind the head.
  const lips = soft(moved(mirrored(MUZZLES[looks.snout].outline), 0, LOWER[looks.head]));
  layers.push({ shapes: [{ d: lips, line: INK, width: LINE * 2 }] });
  const framed = has('ruff') || has('mane') || has('silk');
  const line: Shape = framed
    ? { d: outline, line: darker(looks.coat, 0.3), width: LINE * 0.6 }
    : { d: outline, line: INK, width: LINE };
  layers.push({ shapes: [{ ...line, fill: looks.coat }] });
  layers.push({ clip: outline, shapes: marks(looks, random) });
  layers.push({ shapes: [line] });
  const nose = muzzle(looks, mood);
  layers.push({ part: 'mouth', shapes: [...nose.under, ...nose.over] });
  layers.push({ part: 'eyes', shapes: eyes(looks, mood, random) });
  layers.push(...both.front);
  if (has('topknot'))
    layers.push({
      shapes: [
        {
          d: furred(
            mirrored([
              [0, -47],
              [12, -45],
              [19, -36],
              [17, -25],
              [7, -21],
              [0, -20],
            ]),
            'curly',
            18,
          ),
          fill: lighter(looks.coat, 0.15),
          line: INK,
          width: LINE,
        },
      ],
    });
  if (has('beard')) {
    const brow: Point[] = [
      [5, -14],
      [9, -19],
      [17, -18],
      [22, -10],
      [14, -13],
    ];
    layers.push({
      shapes: [brow, flipped(brow)].map((each) => ({
        d: furred(each, 'wiry', 10),
        fill: looks.third ?? looks.coat,
        line: INK,
        width: 1.2,
      })),
    });
  }
  if (has('bow')) {
    const colour = pick(['#d96c4a', '#7a4e8a', '#e69f00', '#5aa7d6'], random);
    layers.push({
      shapes: [
        {
          d:
            soft([
              [0, -30],
              [6, -37],
              [13, -37],
              [13, -25],
              [6, -25],
            ]) +
            soft([
              [0, -30],
              [-6, -37],
              [-13, -37],
              [-13, -25],
              [-6, -25],
            ]),
          fill: colour,
          line: INK,
          width: 1.8,
        },
        { d: oval(0, -31, 3.4, 3.8), fill: darker(colour, 0.15), line: INK, width: 1.8 },
      ],
    });
  }
  if (mood === 'asleep')
    layers.push({
      part: 'sleep',
      shapes: [{ d: 'M34 -34h7l-7 8h7M43 -47h5l-5 6h5', line: '#6b7fa0', width: 2 }],
    });
  return { layers: layers.filter((layer) => layer.shapes.length), outline };
}
