// A dog's head from the front, around (0, 0), about 100 by 100.

import { byName, darker, flipped, furred, grown, INK, lighter, LINE, mirrored, moved, oval, pick, soft } from '../drawing';
import type { Layer, Point, Shape } from '../drawing';
import type { Ears, Head, Looks, Mood, Snout } from './kinds';

const SKULLS: Record<Head, readonly Point[]> = {
  round: [[0, -31], [16, -28], [27, -15], [30, 3], [24, 20], [12, 30], [0, 33]],
  long: [[0, -34], [13, -31], [21, -18], [21, -2], [17, 14], [14, 28], [9, 37], [0, 40]],
  square: [[0, -30], [16, -28.5], [25, -18], [27, 0], [26, 17], [17, 29], [0, 32]],
  wedge: [[0, -29], [15, -27], [27, -15], [29, 0], [22, 14], [13, 26], [0, 31]],
  flat: [[0, -28], [18, -26.5], [31, -14], [35, 5], [31, 20], [17, 28], [0, 30]],
};

const EYES: Record<Head, { x: number; y: number; r: number }> = {
  round: { x: 12.5, y: -5, r: 4.6 },
  long: { x: 10, y: -9, r: 4.1 },
  square: { x: 12, y: -6, r: 4.4 },
  wedge: { x: 12.5, y: -5, r: 4.6 },
  flat: { x: 17, y: -4, r: 5.2 },
};

interface Muzzle { outline: readonly Point[]; nose: number; wide: number; mouth: number }
const MUZZLES: Record<Snout, Muzzle> = {
  short: { outline: [[0, 3], [9, 6], [14, 15], [10, 23], [0, 25.5]], nose: 9, wide: 5, mouth: 17 },
  long: { outline: [[0, -3], [7, 3], [11, 15], [11.5, 24], [7, 30], [0, 31]], nose: 14, wide: 6, mouth: 22 },
  boxy: { outline: [[0, 1], [10, 4], [17, 13], [18.5, 23], [12, 29], [0, 28]], nose: 9.5, wide: 7, mouth: 19 },
  wrinkled: { outline: [[0, 2], [13, 3], [21, 12], [21, 22], [13, 27.5], [0, 25]], nose: 6, wide: 6.4, mouth: 14 },
};
// A long head carries its muzzle lower.
const LOWER: Record<Head, number> = { round: 1, long: 6, square: 1.5, wedge: 1, flat: 1 };

const EAR: Record<Ears, { outline: readonly Point[]; inside?: readonly Point[]; front: boolean }> = {
  pricked: { outline: [[8, -24], [13, -36], [22, -47], [27, -45], [31, -30], [29, -13], [18, -16]], inside: [[15, -27], [22, -41], [26, -30], [25, -19]], front: false },
  bat: { outline: [[8, -24], [13, -38], [25, -49], [36, -47], [40, -34], [36, -19], [27, -8], [16, -14]], inside: [[16, -24], [24, -41], [33, -40], [33, -27], [26, -16]], front: false },
  rose: { outline: [[13, -27], [22, -33], [33, -31], [36, -24], [31, -17], [25, -13], [19, -18]], front: true },
  button: { outline: [[9, -29], [18, -34], [30, -31], [34, -20], [30, -6], [26, -4], [20, -13], [12, -21]], front: true },
  folded: { outline: [[9, -26], [14, -38], [24, -45], [33, -40], [36, -28], [34, -20], [29, -24], [24, -18], [16, -19]], front: true },
  floppy: { outline: [[12, -27], [23, -32], [34, -26], [39, -8], [38, 9], [32, 13], [26, 4], [23, -10], [17, -20]], front: true },
  long: { outline: [[11, -26], [22, -30], [31, -22], [37, -2], [42, 22], [39, 37], [30, 38], [25, 24], [23, 2], [18, -16]], front: true },
};

