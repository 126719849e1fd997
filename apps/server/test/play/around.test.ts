import type { NewTable } from '@edubba/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor, type Window } from '../support/visitor.ts';

let storage: Storage;
let house: TestHouse;
let gold: Visitor;
let blue: Visitor;

beforeEach(async () => {
  storage = await openSqlite(':memory:');
  house = await openHouse({ storage });
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
});
afterEach(async () => {
  await house.stop();
  await storage.close();
});

/** Both at a table, and both know that the other is there: nothing more is told by itself. */
async function seated(pace: NewTable['pace']): Promise<{ id: string; windows: readonly [Window, Window] }> {
  const { id } = await gold.create('connect-four', [{ who: 'open' }], { pace });
  await blue.join(id);
  const windows = [await gold.sit(id), await blue.sit(id)] as const;
  for (const window of windows) await window.until(() => window.info?.seats.every(({ here }) => here) === true);
  return { id, windows };
}

const told = ({ received }: Window): number => received.filter(({ type }) => type === 'table').length;

test('whoever looks is told what changes around the game: pauses, who plays, that it is over, what follows', async () => {
  const { id, windows } = await seated({ kind: 'free' });
  const [, looking] = windows;
  await gold.table('POST', `/tables/${id}/pause`, { yes: true });
  await looking.until(() => looking.info?.pauseWish.length === 1);
  await blue.table('POST', `/tables/${id}/pause`, { yes: true });
  await looking.until(() => looking.info?.paused !== null);
  await gold.table('POST', `/tables/${id}/pause`, { yes: false });
  await looking.until(() => looking.info?.paused === null);
  await gold.table('POST', `/tables/${id}/resign`);
  await looking.until(() => looking.info?.seats[0]?.gone === 'resigned');
  await gold.table('POST', `/tables/${id}/return`);
  await looking.until(() => looking.info?.seats[0]?.gone === null);
  await playOut(windows);
  await looking.until(() => looking.info?.status === 'over');
  await gold.rematch(id);
  await looking.until(() => looking.info?.rematch !== null);
});

test('a move changes nothing around the game, unless a clock runs', async () => {
  const free = await seated({ kind: 'free' });
  const clocked = await seated({ kind: 'live', bank: 600_000, increment: 1000 });
  for (const [{ windows }, more] of [
    [free, 0],
    [clocked, 1],
  ] as const) {
    const [mover, other] = windows.toSorted((a, b) => Number(b.asked) - Number(a.asked));
    const before = told(other!);
    await mover!.answer();
    await other!.until(() => other!.asked);
    await other!.send({ type: 'ping' });
    expect(told(other!) - before).toBe(more);
  }
});
