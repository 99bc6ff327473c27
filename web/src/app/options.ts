// What a table may agree on, in words: a label, a sentence that explains it, and its values.

import { GAMES, type Option } from '../net/catalogue';
import { t, words } from '../words/words.svelte';

export interface Worded {
  name: string;
  option: Option;
  label: string;
  about: string;
  value: string;
}

export const optionLabel = (game: string, name: string): string => t(`${game}-option-${name}`);

export const optionAbout = (game: string, name: string): string => t(`${game}-option-${name}-about`);

/** Numbers need no words, though some have them: 0 can be “drawn”. */
export function valueWords(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no');
  const id = `${game}-option-${name}-${value}`;
  return words.has(id) ? t(id) : String(value);
}

/** Whether an option has a say, as the others stand: the tiles of a set of one's own, the solo opponent's treats. */
export function matters(game: string, name: string, chosen: Record<string, unknown>, players: number): boolean {
  if (game !== 'spots') return true;
  if (name === 'pes_treats') return players === 1;
  return ['set', 'free_range'].includes(name) || chosen.set === 'custom';
}

export function declared(game: string): Record<string, Option> {
  return GAMES.find((each) => each.game === game)?.options ?? {};
}

/** All options that matter at a table. */
export function optionWords(game: string, chosen: Record<string, unknown>, players = 2): Worded[] {
  return Object.entries(declared(game))
    .filter(([name]) => matters(game, name, chosen, players))
    .map(([name, option]) => ({
      name,
      option,
      label: optionLabel(game, name),
      about: optionAbout(game, name),
      value: valueWords(game, name, chosen[name] ?? option.default),
    }));
}
