import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile, TableInfo } from '@edubba/protocol';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor, type Window } from '../support/visitor.ts';

let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  house = await openHouse();
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
  stranger = await Visitor.guest(house.address, 'Stranger');
});
afterAll(() => house.stop());

async function played(open: boolean, spectators: boolean): Promise<string> {
  const { id } = await gold.create('connect-four', [{ who: 'open' }], { open, spectators });
  await blue.join(id);
  const windows = [await gold.sit(id), await blue.sit(id)];
  await playOut(windows);
  for (const window of windows) await window.close();
  return id;
}

test('the next table of people who play among themselves is told to nobody else, by no door', async () => {
  const id = await played(false, true);
  const next = await gold.rematch(id);
  const watching = await stranger.sit(id);
  expect(watching.info?.rematch).toBeNull();
  expect((await stranger.table('GET', `/tables/${id}`)).rematch).toBeNull();
  const profile = (await stranger.ask('GET', `/people/${gold.me?.id}`)).body as Profile;
  expect(JSON.stringify(profile)).not.toContain(next.id);
  expect(watching.texts.join()).not.toContain(next.id);
  // Those who sat there find it.
  expect((await blue.table('GET', `/tables/${id}`)).rematch).toBe(next.id);
  const open = await played(true, true);
  const shown = await gold.rematch(open);
  expect((await stranger.table('GET', `/tables/${open}`)).rematch).toBe(shown.id);
});

test('who plays where nobody may look on, and how it ended, is for those who sit there', async () => {
  const id = await played(false, false);
  for (const who of [stranger, new Visitor(house.address)]) {
    const { status, body } = await who.ask('GET', `/tables/${id}`);
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toMatch(/Gold|Blue|scores/);
  }
  expect(((await blue.ask('GET', `/tables/${id}`)).body as TableInfo).outcome).not.toBeNull();
  // Before it begins the link is an invitation.
  const waiting = await gold.create('connect-four', [{ who: 'open' }], { open: false, spectators: false });
  expect((await stranger.ask('GET', `/tables/${waiting.id}`)).status).toBe(200);
});

test('a crowd that comes and goes is not told to a crowd each time', async () => {
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [mine, theirs] = [await gold.sit(id), await blue.sit(id)];
  await mine.until(() => mine.info?.seats.every(({ here }) => here) === true);
  const infos = ({ received }: Window): number => received.filter(({ type }) => type === 'table').length;
  const before = [infos(mine), infos(theirs)];
  const watchers: Window[] = [];
  for (let n = 0; n < 20; n++) watchers.push(await stranger.sit(id));
  for (const watcher of watchers.splice(0, 10)) await watcher.close();
  expect(infos(mine) - (before[0] ?? 0)).toBeLessThan(4);
  await mine.until(() => mine.info?.watching === 10, 20_000);
  expect(infos(mine) - (before[0] ?? 0)).toBeLessThan(6);
  for (const watcher of watchers) expect(infos(watcher)).toBeLessThan(5);
});
