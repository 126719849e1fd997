import type { Line } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import { Failed, forbidden, notFound } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import type { TalkRole } from './place.ts';
import { channelsOf } from './place.ts';

/** So many lines before and after a reported one are kept with it. */
const AROUND = 10;
const DAY = 24 * 60 * 60_000;
const A_DAY = 30;

/** A line somebody could not bear, with what was said around it. */
export interface Report {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly by: string | null;
  readonly why: string;
  readonly lines: readonly Line[];
  readonly at: number;
}

/** What people report, for those who administer. */
export class Reports {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Keeps a report with a copy of the channel around the line. The same line twice is one report. */
  async report(table: string, person: string, place: TalkRole, number: number, why: string): Promise<void> {
    const line = await this.db
      .selectFrom('lines')
      .select(['channel', 'by'])
      .where('table_id', '=', table)
      .where('number', '=', number)
      .where('by', 'is not', null)
      .where('channel', 'in', [...channelsOf(place)])
      .executeTakeFirst();
    if (line === undefined) throw notFound('line');
    if (line.by === person) throw forbidden('That line is your own.');
    const at = this.now();
    const { count } = await this.db
      .selectFrom('reports')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('by', '=', person)
      .where('at', '>', at - DAY)
      .executeTakeFirstOrThrow();
    if (count >= A_DAY) throw new Failed(429, 'too-many', 'You have reported much today. Try again tomorrow.');
    const lines = JSON.stringify(await this.around(table, line.channel, number));
    await this.db
      .insertInto('reports')
      .values({ id: newId(), table_id: table, number, by: person, why, lines, at, settled: null })
      .onConflict((c) => c.doNothing())
      .execute();
  }

  /** What waits for an administrator, oldest first. */
  async open(): Promise<Report[]> {
    const rows = await this.db
      .selectFrom('reports')
      .selectAll()
      .where('settled', 'is', null)
      .orderBy('at')
      .limit(200)
      .execute();
    return rows.map(({ id, table_id, number, by, why, lines, at }) => {
      return { id, table: table_id, number, by, why, lines: JSON.parse(lines) as Line[], at };
    });
  }

  /** Settles a report; the copy is not needed any longer. */
  async settle(id: string): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ settled: this.now(), lines: '[]' })
      .where('id', '=', id)
      .where('settled', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('report');
  }

  private async around(table: string, channel: string, number: number): Promise<Line[]> {
    const lines = () =>
      this.db
        .selectFrom('lines')
        .select(['number', 'channel', 'by', 'name', 'text', 'at'])
        .where('table_id', '=', table)
        .where('channel', '=', channel)
        .where('by', 'is not', null);
    const before = await lines()
      .where('number', '<=', number)
      .orderBy('number', 'desc')
      .limit(AROUND + 1)
      .execute();
    const after = await lines().where('number', '>', number).orderBy('number').limit(AROUND).execute();
    return [...before.reverse(), ...after] as Line[];
  }
}