/** How the two ears of a mood and a name stand; not quite alike, as real ears aren't. */
function ears(looks: Looks, mood: Mood, random: () => number): { back: Layer[]; front: Layer[] } {
  const form = EAR[looks.ears];
  const narrow = looks.head === 'long' ? (looks.fur === 'curly' ? -1 : -5) : looks.head === 'flat' ? 4 : 0;
  const lift = looks.head === 'flat' ? 2 : looks.head === 'long' ? -2 : 0;
  const colour = looks.ear ?? darker(looks.coat, 0.12);
  const droop = mood === 'guilty' ? 16 : mood === 'asleep' ? 8 : mood === 'alert' || mood === 'barking' ? -5 : 0;
  const fur = looks.fur === 'curly' || looks.extras?.includes('silk') ? looks.fur! : 'smooth';
  const layers = [1, -1].map((side): Layer => {
    const place = (points: readonly Point[]): Point[] => {
      const there = moved(points, narrow, lift);
      return side > 0 ? there : flipped(there);
    };
    const tilt = (droop + (random() - 0.5) * 9) * side;
    const shapes: Shape[] = [{ d: furred(place(form.outline), fur, 16), fill: colour, line: INK, width: LINE }];
    if (form.inside) shapes.push({ d: soft(place(form.inside)), fill: '#e9a79b', opacity: 0.85 });
    if (looks.ears === 'folded') {
      shapes.push({ d: soft(place([[13, -33], [24, -45], [33, -40], [36, -28], [35, -19], [30, -22], [22, -31]])), fill: darker(colour, 0.18), line: INK, width: LINE * 0.8 });
    }
    return { part: side > 0 ? 'ear-right' : 'ear-left', turn: `rotate(${tilt.toFixed(1)} ${(side * (17 + narrow)).toFixed(1)} -22)`, shapes };
  });
  return form.front ? { back: [], front: layers } : { back: layers, front: [] };
}

/** What is painted on the skull. */
function marks(looks: Looks, random: () => number): Shape[] {
  const has = (mark: string): boolean => looks.marks?.includes(mark as never) ?? false;
  const [second, third] = [looks.second ?? darker(looks.coat), looks.third ?? lighter(looks.coat)];
  const eye = EYES[looks.head];
  const shapes: Shape[] = [];
  if (has('cap')) {
    // A light face under a dark cap that comes down between the eyes.
    const face: Point[] = [[0, -10], [4, -15], [eye.x - 2, eye.y - 8], [eye.x + 6, eye.y - 6], [eye.x + 9, eye.y + 5], [34, 14], [30, 44], [0, 46]];
    shapes.push({ d: soft(mirrored(face)), fill: third });
  }
  if (has('points')) {
    shapes.push({ d: soft(mirrored([[0, 12], [8, 8], [20, 8], [30, 16], [28, 44], [0, 46]])), fill: second });
  }
  if (has('mask')) {
    const face: Point[] = looks.snout === 'wrinkled' ? [[0, -1], [12, 0], [23, 8], [24, 22], [16, 34], [0, 36]] : [[0, -12], [6, -8], [15, 2], [19, 14], [17, 40], [0, 46]];
    shapes.push({ d: soft(mirrored(face)), fill: second });
  }
  if (has('blaze')) {
    shapes.push({ d: soft(mirrored([[0, -34], [4.5, -30], [3.5, -14], [5, -2], [14, 8], [19, 20], [16, 44], [0, 46]])), fill: third });
  }
  if (has('patch')) {
    const side = random() < 0.5 ? 1 : -1;
    const patch: Point[] = [[5, -17], [13, -24], [24, -19], [28, -4], [20, 7], [9, 5]];
    shapes.push({ d: soft(side > 0 ? patch : flipped(patch)), fill: second });
  }
  if (has('brindle')) {
    for (const y of [-27, -21, -15]) {
      const dip = 4 + random() * 3;
      shapes.push({ d: `M${-22 - random() * 3} ${y + dip}Q-8 ${y - 2} -4 ${y}M4 ${y}Q8 ${y - 2} ${22 + random() * 3} ${y + dip}`, line: second, width: 2.2, opacity: 0.55 });
    }
    shapes.push({ d: 'M-29 4q6 1 8 4M29 4q-6 1 -8 4M-28 11q5 1 7 3M28 11q-5 1 -7 3', line: second, width: 2.2, opacity: 0.55 });
  }
  if (has('spots')) {
    for (const [x, y, r] of [[-6, -25, 3.2], [9, -20, 2.4], [-20, -12, 3.4], [3, -13, 2], [22, -5, 2.8], [-24, 6, 2.6], [20, 11, 3.2], [-16, 17, 2], [25, 20, 2], [-8, 26, 1.7]] as const) {
      shapes.push({ d: oval(x + random() * 3, y + random() * 3, r, r * (0.8 + random() * 0.3)), fill: second });
    }
  }
  if (has('eyebrows')) {
    shapes.push({ d: oval(-eye.x + 1, eye.y - 8.5, 3.4, 2.5) + oval(eye.x - 1, eye.y - 8.5, 3.4, 2.5), fill: second });
  }
  return shapes;
}

