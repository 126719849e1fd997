import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openToRead } from '../../src/store/read.ts';
import type { Storage } from '../../src/store/database.ts';
import type { VerifiedStatus } from '../../src/tables/verify.ts';
import { verifyTables } from '../../src/tables/verify.ts';
import { onBothEngines } from '../support/engines.ts';
import { TEST_GAMES } from '../support/games.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

onBothEngines((engine) => {
  let place: string;
  let storage: Storage;
  let house: TestHouse;
  let gold: Visitor;

  beforeEach(async () => {
    place = await engine.fresh();
    storage = await engine.open(place);
    house = await openHouse({ storage });
    gold = await Visitor.guest(house.address, 'Gold');
  });
  afterEach(async () => {
    await house.stop();
    await storage.close();
  });

  /** A running game in which somebody has answered so often. */
  async function running(answers: number): Promise<string> {
    const { id } = await gold.create('assyria', [{ who: 'bot', bot: 'random' }]);
    const window = await gold.sit(id);
    for (let i = 0; i < answers; i++) {
      await window.until(() => window.asked);
      await window.answer();
    }
    await window.until(() => window.asked);
    await window.close();
    return id;
  }

  /** What whoever looks without a house sees, while the house is open. */
  async function verified(games = TEST_GAMES, status?: VerifiedStatus): ReturnType<typeof verifyTables> {
    const where = engine.name === 'postgres' ? { databaseUrl: place } : { databaseUrl: undefined };
    const db = openToRead({ databaseFile: place, ...where });
    try {
      await expect(sql`delete from tables`.execute(db)).rejects.toThrow(/read-?only/);
      return await verifyTables(db, games, undefined, status);
    } finally {
      await db.destroy();
    }
  }

  test('running games that come out as they did are said to go on, while people play them', async () => {
    const ids = [await running(0), await running(12)];
    // Only those that are being played: one that waits has nothing to go on with.
    await gold.create('assyria', [{ who: 'open' }]);
    const tables = await verified();
    expect(tables.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(tables.every(({ error }) => error === undefined)).toBe(true);
    expect(Math.max(...tables.map(({ entries }) => entries))).toBeGreaterThan(24);
  });

  test('finished games come out as they did, or are named', async () => {
    const ended = async (): Promise<string> => {
      const { id } = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
      const window = await gold.sit(id);
      while ((await gold.table('GET', `/tables/${id}`)).status !== 'over') {
        if (window.asked) await window.answer();
      }
      await window.close();
      return id;
    };
    const [good, bad] = [await ended(), await ended()];
    await running(0);
    const { head } = await storage.db
      .selectFrom('tables')
      .select('head')
      .where('id', '=', bad)
      .executeTakeFirstOrThrow();
    const kept = JSON.parse(head);
    const outcome = { ...kept.outcome, scores: [7, 7] };
    await storage.db
      .updateTable('tables')
      .set({ head: JSON.stringify({ ...kept, outcome }) })
      .where('id', '=', bad)
      .execute();
    const errors = new Map((await verified(TEST_GAMES, 'over')).map(({ id, error }) => [id, error]));
    expect([...errors.keys()].toSorted()).toEqual([good, bad].toSorted());
    expect(errors.get(good)).toBeUndefined();
    expect(errors.get(bad)).toContain('another result');
  });

  test('a position that is no longer what it was, an answer that is no longer possible, a game that is gone: each is named', async () => {
    const [print, answer, question] = [await running(12), await running(3), await running(3)];
    const headOf = async (id: string): Promise<{ print?: unknown; turn: object }> => {
      const { head } = await storage.db
        .selectFrom('tables')
        .select('head')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return JSON.parse(head);
    };
    const edit = async (id: string, change: object): Promise<void> => {
      const head = JSON.stringify({ ...(await headOf(id)), ...change });
      await storage.db.updateTable('tables').set({ head }).where('id', '=', id).execute();
    };
    const [length] = (await headOf(print)).print as [number, string];
    await edit(print, { print: [length, '00000000'] });
    await edit(question, { turn: { ...(await headOf(question)).turn, kind: 'bid.none' } });
    const last = await storage.db
      .selectFrom('changes')
      .select('rev')
      .where('table_id', '=', answer)
      .where('entries', '!=', '[]')
      .orderBy('rev', 'desc')
      .executeTakeFirstOrThrow();
    await storage.db
      .updateTable('changes')
      .set({ entries: '[[0,"no such thing"]]' })
      .where('table_id', '=', answer)
      .where('rev', '=', last.rev)
      .execute();
    const errors = new Map((await verified()).map(({ id, error }) => [id, error]));
    expect(errors.get(print)).toContain(`since its answer ${length}`);
    expect(errors.get(question)).toContain('bid.none of');
    expect(errors.get(answer)).toBeDefined();
    expect((await verified({})).map(({ error }) => error)).toEqual(
      Array.from({ length: 3 }, () => 'This build has no game called assyria.'),
    );
  });
});
