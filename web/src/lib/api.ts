/** The REST part of the server. Whatever it refuses is an ApiError with words for the player. */
import { network } from './network.svelte';
import type {
  BlockedPerson,
  Claimed,
  Devices,
  Fault,
  GameCard,
  HolidayState,
  KeptFor,
  Lesson,
  LessonChapter,
  Link,
  Look,
  MailState,
  Me,
  Stored,
  NewTable,
  Notice,
  Outline,
  PlayedGames,
  Problem,
  Push,
  Refusal,
  Replay,
  ReviewLine,
  SharedFile,
  TableCard,
  TableInfo,
  Text,
  Ticket,
  TrialLine,
} from './protocol';

const TOO_OFTEN = 429;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Text | null,
    message: string,
    readonly faults: readonly Fault[] = [],
  ) {
    super(message);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = new Headers();
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  let answer = await network.reach(path, init);
  if (answer.status === TOO_OFTEN && method !== 'GET') {
    const ticket = await newcomersTicket();
    if (ticket) headers.set('X-Ticket', ticket);
    if (ticket) answer = await network.reach(path, init);
  }
  if (!answer.ok) throw await failure(answer);
  return (await answer.json()) as Answer;
}

/** What lets somebody new in although others of their address ask too much; '' for all others. */
async function newcomersTicket(): Promise<string> {
  const answer = await network.reach('/api/ticket', { credentials: 'same-origin' });
  return answer.ok ? ((await answer.json()) as Ticket).ticket : '';
}

async function fetchFile(path: string): Promise<Blob> {
  return (await fetched(path)).blob();
}

async function fetched(path: string): Promise<Response> {
  const answer = await network.reach(path, { credentials: 'same-origin' });
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const { problem, message, faults } = (await answer.json()) as Problem;
    return new ApiError(answer.status, problem, message, faults);
  } catch {
    return new ApiError(answer.status, null, answer.statusText);
  }
}

const lesson = (...path: string[]) => `/api/lessons/${path.map(encodeURIComponent).join('/')}`;
async function postForFile(path: string, body: unknown): Promise<Blob> {
  return (await send(path, body)).blob();
}

async function send(path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', credentials: 'same-origin', headers } as const;
  const answer = await network.reach(path, { ...init, body: JSON.stringify(body) });
  if (!answer.ok) throw await failure(answer);
  return answer;
}

/** Every line of an answer that comes little by little; who stops reading ends what was begun. */
async function* linesOf<Line>(asked: Promise<Response>): AsyncGenerator<Line> {
  const reader = (await asked).body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } finally {
    await reader?.cancel();
  }
}

