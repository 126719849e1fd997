import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { notFound } from '../../src/failure.ts';
import { onBothEngines } from '../support/engines.ts';
import { Browser } from './receivers.ts';
import type { Telling } from './telling.ts';
import { ANNA, DAY, HOUR, MINUTE, openTelling, ORIGIN, seatAnna, SECOND, TABLE } from './telling.ts';

const pushed = ({ receiver, browser }: Telling) =>
  receiver.received.filter(({ path }) => path === '/push/anna').map(({ body }) => browser.open(body));

const fates = async ({ storage }: Telling) => {
  const rows = await storage.db.selectFrom('notices').select(['kind', 'sent', 'dropped']).orderBy('planned').execute();
  return rows.map(({ kind, sent, dropped }) => `${kind} ${sent === null ? (dropped ?? 'open') : 'sent'}`);
};

test('a turn reaches browser, mailbox and webhook, each once, sealed or signed', async () => {
  const telling = await openTelling();
  const { notify, receiver, mails } = telling;
  await notify.pushes.add(ANNA, telling.browser.subscription);
  const { id, secret } = await notify.webhooks.add(ANNA, `${receiver.origin}/hook`);
  await telling.asks();
  await telling.pass(2 * MINUTE);

  const notice = {
    kind: 'turn',
    table: TABLE,
    title: 'Your turn: Assyria',
    body: 'Friday round: Choose a city',
    url: `${ORIGIN}/at/${TABLE}`,
  };
  expect(pushed(telling)).toEqual([expect.objectContaining(notice)]);
  const push = receiver.received.find(({ path }) => path === '/push/anna')!;
  expect(push.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(push.headers.authorization).toContain(`k=${await notify.pushes.key()}`);
  expect(push.body.toString('latin1')).not.toContain('Assyria');

  const calls = receiver.received.filter(({ path }) => path === '/hook');
  expect(calls.map(({ body }) => JSON.parse(body.toString()))).toEqual([expect.objectContaining(notice)]);
  const [, at, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(calls[0]?.headers['edubba-signature']))!;
  expect(createHmac('sha256', secret).update(`${at}.${calls[0]?.body.toString()}`).digest('hex')).toBe(mac);
  expect(await notify.webhooks.of(ANNA)).toMatchObject([{ id, status: 201 }]);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'anna@example.org', subject: 'Your turn: Assyria' });
  expect(mails[0]?.text).toContain('Friday round: Choose a city');
  expect(mails[0]?.text).toContain(`${ORIGIN}/at/${TABLE}`);
});

test('a turn is told after 15 seconds at a live table and after a minute at a slow one', async () => {
  for (const [pace, wait] of [
    ['live', 15 * SECOND],
    ['slow', MINUTE],
    ['free', MINUTE],
  ] as const) {
    const telling = await openTelling();
    await telling.asks({}, { pace });
    await telling.pass(wait - SECOND);
    expect(telling.mails).toEqual([]);
    await telling.pass(SECOND);
    expect(telling.mails).toHaveLength(1);
  }
});

test('nothing is told to whoever has a window open there, in whichever process; of another table it is', async () => {
  const telling = await openTelling();
  const other = telling.another('two');
  const gone = await other.presence.here(TABLE, ANNA);
  await telling.asks({}, { title: 'seen' });
  await telling.asks({}, { table: 'tablebbbb', title: 'unseen' });
  await telling.pass(2 * MINUTE, other);
  expect(telling.mails.map(({ text }) => text.split(':')[0])).toEqual(['unseen']);
  expect(await fates(telling)).toContain('turn window open');
  // The window is closed, and the reminder finds nobody there.
  await gone();
  await telling.pass(2 * DAY, other);
  expect(telling.mails.map(({ text }) => text.split(':')[0] ?? '').toSorted()).toEqual(['seen', 'unseen', 'unseen']);
});