function eyes(looks: Looks, mood: Mood, random: () => number): Shape[] {
  const { x, y, r } = EYES[looks.head];
  const dark = isDark(looks.coat) && !looks.marks?.includes('cap');
  const shapes: Shape[] = [];
  if (mood === 'asleep') {
    const line = dark ? lighter(looks.coat, 0.55) : INK;
    return [{ d: `M${-x - r} ${y}q${r} ${r * 1.3} ${2 * r} 0M${x - r} ${y}q${r} ${r * 1.3} ${2 * r} 0`, line, width: LINE }];
  }
  const size = r * (mood === 'begging' ? 1.22 : mood === 'alert' || mood === 'barking' ? 1.08 : 1);
  const look = mood === 'guilty' ? -1.7 : mood === 'begging' ? 0 : (random() - 0.5) * 0.8;
  const up = mood === 'begging' ? -1.2 : mood === 'guilty' ? 1 : 0;
  for (const side of [-1, 1]) {
    const iris = side > 0 ? (looks.odd ?? looks.eyes) : looks.eyes;
    const cx = side * x;
    const white = mood === 'guilty' || mood === 'alert' || mood === 'barking' || dark || iris !== undefined;
    if (white) shapes.push({ d: oval(cx, y, size * 1.16, size * 1.22), fill: '#fffdf6', line: INK, width: 1.3 });
    if (iris) shapes.push({ d: oval(cx + look, y + up, size * 0.92, size), fill: iris });
    shapes.push({ d: oval(cx + look, y + up, size * (iris ? 0.55 : white ? 0.84 : 1), size * (iris ? 0.62 : white ? 0.92 : 1.08)), fill: INK });
    shapes.push({ d: oval(cx + look + size * 0.3, y + up - size * 0.38, size * 0.3), fill: '#fff' });
    if (mood === 'begging') shapes.push({ d: oval(cx + look - size * 0.35, y + up + size * 0.4, size * 0.18), fill: '#fff' });
    if (looks.extras?.includes('droop')) {
      shapes.push({ d: `M${cx - side * size * 1.1} ${y + size * 0.7}q${side * size * 1.2} ${size * 1.3} ${side * size * 2.5} ${size * 0.6}`, line: INK, width: 1.4, opacity: 0.7 });
      shapes.push({ d: soft([[cx - side * size * 1.3, y - size * 1.4], [cx + side * size * 1.6, y - size * 0.9], [cx + side * size * 1.5, y + size * 0.1], [cx, y - size * 0.4], [cx - side * size * 1.2, y - size * 0.5]]), fill: darker(looks.coat, 0.08) });
    }
    if (mood === 'guilty' || mood === 'begging') {
      // Brows up in the middle.
      const brow = dark ? lighter(looks.coat, 0.5) : darker(looks.coat, 0.6);
      shapes.push({ d: `M${cx - side * 5} ${y - size - 5.4}L${cx + side * 4.5} ${y - size - 1.6}`, line: brow, width: 2 });
    }
    if (mood === 'barking') {
      const brow = dark ? lighter(looks.coat, 0.5) : darker(looks.coat, 0.6);
      shapes.push({ d: `M${cx - side * 5.5} ${y - size - 1.5}L${cx + side * 4} ${y - size - 4}`, line: brow, width: 2 });
    }
  }
  return shapes;
}

