import type { GameRecord, Message } from '@edubba/kernel';
import type {
  AddChance,
  Failure,
  Join,
  Line,
  MadeProgram,
  MadeWebhook,
  Me,
  NewPasskey,
  NewPush,
  NewTable,
  Notices,
  NoticeSettings,
  Profile,
  Program,
  QuickStart,
  Session,
  SignedIn,
  TableInfo,
  UsePasskey,
  Vacation,
  WebhookTest,
} from '@edubba/protocol';

const BASE = '/api/v1/';

/** Something the house refused or could not do, in words of ours. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** By this failures are told apart; `unreachable` and `no-house` are the client's own. */
  readonly code: string;
  readonly status: number;
  readonly why: Message;
  constructor(code: string, status: number, why: Message) {
    super(code);
    this.code = code;
    this.status = status;
    this.why = why;
  }
}

/** The words of whatever went wrong while asking the house. */
export function whyUnanswered(error: unknown): Message {
  if (error instanceof Unanswered) return error.why;
  return { id: 'online.error.other', params: { message: error instanceof Error ? error.message : String(error) } };
}

/** Failures with a sentence of their own, which says what to do. */
const SAID: ReadonlySet<string> = new Set([
  'not-found',
  'seat-taken',
  'not-waiting',
  'not-over',
  'too-many-tables',
  'signed-in',
  'bad-passkey',
  'bad-link',
  'other-device',
  'no-days-left',
]);
const BY_STATUS: { readonly [status: number]: string } = {
  401: 'unauthorized',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many',
  500: 'broken',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

function failed(status: number, { error, message }: Partial<Failure>): Unanswered {
  const code = error ?? BY_STATUS[status] ?? 'other';
  const said = SAID.has(code) ? code : BY_STATUS[status];
  // What only the house knows is said in the house's words.
  const told: Message = { id: 'online.error.other', params: { message: message ?? String(status) } };
  return new Unanswered(code, status, said === undefined ? told : { id: `online.error.${said}` });
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function answered(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(BASE + path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Unanswered('unreachable', 0, { id: 'online.error.unreachable' });
  }
}

/** Asks the house; gives what it answers, or throws {@link Unanswered}. */
async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, body);
  if (response.status === 204) return undefined as T;
  // Where only files are served every address is a page of the client.
  if (!(response.headers.get('content-type') ?? '').includes('json')) {
    throw response.ok || response.status === 404
      ? new Unanswered('no-house', response.status, { id: 'online.error.no-house' })
      : failed(response.status, {});
  }
  const value: unknown = await response.json();
  if (!response.ok) throw failed(response.status, value as Partial<Failure>);
  return value as T;
}

