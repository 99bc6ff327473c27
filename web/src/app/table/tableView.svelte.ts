// A table in play as the people at this device see it: whose board is shown, and what of it may be shown now.

import type { GameEvent, View } from '../../games/board';
import type { TableClient } from '../../net/tableClient.svelte';
import type { Seen, TableInfo } from '../../net/wire';
import { gameOf } from '../catalogue';
import { isPrivate } from './log';
import { seatNames, seatsOf } from './people';

export class TableView {
  private shownSeat = $state<number | null>(null);
  private lifted = $state<number | null>(null);

  constructor(
    readonly client: TableClient,
    private readonly about: () => TableInfo,
    private readonly whose: () => string | undefined,
  ) {
    // Several people at one device: whoever is to move has the board.
    $effect(() => {
      if (this.toMove !== null && this.held.includes(this.toMove)) this.shownSeat = this.toMove;
      else if (!this.held.includes(this.shownSeat)) this.shownSeat = this.held[0] ?? null;
    });
  }

  readonly info: TableInfo = $derived.by(() => this.about());
  readonly person: string | undefined = $derived.by(() => this.whose());
  readonly names: string[] = $derived.by(() => seatNames(this.info));
  /** The seats of this browser's owner that no bot plays for. */
  readonly mine: number[] = $derived.by(() =>
    seatsOf(this.info, this.person).filter((seat) => !this.info.seats[seat].bot),
  );
  private readonly held: (number | null)[] = $derived.by(() => this.client.seen.map((each) => each.seat));
  readonly toMove: number | null = $derived.by(() => this.client.seen[0]?.view.to_move ?? null);
  readonly playing: boolean = $derived.by(() => this.info.phase === 'playing');
  readonly myTurn: boolean = $derived.by(
    () => !this.info.paused && this.playing && this.toMove !== null && this.mine.includes(this.toMove),
  );

  readonly seen: Seen | undefined = $derived.by(
    () => this.client.seen.find((each) => each.seat === this.shownSeat) ?? this.client.seen[0],
  );
  /** The seat whose board is shown; null for a watcher. */
  readonly seat: number | null = $derived.by(() => this.seen?.seat ?? null);
  readonly view: View | null = $derived.by(() =>
    this.seen ? { ...this.seen.view, names: this.names } : null,
  );
  readonly version: number = $derived.by(() => this.view?.version ?? 0);

  /** While the device goes from hand to hand, nothing on it may be meant for one pair of eyes alone. */
  readonly covered: boolean = $derived.by(
    () =>
      Boolean(gameOf(this.info.game)?.secrets) &&
      this.playing &&
      this.mine.length > 1 &&
      this.seat !== null &&
      this.lifted !== this.seat,
  );
  readonly news: GameEvent[] = $derived.by(() => this.tellable(this.client.news));
  readonly story: GameEvent[] = $derived.by(() => this.tellable(this.client.story));

  /** The one who may see this seat's secrets has the device. */
  lift(): void {
    this.lifted = this.seat;
  }

  send(actions: string[]): void {
    if (this.seat !== null && !this.client.busy)
      this.client.send({ do: 'play', seat: this.seat, version: this.version, actions });
  }

  undo(): void {
    if (this.seat !== null) this.client.send({ do: 'undo', seat: this.seat, version: this.version });
  }

  private tellable(events: Record<number, GameEvent[]>): GameEvent[] {
    return (events[this.seat ?? -1] ?? []).filter((event) => !this.covered || !isPrivate(event));
  }
}
