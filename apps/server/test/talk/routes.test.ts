import { expect, test } from 'vitest';
import { ANNA, BELA, CLOSED, openTalking, SITTER, TABLE, WALT, WATCHER } from './talking.ts';

test('what was said is read through its address only in one’s own channel', async () => {
  const { talk, ask, end } = await openTalking();
  await talk.say(TABLE, ANNA, SITTER, 'table', 'ours');
  await talk.say(TABLE, WALT, WATCHER, 'watchers', 'theirs');
  const read = async (person?: typeof ANNA) => {
    const { body } = await ask('GET', `/tables/${TABLE}/talk`, person);
    return body.lines.map(({ text }: { text: string }) => text);
  };
  expect(await read(BELA)).toEqual(['ours']);
  expect(await read(WALT)).toEqual(['theirs']);
  expect(await read()).toEqual(['theirs']);
  expect((await ask('GET', `/tables/${TABLE}/talk?before=2`, BELA)).body.lines).toHaveLength(1);
  expect((await ask('GET', `/tables/${TABLE}/talk?before=1`, BELA)).body.lines).toEqual([]);
  await end();
  expect(await read(WALT)).toEqual(['ours', 'theirs']);
});

test('a table where nobody may look on is not there for others', async () => {
  const { ask } = await openTalking();
  expect((await ask('GET', `/tables/${CLOSED}/talk`, ANNA)).status).toBe(200);
  for (const person of [WALT, undefined]) {
    expect((await ask('GET', `/tables/${CLOSED}/talk`, person)).status).toBe(404);
  }
  expect((await ask('GET', `/tables/${CLOSED}/notes`, WALT)).status).toBe(404);
  expect((await ask('PUT', `/tables/${CLOSED}/notes`, WALT, { text: 'x' })).status).toBe(404);
  expect((await ask('POST', `/tables/${CLOSED}/talk/1/report`, WALT, { why: 'x' })).status).toBe(404);
});

test('signed out, nothing but reading as a spectator', async () => {
  const { ask } = await openTalking();
  for (const [method, url, body] of [
    ['POST', `/tables/${TABLE}/talk/1/report`, { why: 'x' }],
    ['GET', '/me/mutes', undefined],
    ['PUT', `/me/mutes/${BELA.id}`, undefined],
    ['DELETE', `/me/mutes/${BELA.id}`, undefined],
    ['GET', `/tables/${TABLE}/notes`, undefined],
    ['PUT', `/tables/${TABLE}/notes`, { text: 'x' }],
  ] as const) {
    expect([url, (await ask(method, url, undefined, body)).status]).toEqual([url, 401]);
  }
});

test('forged ids and numbers name nothing', async () => {
  const { ask } = await openTalking();
  for (const [method, url, status] of [
    ['GET', '/tables/..%2Ftables/talk', 404],
    ['GET', "/tables/'or''='/talk", 404],
    ['GET', '/tables/nonesuch1/talk', 404],
    ['GET', `/tables/${TABLE}/talk?before=1;drop`, 400],
    ['GET', `/tables/${TABLE}/talk?before=-1`, 400],
    ['GET', `/tables/${TABLE}/talk?before=99999999999999999999`, 400],
    ['POST', `/tables/${TABLE}/talk/999/report`, 404],
    ['POST', `/tables/${TABLE}/talk/x/report`, 400],
    ['PUT', '/me/mutes/nobody11', 404],
    ['PUT', '/me/mutes/%25', 404],
    ['PUT', `/me/mutes/${ANNA.id}`, 409],
    ['GET', '/tables/nonesuch1/notes', 404],
  ] as const) {
    expect([url, (await ask(method, url, ANNA, method === 'POST' ? { why: 'x' } : undefined)).status]).toEqual([
      url,
      status,
    ]);
  }
});

