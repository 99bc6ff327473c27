// Puts a game's moments around the views that a table shows.

import type { View } from '../../games/board';
import type { Moment } from '../../games/moment';
import { type AnyFinder, momentsOf, staged } from '../../games/moments';
import { LOOK, type Staging } from '../../net/playback.svelte';
import type { Seen } from '../../net/wire';

export class Stager {
  private find: AnyFinder | null = null;

  constructor(private readonly names: () => string[]) {}

  readonly stage = (was: View, { view, events }: Seen): Staging<Moment> => {
    // Nobody waits for them: what is shown before they are there has none.
    if (!this.find) void momentsOf(view.game).then((find) => (this.find = find));
    const names = this.names();
    const fresh = events.filter(({ version }) => version > was.version);
    return this.find
      ? staged(this.find, fresh, { ...was, names }, { ...view, names })
      : { before: [], look: LOOK, after: [] };
  };
}
