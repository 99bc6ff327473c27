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

/** Something to be said about a move. */
export interface Mark {
  kind: string;
  move: MoveReport;
  /** The version to look at for it. */
  place: number;
  /** Gained or lost, in percent of a victory. */
  share: number;
  message: Message;
}

/** Least share of a victory that luck has to give or take. */
const LUCKY = 0.08;

/** The marks of a move: of its choice, and of what chance did. */
export function marksOf(move: MoveReport, unit: number): Mark[] {
  const { seat, mark, judgement, chance, decision } = move;
  const marks: Mark[] = [];
  const add = (kind: string, value: number, chosen: boolean, more: Record<string, ArgValue> = {}) => {
    const share = Math.round((100 * value) / unit);
    const args = { seat, action: move.message, share: Math.abs(share), ...more };
    marks.push({
      kind,
      move,
      place: placeOf(move, chosen),
      share,
      message: { id: `luck-mark-${kind}`, args },
    });
  };
  if (mark && judgement) {
    if (isMistake(move)) add(mark, -judgement.loss.value, true, { better: judgement.message });
    else add(mark, decision?.values[seat] ?? 0, true);
  }
  const luck = chance?.values[seat] ?? 0;
  if (Math.abs(luck) >= LUCKY * unit && Math.abs(luck) > SIGMAS * chance!.errors[seat]!)
    add(luck > 0 ? 'lucky' : 'unlucky', luck, false);
  return marks;
}

export const SIGNS: Record<string, string> = { great: '!', mistake: '?', blunder: '??' };