test('a window closed in time, or a process that died with it, keeps nothing back', async () => {
  const telling = await openTelling();
  const other = telling.another('two');
  const first = await other.presence.here(TABLE, ANNA);
  const second = await other.presence.here(TABLE, ANNA);
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set([ANNA]));
  await first();
  await first();
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set([ANNA]));
  // Closed and opened at once: what is true at the end counts.
  const [third] = await Promise.all([other.presence.here(TABLE, ANNA), second()]);
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set([ANNA]));
  await third();
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set());

  await other.presence.here(TABLE, ANNA);
  telling.time += 50 * SECOND;
  await other.presence.beat();
  telling.time += 50 * SECOND;
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set([ANNA]));
  telling.time += 15 * SECOND;
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set());
  await telling.notify.presence.beat();
  expect(await telling.storage.db.selectFrom('presence').selectAll().execute()).toEqual([]);
  // It was only asleep.
  await other.presence.beat();
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set([ANNA]));
  await other.presence.leave();
  expect(await telling.notify.presence.at(TABLE)).toEqual(new Set());
});

test('what was answered meanwhile is not told, nor its reminder', async () => {
  const telling = await openTelling();
  await telling.asks({ until: telling.time + 4 * DAY });
  await telling.pass(30 * SECOND);
  telling.truth.delete(TABLE);
  await telling.pass(5 * DAY);
  expect(telling.mails).toEqual([]);
  expect(await fates(telling)).toEqual(['turn no longer true', 'reminder no longer true']);
  // The next question is another thing.
  await telling.asks({ subject: 'q2' });
  await telling.pass(2 * MINUTE);
  expect(telling.mails).toHaveLength(1);
});

test('one reminder when half the time is gone, at least half a day in slow games, none where it is too late', async () => {
  const reminded = async (pace: 'slow' | 'live' | 'free', time: number | null) => {
    const telling = await openTelling();
    const from = telling.time;
    await telling.asks({ until: time === null ? null : from + time }, { pace });
    await telling.notify.plan(telling.truth.get(TABLE)!);
    const rows = await telling.storage.db.selectFrom('notices').select(['kind', 'planned']).execute();
    await telling.pass(4 * DAY);
    const subjects = telling.mails.map(({ subject }) => subject);
    const at = rows.filter(({ kind }) => kind === 'reminder').map(({ planned }) => planned - from);
    expect(subjects).toEqual(['Your turn: Assyria', ...at.map(() => 'Still waiting for you: Assyria')]);
    return at;
  };
  expect(await reminded('slow', 3 * DAY)).toEqual([1.5 * DAY]);
  expect(await reminded('slow', 16 * HOUR)).toEqual([12 * HOUR]);
  expect(await reminded('slow', 10 * HOUR)).toEqual([]);
  expect(await reminded('live', 20 * MINUTE)).toEqual([10 * MINUTE]);
  expect(await reminded('live', 2 * MINUTE)).toEqual([]);
  expect(await reminded('free', null)).toEqual([DAY]);
});

test('reactions, reminders, ends, single tables and each channel can be switched off', async () => {
  const told = async (settings: Parameters<Telling['choose']>[0], kind: 'turn' | 'reaction' | 'over' = 'turn') => {
    const telling = await openTelling();
    await telling.notify.pushes.add(ANNA, telling.browser.subscription);
    await telling.notify.webhooks.add(ANNA, `${telling.receiver.origin}/hook`);
    await telling.choose(settings);
    await telling.asks({ kind });
    await telling.pass(2 * DAY);
    const paths = telling.receiver.received.map(({ path }) => path);
    return [...new Set([...paths, ...telling.mails.map(({ subject }) => subject)])].toSorted();
  };
  const all = ['/hook', '/push/anna', 'Still waiting for you: Assyria', 'Your turn: Assyria'];
  expect(await told({})).toEqual(all);
  expect(await told({ reactions: false })).toEqual(all);
  expect(await told({ reminder: false })).toEqual(['/hook', '/push/anna', 'Your turn: Assyria']);
  expect(await told({ push: false })).toEqual(all.filter((each) => each !== '/push/anna'));
  expect(await told({ webhook: false })).toEqual(all.filter((each) => each !== '/hook'));
  expect(await told({ mail: false })).toEqual(['/hook', '/push/anna']);
  expect(await told({ off: [TABLE] })).toEqual([]);
  expect(await told({ off: ['tablebbbb'] })).toEqual(all);
  expect(await told({}, 'reaction')).toContain('You are asked: Assyria');
  expect(await told({ reactions: false }, 'reaction')).toEqual([]);
  expect(await told({}, 'over')).toEqual(['/hook', '/push/anna', 'The game is over: Assyria']);
  expect(await told({ over: false }, 'over')).toEqual([]);
});

