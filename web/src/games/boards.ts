// Every game's board, loaded when it is wanted.

import type { Component } from 'svelte';
import type { BoardProps } from './board';

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : (await import('./PlainBoard.svelte')).default;
}
