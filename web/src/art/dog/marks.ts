// The marks of a coat on the head.

import { darker, flipped, lighter, mirrored, oval, soft } from '../drawing';
import type { Point, Shape } from '../drawing';
import { EYES } from './eyes';
import type { Looks } from './kinds';

/** What is painted on the skull. */
export function marks(looks: Looks, random: () => number): Shape[] {
  const has = (mark: string): boolean => looks.marks?.includes(mark as never) ?? false;
  const [second, third] = [looks.second ?? darker(looks.coat), looks.third ?? lighter(looks.coat)];
  const eye = EYES[looks.head];
  const shapes: Shape[] = [];
  if (has('cap')) {
    // A light face under a dark cap that comes down between the eyes.
    const face: Point[] = [
      [0, -10],
      [4, -15],
      [eye.x - 2, eye.y - 8],
      [eye.x + 6, eye.y - 6],
      [eye.x + 9, eye.y + 5],
      [34, 14],
      [30, 44],
      [0, 46],
    ];
    shapes.push({ d: soft(mirrored(face)), fill: third });
  }
  if (has('points')) {
    shapes.push({
      d: soft(
        mirrored([
          [0, 12],
          [8, 8],
          [20, 8],
          [30, 16],
          [28, 44],
          [0, 46],
        ]),
      ),
      fill: second,
    });
  }
  if (has('mask')) {
    const face: Point[] =
      looks.snout === 'wrinkled'
        ? [
            [0, -1],
            [12, 0],
            [23, 8],
            [24, 22],
            [16, 34],
            [0, 36],
          ]
        : [
            [0, -12],
            [6, -8],
            [15, 2],
            [19, 14],
            [17, 40],
            [0, 46],
          ];
    shapes.push({ d: soft(mirrored(face)), fill: second });
  }
  if (has('blaze')) {
    shapes.push({
      d: soft(
        mirrored([
          [0, -34],
          [4.5, -30],
          [3.5, -14],
          [5, -2],
          [14, 8],
          [19, 20],
          [16, 44],
          [0, 46],
        ]),
      ),
      fill: third,
    });
  }
  if (has('patch')) {
    const side = random() < 0.5 ? 1 : -1;
    const patch: Point[] = [
      [5, -17],
      [13, -24],
      [24, -19],
      [28, -4],
      [20, 7],
      [9, 5],
    ];
    shapes.push({ d: soft(side > 0 ? patch : flipped(patch)), fill: second });
  }
  if (has('brindle')) {
    for (const y of [-27, -21, -15]) {
      const dip = 4 + random() * 3;
      shapes.push({
        d: `M${-22 - random() * 3} ${y + dip}Q-8 ${y - 2} -4 ${y}M4 ${y}Q8 ${y - 2} ${22 + random() * 3} ${y + dip}`,
        line: second,
        width: 2.2,
        opacity: 0.55,
      });
    }
    shapes.push({
      d: 'M-29 4q6 1 8 4M29 4q-6 1 -8 4M-28 11q5 1 7 3M28 11q-5 1 -7 3',
      line: second,
      width: 2.2,
      opacity: 0.55,
    });
  }
  if (has('spots')) {
    for (const [x, y, r] of [
      [-6, -25, 3.2],
      [9, -20, 2.4],
      [-20, -12, 3.4],
      [3, -13, 2],
      [22, -5, 2.8],
      [-24, 6, 2.6],
      [20, 11, 3.2],
      [-16, 17, 2],
      [25, 20, 2],
      [-8, 26, 1.7],
    ] as const) {
      shapes.push({
        d: oval(x + random() * 3, y + random() * 3, r, r * (0.8 + random() * 0.3)),
        fill: second,
      });
    }
  }
  if (has('eyebrows')) {
    shapes.push({
      d: oval(-eye.x + 1, eye.y - 8.5, 3.4, 2.5) + oval(eye.x - 1, eye.y - 8.5, 3.4, 2.5),
      fill: second,
    });
  }
  return shapes;
}
