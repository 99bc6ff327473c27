// Puts a game's moments around the views that a table shows.

import type { View } from '../../games/board';
import type { Moment } from '../../games/moment';
import { type AnyFinder, momentsOf, staged } from '../../games/moments';
import { LOOK, type Staging } from '../../net/playback.svelte';
import type { Seen } from '../../net/wire';

export class Stager {
  private find: AnyFinder | null = null;

  constructor(private readonly names: () => string[]) {}

  /** Fetch a game's moments. Nobody waits for them: what is shown before they are there has none. */
  prepare(game: string): void {
    if (!this.find) void momentsOf(game).then((find) => (this.find = find));
  }

  readonly stage = (was: View, { view, events }: Seen): Staging<Moment> => {
    this.prepare(view.game);
    const names = this.names();
    const fresh = events.filter(({ version }) => version > was.version);
    return this.find
      ? staged(this.find, fresh, { ...was, names }, { ...view, names })
      : { before: [], look: LOOK, after: [] };
  };
}
