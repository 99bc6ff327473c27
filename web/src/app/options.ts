// Texts of a game's options: label, explanation and values.

import type { Option } from '../net/catalogue';
import { t, words } from '../words/words.svelte';
import { gameOf } from './catalogue';

export interface Worded {
  name: string;
  option: Option;
  label: string;
  about: string;
  value: string;
}

export const optionLabel = (game: string, name: string): string => t(`${game}-option-${name}`);

export const optionAbout = (game: string, name: string): string => t(`${game}-option-${name}-about`);

/** In place of a seat: it is drawn. */
export const CHANCE = -1;

/** Numbers need no words. People count seats from 1. */
export function valueWords(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no');
  if (declared(game)[name]?.kind === 'seat')
    return value === CHANCE ? t(`${game}-option-${name}-chance`) : String(Number(value) + 1);
  const id = `${game}-option-${name}-${value}`;
  return words.has(id) ? t(id) : String(value);
}

/** Whether an option has a say, as the number of players and the other options stand. */
export function matters(
  game: string,
  option: Option,
  chosen: Record<string, unknown>,
  players: number,
): boolean {
  const now = (name: string) =>
    name === 'players' ? players : (chosen[name] ?? declared(game)[name]?.default);
  return Object.entries(option.needs ?? {}).every(([name, value]) => now(name) === value);
}

export const declared = (game: string): Record<string, Option> => gameOf(game)?.options ?? {};

/** All options that matter at a table. */
export function optionWords(game: string, chosen: Record<string, unknown>, players = 2): Worded[] {
  return Object.entries(declared(game))
    .filter(([, option]) => matters(game, option, chosen, players))
    .map(([name, option]) => ({
      name,
      option,
      label: optionLabel(game, name),
      about: optionAbout(game, name),
      value: valueWords(game, name, chosen[name] ?? option.default),
    }));
}