test('what is asked outside one’s turn and becomes one’s turn is told once', async () => {
  const telling = await openTelling();
  await telling.asks({ kind: 'reaction' });
  await telling.pass(2 * MINUTE);
  await telling.asks({ kind: 'turn' });
  await telling.pass(10 * MINUTE);
  expect(telling.mails.map(({ subject }) => subject)).toEqual(['You are asked: Assyria']);
});

test('what does not arrive is tried again with ever longer pauses, only where it did not, and given up after a day', async () => {
  const telling = await openTelling();
  const { receiver, notify } = telling;
  await notify.pushes.add(ANNA, telling.browser.subscription);
  await notify.webhooks.add(ANNA, `${receiver.origin}/hook`);
  receiver.answers.set('/hook', 503);
  await telling.asks({ kind: 'over' });
  const times: number[] = [];
  const from = telling.time;
  for (let n = 0; n < 30 * 60; n++) {
    const before = receiver.received.length;
    telling.time += MINUTE;
    await notify.deliver();
    if (receiver.received.slice(before).some(({ path }) => path === '/hook'))
      times.push((telling.time - from) / MINUTE);
  }
  expect(times.slice(0, 8)).toEqual([1, 2, 3, 5, 9, 17, 33, 65]);
  expect(times.at(-1)).toBeGreaterThan(22 * 60);
  expect(times.at(-1)).toBeLessThanOrEqual(24 * 60 + 1);
  expect(times.length).toBeLessThan(40);
  expect(pushed(telling)).toHaveLength(1);
  expect(telling.mails).toHaveLength(1);
  expect(await fates(telling)).toEqual(['over given up']);
});

test('a mail server and a receiver that come back get it once', async () => {
  const telling = await openTelling();
  const { receiver } = telling;
  telling.mailDown = true;
  await telling.notify.webhooks.add(ANNA, `${receiver.origin}/hook`);
  receiver.answers.set('/hook', 500);
  await telling.asks({ kind: 'over' });
  await telling.pass(3 * MINUTE);
  telling.mailDown = false;
  receiver.answers.delete('/hook');
  const before = receiver.received.length;
  await telling.pass(DAY);
  expect(telling.mails).toHaveLength(1);
  expect(receiver.received.length - before).toBe(1);
  // The receiver can tell that it is the same.
  expect(new Set(receiver.received.map(({ body }) => JSON.parse(body.toString()).id)).size).toBe(1);
});

test('a browser that has unsubscribed is forgotten; one with broken keys harms nobody', async () => {
  const telling = await openTelling();
  const { receiver, notify } = telling;
  await telling.choose({ mail: false });
  await notify.pushes.add(ANNA, telling.browser.subscription);
  await notify.pushes.add(ANNA, new Browser(`${receiver.origin}/push/old`).subscription);
  const broken = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  await notify.pushes.add(ANNA, { endpoint: `${receiver.origin}/push/broken`, keys: broken });
  receiver.answers.set('/push/old', 410);
  await telling.asks({ kind: 'over' });
  await telling.pass(2 * MINUTE);
  expect(pushed(telling)).toHaveLength(1);
  expect(await notify.pushes.count(ANNA)).toBe(2);
  expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/push/anna', '/push/old']);
  expect(await fates(telling)).toEqual(['over sent']);
});

test('with nowhere to go a notice is dropped', async () => {
  const telling = await openTelling();
  await telling.choose({ mail: false });
  await telling.asks({ kind: 'over' });
  await telling.pass(2 * MINUTE);
  expect(await fates(telling)).toEqual(['over nowhere']);
});

test('on vacation nothing is told until it ends, early or not', async () => {
  const telling = await openTelling();
  await telling.notify.goAway(ANNA, 3);
  await telling.asks();
  await telling.pass(DAY);
  expect(telling.mails).toEqual([]);
  await telling.notify.goAway(ANNA, 0);
  await telling.pass(10 * SECOND);
  expect(telling.mails).toHaveLength(2);
});

