// A quick replay on the board of the moves since the last visit; a tap ends it.

import { still } from '../../art/motion';
import { api } from '../../net/api';
import type { Frame, Frames } from '../../net/wire';

/** Milliseconds per version, and the maximum for all of them. */
const LOOK = 800;
const LONGEST = 12_000;

type Fetch = (table: string, seat: number | null, first: number) => Promise<Frames>;

export class CatchUp {
  /** The view that is shown instead of the current one. */
  frame = $state.raw<Frame | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(
    private readonly table: string,
    private readonly fetch: Fetch = api.tableFrames,
    private readonly quiet: () => boolean = still,
  ) {}

  /** Replay the versions between two; return whether there is anything to show (not with reduced motion). */
  async play(seat: number | null, from: number, to: number): Promise<boolean> {
    if (this.quiet() || to <= from) return false;
    const mine = ++this.turn;
    const frames: Frame[] = [];
    try {
      while ((frames.at(-1)?.version ?? from - 1) < to) {
        const got = await this.fetch(this.table, seat, from + frames.length);
        if (!got.frames.length) break;
        frames.push(...got.frames);
      }
    } catch {
      return false; // the story tells it as well
    }
    if (mine !== this.turn) return true;
    const shown = frames.filter(({ version }) => version <= to);
    this.step(shown, 0, Math.min(LOOK, LONGEST / shown.length));
    return shown.length > 0;
  }

  stop(): void {
    this.turn++;
    clearTimeout(this.timer);
    this.frame = null;
  }

  private step(frames: readonly Frame[], at: number, look: number): void {
    if (at >= frames.length) return this.stop();
    this.frame = frames[at];
    this.timer = setTimeout(() => this.step(frames, at + 1, look), look);
  }
}
