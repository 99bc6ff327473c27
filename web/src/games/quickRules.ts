// Every game's rules in short, as far as it has any: each is a picture and a message `short-<game>-<rule>`.

import type { Component } from 'svelte';

export interface QuickRules {
  rules: readonly string[];
  Picture: Component<{ what: string }>;
}

const lists = import.meta.glob<readonly string[]>('./*/quick/rules.ts', { import: 'QUICK_RULES' });
const pictures = import.meta.glob<QuickRules['Picture']>('./*/quick/Picture.svelte', { import: 'default' });

export async function quickRulesOf(game: string): Promise<QuickRules | null> {
  const [list, picture] = [lists[`./${game}/quick/rules.ts`], pictures[`./${game}/quick/Picture.svelte`]];
  if (!list || !picture) return null;
  const [rules, Picture] = await Promise.all([list(), picture()]);
  return { rules, Picture };
}
