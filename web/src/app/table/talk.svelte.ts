// What is said at the table: barks on the dogs for a moment, and how much nobody has read yet.

import { untrack } from 'svelte';
import { play } from '../../art/sounds';
import { isSeatedBot, remarkWords, seatOfSpeaker } from './people';
import type { TableView } from './tableView.svelte';

/** How long a bark is seen, in milliseconds. */
const BARK = 2600;
/** The same of what a bot says. */
const LINE = 4500;

export class TalkState {
  /** What is barked or said above a dog, by seat. */
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
        const seat = seatOfSpeaker(table.info, each.who);
        if (seat < 0) continue;
        if (each.bark) this.show(seat, remarkWords(each), BARK);
        else if (each.line && each.seat < 0) this.show(seat, remarkWords(each), LINE);
      }
    });
    $effect(() => {
      if (isOpen()) read = client.talk.at(-1)?.seq ?? 0;
      this.unread = client.talk.filter((each) => each.seq > read && !isSeatedBot(each.who)).length;
    });
  }

  private show(seat: number, said: string, time: number): void {
    this.barks[seat] = said;
    play('bark');
    setTimeout(() => {
      if (this.barks[seat] === said) delete this.barks[seat];
    }, time);
  }
}
