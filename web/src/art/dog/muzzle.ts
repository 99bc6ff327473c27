// The muzzle of a head: nose, mouth, tongue and beard.

import { darker, furred, INK, isDark, lighter, LINE, mirrored, moved, oval, soft } from '../drawing';
import type { Point, Shape } from '../drawing';
import type { Head, Looks, Mood, Snout } from './kinds';

interface Muzzle {
  outline: readonly Point[];
  nose: number;
  wide: number;
  mouth: number;
}
export const MUZZLES: Record<Snout, Muzzle> = {
  short: {
    outline: [
      [0, 3],
      [9, 6],
      [14, 15],
      [10, 23],
      [0, 25.5],
    ],
    nose: 9,
    wide: 5,
    mouth: 17,
  },
  long: {
    outline: [
      [0, -3],
      [7, 3],
      [11, 15],
      [11.5, 24],
      [7, 30],
      [0, 31],
    ],
    nose: 14,
    wide: 6,
    mouth: 22,
  },
  boxy: {
    outline: [
      [0, 1],
      [10, 4],
      [17, 13],
      [18.5, 23],
      [12, 29],
      [0, 28],
    ],
    nose: 9.5,
    wide: 7,
    mouth: 19,
  },
  wrinkled: {
    outline: [
      [0, 2],
      [13, 3],
      [21, 12],
      [21, 22],
      [13, 27.5],
      [0, 25],
    ],
    nose: 6,
    wide: 6.4,
    mouth: 14,
  },
};
// A long head carries its muzzle lower.
export const LOWER: Record<Head, number> = { round: 1, long: 6, square: 1.5, wedge: 1, flat: 1 };

export function muzzle(looks: Looks, mood: Mood): { under: Shape[]; over: Shape[] } {
  const form = MUZZLES[looks.snout];
  const down = LOWER[looks.head];
  const third = looks.third ?? lighter(looks.coat);
  const blackFace = isDark(third);
  const line = blackFace ? lighter(third, 0.45) : INK;
  const outline = moved(mirrored(form.outline), 0, down);
  const fur = looks.fur === 'wiry' || looks.fur === 'fluffy' ? 'smooth' : (looks.fur ?? 'smooth');
  const under: Shape[] = [];
  const over: Shape[] = [];
  const noseAt = form.nose + down;
  const mouthAt = form.mouth + down;
  const wide = form.wide;
  const open = mood === 'happy' ? 6.5 : mood === 'barking' ? 12 : 0;
  const reach = looks.snout === 'wrinkled' ? 11 : looks.snout === 'boxy' ? 9.5 : 7.5;
  if (looks.extras?.includes('beard')) {
    const beard: Point[] = [
      [0, 4],
      [10, 6],
      [22, 14],
      [23, 28],
      [14, 40],
      [0, 44],
    ];
    under.unshift({
      d: furred(moved(mirrored(beard), 0, down - 1), 'wiry', 22),
      fill: third,
      line: INK,
      width: LINE * 0.8,
    });
  }
  over.push({ d: furred(outline, fur, 18), fill: third });
  if (open) {
    // The jaw below the lips, the dark of the mouth, the tongue.
    const lip = mouthAt + (looks.snout === 'boxy' || looks.snout === 'wrinkled' ? 3.5 : 3);
    over.push({
      d: soft(
        mirrored([
          [0, lip - 3],
          [reach - 1, lip - 2.5],
          [reach - 1, lip + open * 0.55],
          [0, lip + open + 2],
        ]),
      ),
      fill: '#6b2b33',
      line: INK,
      width: LINE * 0.8,
    });
    const tongue = looks.tongue ?? '#ee8d87';
    over.push({
      d: soft(
        mirrored([
          [0, lip + open * 0.2],
          [reach * 0.52, lip + open * 0.35],
          [reach * 0.56, lip + open * 0.8],
          [0, lip + open + (mood === 'happy' ? 4 : 0.5)],
        ]),
      ),
      fill: tongue,
      line: mood === 'happy' ? INK : undefined,
      width: LINE * 0.6,
    });
    if (mood === 'happy')
      over.push({ d: `M0 ${lip + 2}v${open * 0.55}`, line: darker(tongue, 0.25), width: 1.2 });
    if (mood === 'barking')
      over.push({
        d: `M${-reach + 3} ${lip - 1}l1.8 4 1.8 -4ZM${reach - 3} ${lip - 1}l-1.8 4 -1.8 -4Z`,
        fill: '#fffdf6',
      });
  }
  if (looks.snout === 'boxy' || looks.snout === 'wrinkled') {
    // Jowls: the lips hang over.
    over.push({
      d: `M0 ${noseAt + 3}V${mouthAt - 1}M0 ${mouthAt - 1}C${-2} ${mouthAt + 5} ${-reach} ${mouthAt + 6} ${-reach - 4} ${mouthAt + (looks.snout === 'boxy' ? 2 : 5)}M0 ${mouthAt - 1}C2 ${mouthAt + 5} ${reach} ${mouthAt + 6} ${reach + 4} ${mouthAt + (looks.snout === 'boxy' ? 2 : 5)}`,
      line,
      width: LINE * 0.8,
    });
  } else {
    const lift = mood === 'guilty' ? 0.5 : -2.5;
    over.push({
      d: `M0 ${noseAt + 3}V${mouthAt}M0 ${mouthAt}C${-2} ${mouthAt + 4} ${-reach + 2} ${mouthAt + 4} ${-reach - 1} ${mouthAt + lift}M0 ${mouthAt}C2 ${mouthAt + 4} ${reach - 2} ${mouthAt + 4} ${reach + 1} ${mouthAt + lift}`,
      line,
      width: LINE * 0.8,
    });
  }
  if (looks.snout === 'wrinkled') {
    const fold = isDark(looks.marks?.includes('mask') ? (looks.second ?? looks.coat) : looks.coat)
      ? lighter(looks.coat, 0.25)
      : darker(looks.coat, 0.4);
    over.push({
      d: `M-9 ${noseAt - 7}q9 -5 18 0M-5 -15q5 -3 10 0M-6 -19.5q6 -3 12 0`,
      line: fold,
      width: 1.7,
      opacity: 0.8,
    });
    if (mood !== 'happy' && mood !== 'barking')
      over.push({
        d: `M-4.5 ${mouthAt + 7.5}l1 -3 1.6 2.6ZM4.5 ${mouthAt + 7.5}l-1 -3 -1.6 2.6Z`,
        fill: '#fffdf6',
      });
  }
  const nose: Point[] = [
    [0, -3.6],
    [wide * 0.7, -3.4],
    [wide, -0.8],
    [wide * 0.62, 2.8],
    [0, 4],
  ];
  const noseColour = blackFace ? '#1f1a22' : '#33272f';
  over.push({
    d: soft(moved(mirrored(nose), 0, noseAt)),
    fill: noseColour,
    line: blackFace ? lighter(third, 0.3) : undefined,
    width: 0.8,
  });
  over.push({ d: oval(-wide * 0.25, noseAt - 1.7, wide * 0.34, 0.9), fill: '#fff', opacity: 0.55 });
  return { under, over };
}
