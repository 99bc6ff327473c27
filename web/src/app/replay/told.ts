// The record of a running game holds what a seat was told, and no more: a story without a board.

import type { Told } from '../../games/board';

export interface ToldRecord {
  game: string;
  names: string[];
  /** Whose ears it was told to; null for a watcher's. */
  seat: number | null;
  events: Told[];
  last: number;
}

/** Null for anything but the record of what a seat was told. */
export function readTold(record: string): ToldRecord | null {
  const lines = record.replaceAll('\r\n', '\n').split('\n');
  const header = (word: string): string[] => lines.slice(0, lines.indexOf('')).flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const [game] = header('game');
  const [told] = header('told');
  if (!lines[0].startsWith('barkade ') || !game || !told) return null;
  const names: string[] = [];
  for (const each of header('name')) {
    const [number, ...name] = each.split(' ');
    names[Number(number) - 1] = name.join(' ');
  }
  try {
    const events = lines.filter((line) => line.startsWith('  ')).map((line) => JSON.parse(line) as Told);
    return { game, names, seat: told === 'spectator' ? null : Number(told) - 1, events, last: events.at(-1)?.version ?? 0 };
  } catch {
    return null;
  }
}
