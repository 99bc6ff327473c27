// The client of one table. Views are queued and shown one after another (playback.svelte.ts); commands are kept until
// the server acknowledges them as durable.

import type { GameEvent, View } from '../games/board';
import { commitment, keepCommit, keepHashes, keepNonce, keepSeen, seenVersion } from './commitments';
import { newNonce, nonceHash } from './nonces';
import { LOOK, type Pace, Playback, type Staging, type Timed } from './playback.svelte';
import { randomHex } from './random';
import { type Line, Socket, type SocketLike } from './socket';
import type { AnyCommand, AnyServerMessage, News, Refused, Seen, TableInfo, Talk } from './wire';

type Without<T, Name extends string> = T extends unknown ? Omit<T, Name> : never;
/** A command without its id, which is added here. */
export type Doing = Without<AnyCommand, 'id'>;

export interface Frame {
  seen: Seen[];
  info: TableInfo | null;
}

/** Timeout of an acknowledgement; then the command is resent once, on a new connection. */
const ACK_WITHIN = 5000;

/** Seconds per turn below which the display isn't paced, as players have no time for it. */
const SLOW_CLOCK = 3600;

interface Wants<Moment extends Timed> {
  address: (table: string, version: number, seq: number) => string;
  pace: () => Pace;
  /** Computes how a change, by others or by this client, follows on what is shown now. */
  stage?: (was: View, now: Seen) => Staging<Moment>;
  make?: (address: string) => SocketLike;
}

export class TableClient<Moment extends Timed = Timed> {
  info = $state.raw<TableInfo | null>(null);
  seen = $state.raw<Seen[]>([]);
  /** All events since connecting, by the seat that was told (-1 for spectators). */
  story = $state.raw<Record<number, GameEvent[]>>({});
  /** The events since the previous view, by seat. */
  news = $state.raw<Record<number, GameEvent[]>>({});
  talk = $state.raw<Talk[]>([]);
  line = $state<Line>('connecting');
  refused = $state.raw<Refused | null>(null);
  /** The reason why the action tried on the board was refused. */
  unplayable = $state.raw<Refused | null>(null);
  waiting = $state<Record<string, Doing>>({});
  /** Offset of the server's clock from ours, in milliseconds. */
  ahead = 0;
  /** The events since the last visit, as received on connecting. */
  meanwhile = $state.raw<GameEvent[]>([]);

  private version = -1;
  private seq = 0;
  private readonly socket: Socket;
  private came = false;
  /** The row number of `info`; queued news with a lower one is outdated. */
  private informed = -1;
  readonly playback: Playback<Moment>;
  /** A page in the background skips the display and is up to date when it is visible again. */
  private readonly turnedAway = (): void => {
    if (document.hidden) this.playback.flush();
  };

  constructor(
    readonly id: string,
    private readonly wants: Wants<Moment>,
  ) {
    this.playback = new Playback(() => this.pace);
    this.socket = new Socket({
      address: () => wants.address(id, this.version, this.seq),
      heard: (text) => this.hear(JSON.parse(text) as AnyServerMessage),
      line: (line) => (this.line = line),
      opened: () => this.resend(),
      make: wants.make,
    });
  }

