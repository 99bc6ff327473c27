// Spots' moments: a bust, a dog that is scored, the last dog that somebody lacks.

import { type Moment, pictured } from '../moment';
import { changes, type Finder, ofKinds } from '../moments';
import Bow from './Bow.svelte';
import Bust from './Bust.svelte';
import { DOGS_TO_WIN, type SpotsAction, type SpotsBoard, type SpotsEvents } from './types';

/** Kinds of events that are heard when their moment comes. */
export const STAGED: readonly (keyof SpotsEvents)[] = ['busted', 'all-bust', 'scored', 'pes-scored'];

export const moments: Finder<SpotsBoard, SpotsAction, SpotsEvents> = (events, was, now) => {
  const before: Moment[] = [];
  const after: Moment[] = [];
  const busts = ofKinds(events, 'busted');
  const all = ofKinds(events, 'all-bust')[0];
  if (busts.length) {
    const seats = busts.map(({ seat }) => seat!);
    const buried = ofKinds(events, 'buried').map(({ fields }) => fields.number);
    before.push({
      length: 1600,
      sound: 'bust',
      buzz: [200],
      title: (all ?? busts[0]!).message,
      ...pictured(Bust, {
        seats,
        dice: [...seats.flatMap((seat) => was.board.seats[seat]!.yard), ...buried],
      }),
    });
  }
  const scored = ofKinds(events, 'scored', 'pes-scored');
  for (const { message, fields } of scored)
    after.push({
      length: 1500,
      sound: 'good',
      buzz: [40, 40, 40],
      title: message,
      floats: scored.length === 1 ? changes(was, now) : [],
      ...pictured(Bow, { dog: fields.dog }),
    });
  const nearly = now.board.seats.findIndex(
    ({ scored: dogs }, seat) => dogs === DOGS_TO_WIN - 1 && was.board.seats[seat]!.scored < dogs,
  );
  if (nearly >= 0 && !now.over)
    after.push({ length: 1200, sound: 'turn', title: { id: 'spots-page-one-more', args: { seat: nearly } } });
  return { before, after };
};