test('tables in play cost nothing until they are still; what a dead process did not plan is caught up with', async () => {
  let asked = 0;
  const counting = await openTelling(undefined, {
    waitsAt: async (table) => {
      asked++;
      const wait = { person: ANNA, kind: 'turn', subject: 'q', text: 't', since: counting.time, until: null } as const;
      return { table, game: 'G', title: '', pace: 'live', waits: [wait] };
    },
  });
  for (let n = 0; n < 25; n++) {
    counting.notify.changed(TABLE);
    counting.time += SECOND;
    await counting.notify.deliver();
  }
  expect(asked).toBe(0);
  // Somebody may be waited for while others go on: half a minute at most.
  for (let n = 0; n < 6; n++) {
    counting.notify.changed(TABLE);
    counting.time += SECOND;
    await counting.notify.deliver();
  }
  expect(asked).toBe(1);
  counting.time += 8 * SECOND;
  await counting.notify.deliver();
  expect(asked).toBe(2);
  await counting.notify.deliver();
  expect(asked).toBe(2);

  await counting.storage.db.deleteFrom('notices').execute();
  await seatAnna(counting);
  await counting.notify.catchUp(counting.time - MINUTE);
  await counting.notify.catchUp(counting.time - MINUTE);
  expect(await counting.storage.db.selectFrom('notices').select('kind').orderBy('kind').execute()).toHaveLength(2);
});

test('what was told long ago is forgotten, what waits is not', async () => {
  const telling = await openTelling();
  await telling.asks({ kind: 'over' });
  await telling.pass(2 * MINUTE);
  telling.time += 39 * DAY;
  await telling.notify.tidy();
  expect(await fates(telling)).toHaveLength(1);
  telling.time += 2 * DAY;
  await telling.notify.tidy();
  expect(await fates(telling)).toEqual([]);
});

test('a table that is no more is not told of; one that cannot be looked at is tried again for a day and holds up no other', async () => {
  const failures: unknown[] = [];
  const telling = await openTelling(undefined, {
    log: { warn: () => undefined, error: (what: unknown) => failures.push(what) },
    waitsAt: async (table) => {
      if (table === 'tablegone') throw notFound('table');
      if (table === 'tablesick') throw new Error('its rules are missing');
      return telling.truth.get(table);
    },
  });
  for (const table of ['tablegone', 'tablesick', TABLE]) await telling.asks({ kind: 'over' }, { table });
  await telling.pass(2 * MINUTE);
  expect(telling.mails).toHaveLength(1);
  expect((await fates(telling)).toSorted()).toEqual(['over no longer true', 'over open', 'over sent']);
  await telling.pass(2 * DAY);
  expect(await fates(telling)).toContain('over given up');
  expect(failures.length).toBeLessThan(40);
});

onBothEngines((engine) => {
  test('two processes on one database at once tell each thing once', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    onTestFinished(() => storage.close());
    const telling = await openTelling(storage);
    // A file has one process, with two deliverers that know nothing of each other.
    const elsewhere = engine.name === 'sqlite' ? storage : await engine.open(where);
    if (elsewhere !== storage) onTestFinished(() => elsewhere.close());
    const other = telling.another('two', elsewhere);
    await telling.notify.pushes.add(ANNA, telling.browser.subscription);
    const N = 120;
    for (let n = 0; n < N; n++) await telling.asks({ kind: 'over' }, { table: `table${String(n).padStart(4, '0')}` });
    telling.time += 2 * MINUTE;
    await Promise.all([1, 2, 3].flatMap(() => [telling.notify.deliver(), other.deliver()]));
    expect(telling.mails).toHaveLength(N);
    expect(new Set(pushed(telling).map(({ table }) => table)).size).toBe(N);
    expect(telling.receiver.received).toHaveLength(N);
    expect(new Set(await fates(telling))).toEqual(new Set(['over sent']));
  });

  test('what a process had claimed when it died is told by another, after a minute', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    onTestFinished(() => storage.close());
    const telling = await openTelling(storage);
    await telling.asks({ kind: 'over' });
    telling.time += 2 * MINUTE;
    await storage.db
      .updateTable('notices')
      .set({ claimed_by: 'dead', claimed_until: telling.time + MINUTE })
      .execute();
    await telling.notify.deliver();
    expect(telling.mails).toEqual([]);
    telling.time += MINUTE + 1;
    await telling.notify.deliver();
    expect(telling.mails).toHaveLength(1);
  });

  test('all processes have the same keys for push services, for ever', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    onTestFinished(() => storage.close());
    const telling = await openTelling(storage);
    const others = Array.from({ length: 5 }, (_, i) => telling.another(`p${i}`));
    const keys = await Promise.all([telling.notify, ...others].map((each) => each.pushes.key()));
    expect(new Set(keys).size).toBe(1);
  });
});
