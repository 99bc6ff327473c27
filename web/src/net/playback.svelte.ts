// Paced display: events are shown in order, each long enough to be seen, however fast they arrived
// from the server. Views are queued until everything before them has been shown; moments are played around them.

export const PACES = ['easy', 'quickly', 'once', 'tap'] as const;
/** Normal speed, faster, without delay, or one item per tap. */
export type Pace = (typeof PACES)[number];

/** Something shown on its own for this many milliseconds. */
export interface Timed {
  length: number;
}

/** How a view is shown: moments on the previous view, the time to look at it, and moments on the new view. */
export interface Staging<Moment extends Timed> {
  before: Moment[];
  look: number;
  after: Moment[];
}

export interface Item<Moment extends Timed> {
  /** The seat that caused it; null for none. */
  seat: number | null;
  show: () => void;
  /** Caused by this client: no tap is needed to continue. */
  own: boolean;
  /** Called when it is due, when the preceding view is known. */
  stage: () => Staging<Moment>;
}

/** Milliseconds for which another player's action is shown at normal speed. */
export const LOOK = 800;
/** Additional milliseconds before another seat's move is shown. */
const BREATH = 400;
/** With more queued views than this, skip to the last ones. */
const BEHIND = 12;
const SPEED: Record<Pace, number> = { easy: 1, quickly: 2.5, once: Infinity, tap: 1 };

type Step<Moment> = { moment: Moment } | { show: () => void; look: number };

export class Playback<Moment extends Timed = Timed> {
  /** The moment that is being shown. */
  moment = $state.raw<Moment | null>(null);
  /** Whether the display is behind the server. */
  behind = $state(false);
  /** Whether the next item waits for a tap. */
  waits = $state(false);

  private readonly queue: Item<Moment>[] = [];
  /** Remaining parts of the item that is being shown. */
  private steps: Step<Moment>[] = [];
  /** The seat of the item that is being shown; undefined for none. */
  private seat: number | null | undefined;
  private own = false;
  /** The moment stays until it is dismissed. */
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => Pace) {}

  /** Queue an item behind all earlier ones. */
  add(item: Item<Moment>): void {
    // Drop earlier items once the reader has moved on.
    if (item.own) this.flush();
    this.queue.push(item);
    if (this.pace() === 'once') {
      if (item.own) this.flush();
      else this.flushSoon();
    } else if (this.seat === undefined) this.advance();
    this.note();
  }

  /**
   * Show everything once the current burst of messages has been received: drawing each view of a burst would keep the
   * page busy for seconds with outdated ones.
   */
  private flushSoon(): void {
    if (this.queue.length === 1) this.timer = setTimeout(() => this.flush());
  }

  /** A tap ends the current moment; without one, it shows everything up to the next moment at once. */
  skip(): void {
    if (!this.behind) return;
    const one = this.moment !== null || this.pace() === 'tap';
    do this.advance(true);
    while (!one && !this.moment && this.behind);
  }

  /** Show everything at once, without its moments. */
  flush(): void {
    this.stop();
    for (const step of this.steps) if ('show' in step) step.show();
    this.steps = [];
    while (this.queue.length) this.queue.shift()!.show();
    this.note();
  }

  /** Apply a changed pace to the current item. */
  retime(): void {
    if (this.pace() === 'once') this.flush();
    else if (this.held) this.advance();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.moment = null;
    this.seat = undefined;
    this.held = false;
  }

  private advance(hurried = false): void {
    clearTimeout(this.timer);
    this.moment = null;
    this.held = false;
    if (!this.steps.length) {
      const item = this.queue.shift();
      if (!item) this.seat = undefined;
      else {
        const breath = !hurried && typeof this.seat === 'number' && this.seat !== item.seat;
        this.seat = item.seat;
        this.own = item.own;
        const { before, look, after } = item.stage();
        this.steps = [
          ...before.map((moment) => ({ moment })),
          { show: item.show, look },
          ...after.map((moment) => ({ moment })),
        ];
        if (breath) return this.wait(BREATH);
      }
    }
    const step = this.steps.shift();
    if (!step) return this.note();
    if ('moment' in step) {
      this.moment = step.moment;
      this.wait(step.moment.length);
    } else {
      step.show();
      this.wait(this.steps.length ? 0 : step.look);
    }
  }

  private wait(length: number): void {
    const pace = this.pace();
    const catchUp = Math.max(1, this.queue.length / BEHIND);
    this.note();
    this.timer = setTimeout(
      () => {
        this.held = pace === 'tap' && !this.own && !this.moment && !this.steps.length;
        if (this.held) this.note();
        else this.advance();
      },
      length / SPEED[pace] / catchUp,
    );
  }

  private note(): void {
    this.behind = this.queue.length > 0 || this.steps.length > 0 || this.moment !== null;
    this.waits = this.held && this.queue.length > 0;
  }
}
