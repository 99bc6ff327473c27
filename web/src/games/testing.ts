// Test helpers: events in the engine's format, and a board whose buttons can be pressed.

import { flushSync, mount, unmount, type Component } from 'svelte';
import type { ActionFields, AnyEvents, BoardProps, EventOf, GameEvent, Message, View } from './board';

/** Return an event, by default public, whose message is its kind. */
export function told<Events = AnyEvents>(
  kind: keyof Events & string,
  more: Partial<Pick<GameEvent, 'seat' | 'to' | 'version'>> & {
    fields?: Events[keyof Events];
    args?: Message['args'];
  } = {},
): EventOf<Events> {
  const { args = {}, fields = {}, ...rest } = more;
  const event = { version: 1, kind, seat: null, to: null, fields, message: { id: kind, args }, ...rest };
  return event as unknown as EventOf<Events>;
}

/** A mounted board, and the actions it has sent. */
export function shown<Seen, Action extends ActionFields, Events>(
  Board: Component<BoardProps<Seen, Action, Events>>,
  view: View<Seen, Action>,
  more: Partial<BoardProps<Seen, Action, Events>> = {},
): { sent: string[][]; asked: string[]; page: HTMLElement; away: () => unknown } {
  const sent: string[][] = [];
  const asked: string[] = [];
  const page = document.createElement('div');
  document.body.append(page);
  const board = mount(Board, {
    target: page,
    props: {
      view,
      news: [],
      coach: null,
      busy: false,
      send: (actions: string[]) => sent.push(actions),
      explain: (rule: string) => asked.push(rule),
      say: (m) => m.id,
      ...more,
    },
  });
  flushSync();
  return { sent, asked, page, away: () => (void unmount(board), page.remove()) };
}

export function press(page: HTMLElement, which: string): void {
  page.querySelector<HTMLElement>(which)!.click();
  flushSync();
}
