import type { Notice, NoticeSettings } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import type { Mailer } from '../people/mailer.ts';
import type { Database } from '../store/schema.ts';
import { digestOf, noticeOf } from './letters.ts';
import type { Outbox, Row } from './outbox.ts';
import type { Waits } from './waits.ts';
import { localTime, nextMinute } from './zones.ts';

const DAY = 24 * 60 * 60_000;
/** Tables that have waited longer are not mentioned every day for ever. */
const STALE = 8 * DAY;
/** In `done`: it belongs into the next digest. */
export const LATER = 'digest';

interface Services {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly outbox: Outbox;
  readonly origin: string;
  readonly waitsAt: (table: string) => Promise<Waits | undefined>;
  readonly here: (table: string, person: string) => Promise<boolean> | boolean;
}

/** One mail a day with everything that waits, for those who want it so. */
export class Digests {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  /** There will be something to say at the chosen hour; each day has one digest at that hour. */
  async plan(person: string, hour: number, { zone }: NoticeSettings): Promise<void> {
    const due = nextMinute(zone, hour * 60, this.services.now());
    const subject = `${localTime(zone, due).day}/${hour}`;
    await this.services.outbox.add([{ person, table: '', kind: 'digest', subject, due }]);
  }

  /** Sends the day's mail, if something still waits or is new. */
  async send(row: Row, settings: NoticeSettings, to: string, mailer: Mailer): Promise<void> {
    const { outbox, origin } = this.services;
    const waiting = await this.waiting(row, settings);
    const { notices, rows } = await this.news(row.person);
    if (waiting.length + notices.length === 0) return outbox.drop(row, 'nothing waits');
    try {
      await mailer.send(digestOf(to, waiting, notices, origin));
    } catch {
      return outbox.retry(row, []);
    }
    await outbox.sent(row, ['mail']);
    await this.told(rows);
    // What waits today may wait tomorrow.
    if (waiting.length > 0 && settings.digest !== null) await this.plan(row.person, settings.digest, settings);
  }

  private async waiting({ id, person }: Row, settings: NoticeSettings): Promise<Notice[]> {
    const { db, now, waitsAt, here, origin } = this.services;
    const tables = await db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select('tables.id')
      .where('sitters.person', '=', person)
      .where('tables.status', '=', 'playing')
      .orderBy('tables.updated')
      .execute();
    const notices: Notice[] = [];
    for (const table of tables) {
      if (settings.off.includes(table.id) || (await here(table.id, person))) continue;
      const waits = await waitsAt(table.id);
      const wait = waits?.waits.find((each) => each.person === person && wanted(each.kind, settings));
      if (waits === undefined || wait === undefined || wait.since < now() - STALE) continue;
      notices.push(noticeOf(id, wait.kind, waits, wait, origin));
    }
    return notices;
  }

  /** What ended or began since the last digest, for which there was no mail of its own. */
  private async news(person: string): Promise<{ notices: Notice[]; rows: Row[] }> {
    const rows = await this.services.db
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .where('kind', 'in', ['over', 'invited'])
      .where('done', 'like', `%"${LATER}"%`)
      .orderBy('planned')
      .execute();
    const notices: Notice[] = [];
    for (const { id, table_id, subject } of rows) {
      const waits = await this.services.waitsAt(table_id);
      const wait = waits?.waits.find((each) => each.person === person && each.subject === subject);
      if (waits !== undefined && wait !== undefined) {
        notices.push(noticeOf(id, wait.kind, waits, wait, this.services.origin));
      }
    }
    return { notices, rows };
  }

  private async told(rows: readonly Row[]): Promise<void> {
    for (const { id, done } of rows) {
      const names = (JSON.parse(done) as string[]).map((name) => (name === LATER ? 'mail' : name));
      await this.services.db
        .updateTable('notices')
        .set({ done: JSON.stringify(names) })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** Whether somebody wants to hear of a turn, or of what is asked outside of it. */
function wanted(kind: string, { reactions }: NoticeSettings): boolean {
  return kind === 'turn' || (kind === 'reaction' && reactions);
}
