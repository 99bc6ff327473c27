// Where the doghouse and the cards of the yard lie: a path that winds row by row, always in the same order.

import type { Point } from '../../art/drawing';

export interface Path {
  columns: number;
  cell: number;
  card: number;
  places: Point[]; // middles; 0 is the doghouse
  width: number;
  height: number;
  /** Whether the doghouse has a shallow row for itself, above the cards. */
  upright: boolean;
  /** Where the rows of cards begin. */
  top: number;
  way: string; // the path itself as an SVG line
}

const PHONE = 600;
const WALL = 1300;
const WIDEST = 13;
const NARROWEST = 4;
/** Heights of a row of cards and of the doghouse's own, in cells. */
const ROW = 1.02;
const HOUSE = 0.74;
/** Cards grow whenever so many more are gone, and lie where they are in between. */
const STEP = 5;
/** How much bigger than at first they may get, however large they were. */
const GROWTH = 1.45;

/**
 * A yard with so many cards, as big as it can be. It began with `whole` cards; as it shrinks, the cards that still lie
 * there grow.
 */
export function lay(cards: number, width: number, height: number, whole = cards): Path {
  const upright = width < PHONE && height >= width * 0.8;
  const usual = width < PHONE ? 110 : width < WALL ? 150 : 200;
  const all = Math.max(whole, cards);
  const kept = Math.max(STEP, Math.min(all, Math.ceil(cards / STEP) * STEP));
  const rowsOf = (columns: number, some: number): number => Math.ceil((some + (upright ? 0 : 1)) / columns);
  const highOf = (columns: number, some: number): number =>
    rowsOf(columns, some) * ROW + 0.06 + (upright ? HOUSE : 0);
  const cellOf = (columns: number, some: number, largest: number): number =>
    Math.min(width / columns, largest, height / highOf(columns, some));
  const first = (columns: number): number => cellOf(columns, all, usual);
  const largest = Math.max(usual, first(roomiest(first)) * GROWTH);
  const now = (columns: number): number => cellOf(columns, kept, kept < all ? largest : usual);
  const columns = roomiest(now);
  const cell = Math.max(1, now(columns));
  const left = (width - cell * columns) / 2;
  const over = Math.max(0, height - highOf(columns, kept) * cell) / 2;
  const top = upright ? cell * HOUSE : over;
  const place = (index: number): Point => {
    const row = Math.floor(index / columns);
    const step = index % columns;
    const column = row % 2 ? columns - 1 - step : step;
    const sway = Math.sin(index * 2.1 + row) * cell * 0.03;
    return [left + (column + 0.5) * cell, top + (row + 0.5) * cell * ROW + sway];
  };
  const yard = Array.from({ length: cards }, (_, i) => place(upright ? i : i + 1));
  const house: Point = upright ? [left + cell * 0.5, top * 0.5] : place(0);
  const places = [house, ...yard];
  const card = cell * 0.86;
  return { columns, cell, card, places, width, height, upright, top, way: winding(places, cell) };
}

/** The number of columns with the biggest cards; of equals the one with the fewest rows. */
function roomiest(cellOf: (columns: number) => number): number {
  let best = WIDEST;
  for (let columns = WIDEST; columns >= NARROWEST; columns--) {
    if (cellOf(columns) > cellOf(best) + 0.5) best = columns;
  }
  return best;
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
