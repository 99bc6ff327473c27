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

const first = (...ids: string[]): string => {
  const known = ids.find((id) => words.has(id));
  return known ? t(known) : '';
};

export function optionLabel(game: string, name: string): string {
  return first(`option-${game}-${name}`, `${game}-option-${name}`, `option-${name}`) || name;
}

export function optionAbout(game: string, name: string): string {
  return first(`option-${game}-${name}-about`, `option-${name}-about`);
}

export function valueWords(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no');
  return first(`option-${game}-${name}-${value}`, `${game}-option-${name}-${value}`, `${game}-trick-${value}`, `${game}-tile-${value}`) || String(value);
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
