// A table in play as the people at this device see it: whose board is shown, and what of it may be shown now.

import type { GameEvent, View } from '../../games/board';
import type { Moment } from '../../games/moment';
import type { TableClient } from '../../net/tableClient.svelte';
import type { Seen, TableInfo } from '../../net/wire';
import { gameOf } from '../catalogue';
import { isPrivate } from '../../games/story';
import { namesAt, seatNames, seatsOf } from './people';

export class TableView {
  private shownSeat = $state<number | null>(null);
  private lifted = $state<number | null>(null);

  constructor(
    readonly client: TableClient<Moment>,
    private readonly about: () => TableInfo,
    private readonly whose: () => string | undefined,
  ) {
    // Several people at one device: whoever is to move has the board, and while somebody else moves they all see what
    // a spectator sees.
    let mover: number | null = null;
    $effect(() => {
      if (this.toMove !== mover) this.lifted = null;
      mover = this.toMove;
      if (this.toMove !== null && this.held.includes(this.toMove)) this.shownSeat = this.toMove;
      else if (this.resting) this.shownSeat = this.lifted = null;
      else if (!this.held.includes(this.shownSeat)) this.shownSeat = this.held[0] ?? null;
    });
  }

  readonly info: TableInfo = $derived.by(() => this.about());
  readonly person: string | undefined = $derived.by(() => this.whose());
  readonly names: string[] = $derived.by(() => seatNames(this.info));
  /** The names of those who made the moves of a version. */
  readonly namesAt = (version: number): string[] => namesAt(this.info, this.names, version);
  /** The seats of this browser's owner that no bot plays for. */
  readonly mine: number[] = $derived.by(() =>
    seatsOf(this.info, this.person).filter((seat) => !this.info.seats[seat].bot),
  );
  /** The seats of this browser's owner that a bot plays for, and that can be taken back. */
  readonly lent: number[] = $derived.by(() =>
    seatsOf(this.info, this.person).filter(
      (seat) => this.playing && this.info.seats[seat].bot && !this.info.seats[seat].resigned,
    ),
  );
  private readonly held: (number | null)[] = $derived.by(() => this.client.seen.map((each) => each.seat));
  readonly toMove: number | null = $derived.by(() => this.client.seen[0]?.view.to_move ?? null);
  readonly playing: boolean = $derived.by(() => this.info.phase === 'playing');
  /** The display is behind the server, so nothing can be chosen yet. */
  readonly behind: boolean = $derived.by(() => this.client.playback.behind);
  readonly myTurn: boolean = $derived.by(
    () =>
      !this.info.paused &&
      !this.behind &&
      this.playing &&
      this.toMove !== null &&
      this.mine.includes(this.toMove),
  );

  readonly seen: Seen | undefined = $derived.by(
    () => this.client.seen.find((each) => each.seat === this.shownSeat) ?? this.client.seen[0],
  );
  /** The seat whose board is shown; null for a watcher. */
  readonly seat: number | null = $derived.by(() => this.seen?.seat ?? null);
  readonly view: View | null = $derived.by(() => {
    if (!this.seen) return null;
    // What a bot is to do in this seat is not offered to its owner, nor to anybody what may be over already: a game that
    // was given up or agreed to end still has a move in it.
    const offered = this.playing && this.seat !== null && this.mine.includes(this.seat) && !this.behind;
    const legal = offered ? this.seen.view.legal : [];
    return { ...this.seen.view, legal, names: this.names };
  });
  readonly version: number = $derived.by(() => this.view?.version ?? 0);

  private readonly shared: boolean = $derived.by(
    () => Boolean(gameOf(this.info.game)?.secrets) && this.playing && this.mine.length > 1,
  );
  /** Nobody at this shared device is to move, so no hand is shown. */
  readonly resting: boolean = $derived.by(
    () =>
      this.shared && this.held.includes(null) && (this.toMove === null || !this.mine.includes(this.toMove)),
  );
  /** While the device goes from hand to hand, nothing on it may be meant for one pair of eyes alone. */
  readonly covered: boolean = $derived.by(
    () => this.shared && this.seat !== null && this.lifted !== this.seat,
  );
  readonly news: GameEvent[] = $derived.by(() => this.tellable(this.client.news));
  readonly story: GameEvent[] = $derived.by(() => this.tellable(this.client.story));

  /** Whether one of this browser's seats has moved since the page came here. */
  readonly moved: boolean = $derived.by(() =>
    this.mine.some((seat) =>
      this.client.story[seat]?.some((event) => event.seat === seat && event.version > 0),
    ),
  );

  /** The person who may see this seat's secrets has the device. */
  lift(): void {
    this.lifted = this.seat;
  }

  /** Somebody at this device looks at their hand while another player moves. */
  peek(seat: number): void {
    this.shownSeat = this.lifted = seat;
  }

  send(actions: string[]): void {
    if (this.seat !== null && !this.client.busy && !this.behind)
      this.client.send({ do: 'play', seat: this.seat, version: this.version, actions });
  }

  undo(): void {
    if (this.seat !== null) this.client.send({ do: 'undo', seat: this.seat, version: this.version });
  }

  private tellable(events: Record<number, GameEvent[]>): GameEvent[] {
    return (events[this.seat ?? -1] ?? []).filter((event) => !this.covered || !isPrivate(event));
  }
}
