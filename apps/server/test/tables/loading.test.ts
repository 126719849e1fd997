import { checkFairness } from '@edubba/fair';
import { recordOf } from '@edubba/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from '../../src/tables/desk.ts';
import { HOUSE } from '../../src/tables/drafted.ts';
import { TEST_GAMES } from '../support/games.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor } from '../support/visitor.ts';
import type { Storage } from '../../src/store/database.ts';

let house: TestHouse;
let gold: Visitor;
let blue: Visitor;
beforeAll(async () => {
  house = await openHouse();
  gold = await Visitor.guest(house.address, 'Gold');
  blue = await Visitor.guest(house.address, 'Blue');
});
afterAll(() => house.stop());

/** The same storage as another process has it, which stops before it reads from a table of the database. */
function slow(
  storage: Storage,
  before: 'tables' | 'changes',
  then: () => Promise<void>,
  armed: () => boolean = () => true,
): Storage {
  let stopped = false;
  const db = new Proxy(storage.db, {
    get: (all, name) => {
      const value: unknown = Reflect.get(all, name);
      if (name !== 'selectFrom') return typeof value === 'function' ? (value.bind(all) as unknown) : value;
      return (table: 'tables') => {
        const query = all.selectFrom(table);
        return (table as string) !== before || stopped || !armed() ? query : held(query, then, () => (stopped = true));
      };
    },
  });
  return { ...storage, db, listen: (heard) => storage.listen(heard) };
}

/** A query that lets something else happen before it is carried out. */
function held<Query extends object>(query: Query, then: () => Promise<void>, once: () => void): Query {
  return new Proxy(query, {
    get: (all, name) => {
      const value: unknown = Reflect.get(all, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'execute' || name === 'executeTakeFirst') {
          once();
          return then().then(() => (value as (...all: unknown[]) => unknown).apply(all, args));
        }
        return held((value as (...all: unknown[]) => object).apply(all, args), then, once);
      };
    },
  });
}

test.each(['tables', 'changes'] as const)(
  'a table loaded elsewhere while its last seat is taken has the right seed (stopped before %s)',
  async (before) => {
    const made = await gold.create('assyria', [{ who: 'open' }]);
    let joined: Promise<unknown> | undefined;
    const join = async (): Promise<void> => void (await (joined ??= blue.join(made.id)));
    const elsewhere = new Desk({ storage: slow(house.storage, before, join), games: TEST_GAMES, now: Date.now });
    const there = await elsewhere.get(made.id);
    await join();
    await expect.poll(() => there.head.status).toBe('playing');
    // Dice are rolled there: they must be those that house and seats have agreed on.
    for (let n = 0; n < 40; n++) {
      await there.change(HOUSE, ({ table }) => table?.play(table.toMove, table.options(table.toMove)[0] ?? ''));
    }
    const { secret } = await house.storage.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const contributions = there.head.seats.map(({ contribution }) => contribution);
    expect(contributions).not.toContain('');
    if (there.table === undefined) throw new Error('no game');
    const fair = { commitment: made.commitment, secret, contributions };
    const { verdict, rolls } = checkFairness(there.play.game, { ...recordOf(there.table), fair });
    expect(verdict).toBe('fair');
    expect(rolls.length).toBeGreaterThan(10);
    await elsewhere.stop();
  },
);

test('what is kept while a table catches up elsewhere is caught up with next, and nothing twice', async () => {
  const made = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(made.id);
  const ours = await house.desk.get(made.id);
  await ours.whenKept({}, () => undefined);
  const move = async (): Promise<void> =>
    void (await ours.change(HOUSE, ({ table }) => table?.play(table.toMove, table.options(table.toMove)[0] ?? '')));
  let armed = false;
  const storage = slow(house.storage, 'changes', move, () => armed);
  const elsewhere = new Desk({ storage, games: TEST_GAMES, now: Date.now });
  const there = await elsewhere.get(made.id);
  await there.whenKept({}, () => undefined);
  const { table } = there;
  armed = true;
  await move();
  await expect.poll(() => ours.rev - there.rev).toBe(0);
  await there.settled();
  expect(there.table).toBe(table);
  expect(there.table?.log.length).toBe(ours.table?.log.length);
  expect(there.table?.fingerprint()).toBe(ours.table?.fingerprint());
  await elsewhere.stop();
});

test('a log that cannot be followed leaves a table what it was, to be made anew', async () => {
  const made = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(made.id);
  const elsewhere = new Desk({ storage: house.storage, games: TEST_GAMES, now: Date.now });
  const there = await elsewhere.get(made.id);
  await there.whenKept({}, () => undefined);
  const { rev } = there;
  const { table } = there;
  if (table === undefined) throw new Error('no game');
  // As if this process had played something that was never kept.
  table.play(table.toMove, table.options(table.toMove)[0] ?? '');
  const ours = await house.desk.get(made.id);
  await ours.whenKept({}, () => undefined);
  await ours.change(HOUSE, (draft) =>
    draft.table?.play(draft.table.toMove, draft.table.options(draft.table.toMove)[1] ?? ''),
  );
  await expect.poll(() => there.table).toBeUndefined();
  expect(there.rev).toBe(rev);
  // The next time it is looked at it is as the others have it.
  await there.change(HOUSE, (draft) =>
    draft.table?.play(draft.table.toMove, draft.table.options(draft.table.toMove)[0] ?? ''),
  );
  await expect.poll(() => ours.rev).toBe(there.rev);
  expect(there.table?.fingerprint()).toBe(ours.table?.fingerprint());
  await elsewhere.stop();
});

test('a position that the rules do not lead to any more is refused, not played on from', async () => {
  const made = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
  const window = await gold.sit(made.id);
  await playOut([window]);
  const row = await house.storage.db
    .selectFrom('tables')
    .select('head')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const head = JSON.parse(row.head) as { print?: [number, string] };
  expect(head.print?.[1]).toMatch(/\w{8}/);
  // As if a new version of the rules gave another position at that place.
  const other = JSON.stringify({ ...head, print: [head.print?.[0], 'another'] });
  await house.storage.db.updateTable('tables').set({ head: other }).where('id', '=', made.id).execute();
  const elsewhere = new Desk({ storage: house.storage, games: TEST_GAMES, now: Date.now });
  const there = await elsewhere.get(made.id);
  await expect(there.whenKept({}, () => undefined)).rejects.toMatchObject({ code: 'diverged', status: 503 });
  await elsewhere.stop();
});