const get = <T>(path: string): Promise<T> => ask('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);

/** What the list of open tables is asked for. */
export interface Wanted {
  readonly game?: string;
  readonly pace?: 'live' | 'slow';
  /** Tables being played that may be watched, instead of those that wait for players. */
  readonly watch?: boolean;
}

function query({ game, pace, watch }: Wanted): string {
  const search = new URLSearchParams();
  if (game !== undefined) search.set('game', game);
  if (pace !== undefined) search.set('pace', pace);
  if (watch === true) search.set('watch', '1');
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

type Tables = { readonly tables: readonly TableInfo[] };
const tablesOf = async (path: string): Promise<readonly TableInfo[]> => (await get<Tables>(path)).tables;
const at = (id: string, deed: string): string => `tables/${encodeURIComponent(id)}/${deed}`;

/** The tables of the house. */
export const tables = {
  open: (wanted: Wanted = {}): Promise<readonly TableInfo[]> => tablesOf(`tables${query(wanted)}`),
  /** Those that wait for me first. */
  mine: (): Promise<readonly TableInfo[]> => tablesOf('tables/mine'),
  table: (id: string): Promise<TableInfo> => get(`tables/${encodeURIComponent(id)}`),
  create: (wanted: NewTable): Promise<TableInfo> => post('tables', wanted),
  quick: (wish: QuickStart): Promise<TableInfo> => post('tables/quick', wish),
  join: (id: string, join: Join): Promise<TableInfo> => post(at(id, 'join'), join),
  /** Adds this device's part to chance; only through {@link addChance} of the lobby, which holds the promise first. */
  addChance: (id: string, chance: AddChance): Promise<TableInfo> => post(at(id, 'chance'), chance),
  leave: (id: string): Promise<TableInfo | undefined> => post(at(id, 'leave')),
  start: (id: string): Promise<TableInfo | undefined> => post(at(id, 'start')),
  /** A finished game as it is kept and exchanged, with the proof of its dice. */
  record: (id: string): Promise<GameRecord> => get(at(id, 'record')),
  seatBot: (id: string, seat: number, bot: string | null): Promise<TableInfo> =>
    post(at(id, `seats/${seat}/bot`), { bot }),
};

/** A finished game with its table; a running one is not even asked for. */
export async function finished(id: string): Promise<{ readonly info: TableInfo; readonly record: GameRecord }> {
  const info = await tables.table(id);
  if (info.status !== 'over') throw failed(409, { error: 'not-over' });
  return { info, record: await tables.record(id) };
}

/** People, and what is mine. */
export const people = {
  me: (): Promise<Me> => get('me'),
  guest: (name: string): Promise<Me> => post('people/guest', { name }),
  rename: (name: string): Promise<Me> => ask('PATCH', 'me', { name }),
  person: (id: string): Promise<Profile> => get(`people/${encodeURIComponent(id)}`),
  signOut: (): Promise<void> => post('me/sign-out'),
  everything: (): Promise<unknown> => get('me/export'),
  remove: (): Promise<void> => ask('DELETE', 'me'),
  mail: (email: string): Promise<void> => post('sign-in/mail', { email }),
  /** The name is for an address that nobody here has yet. */
  confirmMail: (token: string, name?: string): Promise<SignedIn> =>
    post('sign-in/mail/confirm', name === undefined ? { token } : { token, name }),
};

/** Keys of this device that keep an identity. The options go to the browser, what it makes goes back. */
export const passkeys = {
  options: (): Promise<unknown> => post('me/passkeys/options'),
  add: (made: NewPasskey): Promise<Me> => post('me/passkeys', made),
  remove: (id: string): Promise<void> => ask('DELETE', `me/passkeys/${encodeURIComponent(id)}`),
  signInOptions: (): Promise<unknown> => post('sign-in/passkey/options'),
  signIn: (made: UsePasskey): Promise<SignedIn> => post('sign-in/passkey', made),
};

/** Where I am signed in. */
export const devices = {
  list: async (): Promise<readonly Session[]> =>
    (await get<{ readonly sessions: readonly Session[] }>('me/sessions')).sessions,
  remove: (id: string): Promise<void> => ask('DELETE', `me/sessions/${encodeURIComponent(id)}`),
};

/** Accounts of my programs; a token is told once. */
export const programs = {
  list: async (): Promise<readonly Program[]> =>
    (await get<{ readonly programs: readonly Program[] }>('me/programs')).programs,
  add: (name: string): Promise<MadeProgram> => post('me/programs', { name }),
  remove: (id: string): Promise<void> => ask('DELETE', `me/programs/${encodeURIComponent(id)}`),
};

/** Whom I do not want to hear, by id. */
export const mutes = {
  list: async (): Promise<readonly string[]> => (await get<{ readonly people: readonly string[] }>('me/mutes')).people,
  remove: (id: string): Promise<void> => ask('DELETE', `me/mutes/${encodeURIComponent(id)}`),
};

/** How the house reaches me. */
export const notices = {
  get: (): Promise<Notices> => get('me/notices'),
  set: (settings: NoticeSettings): Promise<Notices> => ask('PUT', 'me/notices', settings),
  key: async (): Promise<string> => (await get<{ readonly key: string }>('notify/key')).key,
  subscribe: (push: NewPush): Promise<void> => post('me/pushes', push),
  unsubscribe: (endpoint: string): Promise<void> => ask('DELETE', 'me/pushes', { endpoint }),
  addWebhook: (url: string): Promise<MadeWebhook> => post('me/webhooks', { url }),
  removeWebhook: (id: string): Promise<void> => ask('DELETE', `me/webhooks/${encodeURIComponent(id)}`),
  testWebhook: (id: string): Promise<WebhookTest> => post(`me/webhooks/${encodeURIComponent(id)}/test`),
  vacation: (days: number): Promise<Vacation> => ask('PUT', 'me/vacation', { days }),
};

/** What those at a table do besides answering. */
export const seated = {
  resign: (id: string): Promise<TableInfo> => post(at(id, 'resign')),
  /** Takes one's seat back from the bot that stood in. */
  comeBack: (id: string): Promise<TableInfo> => post(at(id, 'return')),
  /** Wishes to stop or, while it is stopped, to go on; with `false` takes the wish back or declines. */
  pause: (id: string, yes: boolean): Promise<TableInfo> => post(at(id, 'pause'), { yes }),
  /** The table everybody goes on to; the same for all who ask. */
  rematch: (id: string): Promise<TableInfo> => post(at(id, 'rematch')),
  /** The table at which the game goes on that ended here: the same people, where they sat, at so many seats. */
  goOn: (id: string, seats: number): Promise<TableInfo> => post(at(id, 'next'), { seats }),
  notes: async (id: string): Promise<string> => (await get<{ readonly text: string }>(at(id, 'notes'))).text,
  keepNotes: (id: string, text: string): Promise<unknown> => ask('PUT', at(id, 'notes'), { text }),
  /** The lines before a number, or the latest. */
  lines: async (id: string, before?: number): Promise<readonly Line[]> => {
    const path = at(id, before === undefined ? 'talk' : `talk?before=${before}`);
    return (await get<{ readonly lines: readonly Line[] }>(path)).lines;
  },
  report: (id: string, line: number, why: string): Promise<unknown> => post(at(id, `talk/${line}/report`), { why }),
  mute: (person: string): Promise<unknown> => ask('PUT', `me/mutes/${encodeURIComponent(person)}`),
};
