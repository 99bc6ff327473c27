// The keyboard's place. When what had the focus is gone, the focus goes to the nearest thing that can be pressed, or waits at
// the board until there is one: never to the top of the page, from where everything would have to be walked through again.

import { isLive } from '../games/arrows';

const CONTROLS = 'button, a[href], summary, input[type="checkbox"], input[type="radio"], [tabindex="0"]';
/** What holds the whole page: beyond it nothing is near. */
const PAGE = 'body, #app, .table, .learn';
/** Where a turn is played, the nearest first. */
const PLACES = ['.own', '.field', '.shelf', '.actions'];

const firstIn = (root: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].find(isLive);

/** Whether something could have the focus. */
const canHave = (thing: Element): boolean =>
  thing.isConnected && thing instanceof HTMLElement && isLive(thing);

/** The nearest thing that can be pressed, from what had the focus and all that it lay in. */
export function nearest(chain: readonly Element[]): HTMLElement | undefined {
  for (const around of chain) {
    if (around.matches(PAGE)) return undefined;
    if (around.isConnected) {
      if (around instanceof HTMLElement && around.matches(CONTROLS) && isLive(around)) return around;
      const found = firstIn(around);
      if (found) return found;
    }
    if (around.matches('main')) return undefined;
  }
  return undefined;
}

export class FocusKeeper {
  private chain: Element[] = [];
  private waiting = false;
  /** The user has clicked on the background, so there should be no focus. (Disabled or removed elements lose it without an event.) */
  private left = false;
  private planned = false;
  private readonly observer = new MutationObserver(() => this.plan());

  start(): void {
    document.addEventListener('focusin', (event) => this.came(event.target as Element));
    document.addEventListener('focusout', (event) => (this.left = canHave(event.target as Element)));
    this.observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'aria-disabled', 'inert', 'tabindex'],
    });
  }

  private came(target: Element): void {
    this.left = false;
    this.waiting = target.matches('main');
    if (this.waiting) return; // from where it came is still what counts
    this.chain = [];
    for (let each: Element | null = target; each; each = each.parentElement) this.chain.push(each);
  }

  /** Look once the page is at rest. */
  private plan(): void {
    if (this.planned) return;
    this.planned = true;
    setTimeout(() => {
      this.planned = false;
      this.look();
    });
  }

  private look(): void {
    const at = document.activeElement;
    const [last] = this.chain;
    const nowhere = !at || at === document.body;
    const lost = nowhere && last !== undefined && !(this.left && canHave(last));
    const main = document.querySelector<HTMLElement>('main');
    if (!(lost || (this.waiting && at === main)) || document.querySelector('.table.busy, dialog[open]'))
      return;
    const next = nearest(this.chain) ?? this.turn(main);
    if (next) next.focus({ preventScroll: true });
    else if (lost && main) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
  }

  /** The first control of a turn. */
  private turn(main: HTMLElement | null): HTMLElement | undefined {
    if (!main?.closest('.table.mine')) return undefined;
    for (const place of PLACES) {
      const found = main.querySelector(place);
      const first = found && firstIn(found);
      if (first) return first;
    }
    return undefined;
  }
}
