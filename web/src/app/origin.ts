// Where a game comes from that was not set up at its table.

import type { Origin } from '../net/wire';
import { t } from '../words/words.svelte';

export const originWords = (origin: Origin): string =>
  t(origin.position ? 'origin-position' : 'origin-record', { version: origin.version });
