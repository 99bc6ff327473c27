// The partial record of a running game has the events told to a seat: a story without a board.

import type { GameEvent, Message } from '../../games/board';
import type { Origin } from '../../net/wire';

export interface PartialRecord {
  game: string;
  players: number;
  names: string[];
  /** Whose ears it was told to; null for a watcher's. */
  seat: number | null;
  events: GameEvent[];
  last: number;
  /** A partial record doesn't tell whether the game began at a position. */
  origin: Origin | null;
}

/** An event as records of version 0.1 hold it: its words alone. */
type Words = Message & { version: number };

function eventOf(line: string): GameEvent {
  const told = JSON.parse(line) as GameEvent | Words;
  if ('kind' in told) return told;
  const { version, id, args } = told;
  const seat = typeof args.seat === 'number' ? args.seat : null;
  return { version, kind: '', seat, to: null, fields: {}, message: { id, args } };
}

/** Null for anything but a partial record. */
export function readPartial(record: string): PartialRecord | null {
  const lines = record.replaceAll('\r\n', '\n').split('\n');
  const header = (word: string): string[] =>
    lines
      .slice(0, lines.indexOf(''))
      .flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const [game] = header('game');
  const [players] = header('players');
  const [told] = header('told');
  const inherited = Number(header('inherited')[0] ?? 0);
  if (!lines[0].startsWith('barkade ') || !game || !players || !told) return null;
  const names: string[] = [];
  for (const each of header('name')) {
    const [number, ...name] = each.split(' ');
    names[Number(number) - 1] = name.join(' ');
  }
  try {
    const events = lines.filter((line) => line.startsWith('  ')).map(eventOf);
    return {
      game,
      players: Number(players),
      names,
      seat: told === 'spectator' ? null : Number(told) - 1,
      events,
      last: events.at(-1)?.version ?? 0,
      origin: inherited ? { version: inherited - 1, position: false } : null,
    };
  } catch {
    return null;
  }
}
