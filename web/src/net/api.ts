// What is asked of the server without a socket.

import type { Said } from '../games/board';
import { reach } from './reach.svelte';
import type { Attempt, Changes, Frames, GameResult, Hints, Introduction, Judged, LessonInfo, Lines, Link, Me, Opening, Problem, Rating, ReplayWish, TableInfo, Wish } from './wire';

/** The server said no, and why, in words. */
export class NotDone extends Error {
  constructor(
    readonly kind: string,
    readonly said: Said,
    readonly status: number,
    readonly rule = '',
  ) {
    super(kind);
  }
}

const OFFLINE: Said = { id: 'net-offline', args: {} };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...json });
  } catch {
    reach.lost = true;
    throw new NotDone('offline', OFFLINE, 0);
  }
  reach.lost = false;
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new NotDone(problem?.kind ?? 'broken', problem?.message ?? { id: 'net-broken', args: {} }, response.status, problem?.rule ?? '');
}

const told = async <Kind>(answer: Promise<Response>): Promise<Kind> => (await (await answer).json()) as Kind;

export const api = {
  me: () => told<Me>(ask('GET', '/api/me')),
  comeIn: (who: Introduction) => told<Me>(ask('POST', '/api/me', who)),
  change: (changes: Changes) => told<Me>(ask('PATCH', '/api/me', changes)),
  forgetMe: () => ask('DELETE', '/api/me'),
  link: () => told<Link>(ask('POST', '/api/me/link', {})),
  move: (code: string) => told<Me>(ask('POST', '/api/me/move', { code })),
  myTables: () => told<Lines>(ask('GET', '/api/me/tables')),
  myResults: () => told<GameResult[]>(ask('GET', '/api/me/results')),
  ratings: (game: string) => told<Rating[]>(ask('GET', `/api/games/${encodeURIComponent(game)}/ratings`)),
  tables: () => told<Lines>(ask('GET', '/api/tables')),
  open: (wish: Wish) => told<Opening>(ask('POST', '/api/tables', wish)),
  table: (id: string) => told<TableInfo>(ask('GET', `/api/tables/${encodeURIComponent(id)}`)),
  rematch: (id: string) => told<Opening>(ask('POST', `/api/tables/${encodeURIComponent(id)}/rematch`, {})),
  record: async (id: string) => (await ask('GET', `/api/tables/${encodeURIComponent(id)}/record`)).text(),
  hint: (id: string) => told<Hints>(ask('GET', `/api/tables/${encodeURIComponent(id)}/hint`)),
  coach: (id: string) => told<{ lines?: Said[] }>(ask('GET', `/api/tables/${encodeURIComponent(id)}/coach`)),
  tableFrames: (id: string, seat: number | null, first: number) =>
    told<Frames>(ask('GET', `/api/tables/${encodeURIComponent(id)}/replay?first=${first}${seat === null ? '' : `&seat=${seat}`}`)),
  lesson: (game: string) => told<LessonInfo>(ask('GET', `/api/games/${encodeURIComponent(game)}/lesson`)),
  tryStep: (game: string, attempt: Attempt) => told<Judged>(ask('POST', `/api/games/${encodeURIComponent(game)}/lesson`, attempt)),
  recordFrames: (wish: ReplayWish) => told<Frames>(ask('POST', '/api/replay', wish)),
};

export function socketAddress(table: string, version: number, seq: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const since = version < 0 ? '' : `version=${version}&`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${since}seq=${seq}&known=no`;
}
