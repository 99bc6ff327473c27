// What is said at the table: barks on the dogs for a moment, and how much nobody has read yet.

import { untrack } from 'svelte';
import { play } from '../../art/sounds';
import type { TableView } from './tableView.svelte';

/** How long a bark is seen, in milliseconds. */
const BARK = 2600;

export class TalkState {
  /** By seat. */
  barks = $state<Record<number, string>>({});
  unread = $state(0);

  constructor(table: TableView, isOpen: () => boolean) {
    const { client } = table;
    // What was said before this browser came is neither news nor unread.
    let heard = untrack(() => client.talk.at(-1)?.seq ?? 0);
    let read = heard;
    $effect(() => {
      for (const each of client.talk) {
        if (each.seq <= heard) continue;
        heard = each.seq;
        const seat = table.info.seats.findIndex((candidate) => candidate.person === each.who);
        if (each.bark && seat >= 0) this.show(seat, each.bark);
      }
    });
    $effect(() => {
      if (isOpen()) read = client.talk.at(-1)?.seq ?? 0;
      this.unread = client.talk.filter((each) => each.seq > read).length;
    });
  }

  private show(seat: number, bark: string): void {
    this.barks[seat] = bark;
    play('bark');
    setTimeout(() => delete this.barks[seat], BARK);
  }
}
