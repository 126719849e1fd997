import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edubba } from '../../src/app.ts';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'edubba-pages-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title><script src="/assets/a-1.js"></script>');
writeFileSync(join(folder, 'assets', 'a-1.js'), '1');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['http://play.example', 'https://play.example'])('a house at %s', (origin) => {
  let storage: Storage;
  let house: Edubba;
  const https = origin.startsWith('https');
  beforeAll(async () => {
    storage = await openSqlite(':memory:');
    const config = readConfig({ LOG_LEVEL: 'silent', EDUBBA_ORIGIN: origin, EDUBBA_REQUESTS_PER_MINUTE: '40' });
    house = await build({ config, storage, pagesFolder: folder });
    await house.app.ready();
  });
  afterAll(async () => {
    await house.close();
    await storage.close();
  });
  let visits = 0;
  const ask = (url: string, more: object = {}) =>
    house.app.inject({ method: 'GET', url, remoteAddress: `10.1.1.${visits++}`, headers: { origin }, ...more });

  test.each([
    ['an answer', '/api/v1/tables', 200],
    ['a refusal', '/api/v1/me', 401],
    ['nothing', '/api/v1/nothing', 404],
    ['a bad address', '/api/v1/%E0%A4%A', 400],
    ['a page', '/lobby', 200],
    ['a script', '/assets/a-1.js', 200],
    ['a script that is not there', '/assets/b.js', 404],
    ['the health', '/health', 200],
  ])('%s is taken for what it is, and tells no other house where it came from', async (_, url, status) => {
    const { headers, statusCode } = await ask(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBe(https ? 'max-age=31536000' : undefined);
    expect(headers['content-type']).toMatch(/^(?:application\/json|text\/(?:html|javascript|plain)); charset=utf-8$/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('answers are kept by no cache, and are no page', async () => {
    for (const url of ['/api/v1/me', '/api/v1/tables', '/api/v1/nothing']) {
      expect((await ask(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
    expect((await ask('/lobby')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('pages run scripts of this house only, none that are written into them, and in nobody’s frame', async () => {
    const { headers } = await ask('/');
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    ) as { [name: string]: string[] };
    expect(policy['script-src'] ?? policy['default-src']).toEqual(["'self'"]);
    for (const [name, sources] of Object.entries(policy)) {
      if (name !== 'style-src') expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
      expect(sources.filter((source) => /[*]|^https?:/.test(source))).toEqual([]);
    }
    expect([policy['frame-ancestors'], policy['base-uri'], policy['object-src'], policy['form-action']]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'none'"],
      ["'self'"],
    ]);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('the cookie is out of reach of scripts and of other pages', async () => {
    const { headers } = await ask('/api/v1/people/guest', { method: 'POST', payload: { name: 'Enki' } });
    const parts = String(headers['set-cookie']).split('; ');
    expect(parts[0]).toMatch(/^edubba=[\w-]{43}$/);
    expect(parts.slice(1).toSorted()).toEqual(
      ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', ...(https ? ['Secure'] : [])].toSorted(),
    );
  });

  test('one address asks so often a minute and no more, others meanwhile as they like', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 42; i++) statuses.push((await ask('/api/v1/tables', { remoteAddress: '10.9.9.9' })).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const limited = await ask('/api/v1/tables', { remoteAddress: '10.9.9.9' });
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    // Whoever says they are somebody else is still who they are: nobody stands in front of this house.
    const lying = await ask('/api/v1/tables', {
      remoteAddress: '10.9.9.9',
      headers: { 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4' },
    });
    expect(lying.statusCode).toBe(429);
    expect((await ask('/api/v1/tables')).statusCode).toBe(200);
    // Whoever looks after the machine is never sent away.
    expect((await ask('/health', { remoteAddress: '10.9.9.9' })).statusCode).toBe(200);
  });
});

test('the page itself has no script written into it, and no handlers', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../web/index.html', import.meta.url)), 'utf8');
  for (const [tag] of page.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/\bsrc="\//);
  expect(page).not.toMatch(/<script[^>]*>[^<]/);
  expect(page).not.toMatch(/\son\w+=|javascript:/i);
});
