import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Edubba } from '../../src/app.ts';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'edubba-pages-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
let storage: Storage;
let house: Edubba;
let port: number;
beforeAll(async () => {
  storage = await openSqlite(':memory:');
  house = await build({ config: readConfig({ LOG_LEVEL: 'silent' }), storage, pagesFolder: folder });
  await house.app.listen({ host: '127.0.0.1', port: 0 });
  port = (house.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await house.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request line as it is; gives the first line of what comes back. */
function firstLine(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${request} HTTP/1.1\r\nhost: x\r\n\r\n`));
    socket.setTimeout(60_000, () => socket.destroy(new Error(`${request} was never answered`)));
    socket.once('data', (data: Buffer) => {
      socket.destroy();
      resolve(data.toString('latin1').split('\r\n', 1)[0] ?? '');
    });
    socket.once('error', reject);
    socket.once('end', () => resolve('closed'));
  });
}

const UPGRADE =
  'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** Sends a request that wants a socket; resolves when the connection is closed. */
function closed(request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${request} HTTP/1.1\r\nhost: x\r\n${UPGRADE}\r\n`));
    socket.setTimeout(60_000, () => socket.destroy(new Error(`${request} is held open`)));
    socket.resume();
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

const TARGETS = [
  '//',
  '//[',
  '/\\',
  '///',
  '//x:y',
  '/%',
  '/%00',
  '/%2e%2e/',
  '//%',
  '/?%',
  '/#',
  '\\',
  '*',
  '[',
  '/[::1',
];
const WHOLE = ['http://', 'http://[', 'http://x:99999/', 'https://x/api/v1/tables', 'ftp://x//'];

test.each(
  [...TARGETS, ...WHOLE].flatMap((target) => ['GET', 'HEAD', 'OPTIONS', 'POST'].map((how) => `${how} ${target}`)),
)('%s is answered', async (request) => {
  expect(await firstLine(request)).toMatch(/^HTTP\/1\.1 (?:2|4)\d\d |^closed$/);
});

const NO_SOCKETS = [...TARGETS, '/', '/nowhere', `/api/v1/tables/${'x'.repeat(101)}/live`, '/api/v1/games', '/health'];

test.each(NO_SOCKETS.flatMap((target) => ['GET', 'POST'].map((how) => `${how} ${target}`)))(
  '%s as a socket does not hold its connection',
  (request) => closed(request),
);
