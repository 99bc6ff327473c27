// The eyes of a head and where they are.

import { darker, INK, isDark, lighter, LINE, oval, soft } from '../drawing';
import type { Shape } from '../drawing';
import type { Head, Looks, Mood } from './kinds';

export const EYES: Record<Head, { x: number; y: number; r: number }> = {
  round: { x: 12.5, y: -5, r: 4.6 },
  long: { x: 10, y: -9, r: 4.1 },
  square: { x: 12, y: -6, r: 4.4 },
  wedge: { x: 12.5, y: -5, r: 4.6 },
  flat: { x: 17, y: -4, r: 5.2 },
};

export function eyes(looks: Looks, mood: Mood, random: () => number): Shape[] {
  const { x, y, r } = EYES[looks.head];
  const dark = isDark(looks.coat) && !looks.marks?.includes('cap');
  const shapes: Shape[] = [];
  if (mood === 'asleep') {
    const line = dark ? lighter(looks.coat, 0.55) : INK;
    return [
      {
        d: `M${-x - r} ${y}q${r} ${r * 1.3} ${2 * r} 0M${x - r} ${y}q${r} ${r * 1.3} ${2 * r} 0`,
        line,
        width: LINE,
      },
    ];
  }
  const size = r * (mood === 'begging' ? 1.22 : mood === 'alert' || mood === 'barking' ? 1.08 : 1);
  const look = mood === 'guilty' ? -1.7 : mood === 'begging' ? 0 : (random() - 0.5) * 0.8;
  const up = mood === 'begging' ? -1.2 : mood === 'guilty' ? 1 : 0;
  for (const side of [-1, 1]) {
    const iris = side > 0 ? (looks.odd ?? looks.eyes) : looks.eyes;
    const cx = side * x;
    const white = mood === 'guilty' || mood === 'alert' || mood === 'barking' || dark || iris !== undefined;
    if (white)
      shapes.push({ d: oval(cx, y, size * 1.16, size * 1.22), fill: '#fffdf6', line: INK, width: 1.3 });
    if (iris) shapes.push({ d: oval(cx + look, y + up, size * 0.92, size), fill: iris });
    shapes.push({
      d: oval(
        cx + look,
        y + up,
        size * (iris ? 0.55 : white ? 0.84 : 1),
        size * (iris ? 0.62 : white ? 0.92 : 1.08),
      ),
      fill: INK,
    });
    shapes.push({ d: oval(cx + look + size * 0.3, y + up - size * 0.38, size * 0.3), fill: '#fff' });
    if (mood === 'begging')
      shapes.push({ d: oval(cx + look - size * 0.35, y + up + size * 0.4, size * 0.18), fill: '#fff' });
    if (looks.extras?.includes('droop')) {
      shapes.push({
        d: `M${cx - side * size * 1.1} ${y + size * 0.7}q${side * size * 1.2} ${size * 1.3} ${side * size * 2.5} ${size * 0.6}`,
        line: INK,
        width: 1.4,
        opacity: 0.7,
      });
      shapes.push({
        d: soft([
          [cx - side * size * 1.3, y - size * 1.4],
          [cx + side * size * 1.6, y - size * 0.9],
          [cx + side * size * 1.5, y + size * 0.1],
          [cx, y - size * 0.4],
          [cx - side * size * 1.2, y - size * 0.5],
        ]),
        fill: darker(looks.coat, 0.08),
      });
    }
    if (mood === 'guilty' || mood === 'begging') {
      // Brows up in the middle.
      const brow = dark ? lighter(looks.coat, 0.5) : darker(looks.coat, 0.6);
      shapes.push({
        d: `M${cx - side * 5} ${y - size - 5.4}L${cx + side * 4.5} ${y - size - 1.6}`,
        line: brow,
        width: 2,
      });
    }
    if (mood === 'barking') {
      const brow = dark ? lighter(looks.coat, 0.5) : darker(looks.coat, 0.6);
      shapes.push({
        d: `M${cx - side * 5.5} ${y - size - 1.5}L${cx + side * 4} ${y - size - 4}`,
        line: brow,
        width: 2,
      });
    }
  }
  return shapes;
}
