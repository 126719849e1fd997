import { afterEach, expect, test, vi } from 'vitest';
import { finished, notices, people, tables, Unanswered, whyUnanswered } from '../../src/online/api.ts';
import { onlineTexts } from '../../src/online/words.ts';
import { table } from './fixture.ts';

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers every request with this; gives what was asked. */
function house(status: number, value?: unknown, type = 'application/json'): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ method: method ?? 'GET', path, body: body === undefined ? undefined : JSON.parse(body as string) });
    const text = value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
    return new Response(text, { status, headers: { 'content-type': type } });
  });
  return asked;
}

async function failureOf(asking: Promise<unknown>): Promise<Unanswered> {
  try {
    await asking;
  } catch (error) {
    if (error instanceof Unanswered) return error;
  }
  throw new Error('it was answered');
}

test('asks for open tables with what is wanted, and nothing else', async () => {
  const asked = house(200, { tables: [table()] });
  expect(await tables.open({ game: 'akkad', pace: 'slow', watch: true })).toHaveLength(1);
  await tables.open();
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/tables?game=akkad&pace=slow&watch=1', '/api/v1/tables']);
});

test('sends what is to be done as JSON, also where there is nothing to say', async () => {
  const asked = house(200, table());
  await tables.start('a/b');
  await tables.seatBot('t', 1, null);
  await notices.unsubscribe('https://push.example/1').catch(() => undefined);
  expect(asked).toEqual([
    { method: 'POST', path: '/api/v1/tables/a%2Fb/start', body: {} },
    { method: 'POST', path: '/api/v1/tables/t/seats/1/bot', body: { bot: null } },
    { method: 'DELETE', path: '/api/v1/me/pushes', body: { endpoint: 'https://push.example/1' } },
  ]);
});

test('an answer without content is no failure', async () => {
  house(204);
  expect(await people.signOut()).toBeUndefined();
});

test('a page instead of an answer: there is no house behind this client', async () => {
  house(200, '<!doctype html>', 'text/html');
  expect(await failureOf(tables.open())).toMatchObject({ code: 'no-house', why: { id: 'online.error.no-house' } });
});

test('a house that cannot be reached has its own words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect(await failureOf(tables.open())).toMatchObject({ code: 'unreachable', status: 0 });
});

test('what the house refuses is said in our words where we have some, else in its own', async () => {
  house(409, { error: 'seat-taken', message: 'This seat is taken.' });
  expect((await failureOf(tables.leave('t'))).why).toEqual({ id: 'online.error.seat-taken' });
  house(409, { error: 'never-heard', message: 'The moon is wrong.' });
  expect((await failureOf(tables.leave('t'))).why).toEqual({
    id: 'online.error.other',
    params: { message: 'The moon is wrong.' },
  });
  house(401, { error: 'signed-out', message: 'Sign in.' });
  expect(await failureOf(people.me())).toMatchObject({ status: 401, why: { id: 'online.error.unauthorized' } });
});

test('every failure that has a name of ours has a sentence', async () => {
  const codes = [
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
  ];
  for (const error of codes) {
    house(400, { error, message: '' });
    const { why } = await failureOf(people.me());
    expect(why).toEqual({ id: `online.error.${error}` });
    expect(onlineTexts).toHaveProperty([why.id]);
  }
  for (const status of [401, 404, 413, 429, 500, 502, 503, 504]) {
    house(status, {});
    expect(onlineTexts).toHaveProperty([(await failureOf(people.me())).why.id]);
  }
  expect(onlineTexts).toHaveProperty([whyUnanswered(new Error('x')).id]);
});

test('the record of a game that goes on is not even asked for', async () => {
  const asked = house(200, table({ status: 'playing' }));
  expect(await failureOf(finished('t'))).toMatchObject({ code: 'not-over' });
  expect(asked).toHaveLength(1);
});
