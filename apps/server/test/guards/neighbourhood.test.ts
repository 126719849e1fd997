import { expect, test } from 'vitest';
import { Budget } from '../../src/live/budget.ts';
import { neighbourhood } from '../../src/live/neighbourhood.ts';
import { openHouse } from '../support/house.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::'],
  ['not an address', 'not an address'],
])('%s is counted for %s', (address, whom) => {
  expect(neighbourhood(address)).toBe(whom);
});

test('whoever has a whole network is one visitor: for requests, for guesses of the token, for dear work', async () => {
  const house = await openHouse({ env: { EDUBBA_ADMIN_TOKEN: 'lapis-lazuli', EDUBBA_REQUESTS_PER_MINUTE: '40' } });
  const ask = async (n: number, url: string, headers = {}): Promise<number> =>
    (await house.app.inject({ url, remoteAddress: `2001:db8:7:7::${n.toString(16)}`, headers })).statusCode;
  const lists: number[] = [];
  for (let n = 1; n <= 50; n++) lists.push(await ask(n, '/api/v1/tables'));
  expect(lists.filter((status) => status === 429)).toHaveLength(10);
  await house.stop();
  const other = await openHouse({ env: { EDUBBA_ADMIN_TOKEN: 'lapis-lazuli' } });
  const guesses: number[] = [];
  for (let n = 1; n <= 20; n++) {
    const headers = { 'x-edubba-admin': `wrong-token-${n}` };
    const from = { remoteAddress: `2001:db8:7:7::${n.toString(16)}`, headers };
    guesses.push((await other.app.inject({ url: '/api/v1/admin/reports', ...from })).statusCode);
  }
  expect(guesses.filter((status) => status === 429)).toHaveLength(10);
  await other.stop();
  const budget = new Budget(() => 0);
  budget.charge({ address: '2001:db8:7:7::1' }, 100_000);
  expect(budget.wait({ address: '2001:db8:7:7:ffff::2' })).toBeGreaterThan(0);
  expect(budget.wait({ address: '2001:db8:7:8::1' })).toBe(0);
});
