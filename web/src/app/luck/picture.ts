// What an analysis looks like: curves, bars and notes, as numbers.

import type { ArgValue, Message } from '../../games/board';
import type { Analysis, Figure, MoveReport } from '../../net/wire';

export const PARTS = ['start', 'chance', 'hidden', 'own', 'others'] as const;
export type Part = (typeof PARTS)[number];

const SIGMAS = 1.96;

/** A figure in percent of a victory, with its sign, and the 95 % error. */
export function percent({ value, error }: Figure, unit: number, signed = true): string {
  const rounded = Math.round((100 * value) / unit);
  const sign = rounded < 0 ? '−' : signed ? '+' : '';
  return `${sign}${Math.abs(rounded)} ±${Math.round((100 * SIGMAS * error) / unit)}`;
}

/** A seat's share after every version, the set-up first; batches of moves end with their last one. */
export function curve({ before, moves, unit }: Analysis, seat: number): { version: number; share: number }[] {
  const points = [{ version: 0, share: before.values[seat]! / unit }];
  for (const { version, after } of moves) {
    const point = { version, share: after.values[seat]! / unit };
    if (points.at(-1)!.version === version) points[points.length - 1] = point;
    else points.push(point);
  }
  return points;
}

/** The parts that are not zero for everybody: without secrets, nothing is hidden. */
export const partsOf = ({ seats }: Analysis): Part[] =>
  PARTS.filter((part) => seats.some((seat) => seat[part].value !== 0));

export const isMistake = ({ mark }: MoveReport): boolean => mark === 'mistake' || mark === 'blunder';

/** The version to look at for a move: before a choice, so that one can think; after what chance did. */
export const placeOf = (move: MoveReport, chosen: boolean): number => move.version - (chosen ? 1 : 0);

/** What is to be said about a marked move. */
export function noteOf(move: MoveReport, unit: number): Message | null {
  if (!move.mark || !move.judgement) return null;
  const figure = isMistake(move) ? move.judgement.loss.value : (move.decision?.values[move.seat] ?? 0);
  const args: Record<string, ArgValue> = {
    seat: move.seat,
    action: move.message,
    share: Math.round((100 * figure) / unit),
  };
  if (isMistake(move)) args.better = move.judgement.message;
  return { id: `luck-mark-${move.mark}`, args };
}
