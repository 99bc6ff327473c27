// The ears of a head, in front of it or behind.

import { darker, flipped, furred, INK, LINE, moved, soft } from '../drawing';
import type { Layer, Point, Shape } from '../drawing';
import type { Ears, Looks, Mood } from './kinds';

const EAR: Record<Ears, { outline: readonly Point[]; inside?: readonly Point[]; front: boolean }> = {
  pricked: {
    outline: [
      [8, -24],
      [13, -36],
      [22, -47],
      [27, -45],
      [31, -30],
      [29, -13],
      [18, -16],
    ],
    inside: [
      [15, -27],
      [22, -41],
      [26, -30],
      [25, -19],
    ],
    front: false,
  },
  bat: {
    outline: [
      [8, -24],
      [13, -38],
      [25, -49],
      [36, -47],
      [40, -34],
      [36, -19],
      [27, -8],
      [16, -14],
    ],
    inside: [
      [16, -24],
      [24, -41],
      [33, -40],
      [33, -27],
      [26, -16],
    ],
    front: false,
  },
  rose: {
    outline: [
      [13, -27],
      [22, -33],
      [33, -31],
      [36, -24],
      [31, -17],
      [25, -13],
      [19, -18],
    ],
    front: true,
  },
  button: {
    outline: [
      [9, -29],
      [18, -34],
      [30, -31],
      [34, -20],
      [30, -6],
      [26, -4],
      [20, -13],
      [12, -21],
    ],
    front: true,
  },
  folded: {
    outline: [
      [9, -26],
      [14, -38],
      [24, -45],
      [33, -40],
      [36, -28],
      [34, -20],
      [29, -24],
      [24, -18],
      [16, -19],
    ],
    front: true,
  },
  floppy: {
    outline: [
      [12, -27],
      [23, -32],
      [34, -26],
      [39, -8],
      [38, 9],
      [32, 13],
      [26, 4],
      [23, -10],
      [17, -20],
    ],
    front: true,
  },
  long: {
    outline: [
      [11, -26],
      [22, -30],
      [31, -22],
      [37, -2],
      [42, 22],
      [39, 37],
      [30, 38],
      [25, 24],
      [23, 2],
      [18, -16],
    ],
    front: true,
  },
};

/** How the two ears of a mood and a name stand; not quite alike, as real ears aren't. */
export function ears(looks: Looks, mood: Mood, random: () => number): { back: Layer[]; front: Layer[] } {
  const form = EAR[looks.ears];
  const narrow = looks.head === 'long' ? (looks.fur === 'curly' ? -1 : -5) : looks.head === 'flat' ? 4 : 0;
  const lift = looks.head === 'flat' ? 2 : looks.head === 'long' ? -2 : 0;
  const colour = looks.ear ?? darker(looks.coat, 0.12);
  const droop =
    mood === 'guilty' ? 16 : mood === 'asleep' ? 8 : mood === 'alert' || mood === 'barking' ? -5 : 0;
  const fur = looks.fur === 'curly' || looks.extras?.includes('silk') ? looks.fur! : 'smooth';
  const layers = [1, -1].map((side): Layer => {
    const place = (points: readonly Point[]): Point[] => {
      const there = moved(points, narrow, lift);
      return side > 0 ? there : flipped(there);
    };
    const tilt = (droop + (random() - 0.5) * 9) * side;
    const shapes: Shape[] = [
      { d: furred(place(form.outline), fur, 16), fill: colour, line: INK, width: LINE },
    ];
    if (form.inside) shapes.push({ d: soft(place(form.inside)), fill: '#e9a79b', opacity: 0.85 });
    if (looks.ears === 'folded') {
      shapes.push({
        d: soft(
          place([
            [13, -33],
            [24, -45],
            [33, -40],
            [36, -28],
            [35, -19],
            [30, -22],
            [22, -31],
          ]),
        ),
        fill: darker(colour, 0.18),
        line: INK,
        width: LINE * 0.8,
      });
    }
    return {
      part: side > 0 ? 'ear-right' : 'ear-left',
      turn: `rotate(${tilt.toFixed(1)} ${(side * (17 + narrow)).toFixed(1)} -22)`,
      shapes,
    };
  });
  return form.front ? { back: [], front: layers } : { back: layers, front: [] };
}
