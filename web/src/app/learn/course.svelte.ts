// The state of a tutorial: the step, the position, and the reply to an unexpected move.

import type { GameEvent, Message, View } from '../../games/board';
import { api, NotDone } from '../../net/api';
import type { Attempt, Judged, LessonInfo, Scene } from '../../net/wire';

/** Dependencies, replaceable in tests. */
export interface School {
  lesson: (game: string) => Promise<LessonInfo>;
  attempt: (game: string, attempt: Attempt) => Promise<Judged>;
  /** Lets a move be seen before the next one. */
  pause: () => Promise<void>;
}

export class Course {
  info = $state.raw<LessonInfo | null>(null);
  at = $state(0);
  version = $state(0);
  busy = $state(false);
  /** The learner asked for help or tried something else, so the board may point. */
  pointing = $state(false);
  /** Why a move was not right, and the rule that forbids it, if one does. */
  answer = $state.raw<{ said: Message; rule: string } | null>(null);
  /** Why there is no lesson. */
  problem = $state.raw<Message | null>(null);

  constructor(
    readonly game: string,
    private readonly school: School,
  ) {}

  async start(): Promise<void> {
    try {
      this.info ??= await this.school.lesson(this.game);
    } catch (error) {
      this.problem = reason(error);
    }
    this.at = this.version = 0;
    this.forget();
  }

  get scene(): Scene | null {
    return this.info?.scenes[this.at] ?? null;
  }

  get steps(): number {
    return this.info?.scenes.length ?? 0;
  }

  get last(): boolean {
    return this.at === this.steps - 1;
  }

  /** Whether the learner has to play something now. */
  get playing(): boolean {
    return Boolean(this.scene?.plays.length) && this.version === this.scene?.version;
  }

  get view(): View | null {
    const view = this.info?.frames[this.version]?.view;
    return view ? { ...view, legal: this.playing ? view.legal : [] } : null;
  }

  /** What led to what lies on the table. */
  get news(): GameEvent[] {
    return this.version ? (this.info?.frames[this.version]?.events ?? []) : [];
  }

  async goOn(): Promise<void> {
    if (this.last || !this.info) return;
    this.version = this.info.scenes[this.at]!.version;
    this.at++;
    this.forget();
    const [step, first] = [this.at, this.version];
    const shown = this.info.scenes[step]!.version;
    // Show one move after another, as at a table; continuing meanwhile shows the rest at once.
    for (let version = first + 1; version <= shown; version++) {
      if (version > first + 1) await this.school.pause();
      if (this.at !== step) return;
      this.version = version;
    }
  }

  async play(actions: string[]): Promise<void> {
    if (!this.playing || this.busy) return;
    this.busy = true;
    this.answer = null;
    try {
      const { right } = await this.school.attempt(this.game, { step: this.at, actions });
      if (right) void this.goOn();
      else this.wrong(this.scene?.rather ?? null, '');
    } catch (error) {
      this.wrong(reason(error), (error as NotDone).rule);
    }
    this.busy = false;
  }

  private wrong(said: Message | null, rule: string): void {
    this.answer = said && { said, rule };
    this.pointing = true;
  }

  private forget(): void {
    this.answer = null;
    this.pointing = false;
  }
}

function reason(error: unknown): Message {
  if (error instanceof NotDone) return error.said;
  throw error;
}

export const school = (pause: () => Promise<void>): School => ({
  lesson: api.lesson,
  attempt: api.tryStep,
  pause,
});
