// Who has said who they are: names and dogs are given to everybody, asked about at the first seat, and never twice alike
// at one table.

import { untrack } from 'svelte';
import type { TableClient } from '../../net/tableClient.svelte';
import type { Dog, TableInfo } from '../../net/wire';
import { t } from '../../words/words.svelte';
import { introduced } from '../introduced.svelte';
import { freeName, me } from '../me/me.svelte';
import { anyDog } from '../personDog';
import { seatsOf } from './people';

export class Introductions {
  constructor(
    private readonly client: TableClient,
    private readonly about: () => TableInfo,
  ) {
    let renaming = false;
    $effect(() => {
      const info = this.about();
      const [first, ...further] = seatsOf(info, me.person?.id);
      const names = info.seats.map((seat) => seat.name.toLowerCase());
      // Of two who were given the same name, whoever came later (and is shown with a number) gets another.
      const given = me.person?.name.toLowerCase() ?? '';
      const clash = names.some((name, seat) => seat !== first && name === given);
      if (first !== undefined && !this.known(first) && clash && !renaming) {
        renaming = true;
        void me.change({ name: freeName(names) }).finally(() => (renaming = false));
      }
      untrack(() => {
        const asked = Object.values(this.client.waiting).flatMap((wish) =>
          wish.do === 'name_seat' ? [wish.seat] : [],
        );
        for (const seat of further)
          if (!info.seats[seat].own_name && !asked.includes(seat))
            this.client.send({ do: 'name_seat', seat, name: freeName(names), dog: anyDog() });
      });
    });
  }

  /** Whether the one in a seat of this browser has kept or chosen a name. */
  known(seat: number): boolean {
    return introduced.has(this.key(seat));
  }

  async save(seat: number, name: string, dog: Dog): Promise<void> {
    if (this.isOwn(seat)) await me.change({ name, dog });
    else this.client.send({ do: 'name_seat', seat, name, dog });
    introduced.add(this.key(seat));
  }

  again(seat: number): void {
    introduced.delete(this.key(seat));
  }

  /** What a seat's form begins with. */
  shown(seat: number): { name: string; dog: Dog } {
    const { name, dog } = this.about().seats[seat];
    return { name: name || t('seat', { number: seat + 1 }), dog: dog ?? {} };
  }

  /** The browser's owner sits in the first of its seats; whoever else is at it has a name for this table alone. */
  private isOwn(seat: number): boolean {
    return seatsOf(this.about(), me.person?.id)[0] === seat;
  }

  private key(seat: number): string {
    return this.isOwn(seat) ? (me.person?.id ?? '') : `${this.client.id} ${seat}`;
  }
}
