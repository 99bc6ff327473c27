// What an analysis looks like: curves, bars and notes, as numbers.

import type { ArgValue, Message } from '../../games/board';
import type { Analysis, Figure, Moment, MoveReport } from '../../net/wire';

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

const CHOSEN = ['great', 'dearest'];

/** The version to look at for a moment or a turning point. */
export const placeOfMoment = ({ moves }: Analysis, { move, kind }: Moment): number =>
  placeOf(moves[move]!, CHOSEN.includes(kind));

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

const isLuck = (kind: string): boolean => kind === 'lucky' || kind === 'unlucky';

/** What is to be read beside the board. */
export interface Noted {
  kind: 'choice' | 'wrong' | 'luck';
  move: MoveReport;
  place: number;
  message: Message;
  /** What Top Dog and the coach said, once for every move. */
  why: Message[];
}

/** The notes at a version: the next choice, else the previous one; what chance did; else the moment that led there. */
export function notesAt(analysis: Analysis, at: number): Noted[] {
  const marks = analysis.moves.flatMap((move) => marksOf(move, analysis.unit));
  const choices = marks.filter(({ kind }) => !isLuck(kind));
  const choice = choices.find(({ place }) => place === at) ?? choices.find(({ place }) => place === at - 1);
  const notes: Noted[] = [];
  const add = (kind: Noted['kind'], move: MoveReport, place: number, message: Message) => {
    const told = notes.some((note) => note.move === move);
    const why = told ? [] : [...(move.top_dog ? [move.top_dog] : []), ...(move.odds ?? [])];
    notes.push({ kind, move, place, message, why });
  };
  if (choice) add(isMistake(choice.move) ? 'wrong' : 'choice', choice.move, choice.place, choice.message);
  for (const { kind, move, place, message } of marks)
    if (isLuck(kind) && place === at) add('luck', move, place, message);
  for (const moment of [...analysis.moments, ...analysis.turns]) {
    const move = analysis.moves[moment.move]!;
    if (placeOfMoment(analysis, moment) === at && !notes.some((note) => note.move === move))
      add('luck', move, at, moment.message);
  }
  return notes;
}

/** The turning point at a place of the picture, if there is one so near. */
export function turnNear(
  turns: readonly { x: number; y: number }[],
  x: number,
  y: number,
  reach: number,
): number {
  const apart = turns.map((turn) => Math.hypot(turn.x - x, turn.y - y));
  const nearest = apart.indexOf(Math.min(...apart));
  return nearest >= 0 && apart[nearest]! <= reach ? nearest : -1;
}

export const SIGNS: Record<string, string> = { great: '!', mistake: '?', blunder: '??' };
