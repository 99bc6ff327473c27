// Texts of a table in a list: whose turn it is, since when, and the time left.

import type { TableEntry } from '../../net/wire';
import { t, words } from '../../words/words.svelte';
import { timeAgo, timeLeft } from '../clocks';
import { petName } from '../table/people';

const isMover = (line: TableEntry): boolean => line.to_move !== null && line.mine.includes(line.to_move);

/** Whether the game waits for the reader. */
export const isYours = (line: TableEntry): boolean => isMover(line) && !line.paused && !line.bot_plays;

/** Return the names of the players; bots have their names at the table. */
const isBot = (name: string): boolean => words.has(`bot-${name}`);
const shownName = (name: string, seat: number): string => (isBot(name) ? petName(seat) : name);

export const namesOf = (line: TableEntry): string => line.names.map(shownName).filter(Boolean).join(', ');

export function status(line: TableEntry): string {
  if (line.phase === 'over') return t('line-over');
  if (line.phase === 'open') return t('line-free', { free: line.free });
  if (line.paused) return t('banner-paused');
  if (isYours(line)) return t('line-yours');
  if (isMover(line)) return t('line-bot');
  if (line.waits) return t('line-waits');
  const name = line.to_move === null ? '' : line.names[line.to_move];
  return name ? t('banner-theirs', { name: shownName(name, line.to_move!) }) : t('line-theirs');
}

/** Return the confirmation text for dropping a table: it is closed, or one keeps the seat. */
export function dropWords(line: TableEntry): string {
  const game = t(`${line.game}-name`);
  if (line.phase === 'open') return t('line-drop-open', { game });
  const alone = line.names.every((name, seat) => !name || line.mine.includes(seat) || isBot(name));
  return t(alone ? 'line-drop-alone' : 'line-drop-playing', { game });
}

/** The time that is left; without a clock, since when it has been so. */
export function timing(line: TableEntry, now: number): string {
  if (line.phase === 'playing' && line.deadline !== null)
    return t('line-left', { time: timeLeft(line.deadline, now) });
  return timeAgo(line.since, now);
}
