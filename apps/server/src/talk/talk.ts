import type { Channel, Line, Person } from '@edubba/protocol';
import { sql } from 'kysely';
import { conflict, forbidden } from '../failure.ts';
import type { Storage } from '../store/database.ts';
import type { Listener, TalkRole } from './place.ts';
import { channelOf, channelsOf, hears } from './place.ts';
import { countLine } from './rate.ts';
import { spoken } from './words.ts';

/** So many lines are given at once. */
const PAGE = 100;
const TRIES = 50;
const SAID = 'talk';
const MUTED = 'mutes';

/** What is said at the tables of a house, and who hears it. */
export class Talk {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor({ storage, now }: { readonly storage: Storage; readonly now: () => number }) {
    this.storage = storage;
    this.now = now;
  }

  /** Says a line in one's own channel; every process hears it. The same receipt again says nothing, and gives the line. */
  async say(
    table: string,
    person: Pick<Person, 'id' | 'name'>,
    place: TalkRole,
    channel: Channel,
    text: string,
    receipt: string | null = null,
  ): Promise<Line> {
    if (channel !== channelOf(place)) throw forbidden('That channel is not yours to speak in.');
    const words = spoken(text);
    const known = await this.known(table, person.id, receipt);
    if (known !== undefined) return known;
    const at = this.now();
    await countLine(this.storage.db, table, person.id, at);
    const said = { channel, by: person.id, name: person.name, text: words, at };
    const { line, fresh } = await this.keep(table, said, receipt);
    if (fresh) await this.storage.shout(SAID, JSON.stringify({ table, line }));
    return line;
  }

  /** What somebody at a table may read, before a number if one is given; oldest first. */
  async lines(table: string, person: string | null, place: TalkRole, before?: number): Promise<Line[]> {
    const muted = [...(await this.mutesOf(person))];
    let query = this.storage.db
      .selectFrom('lines')
      .select(['number', 'channel', 'by', 'name', 'text', 'at'])
      .where('table_id', '=', table)
      .where('channel', 'in', [...channelsOf(place)])
      .where('by', 'is not', null);
    if (muted.length > 0) query = query.where('by', 'not in', muted);
    if (before !== undefined) query = query.where('number', '<', before);
    const rows = await query.orderBy('number', 'desc').limit(PAGE).execute();
    return rows.reverse() as Line[];
  }

  /** Whether a line is sent to a listener. */
  hears(line: Line, listener: Listener): boolean {
    return hears(line, listener);
  }

  /** Calls for every line that is said from now on, in whichever process. */
  onSaid(heard: (table: string, line: Line) => void): () => void {
    return this.storage.onShout((topic, text) => {
      if (topic !== SAID) return;
      const { table, line } = JSON.parse(text) as { table: string; line: Line };
      heard(table, line);
    });
  }

  /** Calls when somebody mutes or unmutes: their sockets read {@link mutesOf} again. */
  onMutes(heard: (person: string) => void): () => void {
    return this.storage.onShout((topic, text) => {
      if (topic === MUTED) heard(text);
    });
  }

  /** Whose lines somebody does not want. */
  async mutesOf(person: string | null): Promise<ReadonlySet<string>> {
    if (person === null) return new Set();
    const rows = await this.storage.db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    return new Set(rows.map(({ muted }) => muted));
  }

  async mute(person: string, muted: string): Promise<void> {
    if (person === muted) throw conflict('yourself', 'You cannot mute yourself.');
    if ((await this.mutesOf(person)).size >= 1000) throw conflict('too-many', 'You have muted too many people.');
    await this.storage.db
      .insertInto('mutes')
      .values({ person, muted, at: this.now() })
      .onConflict((c) => c.doNothing())
      .execute();
    await this.storage.shout(MUTED, person);
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.storage.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    await this.storage.shout(MUTED, person);
  }

  private async known(table: string, by: string, receipt: string | null): Promise<Line | undefined> {
    if (receipt === null) return undefined;
    const row = await this.storage.db
      .selectFrom('lines')
      .select(['number', 'channel', 'by', 'name', 'text', 'at'])
      .where('table_id', '=', table)
      .where('by', '=', by)
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    return row as Line | undefined;
  }

  /** Gives the line the next number; where another process was faster, the one after it. */
  private async keep(
    table: string,
    line: Omit<Line, 'number'>,
    receipt: string | null,
  ): Promise<{ line: Line; fresh: boolean }> {
    const next = sql<number>`(select coalesce(max(number), 0) + 1 from lines where table_id = ${table})`;
    for (let n = 0; n < TRIES; n++) {
      const row = await this.storage.db
        .insertInto('lines')
        .values({ table_id: table, number: next, ...line, receipt })
        .onConflict((c) => c.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (row !== undefined) return { line: { number: row.number, ...line }, fresh: true };
      // Either the number was taken meanwhile, or the same message came by two ways at once.
      const known = await this.known(table, line.by, receipt);
      if (known !== undefined) return { line: known, fresh: false };
    }
    throw conflict('busy', 'Too many speak at once. Try again.');
  }
}
