// Spatial navigation: arrow keys move the focus in their direction, on every board.

export type Spot = readonly [x: number, y: number];

const ARROWS: Record<string, Spot> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Return the element in the direction of an arrow key; null if there is none, or for other keys. */
export function beside(places: readonly Spot[], from: number, key: string): number | null {
  const way = ARROWS[key];
  if (!way) return null;
  const [x, y] = places[from]!;
  let best: number | null = null;
  let least = Infinity;
  places.forEach(([px, py], place) => {
    const along = (px - x) * way[0] + (py - y) * way[1];
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    if (place === from || along <= aside) return; // not in this direction
    if (along + 2 * aside < least) [best, least] = [place, along + 2 * aside];
  });
  return best;
}

/** The controls that can be pressed now. */
export const isLive = (thing: HTMLElement): boolean =>
  thing.tabIndex >= 0 &&
  !thing.matches(':disabled, [aria-disabled="true"]') &&
  !thing.closest('[inert]') &&
  thing.checkVisibility();

/** Go with an arrow key from one control of a board to the next, unless the board did so itself. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const from = (event.target as Element | null)?.closest<HTMLElement>('button, [tabindex]');
  if (event.defaultPrevented || !from || !(event.key in ARROWS)) return;
  const things = [...root.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (thing) => thing === from || isLive(thing),
  );
  const middles = things.map((thing): Spot => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  });
  const to = beside(middles, things.indexOf(from), event.key);
  if (to === null) return;
  event.preventDefault();
  things[to]!.focus();
}
