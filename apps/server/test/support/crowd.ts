import type { StoredEntry } from '@edubba/kernel';
import { readEntry, Table, viewOf, Xoshiro } from '@edubba/kernel';
import connectFour from '@edubba/connect-four';
import { expect } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import type { TableHead } from '../../src/tables/head.ts';
import { seatOf } from '../../src/tables/head.ts';
import { Stubborn } from './stubborn.ts';
import { Visitor } from './visitor.ts';

/** How often something is killed. */
export const KILLS = Number(process.env['EDUBBA_KILLS'] ?? 100);
const TABLES = 6;

/** People who play one game after another, until they are told to stop. */
export class Crowd {
  readonly players: Stubborn[] = [];
  private readonly addresses: readonly string[];
  private readonly random: Xoshiro;
  private readonly people: Visitor[] = [];

  constructor(addresses: readonly string[], seed: string) {
    this.addresses = addresses;
    this.random = new Xoshiro(seed);
  }

  async come(): Promise<void> {
    for (let i = 0; i < TABLES * 2; i++) {
      this.people.push(await Visitor.guest(this.addresses[i % this.addresses.length] ?? '', `Somebody ${i}`));
    }
    for (let i = 0; i < TABLES; i++) await this.sitDown(i);
  }

  /** A new game where one has ended; called only while the house is there. */
  async playOn(): Promise<void> {
    for (let i = 0; i < TABLES; i++) {
      if (this.pairs[i]?.every(({ over }) => over) === true) await this.sitDown(i);
    }
  }

  private readonly pairs: (readonly Stubborn[])[] = [];

  private async sitDown(i: number): Promise<void> {
    const [gold, blue] = [this.people[2 * i], this.people[2 * i + 1]];
    if (gold === undefined || blue === undefined) return;
    const { id } = await gold.create('connect-four', [{ who: 'open' }]);
    await blue.join(id);
    const pair = [gold, blue].map((visitor) => new Stubborn(visitor, this.addresses, id, (n) => this.random.below(n)));
    this.pairs[i] = pair;
    this.players.push(...pair);
  }

  get moves(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Waits until everybody has made some more moves: they have come back. */
  async resumed(): Promise<void> {
    const before = this.pairs.flat().map(({ acknowledged, over }) => (over ? -1 : acknowledged.length));
    const back = (): boolean =>
      this.pairs.flat().every(({ acknowledged, over }, i) => over || acknowledged.length > (before[i] ?? 0));
    const end = Date.now() + 60_000;
    while (!back()) {
      if (Date.now() > end) throw new Error('somebody does not come back');
      await new Promise((wait) => setTimeout(wait, 20));
    }
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }

  below(n: number): number {
    return this.random.below(n);
  }
}

/** Everything that was acknowledged is there exactly once, nothing is torn, and what players see is what is kept. */
export async function checkKept(storage: Storage, crowd: Crowd): Promise<void> {
  expect(crowd.players.flatMap(({ problems }) => problems)).toEqual([]);
  const rows = await storage.db.selectFrom('changes').select(['table_id', 'rev', 'by', 'receipt']).execute();
  const counts = new Map<string, number>();
  for (const { table_id: table, by, receipt } of rows) {
    if (receipt === null) continue;
    const name = `${table}/${by}/${receipt}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const all = crowd.players.flatMap(({ acknowledged }) => acknowledged);
  expect(all.length).toBeGreaterThan(KILLS);
  expect(all.filter(({ table, person, id }) => counts.get(`${table}/${person}/${id}`) !== 1)).toEqual([]);
  const not = crowd.players.flatMap(({ refused }) => refused);
  expect(not.filter(({ table, person, id }) => counts.has(`${table}/${person}/${id}`))).toEqual([]);
  const tables = await storage.db.selectFrom('tables').select(['id', 'rev', 'head']).execute();
  for (const { id, rev, head } of tables) {
    const changes = await storage.db
      .selectFrom('changes')
      .select(['rev', 'entries'])
      .where('table_id', '=', id)
      .orderBy('rev')
      .execute();
    expect(changes.map((change) => change.rev)).toEqual(Array.from({ length: rev }, (_, i) => i + 1));
    const log = changes.flatMap(({ entries }) => (JSON.parse(entries) as StoredEntry[]).map(readEntry));
    const table = Table.replay(connectFour.game, { seats: 2, chance: 'ask' }, log);
    expect((JSON.parse(head) as TableHead).answers).toBe(table.seq);
    for (const player of crowd.players.filter((one) => one.at === id && one.over)) {
      const seat = seatOf(JSON.parse(head) as TableHead, player.person) ?? -2;
      expect(player.view).toEqual(JSON.parse(JSON.stringify(viewOf(table.machine, seat))));
    }
  }
}

/** Kills something again and again while people play; now and then waits until everybody is back, and new games begin. */
export async function killing(crowd: Crowd, kill: () => Promise<void>): Promise<void> {
  await crowd.come();
  for (let n = 1; n <= KILLS; n++) {
    await new Promise((wait) => setTimeout(wait, 50 + crowd.below(150)));
    await kill();
    if (n % 10 === 0) {
      await crowd.resumed();
      await crowd.playOn();
    }
  }
  await crowd.resumed();
  crowd.stop();
}
