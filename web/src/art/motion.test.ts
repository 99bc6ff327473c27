import { expect, it } from 'vitest';
import { fitting, inward } from './motion';

const ROOM = { width: 400, height: 300 };

it('leaves a box where it is that is inside', () => {
  expect(inward({ x: 0, y: 10, width: 400, height: 290 }, ROOM)).toEqual({ x: 0, y: 0 });
});

it.each([
  [{ x: -9, y: -17, width: 50, height: 40 }],
  [{ x: 380, y: 280, width: 44, height: 60 }],
  [{ x: -1, y: 290, width: 44, height: 60 }],
])('moves %o inward, and no further', (box) => {
  const { x, y } = inward(box, ROOM);
  expect(inward({ ...box, x: box.x + x, y: box.y + y }, ROOM)).toEqual({ x: 0, y: 0 });
  expect(box.x < 0 ? box.x + x : box.x + x + box.width).toBe(box.x < 0 ? 0 : ROOM.width);
});

it('sends a thing on its way as large as where it comes from allows', () => {
  const pack = { width: 140, height: 100 };
  expect(fitting({ width: 470, height: 50 }, pack)).toBe(0.5);
  expect(fitting({ width: 84, height: 100 }, pack)).toBeCloseTo(0.6);
  expect(fitting({ width: 10, height: 10 }, pack)).toBe(0.4);
});