test('a muted person is not read any more, by whoever muted them and nobody else', async () => {
  const { talk, ask } = await openTalking();
  await talk.say(TABLE, BELA, SITTER, 'table', 'blah');
  const told: string[] = [];
  talk.onMutes((person) => told.push(person));
  const count = async (person: typeof ANNA) => (await ask('GET', `/tables/${TABLE}/talk`, person)).body.lines.length;
  expect((await ask('PUT', `/me/mutes/${BELA.id}`, ANNA)).status).toBe(204);
  expect((await ask('PUT', `/me/mutes/${BELA.id}`, ANNA)).status).toBe(204);
  expect((await ask('GET', '/me/mutes', ANNA)).body).toEqual({ people: [BELA.id] });
  expect((await ask('GET', '/me/mutes', BELA)).body).toEqual({ people: [] });
  expect([await count(ANNA), await count(BELA)]).toEqual([0, 1]);
  expect((await ask('DELETE', `/me/mutes/${BELA.id}`, ANNA)).status).toBe(204);
  expect(await count(ANNA)).toBe(1);
  expect(told).toEqual([ANNA.id, ANNA.id, ANNA.id]);
});

test('notes are one’s own', async () => {
  const { ask } = await openTalking();
  expect((await ask('GET', `/tables/${TABLE}/notes`, ANNA)).body).toEqual({ text: '' });
  await ask('PUT', `/tables/${TABLE}/notes`, ANNA, { text: 'first' });
  expect((await ask('PUT', `/tables/${TABLE}/notes`, ANNA, { text: 'a\n\tb\u0000' })).body).toEqual({ text: 'a\n\tb' });
  expect((await ask('GET', `/tables/${TABLE}/notes`, ANNA)).body).toEqual({ text: 'a\n\tb' });
  expect((await ask('GET', `/tables/${CLOSED}/notes`, ANNA)).body).toEqual({ text: '' });
  expect((await ask('GET', `/tables/${TABLE}/notes`, BELA)).body).toEqual({ text: '' });
  expect((await ask('PUT', `/tables/${TABLE}/notes`, ANNA, { text: 'x'.repeat(4001) })).status).toBe(400);
  expect((await ask('PUT', `/tables/${TABLE}/notes`, ANNA, { text: 'x', person: BELA.id })).status).toBe(400);
});

test('a report keeps what was said around it in that channel, once, until it is settled', async () => {
  const talking = await openTalking();
  const { talk, ask, reports, storage } = talking;
  for (let n = 1; n <= 30; n++) {
    talking.time += 2000;
    await talk.say(TABLE, n % 2 === 0 ? ANNA : BELA, SITTER, 'table', `line ${n}`);
    await talk.say(TABLE, WALT, WATCHER, 'watchers', `aside ${n}`);
  }
  const url = `/tables/${TABLE}/talk/29/report`;
  expect((await ask('POST', url, ANNA, { why: 'rude' })).status).toBe(204);
  expect((await ask('POST', url, ANNA, { why: 'very rude' })).status).toBe(204);
  const [report, ...others] = await reports.open();
  expect(others).toEqual([]);
  expect(report).toMatchObject({ table: TABLE, number: 29, by: ANNA.id, why: 'rude' });
  expect(report?.lines.map(({ text }) => text)).toEqual(Array.from({ length: 21 }, (_, i) => `line ${i + 5}`));
  // One's own line, and a line of the channel one must not read.
  expect((await ask('POST', url, BELA, { why: 'x' })).status).toBe(403);
  expect((await ask('POST', url, WALT, { why: 'x' })).status).toBe(404);
  expect((await ask('POST', url, ANNA, { why: '' })).status).toBe(400);
  await reports.settle(report!.id);
  expect(await reports.open()).toEqual([]);
  await expect(reports.settle(report!.id)).rejects.toMatchObject({ status: 404 });
  expect(JSON.stringify(await storage.db.selectFrom('reports').selectAll().execute())).not.toContain('line 15');
});

test('nobody fills the house with reports', async () => {
  const talking = await openTalking();
  for (let n = 1; n <= 31; n++) {
    talking.time += 2000;
    await talking.talk.say(TABLE, BELA, SITTER, 'table', `line ${n}`);
  }
  const report = (n: number) => talking.ask('POST', `/tables/${TABLE}/talk/${n}/report`, ANNA, { why: 'x' });
  for (let n = 1; n <= 30; n++) expect((await report(n)).status).toBe(204);
  expect((await report(31)).status).toBe(429);
  talking.time += 25 * 3_600_000;
  expect((await report(31)).status).toBe(204);
});
