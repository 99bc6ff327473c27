import { describe, expect, it } from 'vitest';
import type { Analysis, MoveReport, SeatReport } from '../../net/wire';
import { curve, marksOf, notesAt, partsOf, percent, placeOf, turnNear } from './picture';

const message = { id: 'dig-action-dig', args: {} };
const move = (version: number, index: number, shares: number[], more: Partial<MoveReport> = {}): MoveReport =>
  ({
    version,
    index,
    seat: 0,
    text: 'dig',
    message,
    after: { values: shares, errors: [0, 0] },
    ...more,
  }) as MoveReport;
const nothing = { value: 0, error: 0 };
const seat = (own: number): SeatReport =>
  ({
    start: { value: 50, error: 2 },
    chance: nothing,
    hidden: nothing,
    own: { value: own, error: 1 },
    others: nothing,
  }) as SeatReport;
const analysis = {
  unit: 100,
  before: { values: [40, 60], errors: [1, 1] },
  moves: [move(1, 0, [30, 70]), move(1, 1, [20, 80]), move(3, 0, [100, 0])],
  seats: [seat(10), seat(-10)],
} as unknown as Analysis;

describe('the picture of an analysis', () => {
  it('has a point a version, after the whole batch', () => {
    expect(curve(analysis, 0)).toEqual([
      { version: 0, share: 0.4 },
      { version: 1, share: 0.2 },
      { version: 3, share: 1 },
    ]);
  });
  it('leaves out what is zero for everybody', () => {
    expect(partsOf(analysis)).toEqual(['start', 'own']);
  });
  it('says figures with their errors', () => {
    expect(percent({ value: -12, error: 2 }, 100)).toBe('−12 ±4');
    expect(percent({ value: 50, error: 1 }, 100, false)).toBe('50 ±2');
  });
  it('shows a choice before it was made', () => {
    expect(placeOf(analysis.moves[0]!, true)).toBe(0);
    expect(placeOf(analysis.moves[0]!, false)).toBe(1);
  });
  it('says what would have been better only of mistakes', () => {
    const judgement = { best: 'stop', message, loss: { value: 20, error: 1 } };
    const [wrong] = marksOf(move(4, 0, [1, 1], { mark: 'blunder', judgement }), 100);
    expect(wrong).toMatchObject({ kind: 'blunder', place: 3, share: -20 });
    expect(wrong!.message).toEqual({
      id: 'luck-mark-blunder',
      args: { seat: 0, action: message, share: 20, better: message },
    });
    const decision = { values: [7, -7], errors: [0, 0] };
    const [great] = marksOf(move(1, 0, [1, 1], { mark: 'great', judgement, decision }), 100);
    expect(great!.message.args).toEqual({ seat: 0, action: message, share: 7 });
    expect(marksOf(move(1, 0, [1, 1]), 100)).toEqual([]);
  });
  it('calls only that luck which is beyond its error', () => {
    const drawn = (value: number, error: number) =>
      marksOf(move(4, 0, [1, 1], { chance: { values: [value, -value], errors: [error, error] } }), 100);
    expect(drawn(9, 1)).toMatchObject([{ kind: 'lucky', place: 4, share: 9 }]);
    expect(drawn(-9, 1)).toMatchObject([{ kind: 'unlucky', share: -9, message: { args: { share: 9 } } }]);
    expect(drawn(9, 5)).toEqual([]);
    expect(drawn(7, 1)).toEqual([]);
  });
  it('notes beside the board every moment, and its reasons once', () => {
    const [top_dog, odds] = [{ id: 'analysis-same', args: {} }, [{ id: 'dig-odds', args: {} }]];
    const told = (kind: string, at: number) => ({ kind, move: at, seat: 0, message: { id: kind, args: {} } });
    const chance = { values: [9, -9], errors: [0, 0] };
    const judgement = { best: 'dig', message, loss: nothing };
    const decision = { values: [7, -7], errors: [0, 0] };
    const whole = {
      ...analysis,
      moves: [
        move(1, 0, [30, 70], { odds }),
        move(2, 0, [20, 80], { mark: 'great', judgement, decision, chance, top_dog, odds }),
        move(3, 0, [100, 0]),
      ],
      moments: [told('guess', 0), told('great', 1)],
      turns: [told('turn', 0), told('turn', 2)],
    } as unknown as Analysis;
    const said = (at: number) => notesAt(whole, at).map(({ message, why }) => [message.id, why.length]);
    expect(said(0)).toEqual([]);
    expect(said(1)).toEqual([
      ['luck-mark-great', 2],
      ['guess', 1],
    ]);
    expect(said(2)).toEqual([
      ['luck-mark-great', 2],
      ['luck-mark-lucky', 0],
    ]);
    expect(said(3)).toEqual([['turn', 0]]);
  });
  it('takes a tap beside a turning point for it', () => {
    const turns = [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
    ];
    expect(turnNear(turns, 17, 12, 14)).toBe(1);
    expect(turnNear(turns, 60, 12, 14)).toBe(-1);
    expect(turnNear([], 60, 12, 14)).toBe(-1);
  });
});