  start(): void {
    this.socket.start();
    document.addEventListener('visibilitychange', this.turnedAway);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.turnedAway);
    this.playback.stop();
    this.socket.stop();
  }

  private get pace(): Pace {
    const wanted = this.wants.pace();
    const clock = this.info?.clock ?? 0;
    return wanted !== 'once' && clock > 0 && clock < SLOW_CLOCK ? 'quickly' : wanted;
  }

  get busy(): boolean {
    return Object.values(this.waiting).some((wish) => wish.do === 'play' || wish.do === 'undo');
  }

  view(seat: number | null): View | null {
    return this.seen.find((each) => each.seat === seat)?.view ?? null;
  }

  send(wish: Doing): string {
    const id = randomHex(10);
    this.refused = this.unplayable = null;
    this.waiting[id] = wish;
    this.socket.send(JSON.stringify({ ...wish, id }));
    setTimeout(() => {
      if (id in this.waiting && this.line === 'open') this.socket.renew();
    }, ACK_WITHIN);
    return id;
  }

  /** Sit down, or commit to a nonce for a seat that has none of this browser's. */
  commit(what: 'sit' | 'mix', seat: number): string {
    const nonce = newNonce();
    // Keep the nonce that is committed to already: it is needed when the person sits down again.
    if (what === 'mix' || !this.knows(seat)) keepNonce(this.id, seat, nonce);
    return this.send({ do: what, seat, hash: nonceHash(commitment(this.id)?.nonces[seat] ?? nonce) });
  }

  /** Whether this browser has the nonce that a seat has committed to. */
  knows(seat: number): boolean {
    const nonce = commitment(this.id)?.nonces[seat];
    return Boolean(nonce) && nonceHash(nonce!) === this.info?.seats[seat].hash;
  }

  /** All seats have committed to their nonces, so nobody can choose any more. */
  private reveal(info: TableInfo): void {
    if (!info.starting || info.seats.some((seat) => !seat.ready)) return;
    const sent = Object.values(this.waiting).flatMap((wish) => (wish.do === 'reveal' ? [wish.seat] : []));
    const hashes = Object.fromEntries(
      info.seats.flatMap((seat, at) => (seat.person ? [[at, seat.hash] as const] : [])),
    );
    info.seats.forEach((seat, at) => {
      if (!seat.person || seat.revealed || sent.includes(at) || !this.knows(at)) return;
      keepHashes(this.id, hashes, at);
      this.send({ do: 'reveal', seat: at, nonce: commitment(this.id)!.nonces[at] });
    });
  }

  private resend(): void {
    for (const [id, wish] of Object.entries(this.waiting)) this.socket.send(JSON.stringify({ ...wish, id }));
  }

  private hear(told: AnyServerMessage): void {
    switch (told.type) {
      case 'news':
        return this.take(told);
      case 'ack':
        delete this.waiting[told.id];
        return;
      case 'refused':
        if (this.waiting[told.id]?.do === 'play') this.unplayable = told;
        else this.refused = told;
        delete this.waiting[told.id];
        return;
      case 'presence':
        if (this.info) {
          const seats = this.info.seats.map((seat, at) => ({
            ...seat,
            online: told.online[at] ?? seat.online,
          }));
          const { watchers, watching, screen } = told;
          this.info = { ...this.info, seats, watchers, watching, screen };
        }
        return;
      case 'pong':
        return;
      case 'bye':
        return; // The socket closes, and comes back by itself.
    }
  }

  private take(news: News): void {
    const last = this.version;
    this.version = Math.max(this.version, news.version);
    this.seq = Math.max(this.seq, news.seq);
    if (news.talk.length) this.listen(news.talk);
    if (news.info) this.ahead = news.info.now - Date.now();
    const own = news.ack !== null && news.ack in this.waiting;
    const events = news.seen[0]?.events.filter((event) => event.version > last) ?? [];
    // After connecting, reconnecting or in the background, show the current state, not how it came about.
    const missed = !this.came || document.hidden || events.some((event) => event.version < news.version);
    if (missed || !news.seen.length) {
      const goesOn = !missed && (!news.info || news.info.phase === this.info?.phase);
      if (!goesOn) this.playback.flush();
      this.show(news);
      this.came ||= news.seen.length > 0 || news.info !== null;
    } else
      this.playback.add({
        seat: events.find(({ seat }) => seat !== null)?.seat ?? null,
        own,
        show: () => this.show(news),
        stage: () => this.stage(news, own),
      });
    if (own) delete this.waiting[news.ack!];
  }

  private stage({ seen }: News, own: boolean): Staging<Moment> {
    const was = this.seen[0]?.view;
    const staged = was && this.wants.stage?.(was, seen[0]);
    const look = own ? LOOK / 2 : LOOK;
    return staged ? { ...staged, look: Math.min(look, staged.look) } : { before: [], look, after: [] };
  }

  private show(news: News): void {
    // The reason for a refusal is outdated once the game goes on.
    const paused = news.info?.paused ?? this.info?.paused;
    if (this.refused && (news.version > this.refused.version || paused !== this.info?.paused))
      this.refused = null;
    if (news.info && news.seq >= this.informed) {
      this.informed = news.seq;
      this.info = news.info;
      keepCommit(this.id, news.info.commit);
      this.reveal(news.info);
    } else if (this.info && news.deadline !== this.info.deadline)
      this.info = { ...this.info, deadline: news.deadline };
    if (!news.seen.length) return;
    const first = !this.seen.length;
    const story = { ...this.story };
    const latest: Record<number, GameEvent[]> = {};
    for (const { seat, events } of news.seen) {
      const key = seat ?? -1;
      const last = story[key]?.at(-1)?.version ?? -1;
      const fresh = events.filter((event) => event.version > last);
      latest[key] = fresh;
      story[key] = [...(story[key] ?? []), ...fresh];
      const away = first ? seenVersion(this.id) : last;
      // A single move is shown on the board; several are told as a story.
      const missed = away < 0 ? [] : fresh.filter((event) => event.version > away);
      if (missed.some((event) => event.version < news.version)) this.meanwhile = missed;
    }
    keepSeen(this.id, news.version);
    this.story = story;
    // Don't animate the first view.
    this.news = first ? {} : latest;
    this.seen = news.seen;
  }

  private listen(talk: Talk[]): void {
    const last = this.talk.at(-1)?.seq ?? -1;
    this.talk = [...this.talk, ...talk.filter((each) => each.seq > last)].slice(-200);
  }
}
