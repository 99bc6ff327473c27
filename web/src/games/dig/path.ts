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
const WIDEST = 13;

/** To which part of their size cards may shrink before they are laid in other rows. */
const SQUEEZED = 0.75;

interface Room {
  /** How high the yard may become; without it, as high as it must be. */
  height?: number;
  /** How high it has been: what takes some of the room for a while shifts no card into another row. */
  tallest?: number;
  /** How many cards the yard began with: it shrinks, but what still lies there stays where it is. */
  whole?: number;
}

export function lay(
  cards: number,
  width: number,
  { height = 0, tallest = height, whole = cards }: Room = {},
): Path {
  const phone = width < PHONE;
  const cellOf = (columns: number): number =>
    Math.min(width / columns, phone ? 96 : width < WALL ? 150 : 200);
  /** How many cells high some places are. */
  const highOf = (columns: number, places: number): number =>
    Math.ceil(places / columns) * (phone ? 0.98 : 1.02) + 0.06;
  const columnsFor = (room: number): number =>
    phone
      ? 5
      : (roomiest(cellOf, (each) => highOf(each, whole + 1) * cellOf(each) <= room) ??
        (width < TABLET ? 7 : 9));
  let columns = columnsFor(tallest);
  let cell = cellOf(columns);
  let roof = tallest;
  if (!phone && height) {
    const squeezed = Math.min(cell, height / highOf(columns, cards + 1));
    if (squeezed >= cell * SQUEEZED) cell = squeezed;
    else cell = cellOf((columns = columnsFor((roof = height))));
  }
  const card = cell * (phone ? 0.88 : 0.86);
  const rowHeight = cell * (phone ? 0.98 : 1.02);
  const left = (width - cell * columns) / 2;
  // On a phone the doghouse has a shallow row for itself, so that the cards fill five rows of five.
  const middle = (roof - highOf(columns, whole + 1) * cell) / 2;
  const top = phone ? cell * 0.74 : Math.max(0, Math.min(middle, height - highOf(columns, cards + 1) * cell));
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
  const needed = top + highOf(columns, phone ? cards : cards + 1) * cell;
  return { columns, cell, card, places, width, height: Math.max(height, needed), way: winding(places, cell) };
}

/** The number of columns with the biggest cards that still fit; of equals the one with the fewest rows. */
function roomiest(
  cellOf: (columns: number) => number,
  fits: (columns: number) => boolean,
): number | undefined {
  let best: number | undefined;
  for (let columns = WIDEST; columns >= 5; columns--) {
    if (fits(columns) && (best === undefined || cellOf(columns) > cellOf(best))) best = columns;
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
