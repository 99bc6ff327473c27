// The state of solving a puzzle: the position, the reply to the last attempt, and the solution once it is found.

import type { GameEvent, Message, View } from '../../games/board';
import { api, NotDone } from '../../net/api';
import type { PuzzleAnswer, PuzzleAttempt, PuzzleInfo, PuzzleReply, Streak } from '../../net/wire';

/** Dependencies, replaceable in tests. */
export interface Setter {
  puzzle: (game: string, id: string) => Promise<PuzzleInfo>;
  attempt: (game: string, id: string, attempt: PuzzleAttempt) => Promise<PuzzleReply>;
  /** Sign up before the first attempt, as the streak is stored with the person. */
  comeIn: () => Promise<unknown>;
}

export class Solving {
  info = $state.raw<PuzzleInfo | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  streak = $state.raw<Streak | null>(null);
  /** The reply to the last attempt, and the rule that forbids it, if any. */
  said = $state.raw<{ message: Message; rule: string; right: boolean } | null>(null);
  /** Found by the solver, and not shown. */
  solved = $state(false);
  busy = $state(false);
  problem = $state.raw<Message | null>(null);
  private frame = $state.raw<{ view: View; events: GameEvent[] } | null>(null);
  /** The correct actions so far. */
  private played: string[] = [];

  constructor(
    readonly game: string,
    readonly id: string,
    private readonly setter: Setter,
  ) {}

  async start(): Promise<void> {
    try {
      this.info = await this.setter.puzzle(this.game, this.id);
      this.frame = this.info.frame;
    } catch (error) {
      this.problem = reason(error);
    }
  }

  get view(): View | null {
    const view = this.frame?.view;
    return view ? { ...view, legal: this.answer ? [] : view.legal } : null;
  }

  get news(): GameEvent[] {
    return this.played.length ? (this.frame?.events ?? []) : [];
  }

  async play(actions: string[]): Promise<void> {
    await this.ask({ actions: [...this.played, ...actions], show: false }, (reply) => {
      if (reply.frame) {
        this.played = [...this.played, ...actions];
        this.frame = reply.frame;
      }
      this.solved = reply.answer !== null;
    });
  }

  async show(): Promise<void> {
    await this.ask({ actions: [], show: true }, () => {
      this.played = [];
      this.frame = this.info!.frame;
    });
  }

  private async ask(attempt: PuzzleAttempt, then: (reply: PuzzleReply) => void): Promise<void> {
    if (this.busy || this.answer) return;
    this.busy = true;
    try {
      await this.setter.comeIn();
      const reply = await this.setter.attempt(this.game, this.id, attempt);
      this.said = reply.said && { message: reply.said, rule: '', right: reply.right };
      this.streak = reply.streak;
      then(reply);
      this.answer = reply.answer;
    } catch (error) {
      this.said = { message: reason(error), rule: (error as NotDone).rule, right: false };
    }
    this.busy = false;
  }
}

function reason(error: unknown): Message {
  if (error instanceof NotDone) return error.said;
  throw error;
}

export const setter = (comeIn: () => Promise<unknown>): Setter => ({
  puzzle: api.puzzle,
  attempt: api.tryPuzzle,
  comeIn,
});
