// Help at the table: what the coach says, and what Top Dog would do.

import type { Legal, Message } from '../../games/board';
import { gameOf } from '../catalogue';
import { settings } from '../settings.svelte';
import type { TableView } from './tableView.svelte';

export interface CoachAdvice {
  lines?: Message[];
}

export class Help {
  /** What the coach said last. */
  advice = $state.raw<CoachAdvice | null>(null);
  /** The action that a hint points at. */
  hinted = $state.raw<Legal | null>(null);
  // A hint is good for one position: whoever wants the next asks again.
  private askedAt = $state(-1);

  constructor(private readonly table: TableView) {}

  readonly mayAsk: boolean = $derived.by(
    () => this.table.myTurn && !this.table.covered && this.table.info.help === 'all',
  );
  readonly asked: boolean = $derived.by(
    () => this.mayAsk && this.table.view !== null && this.askedAt === this.table.version,
  );
  private readonly coached: boolean = $derived.by(
    () =>
      settings.kept.coach &&
      Boolean(gameOf(this.table.info.game)?.coach) &&
      this.table.info.help !== 'none' &&
      this.table.playing,
  );
  /** Whether the coach speaks to the seat that is shown. */
  readonly speaks: boolean = $derived.by(
    () => this.coached && !this.table.covered && this.table.seat !== null,
  );
  /** What the board shows of the coach's advice. */
  readonly shown: CoachAdvice | null = $derived.by(() => (this.coached ? this.advice : null));

  toggle(): void {
    this.askedAt = this.asked ? -1 : this.table.version;
  }
}
