// Where the doghouse and the cards of the yard lie: a path that winds row by row, always in the same order.

import type { Point } from '../../art/drawing';

export interface Path {
  columns: number;
  cell: number;
  card: number;
  places: Point[]; // middles; 0 is the doghouse
  width: number;
  height: number;
  way: string; // the path itself as an SVG line
}

const PHONE = 600;
const TABLET = 820;
const WALL = 1300;

export function lay(cards: number, width: number): Path {
  const phone = width < PHONE;
  const columns = phone ? 5 : width < TABLET ? 7 : 9;
  const cell = Math.min(width / columns, phone ? 96 : width < WALL ? 126 : 160);
  const card = cell * (phone ? 0.88 : 0.86);
  const rowHeight = cell * (phone ? 0.98 : 1.02);
  const left = (width - cell * columns) / 2;
  // On a phone the doghouse has a shallow row for itself, so that the cards fill five rows of five.
  const top = phone ? cell * 0.74 : 0;
  const place = (index: number): Point => {
    const row = Math.floor(index / columns);
    const step = index % columns;
    const column = row % 2 ? columns - 1 - step : step;
    const sway = Math.sin(index * 2.1 + row) * cell * 0.045;
    return [left + (column + 0.5) * cell, top + (row + 0.5) * rowHeight + sway];
  };
  const yard = Array.from({ length: cards }, (_, i) => place(phone ? i : i + 1));
  const house: Point = phone ? [left + cell * 0.5, top * 0.5] : place(0);
  const places = [house, ...yard];
  const rows = Math.ceil((phone ? cards : cards + 1) / columns);
  return { columns, cell, card, places, width, height: top + rows * rowHeight + cell * 0.06, way: winding(places, cell) };
}

/** A line through the places that leans out where it turns into the next row. */
function winding(places: readonly Point[], cell: number): string {
  let d = `M${places[0]!.map(Math.round).join(' ')}`;
  for (let i = 1; i < places.length; i++) {
    const [[x0, y0], [x, y]] = [places[i - 1]!, places[i]!];
    if (Math.abs(y - y0) > cell * 0.5 && i > 1) {
      const before = places[i - 2]!;
      const out = x0 >= before[0] ? cell * 0.42 : -cell * 0.42;
      d += `C${Math.round(x0 + out)} ${Math.round(y0 + 4)} ${Math.round(x + out)} ${Math.round(y - 4)} ${Math.round(x)} ${Math.round(y)}`;
    } else {
      d += `Q${Math.round((x0 + x) / 2)} ${Math.round((y0 + y) / 2 + (i % 2 ? -5 : 5))} ${Math.round(x)} ${Math.round(y)}`;
    }
  }
  return d;
}
