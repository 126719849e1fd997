import type { Proof } from '@edubba/protocol';
import { commitmentTo } from '@edubba/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { contributed, Visitor } from '../support/visitor.ts';

let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
beforeAll(async () => {
  house = await openHouse();
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
});
afterAll(() => house.stop());

const wish = (seats: object[]): object => ({
  game: 'connect-four',
  seats,
  options: {},
  pace: { kind: 'free' },
  open: true,
  spectators: true,
});

test('the commitment is shown before anybody adds anything, and nothing begins before all have', async () => {
  const made = await gold.table('POST', '/tables', wish([{ who: 'me' }, { who: 'bot', bot: 'random' }]));
  expect(made).toMatchObject({
    status: 'waiting',
    contributions: ['', ''],
    seats: [{ ready: false }, { ready: true }],
  });
  expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect((await gold.ask('POST', `/tables/${made.id}/start`)).status).toBe(409);
  const begun = await gold.add(made, 'what-gold-adds-to-it');
  expect(begun).toMatchObject({ status: 'playing', contributions: ['what-gold-adds-to-it', ''] });
  expect(begun.commitment).toBe(made.commitment);
});

test('the secret that is shown in the end is the one that was promised first', async () => {
  const made = await gold.table('POST', '/tables', wish([{ who: 'me' }, { who: 'open' }]));
  const joined = await blue.table('POST', `/tables/${made.id}/join`, {});
  expect(joined).toMatchObject({ status: 'waiting', commitment: made.commitment, contributions: ['', ''] });
  const added = [contributed(), contributed()];
  expect((await blue.add(joined, added[1])).status).toBe('waiting');
  expect((await gold.add(made, added[0])).status).toBe('playing');
  await playOut([await gold.sit(made.id), await blue.sit(made.id)]);
  const proof = (await gold.ask('GET', `/tables/${made.id}/proof`)).body as Proof;
  expect(proof).toMatchObject({ commitment: made.commitment, contributions: added });
  expect(commitmentTo(proof.secret)).toBe(made.commitment);
});

test('what was added stays: not another one, not for another commitment, not for somebody else, not later', async () => {
  const made = await gold.create('connect-four', [{ who: 'open' }]);
  const [mine] = made.contributions;
  const chance = (who: Visitor, body: object) => who.ask('POST', `/tables/${made.id}/chance`, body);
  const { commitment } = made;
  expect((await chance(gold, { commitment, contribution: contributed() })).body).toMatchObject({
    error: 'contributed',
  });
  expect((await chance(gold, { commitment, contribution: mine })).status).toBe(200);
  expect((await chance(blue, { commitment, contribution: contributed() })).status).toBe(403);
  await blue.table('POST', `/tables/${made.id}/join`, {});
  const other = { commitment: commitmentTo('another'), contribution: contributed() };
  expect((await chance(blue, other)).body).toMatchObject({ error: 'other-commitment' });
  // Whoever made the table need not wait for ever for a device that adds nothing.
  expect(await gold.table('POST', `/tables/${made.id}/start`)).toMatchObject({
    status: 'playing',
    contributions: [mine, ''],
  });
  expect((await chance(blue, { commitment, contribution: contributed() })).body).toMatchObject({
    error: 'not-waiting',
  });
});
