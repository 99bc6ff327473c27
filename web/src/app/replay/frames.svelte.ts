// The frames of a game, fetched as they are wanted and a little ahead.

import type { GameEvent } from '../../games/board';
import { api, NotDone } from '../../net/api';
import type { Frame, Frames } from '../../net/wire';
import { say } from '../../words/words.svelte';

export type Source = { table: string } | { record: string };

export class Film {
  about = $state.raw<Frames | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  problem = $state('');
  private known = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  private asking = new Set<number>();

  constructor(
    private readonly source: Source,
    private readonly fetch: (
      source: Source,
      seat: number | null,
      first: number,
    ) => Promise<Frames> = askServer,
  ) {}

  get frame(): Frame | null {
    return this.known.get(this.at) ?? null;
  }

  get last(): number {
    return this.about?.last ?? 0;
  }

  /** The events up to this frame, as far as they are loaded. */
  get story(): GameEvent[] {
    const told: GameEvent[] = [];
    for (let version = 0; version <= this.at; version++)
      told.push(...(this.known.get(version)?.events ?? []));
    return told;
  }

  async go(to: number): Promise<void> {
    this.at = Math.min(Math.max(to, 0), this.about ? this.last : to);
    await this.have(this.at);
    if (this.at + 1 <= this.last) void this.have(Math.min(this.at + 5, this.last));
  }

  async sit(seat: number | null): Promise<void> {
    this.seat = seat;
    this.known = new Map();
    await this.go(this.at);
  }

  /** Everything before this point, so that the story is whole. */
  async all(): Promise<void> {
    for (let version = 0; version <= this.at; version++)
      if (!this.known.has(version)) await this.have(version);
  }

  private async have(version: number): Promise<void> {
    if (this.known.has(version) || this.asking.has(version)) return;
    this.asking.add(version);
    const seat = this.seat;
    try {
      const got = await this.fetch(this.source, seat, version);
      if (seat !== this.seat) return;
      this.about = got;
      const known = new Map(this.known);
      for (const frame of got.frames) known.set(frame.version, frame);
      this.known = known;
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof NotDone ? say(error.said) : String(error);
    } finally {
      this.asking.delete(version);
    }
  }
}

function askServer(source: Source, seat: number | null, first: number): Promise<Frames> {
  return 'table' in source
    ? api.tableFrames(source.table, seat, first)
    : api.recordFrames({ ...source, seat, first });
}
