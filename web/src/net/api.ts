// The REST API.

import type { Message } from '../games/board';
import { online } from './online.svelte';
import type {
  AnalysisState,
  Career,
  Attempt,
  Changes,
  Devices,
  CodeOwner,
  EveningState,
  FinishedGames,
  Frames,
  GameResult,
  Hints,
  Introduction,
  Judged,
  Kennel,
  LessonInfo,
  TableEntries,
  Link,
  Me,
  Opening,
  OwnBox,
  Phrase,
  Problem,
  PushDevice,
  DailyGamesToday,
  DailyTable,
  PuzzleAttempt,
  PuzzleInfo,
  PuzzleList,
  PuzzleReply,
  PuzzlesToday,
  Rating,
  ReplayWish,
  TableInfo,
  Ways,
  Wish,
} from './wire';

/** The server has refused a request, with a message. */
export class NotDone extends Error {
  constructor(
    readonly kind: string,
    readonly said: Message,
    readonly status: number,
    readonly rule = '',
  ) {
    super(kind);
  }
}

const OFFLINE: Message = { id: 'net-offline', args: {} };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...json });
  } catch {
    online.reachable = false;
    throw new NotDone('offline', OFFLINE, 0);
  }
  online.reachable = true;
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new NotDone(
    problem?.kind ?? 'broken',
    problem?.message ?? { id: 'net-broken', args: {} },
    response.status,
    problem?.rule ?? '',
  );
}

const decoded = async <Kind>(answer: Promise<Response>): Promise<Kind> =>
  (await (await answer).json()) as Kind;

