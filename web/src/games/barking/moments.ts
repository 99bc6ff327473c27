// Barking's moments: at the end of a round each item goes to its winner, and the round is counted.

import { pictured, signed } from '../moment';
import { type Finder, ofKinds } from '../moments';
import type { Spoil } from './board';
import RoundTable from './RoundTable.svelte';
import type { BarkingAction, BarkingBoard, BarkingEvent, BarkingEvents } from './types';

/** Kinds of events that are heard when their moment comes. */
export const STAGED: readonly (keyof BarkingEvents)[] = ['won', 'unwanted'];

/** BRK-9.1: of each kind 3 points for the first, 2 for the second, 1 for each more. */
const pointsFor = (had: number): number => Math.max(1, 3 - had);

/** What the items of a round brought, as it was told. */
export function spoilsOf(events: readonly BarkingEvent[], { items, won }: BarkingBoard): Spoil[] {
  const left = [...items];
  const had = won.map((each) => ({ ...each }));
  return ofKinds(events, 'won', 'unwanted').map((event): Spoil => {
    if (event.kind === 'unwanted') {
      const { number, kind } = event.fields.item;
      return { number, kind, winner: null, points: 0 };
    }
    const { item: kind } = event.fields;
    const winner = event.seat!;
    const alike = left.filter((each) => each.kind === kind);
    const item = alike.find((each) => each.leader === winner) ?? alike[0];
    if (item) left.splice(left.indexOf(item), 1);
    const points = pointsFor(had[winner]![kind] ?? 0);
    had[winner]![kind] = (had[winner]![kind] ?? 0) + 1;
    return { number: item?.number ?? -1, kind, winner, points };
  });
}

/** The items with the dogs that were sent to them just before a round ended: no view has them. */
export function withLastDogs(events: readonly BarkingEvent[], board: BarkingBoard): BarkingBoard {
  const laid = ofKinds(events, 'laid');
  if (!laid.length) return board;
  const items = board.items.map((item) => {
    const sent = laid.filter(({ fields }) => fields.item.number === item.number);
    const strength = [...item.strength];
    const dogs = [...item.dogs];
    for (const { seat, fields } of sent) {
      const { breed, cards, wonders } = fields.dogs;
      dogs.push({
        seat: seat!,
        rank: board.breeds.find(({ id }) => id === breed)?.rank ?? 0,
        breed,
        cards,
        wonders,
      });
      strength[seat!] = (strength[seat!] ?? 0) + cards + wonders;
    }
    return sent.length ? { ...item, dogs, strength } : item;
  });
  return { ...board, items };
}

const BETWEEN = 300;
/** Milliseconds that the last dogs are looked at before the round is counted. */
const LAST_DOGS = 900;

export const moments: Finder<BarkingBoard, BarkingAction, BarkingEvents> = (events, was, now) => {
  const board = withLastDogs(events, was.board);
  const spoils = spoilsOf(events, board);
  if (!spoils.length) return { before: [], after: [] };
  const shows = board === was.board ? undefined : { ...was, board };
  const taken = spoils.filter(({ winner }) => winner !== null);
  const round = { id: 'barking-page-round', args: { round: now.board.round, rounds: now.board.rounds } };
  const last = now.board.round === now.board.rounds;
  return {
    before: [
      ...(shows ? [{ length: LAST_DOGS, sound: 'bark' as const, shows }] : []),
      {
        shows,
        length: 900 + taken.length * BETWEEN,
        sound: 'good',
        buzz: [40],
        flights: taken.map(({ number, winner }, i) => ({
          from: `item-${number}`,
          to: winner!,
          after: i * BETWEEN,
        })),
        floats: taken.map(({ winner, points }, i) => ({
          at: winner!,
          text: signed(points),
          after: 450 + i * BETWEEN,
        })),
      },
      {
        shows,
        length: 2000,
        gone: taken.map(({ number }) => `item-${number}`),
        title: { id: 'barking-page-round-over', args: { round: was.board.round } },
        ...pictured(RoundTable, { spoils }),
      },
    ],
    after: now.over
      ? []
      : [
          {
            length: 1100,
            sound: 'card',
            title: last ? { id: 'moment-last-round', args: {} } : round,
            line: last ? round : undefined,
          },
        ],
  };
};
