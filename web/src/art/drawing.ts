// Geometry that all pictures share: soft outlines through points, fur along an outline, small variation by name.

export type Point = readonly [number, number];

export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}

export interface Layer {
  shapes: Shape[];
  clip?: string; // an outline that the shapes stay inside of
  turn?: string; // an SVG transform
  part?: string; // what moves on its own: a tail, an ear, a mouth
}

export const INK = '#2b2a33';
export const LINE = 2.4;

const short = (n: number): string => String(Math.round(n * 100) / 100);
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A closed soft line through points. Tension 0.5 is the usual Catmull-Rom spline. */
export function soft(points: readonly Point[], tension = 0.5): string {
  const n = points.length;
  const point = (i: number): Point => points[(i + n) % n]!;
  let d = `M${at(point(0))}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const k = tension / 3;
    const c1: Point = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k];
    d += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return `${d}Z`;
}

/** The right half of a symmetric outline, top to bottom, and its mirror image. */
export function mirrored(half: readonly Point[]): Point[] {
  const left = half
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y]);
  return [...half, ...left];
}

/** The mirror image, still clockwise. */
export const flipped = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]).reverse();
export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]): Point => [x + dx, y + dy]);

/** The same outline, wider or narrower around a centre. */
export const grown = (points: readonly Point[], by: number, [cx, cy]: Point = [0, 0]): Point[] =>
  points.map(([x, y]): Point => [cx + (x - cx) * by, cy + (y - cy) * by]);

/** Points on the soft closed line through the given ones, evenly spaced. */
function evenly(points: readonly Point[], count: number): Point[] {
  const n = points.length;
  const fine: Point[] = [];
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [
      points[(i + n - 1) % n]!,
      points[i]!,
      points[(i + 1) % n]!,
      points[(i + 2) % n]!,
    ];
    for (let t = 0; t < 1; t += 1 / 16) {
      const one = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      fine.push([one(0), one(1)]);
    }
  }
  const lengths = fine.map((p, i) => Math.hypot(p[0] - fine.at(i - 1)![0], p[1] - fine.at(i - 1)![1]));
  const step = lengths.reduce((a, b) => a + b, 0) / count;
  const found: Point[] = [];
  let gone = 0;
  let next = 0;
  for (let i = 0; i < fine.length && found.length < count; i++) {
    gone += lengths[i]!;
    if (gone >= next) {
      found.push(fine[i]!);
      next += step;
    }
  }
  return found;
}

export type Fur = 'smooth' | 'fluffy' | 'wiry' | 'curly';

const TUFTS: Record<Exclude<Fur, 'smooth'>, number> = { fluffy: 0.62, wiry: 1, curly: 0.62 };

/** An outline with its fur: tufts, bristles or curls all along. */
export function furred(points: readonly Point[], fur: Fur, tufts = 26): string {
  if (fur === 'smooth') return soft(points);
  const along = evenly(points, Math.round(tufts * TUFTS[fur]));
  const n = along.length;
  let d = `M${at(along[0]!)}`;
  for (let i = 0; i < n; i++) {
    const [a, b] = [along[i]!, along[(i + 1) % n]!];
    const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    // Outlines run clockwise, so that this points outwards.
    const out: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    if (fur === 'curly') {
      const r = length * 0.58;
      d += `A${short(r)} ${short(r)} 0 0 1 ${at(b)}`;
    } else {
      const reach = length * (fur === 'wiry' ? 0.6 : 0.4);
      // Fur falls: tufts lean downwards.
      const lean = fur === 'wiry' ? 0.4 : 0.75;
      const tip: Point = [mid[0] + out[0] * reach, mid[1] + out[1] * reach + reach * lean];
      const belly = fur === 'wiry' ? 0.6 : 2.2;
      d += `Q${at([(a[0] + tip[0]) / 2 + out[0] * belly, (a[1] + tip[1]) / 2 + out[1] * belly])} ${at(tip)}`;
      d += `Q${at([(b[0] + tip[0]) / 2 + out[0] * belly * 0.3, (b[1] + tip[1]) / 2 + out[1] * belly * 0.3])} ${at(b)}`;
    }
  }
  return `${d}Z`;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0Z`;

/** A rectangle with round corners. */
export const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${short(x + r)} ${short(y)}h${short(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${short(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${short(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${short(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A number stream that depends on a name alone, so that the same dog always looks the same. */
export function byName(name: string): () => number {
  let h = 2166136261;
  for (const letter of name) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)]!;

/** A colour mixed with another one; colours are #rrggbb. */
export function mixed(colour: string, other: string, share: number): string {
  const channel = (c: string, i: number): number => parseInt(c.slice(1 + 2 * i, 3 + 2 * i), 16);
  const parts = [0, 1, 2].map((i) =>
    Math.round(channel(colour, i) * (1 - share) + channel(other, i) * share),
  );
  return `#${parts.map((p) => p.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share = 0.18): string => mixed(colour, '#1c1420', share);
export const lighter = (colour: string, share = 0.3): string => mixed(colour, '#fffaf0', share);

export function isDark(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b < 95;
}
