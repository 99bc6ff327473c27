import type { Retelling } from '../story';
import type { BarkingEvents } from './types';

export const RETELLING: Retelling<BarkingEvents> = {
  lists: { 'laid-out': 'item', drew: 'card' },
};
