// A phone beside a television is a hand, not a second small board: while a table screen is open, a small device shows what
// is its owner's and what can be done. Whoever sits elsewhere can have the whole board with one tap.

import { MediaQuery } from 'svelte/reactivity';
import type { TableView } from './tableView.svelte';

/** Milliseconds that a screen may be gone, as when its line is renewed, before the board comes to the phones. */
const GONE = 8000;

export class Controller {
  /** What somebody has chosen for this table in this tab; null as long as nobody has. */
  private chosen = $state<boolean | null>(null);
  private shown = $state(false);
  private readonly small = new MediaQuery('max-width: 62rem');
  private readonly key: string;

  constructor(private readonly table: TableView) {
    this.key = `barkade-controller-${table.client.id}`;
    const kept = sessionStorage.getItem(this.key);
    this.chosen = kept === null ? null : kept === 'yes';
    $effect(() => {
      if (table.info.screen) this.shown = true;
      else {
        const waiting = setTimeout(() => (this.shown = false), GONE);
        return () => clearTimeout(waiting);
      }
    });
  }

  /** There is a screen to look at, and something of one's own to show here. */
  readonly possible: boolean = $derived.by(
    () => this.shown && this.table.playing && this.table.seat !== null,
  );
  readonly on: boolean = $derived.by(() => this.possible && (this.chosen ?? this.small.current));

  choose(on: boolean): void {
    this.chosen = on;
    sessionStorage.setItem(this.key, on ? 'yes' : 'no');
  }
}
