// For tests of boards: what can be sent by pressing buttons alone.

import { flushSync, mount, unmount, type Component } from 'svelte';
import type { BoardProps, View } from './board';

/** A board in the page, and what it sends. */
export function shown(Board: Component<BoardProps>, view: View, more: Partial<BoardProps> = {}): { sent: string[][]; asked: string[]; page: HTMLElement; away: () => unknown } {
  const sent: string[][] = [];
  const asked: string[] = [];
  const page = document.createElement('div');
  document.body.append(page);
  const board = mount(Board, {
    target: page,
    props: { view, news: [], coach: null, busy: false, send: (actions: string[]) => sent.push(actions), explain: (rule: string) => asked.push(rule), say: (m) => m.id, ...more },
  });
  flushSync();
  return { sent, asked, page, away: () => (void unmount(board), page.remove()) };
}

export function press(page: HTMLElement, which: string): void {
  page.querySelector<HTMLElement>(which)!.click();
  flushSync();
}