export function isDark(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b < 95;
}

function muzzle(looks: Looks, mood: Mood): { under: Shape[]; over: Shape[] } {
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
    const beard: Point[] = [[0, 4], [10, 6], [22, 14], [23, 28], [14, 40], [0, 44]];
    under.unshift({ d: furred(moved(mirrored(beard), 0, down - 1), 'wiry', 22), fill: third, line: INK, width: LINE * 0.8 });
  }
  over.push({ d: furred(outline, fur, 18), fill: third });
  if (open) {
    // The jaw below the lips, the dark of the mouth, the tongue.
    const lip = mouthAt + (looks.snout === 'boxy' || looks.snout === 'wrinkled' ? 3.5 : 3);
    over.push({ d: soft(mirrored([[0, lip - 3], [reach - 1, lip - 2.5], [reach - 1, lip + open * 0.55], [0, lip + open + 2]])), fill: '#6b2b33', line: INK, width: LINE * 0.8 });
    const tongue = looks.tongue ?? '#ee8d87';
    over.push({ d: soft(mirrored([[0, lip + open * 0.2], [reach * 0.52, lip + open * 0.35], [reach * 0.56, lip + open * 0.8], [0, lip + open + (mood === 'happy' ? 4 : 0.5)]])), fill: tongue, line: mood === 'happy' ? INK : undefined, width: LINE * 0.6 });
    if (mood === 'happy') over.push({ d: `M0 ${lip + 2}v${open * 0.55}`, line: darker(tongue, 0.25), width: 1.2 });
    if (mood === 'barking') over.push({ d: `M${-reach + 3} ${lip - 1}l1.8 4 1.8 -4ZM${reach - 3} ${lip - 1}l-1.8 4 -1.8 -4Z`, fill: '#fffdf6' });
  }
  if (looks.snout === 'boxy' || looks.snout === 'wrinkled') {
    // Jowls: the lips hang over.
    over.push({ d: `M0 ${noseAt + 3}V${mouthAt - 1}M0 ${mouthAt - 1}C${-2} ${mouthAt + 5} ${-reach} ${mouthAt + 6} ${-reach - 4} ${mouthAt + (looks.snout === 'boxy' ? 2 : 5)}M0 ${mouthAt - 1}C2 ${mouthAt + 5} ${reach} ${mouthAt + 6} ${reach + 4} ${mouthAt + (looks.snout === 'boxy' ? 2 : 5)}`, line, width: LINE * 0.8 });
  } else {
    const lift = mood === 'guilty' ? 0.5 : -2.5;
    over.push({ d: `M0 ${noseAt + 3}V${mouthAt}M0 ${mouthAt}C${-2} ${mouthAt + 4} ${-reach + 2} ${mouthAt + 4} ${-reach - 1} ${mouthAt + lift}M0 ${mouthAt}C2 ${mouthAt + 4} ${reach - 2} ${mouthAt + 4} ${reach + 1} ${mouthAt + lift}`, line, width: LINE * 0.8 });
  }
  if (looks.snout === 'wrinkled') {
    const fold = isDark(looks.marks?.includes('mask') ? (looks.second ?? looks.coat) : looks.coat) ? lighter(looks.coat, 0.25) : darker(looks.coat, 0.4);
    over.push({ d: `M-9 ${noseAt - 7}q9 -5 18 0M-5 -15q5 -3 10 0M-6 -19.5q6 -3 12 0`, line: fold, width: 1.7, opacity: 0.8 });
    if (mood !== 'happy' && mood !== 'barking') over.push({ d: `M-4.5 ${mouthAt + 7.5}l1 -3 1.6 2.6ZM4.5 ${mouthAt + 7.5}l-1 -3 -1.6 2.6Z`, fill: '#fffdf6' });
  }
  const nose: Point[] = [[0, -3.6], [wide * 0.7, -3.4], [wide, -0.8], [wide * 0.62, 2.8], [0, 4]];
  const noseColour = blackFace ? '#1f1a22' : '#33272f';
  over.push({ d: soft(moved(mirrored(nose), 0, noseAt)), fill: noseColour, line: blackFace ? lighter(third, 0.3) : undefined, width: 0.8 });
  over.push({ d: oval(-wide * 0.25, noseAt - 1.7, wide * 0.34, 0.9), fill: '#fff', opacity: 0.55 });
  return { under, over };
}

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
    layers.push({ shapes: [{ d: furred(grown(mirrored([[0, -30], [22, -26], [36, -6], [38, 16], [26, 36], [0, 44]]), has('mane') ? 1.12 : 1.02), 'fluffy', 26), fill: has('mane') ? darker(looks.coat, 0.12) : looks.coat, line: INK, width: LINE }] });
  }
  layers.push(...both.back);
  if (has('silk')) {
    layers.push({ shapes: [{ d: furred(mirrored([[0, -28], [20, -24], [32, -4], [37, 22], [33, 41], [14, 45], [0, 44]]), 'fluffy', 24), fill: darker(looks.coat, 0.08), line: INK, width: LINE }] });
  }
  // Lips may hang over the jaw: their line lies behind the head.
  const lips = soft(moved(mirrored(MUZZLES[looks.snout].outline), 0, LOWER[looks.head]));
  layers.push({ shapes: [{ d: lips, line: INK, width: LINE * 2 }] });
  const framed = has('ruff') || has('mane') || has('silk');
  const line: Shape = framed ? { d: outline, line: darker(looks.coat, 0.3), width: LINE * 0.6 } : { d: outline, line: INK, width: LINE };
  layers.push({ shapes: [{ ...line, fill: looks.coat }] });
  layers.push({ clip: outline, shapes: marks(looks, random) });
  layers.push({ shapes: [line] });
  const nose = muzzle(looks, mood);
  layers.push({ part: 'mouth', shapes: [...nose.under, ...nose.over] });
  layers.push({ part: 'eyes', shapes: eyes(looks, mood, random) });
  layers.push(...both.front);
  if (has('topknot')) layers.push({ shapes: [{ d: furred(mirrored([[0, -47], [12, -45], [19, -36], [17, -25], [7, -21], [0, -20]]), 'curly', 18), fill: lighter(looks.coat, 0.15), line: INK, width: LINE }] });
  if (has('beard')) {
    const brow: Point[] = [[5, -14], [9, -19], [17, -18], [22, -10], [14, -13]];
    layers.push({ shapes: [brow, flipped(brow)].map((each) => ({ d: furred(each, 'wiry', 10), fill: looks.third ?? looks.coat, line: INK, width: 1.2 })) });
  }
  if (has('bow')) {
    const colour = pick(['#d96c4a', '#7a4e8a', '#e69f00', '#5aa7d6'], random);
    layers.push({ shapes: [{ d: soft([[0, -30], [6, -37], [13, -37], [13, -25], [6, -25]]) + soft([[0, -30], [-6, -37], [-13, -37], [-13, -25], [-6, -25]]), fill: colour, line: INK, width: 1.8 }, { d: oval(0, -31, 3.4, 3.8), fill: darker(colour, 0.15), line: INK, width: 1.8 }] });
  }
  if (mood === 'asleep') layers.push({ part: 'sleep', shapes: [{ d: 'M34 -34h7l-7 8h7M43 -47h5l-5 6h5', line: '#6b7fa0', width: 2 }] });
  return { layers: layers.filter((layer) => layer.shapes.length), outline };
}
