import { expect, test } from 'vitest';
import { BadConfig, readConfig } from '../../src/config.ts';
import { openHouse } from '../support/house.ts';

test('a variable that is set to nothing is not set', () => {
  const plain = readConfig({});
  const names = ['HOST', 'PORT', 'EDUBBA_ORIGIN', 'DATABASE_URL', 'EDUBBA_DATABASE', 'SMTP_URL', 'MAIL_FROM'];
  const more = ['EDUBBA_PROXY', 'EDUBBA_ADMIN_TOKEN', 'LOG_LEVEL', 'EDUBBA_DRAIN_SECONDS'];
  for (const nothing of ['', '  ']) {
    const empty = readConfig(Object.fromEntries([...names, ...more].map((name) => [name, nothing])));
    expect({ ...empty, process: '' }).toEqual({ ...plain, process: '' });
  }
});

test('an empty token makes nobody an administrator', async () => {
  for (const token of ['', ' ', '\t']) {
    const house = await openHouse({ env: { EDUBBA_ADMIN_TOKEN: token } });
    for (const given of ['', ' ', 'undefined']) {
      const asked = await fetch(`${house.address}/api/v1/admin/reports`, { headers: { 'x-edubba-admin': given } });
      expect(asked.status).toBe(403);
    }
    await house.stop();
  }
});

test('the address of the house is written as browsers write it', () => {
  expect(readConfig({ EDUBBA_ORIGIN: 'HTTPS://Play.Example.org:443//' }).origin).toBe('https://play.example.org');
  expect(readConfig({ PORT: ' 9000 ' }).origin).toBe('http://localhost:9000');
});

test.each([
  [{ EDUBBA_ADMIN_TOKEN: 'lapis' }, /EDUBBA_ADMIN_TOKEN.*at least 12/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is loud.*silent.*warn.*info/],
  [{ SMTP_URL: 'mail.example.org' }, /SMTP_URL must begin with smtp:/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin/],
  [{ PORT: 'x' }, /PORT is x/],
  [{ PORT: '0x50' }, /PORT is 0x50/],
  [{ PORT: '8e3' }, /PORT is 8e3/],
  [{ EDUBBA_PROXY: '-1' }, /EDUBBA_PROXY is -1/],
  // With nothing at all nobody could come in, or everything would be free.
  [{ EDUBBA_WORK_PER_ADDRESS: '0' }, /EDUBBA_WORK_PER_ADDRESS is 0.*from 1/],
  [{ EDUBBA_REQUESTS_PER_MINUTE: '0' }, /EDUBBA_REQUESTS_PER_MINUTE is 0.*from 1/],
  [{ EDUBBA_SOCKETS_PER_ADDRESS: '0' }, /EDUBBA_SOCKETS_PER_ADDRESS is 0.*from 1/],
  [{ EDUBBA_TABLES_MB: '0' }, /EDUBBA_TABLES_MB is 0.*from 1/],
  [{ EDUBBA_ORIGIN: 'https://play.example.org/edubba' }, /EDUBBA_ORIGIN.*without a path/],
  [{ EDUBBA_ORIGIN: 'https://gold:blue@play.example.org' }, /EDUBBA_ORIGIN/],
  [{ EDUBBA_ORIGIN: 'play.example.org' }, /EDUBBA_ORIGIN/],
])('%j is refused with words of the house', (env, words) => {
  expect(() => readConfig(env)).toThrow(BadConfig);
  expect(() => readConfig(env)).toThrow(words);
});
