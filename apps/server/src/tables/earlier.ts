import type { BaseState, Earlier, GameRecord, Position } from '@edubba/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** The record of the game that a table began after. */
export async function earlierText(db: Kysely<Database>, id: string): Promise<string> {
  const { record } = await db
    .selectFrom('earlier')
    .select('record')
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  return record;
}

/** A finished game by its record and its last position. The record is read only where somebody wants it: it is long. */
export function earlierOf(text: string, position: Position<BaseState>): Earlier<BaseState> {
  return {
    position,
    get record() {
      return JSON.parse(text) as GameRecord;
    },
  };
}
