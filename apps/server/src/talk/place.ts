import type { Channel, Line } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import { notFound } from '../failure.ts';
import type { Database } from '../store/schema.ts';

/** Somebody at a table: sitting there or looking on, and whether there still is something to give away. */
export interface TalkRole {
  readonly role: 'sitter' | 'watcher';
  /** The game has ended: both channels may be read by all. */
  readonly over: boolean;
}

/** Whoever a line may be sent to. */
export interface Listener extends TalkRole {
  /** Nobody, where somebody looks on without a name. */
  readonly person: string | null;
  /** Whose lines they do not want. */
  readonly muted: ReadonlySet<string>;
}

/** The channel one speaks in. */
export const channelOf = ({ role }: TalkRole): Channel => (role === 'sitter' ? 'table' : 'watchers');

/** Which channels one may read: while the game runs, only one's own, so that no advice crosses. */
export function channelsOf(place: TalkRole): readonly Channel[] {
  return place.over ? ['table', 'watchers'] : [channelOf(place)];
}

/** Whether a line is sent to a listener. One's own lines always are. */
export function hears(line: Line, listener: Listener): boolean {
  if (!channelsOf(listener).includes(line.channel)) return false;
  return line.by === listener.person || !listener.muted.has(line.by);
}

/** Where somebody is at a table; as if there were none for those who may not look on. */
export async function placeAt(db: Kysely<Database>, table: string, person: string | null): Promise<TalkRole> {
  const row = await db.selectFrom('tables').select(['status', 'head']).where('id', '=', table).executeTakeFirst();
  if (row === undefined) throw notFound('table');
  const over = row.status === 'over';
  const sitter =
    person !== null &&
    (await db
      .selectFrom('sitters')
      .select('person')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst()) !== undefined;
  if (sitter) return { role: 'sitter', over };
  const { spectators } = JSON.parse(row.head) as { spectators?: boolean };
  if (spectators !== true) throw notFound('table');
  return { role: 'watcher', over };
}