export const api = {
  me: () => decoded<Me>(ask('GET', '/api/me')),
  comeIn: (who: Introduction) => decoded<Me>(ask('POST', '/api/me', who)),
  change: (changes: Changes) => decoded<Me>(ask('PATCH', '/api/me', changes)),
  forgetMe: () => ask('DELETE', '/api/me'),
  link: () => decoded<Link>(ask('POST', '/api/me/link', {})),
  move: (code: string, replace: boolean) => decoded<Me>(ask('POST', '/api/me/move', { code, replace })),
  phrase: () => decoded<Phrase>(ask('POST', '/api/me/phrase')),
  recover: (phrase: string, replace: boolean) =>
    decoded<Me>(ask('POST', '/api/me/recover', { phrase, replace })),
  devices: async () => (await decoded<Devices>(ask('GET', '/api/me/devices'))).devices,
  nameDevice: async (device: string, name: string) =>
    (await decoded<Devices>(ask('PATCH', `/api/me/devices/${encodeURIComponent(device)}`, { name }))).devices,
  signOut: async (device = '') =>
    (await decoded<Devices>(ask('DELETE', `/api/me/devices${device && `/${encodeURIComponent(device)}`}`)))
      .devices,
  ways: () => decoded<Ways>(ask('GET', '/api/tell')),
  pushHere: (device: PushDevice) => ask('PUT', '/api/me/push', device),
  pushNoMore: () => ask('DELETE', '/api/me/push'),
  confirmEmail: (code: string) => decoded<Me>(ask('POST', '/api/me/email', { code })),
  testNotice: () => ask('POST', '/api/me/test', {}),
  stopMails: (proof: string) => ask('POST', `/api/mail/stop/${proof}`),
  myTables: () => decoded<TableEntries>(ask('GET', '/api/me/tables')),
  myResults: () => decoded<GameResult[]>(ask('GET', '/api/me/results')),
  myLuck: () => decoded<Career[]>(ask('GET', '/api/me/luck')),
  ratings: (game: string) => decoded<Rating[]>(ask('GET', `/api/games/${encodeURIComponent(game)}/ratings`)),
  tables: () => decoded<TableEntries>(ask('GET', '/api/tables')),
  open: (wish: Wish) => decoded<Opening>(ask('POST', '/api/tables', wish)),
  byCode: (code: string) => decoded<CodeOwner>(ask('GET', `/api/codes/${encodeURIComponent(code)}`)),
  table: (id: string) => decoded<TableInfo>(ask('GET', `/api/tables/${encodeURIComponent(id)}`)),
  ownBox: (id: string) => decoded<OwnBox>(ask('GET', `/api/tables/${encodeURIComponent(id)}/box`)),
  rematch: (id: string, game = '') =>
    decoded<Opening>(ask('POST', `/api/tables/${encodeURIComponent(id)}/rematch`, { game })),
  evening: (id: string) => decoded<EveningState>(ask('GET', `/api/tables/${encodeURIComponent(id)}/evening`)),
  dropTable: (id: string) => ask('DELETE', `/api/me/tables/${encodeURIComponent(id)}`),
  kennel: () => decoded<Kennel>(ask('GET', '/api/me/kennel')),
  myGames: (skip: number) => decoded<FinishedGames>(ask('GET', `/api/me/games?skip=${skip}`)),
  record: async (id: string) => (await ask('GET', `/api/tables/${encodeURIComponent(id)}/record`)).text(),
  hint: (id: string) => decoded<Hints>(ask('GET', `/api/tables/${encodeURIComponent(id)}/hint`)),
  analyse: (id: string) =>
    decoded<AnalysisState>(ask('POST', `/api/tables/${encodeURIComponent(id)}/analysis`, {})),
  analysis: (id: string) =>
    decoded<AnalysisState>(ask('GET', `/api/tables/${encodeURIComponent(id)}/analysis`)),
  analyseRecord: (record: string) => decoded<AnalysisState>(ask('POST', '/api/analysis', { record })),
  coach: (id: string) =>
    decoded<{ lines?: Message[]; version: number }>(
      ask('GET', `/api/tables/${encodeURIComponent(id)}/coach`),
    ),
  tableFrames: (id: string, seat: number | null, first: number) =>
    decoded<Frames>(
      ask(
        'GET',
        `/api/tables/${encodeURIComponent(id)}/replay?first=${first}${seat === null ? '' : `&seat=${seat}`}`,
      ),
    ),
  lesson: (game: string) => decoded<LessonInfo>(ask('GET', `/api/games/${encodeURIComponent(game)}/lesson`)),
  tryStep: (game: string, attempt: Attempt) =>
    decoded<Judged>(ask('POST', `/api/games/${encodeURIComponent(game)}/lesson`, attempt)),
  dailyGames: () => decoded<DailyGamesToday>(ask('GET', '/api/daily')),
  daily: (game: string, day: string) =>
    decoded<DailyTable>(
      ask('GET', `/api/games/${encodeURIComponent(game)}/daily?day=${encodeURIComponent(day)}`),
    ),
  beginDaily: (game: string) =>
    decoded<Opening>(ask('POST', `/api/games/${encodeURIComponent(game)}/daily`, {})),
  puzzlesToday: () => decoded<PuzzlesToday>(ask('GET', '/api/puzzles')),
  puzzles: (game: string) =>
    decoded<PuzzleList>(ask('GET', `/api/games/${encodeURIComponent(game)}/puzzles`)),
  puzzle: (game: string, id: string) =>
    decoded<PuzzleInfo>(
      ask('GET', `/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`),
    ),
  tryPuzzle: (game: string, id: string, attempt: PuzzleAttempt) =>
    decoded<PuzzleReply>(
      ask('POST', `/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`, attempt),
    ),
  recordFrames: (wish: ReplayWish) => decoded<Frames>(ask('POST', '/api/replay', wish)),
};

/** The socket URL of a table screen, which shows what spectators see, even in a player's browser. */
export const screenAddress = (table: string, version: number, seq: number): string =>
  `${socketAddress(table, version, seq)}&watch=yes`;

export function socketAddress(table: string, version: number, seq: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const since = version < 0 ? '' : `version=${version}&`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${since}seq=${seq}&known=no`;
}