const own = (game: string, setting: string) =>
  `/api/own/${encodeURIComponent(game)}/${encodeURIComponent(setting)}`;

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  kept: () => ask<KeptFor>('GET', '/api/kept'),
  data: () => ask<Stored | null>('GET', '/api/me/data'),
  forgetMe: () => ask<{ tables: number }>('DELETE', '/api/me/data'),
  notice: () => ask<Notice>('GET', '/api/notice'),
  games: () => ask<GameCard[]>('GET', '/api/games'),
  boxCards: (game: string, language: string) =>
    ask<readonly unknown[]>(
      'GET',
      `/api/games/${encodeURIComponent(game)}/cards?language=${language}`,
    ),
  lesson: (game: string) => ask<Lesson>('GET', lesson(game)),
  lessonChapter: (game: string, chapter: string) =>
    ask<LessonChapter>('GET', lesson(game, chapter)),
  lessonWhy: (game: string, chapter: string, step: number, action: number) =>
    ask<Refusal | null>('GET', `${lesson(game, chapter)}/why?step=${step}&action=${action}`),
  lessonCards: (game: string, chapter: string, language: string) =>
    ask<readonly unknown[]>('GET', `${lesson(game, chapter)}/cards?language=${language}`),
  me: () => ask<Me>('GET', '/api/me'),
  changeMe: (change: { name?: string; language?: string }) => ask<Me>('PATCH', '/api/me', change),
  makeLink: () => ask<Link>('POST', '/api/me/link'),
  devices: () => ask<Devices>('GET', '/api/me/devices'),
  revokeDevice: (id: string) => ask<Devices>('DELETE', `/api/me/devices/${id}`),
  revokeOthers: () => ask<Devices>('DELETE', '/api/me/devices'),
  withdrawLink: (id: string) => ask<Devices>('DELETE', `/api/me/links/${id}`),
  claimLink: (code: string) => ask<Claimed>('POST', '/api/me/claim', { code }),
  push: () => ask<Push>('GET', '/api/me/push'),
  subscribe: (wish: { endpoint: string; p256dh: string; auth: string; quiet: string }) =>
    ask<Push>('POST', '/api/me/push', wish),
  unsubscribe: () => ask<Push>('DELETE', '/api/me/push'),
  mail: () => ask<MailState>('GET', '/api/me/mail'),
  askForMail: (wish: { address: string; quiet: string }) =>
    ask<MailState>('POST', '/api/me/mail', wish),
  noMail: () => ask<MailState>('DELETE', '/api/me/mail'),
  confirmMail: (token: string) => ask<{ on: boolean }>('POST', '/api/mail/confirm', { token }),
  stopMail: (token: string) =>
    ask<{ on: boolean }>('POST', `/api/mail/stop/${encodeURIComponent(token)}`),
  holiday: () => ask<HolidayState>('GET', '/api/me/holiday'),
  takeHoliday: (days: number) => ask<HolidayState>('POST', '/api/me/holiday', { days }),
  blocks: () => ask<BlockedPerson[]>('GET', '/api/me/blocks'),
  block: (whom: { table: string; who: string }) =>
    ask<BlockedPerson[]>('POST', '/api/me/blocks', whom),
  unblock: (id: string) => ask<BlockedPerson[]>('DELETE', `/api/me/blocks/${id}`),
  meet: (game: string) => ask<TableInfo>('POST', '/api/meet', { game }),
  openTables: () => ask<TableCard[]>('GET', '/api/tables'),
  history: () => ask<PlayedGames>('GET', '/api/me/history'),
  myTables: () => ask<TableCard[]>('GET', '/api/tables/mine'),
  makeTable: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  cards: (id: string, language: string) =>
    ask<readonly unknown[]>('GET', `${table(id)}/cards?language=${language}`),
  join: (id: string, wish: { seat?: number; name?: string }) =>
    ask<TableInfo>('POST', `${table(id)}/join`, wish),
  begin: (id: string) => ask<TableInfo>('POST', `${table(id)}/begin`, {}),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  decline: (id: string) => ask<TableInfo>('POST', `${table(id)}/decline`),
  upload: (record: string) => ask<TableInfo>('POST', '/api/records', record),
  examplePath: (game: string, setting: string, language: string) =>
    `/api/games/${game}/${setting}/example?language=${language}`,
  sheetParts: (game: string) =>
    ask<string[]>('GET', `/api/games/${encodeURIComponent(game)}/sheets/parts`),
  sheets: (game: string, wish: Record<string, string>) =>
    fetchFile(`/api/games/${encodeURIComponent(game)}/sheets?${new URLSearchParams(wish)}`),
  beginning: async (game: string, setting: string, name: string, language: string) =>
    (await fetchFile(`${own(game, setting)}/begin/${name}?language=${language}`)).text(),
  look: (game: string, setting: string, source: string, changes: unknown[], language: string) =>
    ask<Look>('POST', `${own(game, setting)}/look`, { source, changes, language }),
  tryOut: (game: string, setting: string, wish: Record<string, unknown>) =>
    linesOf<TrialLine>(send(`${own(game, setting)}/try`, wish)),
  ownSheets: (game: string, setting: string, wish: Record<string, unknown>) =>
    postForFile(`${own(game, setting)}/sheets`, wish),
  share: (game: string, setting: string, source: string) =>
    ask<SharedFile>('POST', `${own(game, setting)}/share`, { source }),
  shared: (id: string) => ask<SharedFile>('GET', `/api/shared/${encodeURIComponent(id)}`),
  unshare: (id: string) =>
    ask<{ gone: boolean }>('DELETE', `/api/shared/${encodeURIComponent(id)}`),
  qrPath: (id: string) => `${table(id)}/qr?origin=${encodeURIComponent(location.origin)}`,
  recordPath: (id: string) => `${table(id)}/record`,
  review: (id: string, seat: number) =>
    linesOf<ReviewLine>(fetched(`${table(id)}/review?seat=${seat}`)),
  outline: (id: string, seat: number | 'all' | null) =>
    ask<Outline>('GET', `${table(id)}/outline${seat === null ? '' : `?seat=${seat}`}`),
  replay: (id: string, seat: number | 'all' | null, first: number, count: number) => {
    const query = new URLSearchParams({ first: String(first), count: String(count) });
    if (seat !== null) query.set('seat', String(seat));
    return ask<Replay>('GET', `${table(id)}/replay?${query}`);
  },
};
