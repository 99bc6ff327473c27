// The table where the people of a finished game play on: a rematch, or the next game of an evening.

import { untrack } from 'svelte';
import { play } from '../../art/sounds';
import { api } from '../../net/api';
import type { TableClient } from '../../net/tableClient.svelte';
import type { TableInfo } from '../../net/wire';
import type { Moment } from '../../games/moment';

export class NextTable {
  /** Once it is open, and nobody has closed it again. */
  info = $state.raw<TableInfo | null>(null);

  constructor(client: () => TableClient<Moment> | null) {
    const rematch = $derived(client()?.info?.rematch ?? '');
    // Asked again when a lost line is back.
    const reached = $derived(client()?.line === 'open');
    $effect(() => {
      if (!rematch || !reached) return;
      let gone = false;
      void api.table(rematch).then(
        (found) => {
          if (gone || found.ending === 'closed') return;
          if (untrack(() => this.info?.id) !== found.id) play('turn');
          this.info = found;
        },
        () => {}, // it was deleted since
      );
      return () => (gone = true);
    });
  }
}
