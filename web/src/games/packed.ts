// What more columns have to be good for: things should not change places for a few pixels.
const WORTHWHILE = 1.1;

/** In how many columns things are biggest in a place of this size, and how wide they are then; `shape` is width by height. */
export function packed(
  things: number,
  width: number,
  height: number,
  shape = 1,
): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, things); columns++) {
    const size = Math.floor(Math.min(width / columns, (height / Math.ceil(things / columns)) * shape));
    if (size > best.size * WORTHWHILE) best = { columns, size };
  }
  return best;
}
