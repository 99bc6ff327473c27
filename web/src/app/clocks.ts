// Clocks that can be chosen, and time as people write it.

import { t, words } from '../words/words.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds a turn; 0 for none. */
export const CLOCKS = [0, 30, 60, 180, 600, HOUR, DAY / 2, DAY, 3 * DAY, 7 * DAY];
/** Seconds in a whole game, where a turn has days. */
export const HOLIDAYS = [0, 7 * DAY, 14 * DAY, 28 * DAY];

export const hasHoliday = (clock: number): boolean => clock >= DAY;

export const days = (seconds: number): string => t('clock-days', { days: Math.round(seconds / DAY) });

/** Return a short text about a table's clock. */
export function clockWords(clock: number, holiday: number): string {
  if (!clock) return t('clock-none');
  const turn = t('clock-per-turn', { seconds: clock });
  return holiday ? t('clock-holiday', { clock: turn, days: days(holiday) }) : turn;
}

/** A day, as people write it; in English the British way, as everywhere here. By the visitor's own time if none is named. */
export function dayWords(at: number, timeZone?: string): string {
  const language = words.language === 'en' ? 'en-GB' : words.language;
  return new Date(at).toLocaleDateString(language, { dateStyle: 'long', timeZone });
}

/** Return how long ago a time was, in minutes, hours or days; empty for just now. */
export function timeAgo(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds < 60) return '';
  const [unit, size] =
    seconds >= DAY
      ? (['day', DAY] as const)
      : seconds >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', 60] as const);
  return new Intl.RelativeTimeFormat(words.language).format(-Math.floor(seconds / size), unit);
}

/** How much time is left. */
export function timeLeft(deadline: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  if (seconds >= 2 * DAY) return days(seconds);
  if (seconds >= 2 * HOUR) return t('clock-hours', { hours: Math.round(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
