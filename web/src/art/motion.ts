// Animations of things from their old to their new places: short, ended by a tap, none with reduced motion.

const QUICK = 280;
/** What is left to be seen of something that has gone elsewhere. */
export const GONE = 0.15;

/** Whether reduced motion is wanted. */
export function still(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'none') return true;
  return motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** From the place of one name to the place of another. */
export interface Way {
  from: string;
  to: string;
  after?: number; // milliseconds to wait
  lift?: number; // how high it flies, in pixels
}

/**
 * Remembers the positions of all elements with `data-place` before the board changes, and animates them from there.
 * Call `remember` before the change and `go` after it.
 */
export class Ways {
  private was = new Map<string, DOMRect>();
  private running: Animation[] = [];

  remember(root: HTMLElement | undefined): void {
    this.was.clear();
    for (const each of root?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      this.was.set(each.dataset.place!, each.getBoundingClientRect());
    }
  }

  go(root: HTMLElement | undefined, ways: readonly Way[]): void {
    if (!root || still()) return;
    this.finish();
    for (const { from, to, after = 0, lift = 18 } of ways) {
      const target = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(to)}"]`);
      const was = this.was.get(from);
      if (!target || !was || !was.width) continue;
      const now = target.getBoundingClientRect();
      if (!now.width) continue;
      const dx = was.x + was.width / 2 - now.x - now.width / 2;
      const dy = was.y + was.height / 2 - now.y - now.height / 2;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      const scale = fitting(was, now);
      this.running.push(
        target.animate(
          [
            { translate: `${dx}px ${dy}px`, scale, zIndex: 30 },
            {
              translate: `${dx * 0.4}px ${dy * 0.4 - lift}px`,
              scale: (scale + 1) / 2,
              zIndex: 30,
              offset: 0.55,
            },
            { translate: '0 0', scale: 1, zIndex: 30 },
          ],
          { duration: QUICK, delay: after, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
        ),
      );
    }
  }

  /** Dice tumble and land. */
  tumble(dice: Iterable<HTMLElement>): void {
    if (still()) return;
    for (const die of dice) this.running.push(tumbling(die));
  }

  /** End all running animations. */
  finish(): void {
    for (const each of this.running) each.finish();
    this.running = [];
  }
}

interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

/** The initial scale of a thing: fitted into the element that it comes from. */
export const fitting = (from: Size, thing: Size): number =>
  Math.min(2.4, Math.max(0.4, Math.min(from.width / thing.width, from.height / thing.height)));

/** The shift of a box by which it lies completely within an area at 0, 0. */
export function inward(box: Box, room: Size): { x: number; y: number } {
  const along = (at: number, size: number, length: number): number =>
    Math.max(0, -at) - Math.max(0, at + size - length);
  return { x: along(box.x, box.width, room.width), y: along(box.y, box.height, room.height) };
}

/** A box scaled around its centre. */
const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + (width * (1 - by)) / 2,
  y: y + (height * (1 - by)) / 2,
  width: width * by,
  height: height * by,
});

function tumbling(node: HTMLElement): Animation {
  const side = Math.random() < 0.5 ? -1 : 1;
  return node.animate(
    [
      { rotate: `${-200 * side}deg`, translate: `${-34 * side}px -46px`, scale: 1.25, opacity: 0.2 },
      { rotate: `${-60 * side}deg`, translate: `${6 * side}px 3px`, scale: 1.05, opacity: 1, offset: 0.55 },
      { rotate: `${12 * side}deg`, translate: `${-2 * side}px -7px`, scale: 1, offset: 0.75 },
      { rotate: '0deg', translate: '0 0', scale: 1 },
    ],
    { duration: 520 + Math.random() * 130, easing: 'cubic-bezier(.3,.7,.4,1)' },
  );
}

/** A small shake for errors and refusals. */
export function shake(node: HTMLElement | undefined): void {
  if (!node || still()) return;
  node.animate(
    [
      { translate: '0' },
      { translate: '-6px' },
      { translate: '5px' },
      { translate: '-3px' },
      { translate: '0' },
    ],
    { duration: 300 },
  );
}

/** Animate a copy of a thing, so that the board is unchanged. Returns what removes the copy and shows the thing. */
export function flyCopy(
  layer: HTMLElement,
  thing: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  after: number,
): () => void {
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-place');
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
  });
  layer.append(copy);
  thing.style.opacity = String(GONE);
  const room = { width: layer.clientWidth, height: layer.clientHeight };
  const LIFTED = 1.12;
  const LIFT = 12;
  const small = Math.min(1, 44 / Math.max(start.width, start.height));
  const dx = end.x + end.width / 2 - start.x - start.width / 2;
  const dy = end.y + end.height / 2 - start.y - start.height / 2;
  const lifted = scaled(start, LIFTED);
  const up = inward({ ...lifted, y: lifted.y - LIFT }, room);
  const there = scaled(start, small);
  const home = inward({ ...there, x: there.x + dx, y: there.y + dy }, room);
  const flight = copy.animate(
    [
      { translate: '0 0', scale: 1 },
      { translate: `${up.x}px ${up.y - LIFT}px`, scale: LIFTED, offset: 0.25 },
      { translate: `${dx + home.x}px ${dy + home.y}px`, scale: small, opacity: 1, offset: 0.85 },
      // What is made there has to be read.
      { translate: `${dx + home.x}px ${dy + home.y}px`, scale: small * 0.6, opacity: 0 },
    ],
    { duration: 760, delay: after, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'both' },
  );
  return () => {
    flight.cancel();
    copy.remove();
    thing.style.opacity = '';
  };
}
