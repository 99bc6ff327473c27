import type { Retelling } from '../story';
import type { SpotsEvents } from './types';

const OF_PES: readonly (keyof SpotsEvents | 'undone')[] = ['pes-rolled', 'pes-scored', 'pes-got-treats'];

export const RETELLING: Retelling<SpotsEvents> = {
  lists: { drew: 'dog' },
  // Pes plays against a single player.
  isOfNobody: ({ kind }) => OF_PES.includes(kind),
};
