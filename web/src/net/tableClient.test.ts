import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../games/board';
import { told } from '../games/testing';
import type { Pace } from './playback.svelte';
import type { SocketLike } from './socket';
import { TableClient } from './tableClient.svelte';
import type { AnyServerMessage, News, TableInfo } from './wire';

/** Stands in for the server's end of the line. */
class Fake implements SocketLike {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(told: AnyServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

let lines: Fake[];
let tables: TableClient[];
let pace: Pace;

function table(): TableClient {
  const made = new TableClient('t1', {
    address: (id, version, seq) => `${id}?${version},${seq}`,
    pace: () => pace,
    make: (address) => {
      lines.push(new Fake(address));
      return lines.at(-1)!;
    },
  });
  tables.push(made);
  made.start();
  lines[0].onopen?.();
  return made;
}

function news(version: number, ack: string | null = null): News {
  const view = { version, seat: 0 } as unknown as View;
  const events = [told('moved', { version })];
  return {
    type: 'news',
    table: 't1',
    version,
    seq: version + 10,
    seen: [{ seat: 0, view, events, undo: 'no' }],
    deadline: null,
    info: null,
    talk: [],
    ack,
  };
}

const shown = (of: TableClient) => of.view(0)?.version;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  tables = [];
  pace = 'easy';
  localStorage.clear();
});
afterEach(() => {
  for (const each of tables) each.stop();
  vi.useRealTimers();
});

test('what others do is shown one thing after another, and the board is behind until then', () => {
  const mine = table();
  lines[0].tell(news(1));
  expect(shown(mine)).toBe(1);
  for (const version of [2, 3, 4]) lines[0].tell(news(version));
  expect([shown(mine), mine.playback.behind]).toEqual([2, true]);
  vi.advanceTimersByTime(800);
  expect(shown(mine)).toBe(3);
  pace = 'quickly';
  vi.advanceTimersByTime(800);
  expect([shown(mine), mine.playback.behind]).toEqual([4, false]);
  expect(mine.story[0].map((event) => event.version)).toEqual([1, 2, 3, 4]);
  expect(mine.news[0].map((event) => event.version)).toEqual([4]);
});

test('at a table with a quick clock nobody waits for a tap', () => {
  pace = 'tap';
  const mine = table();
  const info = { seats: [], clock: 60, phase: 'playing', now: 0 } as unknown as TableInfo;
  lines[0].tell({ ...news(1), info });
  for (const version of [2, 3]) lines[0].tell(news(version));
  vi.advanceTimersByTime(320);
  expect(shown(mine)).toBe(3);
});

test('whoever comes back, or looks elsewhere, plays no backlog', () => {
  const mine = table();
  lines[0].tell(news(1));
  for (const version of [2, 3, 4]) lines[0].tell(news(version));
  const events = [5, 6, 7].map((version) => told('moved', { version }));
  lines[0].tell({ ...news(7), seen: [{ ...news(7).seen[0], events }] });
  expect([shown(mine), mine.playback.behind]).toEqual([7, false]);

  for (const version of [8, 9, 10]) lines[0].tell(news(version));
  expect(shown(mine)).toBe(7 + 1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown(mine)).toBe(10);
  for (const version of [11, 12]) lines[0].tell(news(version));
  expect(shown(mine)).toBe(12);
  hidden.mockRestore();
});

test('what is asked of everybody is heard while the board is behind, and what is older changes nothing', () => {
  const about = (paused: boolean) =>
    ({ seats: [], phase: 'playing', clock: 0, paused, now: 0 }) as unknown as TableInfo;
  const mine = table();
  lines[0].tell({ ...news(1), info: about(false) });
  lines[0].tell(news(2));
  lines[0].tell({ ...news(3), info: about(false) });
  lines[0].tell({ ...news(3), seq: 14, seen: [], info: about(true) });
  expect([shown(mine), mine.info?.paused]).toEqual([2, true]);
  vi.advanceTimersByTime(800);
  expect([shown(mine), mine.info?.paused]).toEqual([3, true]);
});

test('a game that ends by itself, without a move, is over at once', () => {
  const about = (phase: TableInfo['phase']) => ({ seats: [], phase, now: 0 }) as unknown as TableInfo;
  const mine = table();
  lines[0].tell({ ...news(1), info: about('playing') });
  for (const version of [2, 3, 4]) lines[0].tell(news(version));
  lines[0].tell({ ...news(4), seq: 15, seen: [], info: about('over') });
  expect([shown(mine), mine.info?.phase]).toEqual([4, 'over']);
});

test('what I did myself is shown without waiting, and is no longer on its way', () => {
  const mine = table();
  lines[0].tell(news(1));
  const id = mine.send({ do: 'play', seat: 0, version: 1, actions: ['dig'] });
  expect(mine.busy).toBe(true);
  lines[0].tell(news(2, id));
  expect(shown(mine)).toBe(2);
  expect(mine.busy).toBe(false);
});

test('a lost line comes back by itself, tells what was seen, and resends what was never acknowledged', () => {
  const mine = table();
  lines[0].tell(news(1));
  const id = mine.send({ do: 'play', seat: 0, version: 1, actions: ['dig'] });
  const other = mine.send({ do: 'bark', bark: 'woof' });
  lines[0].tell({ type: 'ack', id: other, version: 1, seq: 12 });
  lines[0].onclose?.();
  expect(mine.line).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(lines[1].address).toBe('t1?1,11');
  lines[1].onopen?.();
  expect(mine.line).toBe('open');
  expect(lines[1].sent).toEqual([{ do: 'play', seat: 0, version: 1, actions: ['dig'], id }]);
});

