// Every game's board, loaded when it is wanted.

import type { Component } from 'svelte';
import type { BoardProps } from '../../games/board';

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../games/*/Board.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`../../games/${game}/Board.svelte`];
  return load ? (await load()).default : (await import('./PlainBoard.svelte')).default;
}
