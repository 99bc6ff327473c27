// What happened is shown in the order in which it happened, each thing long enough to be looked at, however fast it came
// from the server. A view waits here until everything before it has been shown; moments are played around it.

export const PACES = ['easy', 'quickly', 'once', 'tap'] as const;
/** Everything in its own time, twice as fast and more, all at once, or one thing a tap. */
export type Pace = (typeof PACES)[number];

/** Something that is looked at by itself, for so many milliseconds. */
export interface Timed {
  length: number;
}

/** How a view is shown: moments while the last one is still there, how long it is looked at, and moments upon it. */
export interface Staging<Moment extends Timed> {
  before: Moment[];
  look: number;
  after: Moment[];
}

export interface Item<Moment extends Timed> {
  /** Who did it; null for what nobody did. */
  seat: number | null;
  show: () => void;
  /** Done here: it need not be looked at until a tap. */
  own: boolean;
  /** Asked when its turn has come, so that what was shown before it is known. */
  stage: () => Staging<Moment>;
}

/** Milliseconds, at an easy pace: something that others do is looked at for so long. */
export const LOOK = 800;
/** Milliseconds more before somebody else goes on. */
const BREATH = 400;
/** Whoever is further behind than so many views catches up. */
const BEHIND = 12;
const SPEED: Record<Pace, number> = { easy: 1, quickly: 2.5, once: Infinity, tap: 1 };

type Step<Moment> = { moment: Moment } | { show: () => void; look: number };

export class Playback<Moment extends Timed = Timed> {
  /** What is played on the board now. */
  moment = $state.raw<Moment | null>(null);
  /** Whether there is more to see before the board is what the server knows. */
  behind = $state(false);
  /** Whether it is the reader's tap that the next thing waits for. */
  waits = $state(false);

  private readonly queue: Item<Moment>[] = [];
  /** What is left of the item that is being shown. */
  private steps: Step<Moment>[] = [];
  /** Whose item is looked at; undefined if none is. */
  private seat: number | null | undefined;
  private own = false;
  /** What is shown stays until a tap. */
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => Pace) {}

  /** Show something after all that came before it. */
  add(item: Item<Moment>): void {
    // What came before is no longer of interest to somebody who has gone on.
    if (item.own) this.flush();
    this.queue.push(item);
    if (this.pace() === 'once') {
      if (item.own) this.flush();
      else this.flushSoon();
    } else if (this.seat === undefined) this.advance();
    this.note();
  }

  /**
   * Show everything once nothing more has come with it. A page that drew each thing of a burst before it heard the next
   * one would be busy for seconds with what is no longer so.
   */
  private flushSoon(): void {
    if (this.queue.length === 1) this.timer = setTimeout(() => this.flush());
  }

  /** A tap: the moment is over; or what waits is shown at once, up to the next moment. One thing at a time for who taps. */
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

  /** Wait no longer than the pace says, which has changed. */
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