test('a move that is not acknowledged within seconds is sent again on a new line, once', () => {
  const mine = table();
  lines[0].tell(news(1));
  const id = mine.send({ do: 'play', seat: 0, version: 1, actions: ['dig'] });
  vi.advanceTimersByTime(4900);
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(lines[0].closed).toBe(true);
  expect(lines.length).toBe(2);
  lines[1].onopen?.();
  expect(lines[1].sent).toEqual([{ do: 'play', seat: 0, version: 1, actions: ['dig'], id }]);
  lines[1].tell(news(2, id));
  vi.advanceTimersByTime(9000);
  expect(lines.length).toBe(2);
});

test('a line that says nothing is asked, kept if it answers, and replaced if not', () => {
  const mine = table();
  const asked = () => lines[0].sent.filter((each) => each.do === 'ping').length;
  vi.advanceTimersByTime(15_000);
  expect(asked()).toBe(1);
  lines[0].tell({ type: 'pong' });
  vi.advanceTimersByTime(9_000);
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(asked()).toBeGreaterThan(1);
  expect(lines.length).toBeGreaterThan(1);
  expect(mine.line).toBe('connecting');
});

test('a new line that does not come up is given up for another', () => {
  table();
  lines[0].onclose?.();
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(2);
  vi.advanceTimersByTime(8_600);
  expect(lines[1].closed).toBe(true);
  expect(lines.length).toBe(3);
});

test('a device without a network is offline, unless the server answers all the same', () => {
  const mine = table();
  dispatchEvent(new Event('offline'));
  lines[0].tell({ type: 'pong' });
  vi.advanceTimersByTime(3000);
  expect(mine.line).toBe('open');
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(3000);
  expect(mine.line).toBe('offline');
  lines[0].onclose?.();
  expect(mine.line).toBe('offline');
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  lines.at(-1)!.onopen?.();
  expect(mine.line).toBe('open');
});

test('it waits longer and longer between tries, and tries at once when the network is back', () => {
  table();
  for (const wait of [300, 600, 1200]) {
    lines.at(-1)!.onclose?.();
    const before = lines.length;
    vi.advanceTimersByTime(wait - 1);
    expect(lines.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(lines.length).toBe(before + 1);
  }
  lines.at(-1)!.onclose?.();
  const before = lines.length;
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(lines.length).toBe(before + 1);
});

test('what is refused is said, and is no longer on its way', () => {
  const mine = table();
  const id = mine.send({ do: 'play', seat: 0, version: 1, actions: ['dig'] });
  lines[0].tell({
    type: 'refused',
    id,
    kind: 'illegal',
    message: { id: 'x', args: {} },
    rule: 'DIG-5.1',
    version: 1,
  });
  // What was tried on the board is answered there, everything else above it.
  expect(mine.unplayable?.rule).toBe('DIG-5.1');
  expect(mine.refused).toBeNull();
  expect(mine.busy).toBe(false);
  const bark = mine.send({ do: 'bark', bark: 'woof' });
  expect(mine.unplayable).toBeNull();
  lines[0].tell({
    type: 'refused',
    id: bark,
    kind: 'muted',
    message: { id: 'x', args: {} },
    rule: '',
    version: 1,
  });
  expect(mine.refused?.kind).toBe('muted');
  lines[0].tell({ ...news(3), seen: [] });
  expect(mine.refused).toBeNull(); // the game goes on
});

test('events and talk that were told before are not told again', () => {
  const mine = table();
  const talk = [{ seq: 3, who: 'p', at: 0, text: 'hi', bark: '', line: '', seat: -1 }];
  lines[0].tell({ ...news(1), talk });
  lines[0].tell({ ...news(1), talk });
  expect(mine.story[0].length).toBe(1);
  expect(mine.talk.length).toBe(1);
});

test('whoever comes back is told what happened meanwhile, and nobody else', () => {
  const events = [2, 3, 4].map((version) => told('moved', { version }));
  const since = (version: number): News => ({
    ...news(version),
    seen: [{ ...news(version).seen[0], events }],
  });
  const fresh = table();
  lines[0].tell(since(4));
  expect(fresh.meanwhile).toEqual([]);
  fresh.stop();

  localStorage.setItem('barkade-seen-t1', '2');
  lines = [];
  const back = table();
  lines[0].tell(since(4));
  expect(back.meanwhile.map((event) => event.version)).toEqual([3, 4]);
});

test('who is there is kept up to date', () => {
  const mine = table();
  const info = {
    seats: [{ online: false }, { online: true }],
    watchers: 0,
    now: Date.now(),
  } as unknown as TableInfo;
  lines[0].tell({ ...news(-1), seen: [], info });
  lines[0].tell({
    type: 'presence',
    online: [true, false],
    watchers: 2,
    watching: [{ person: 'w', name: 'Wanda' }],
    screen: true,
  });
  expect(mine.info?.screen).toBe(true);
  expect(mine.info?.seats.map((seat) => seat.online)).toEqual([true, false]);
  expect(mine.info?.watchers).toBe(2);
});

test('leaving closes the line for good', () => {
  const mine = table();
  mine.stop();
  expect(lines[0].closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
});
