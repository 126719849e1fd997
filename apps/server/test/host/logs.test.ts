import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MadeProgram } from '@edubba/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { discreet } from '../../src/host/logging.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { freePort } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';
import { Visitor } from '../support/visitor.ts';

async function logged(env: { readonly [name: string]: string }): Promise<{ house: HouseProcess; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-logs-'));
  const file = join(folder, 'house.sqlite');
  const house = new HouseProcess(await freePort(), file, { LOG_LEVEL: 'trace', ...env });
  await house.start();
  onTestFinished(async () => {
    await house.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return { house, file };
}

const linesOf = (text: string): { [name: string]: unknown }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { [name: string]: unknown });

test('every line of the log is JSON, and says which request it belongs to', async () => {
  const { house } = await logged({});
  const response = await fetch(`${house.address}/api/v1/tables?game=akkad&secret=lapis`);
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{12}-\w+$/);
  expect((await fetch(`${house.address}/ready`)).headers.get('x-request-id')).not.toBe(id);
  await house.stop();
  const mine = linesOf(house.said).filter(({ reqId }) => reqId === id);
  expect(mine[0]).toMatchObject({ level: 30, req: { method: 'GET', url: '/api/v1/tables' } });
  expect(mine.at(-1)).toMatchObject({ res: { statusCode: 200 }, responseTime: expect.any(Number) });
  expect(house.said).not.toContain('lapis');
});

test('no cookie, token, address of a letter or secret is in the log, whatever people do and whatever fails', async () => {
  // Nobody listens there: every mail fails, with the library's own words.
  const { house, file } = await logged({
    SMTP_URL: `smtp://edubba:pass-word@127.0.0.1:${await freePort()}`,
    EDUBBA_ADMIN_TOKEN: 'the-admin-token',
  });
  const visitor = await Visitor.guest(house.address, 'Enki');
  const { token, person } = (await visitor.ask('POST', '/me/programs', { name: 'Oracle' })).body as MadeProgram;
  const { id } = await visitor.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await visitor.sit(id);
  await window.send({ type: 'say', channel: 'table', text: 'the words of Enki' });
  await visitor.ask('POST', '/sign-in/mail', { email: 'enki.of.eridu@abzu.example' });
  await fetch(`${house.address}/api/v1/me?token=${token}`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${house.address}/api/v1/me/${token}/enki.of.eridu@abzu.example`);
  const admin = { headers: { 'x-edubba-admin': 'the-admin-token' } };
  expect((await fetch(`${house.address}/api/v1/admin/reports`, admin)).status).toBe(200);
  // Words of the library with the address in them.
  await expect.poll(() => house.said).toContain('could not be mailed');
  await house.stop();
  const storage = await openSqlite(file);
  const { secret } = await storage.db.selectFrom('tables').select('secret').executeTakeFirstOrThrow();
  const keys = await storage.db.selectFrom('house_keys').select('value').execute();
  await storage.close();
  expect(house.said).toContain(`/api/v1/tables/${id}/live`);
  const secrets = [
    visitor.cookie.split('=')[1] ?? '',
    token,
    'enki.of.eridu',
    'pass-word',
    'the-admin-token',
    secret,
    'words of Enki',
  ];
  for (const one of [...secrets, ...keys.map(({ value }) => value)]) {
    expect(one.length).toBeGreaterThan(8);
    expect(house.said).not.toContain(one);
  }
  expect(person.id).toMatch(/^\w{12}$/);
});

test('without a mail server the log is the letter box: the link is there even at the level people run a house with', async () => {
  const { house } = await logged({ LOG_LEVEL: 'warn' });
  const visitor = await Visitor.guest(house.address, 'Enki');
  await visitor.ask('POST', '/sign-in/mail', { email: 'enki.of.eridu@abzu.example' });
  await expect.poll(() => house.said).toMatch(/sign-in#[\w-]{43}/);
  const confirmed = /sign-in#([\w-]{43})/.exec(house.said)?.[1];
  expect((await visitor.ask('POST', '/sign-in/mail/confirm', { token: confirmed })).status).toBe(200);
  expect(house.said).toContain('e…@abzu.example');
  expect(house.said).not.toContain('enki.of.eridu');
});

test('of an address that somebody asked for no more is logged than an honest one has', async () => {
  const { house } = await logged({ LOG_LEVEL: 'info' });
  await fetch(`${house.address}/${'a'.repeat(12_000)}`);
  await house.stop();
  const urls = linesOf(house.said).flatMap(({ req }) => (req as { url?: string } | undefined)?.url ?? []);
  expect(urls.map(({ length }) => length)).toEqual([300]);
});

test('however long a line is, it is gone through once', { timeout: 20_000 }, () => {
  // From each of its letters it would take minutes.
  for (const letter of ['a', '.', '-']) {
    const long = letter.repeat(300_000);
    expect(discreet(long)).toBe(long);
  }
});

test('what a log must not hold is taken out of any line', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz_-0123456789ABCDE';
  expect(discreet(`550 <enki@abzu.example> no; Bearer ${token}"`)).toBe('550 <e…@abzu.example> no; Bearer …"');
  expect(discreet('connect postgres://house:secret@db.example:5432/x')).toBe(
    'connect postgres://house:…@db.example:5432/x',
  );
  expect(discreet(`http://localhost/sign-in#${token}`)).toBe(`http://localhost/sign-in#${token}`);
});
