import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import akkad from '@edubba/akkad';
import { commitmentTo } from '@edubba/fair';
import type { GameRecord } from '@edubba/kernel';
import { openingOf, readEntry, Table } from '@edubba/kernel';
import { anyModule } from '../../src/games.ts';
import type { Storage } from '../../src/store/database.ts';
import { dueAt } from '../../src/tables/clocks.ts';
import { summed } from '../../src/tables/drafted.ts';
import type { TableHead } from '../../src/tables/head.ts';
import { EMPTY } from '../../src/tables/head.ts';
import { HOUSE } from '../../src/tables/drafted.ts';

const CORPUS = fileURLToPath(new URL('../../../../corpus/akkad/v1/', import.meta.url));
const HOUR = 3_600_000;
const LACKING = 60;

/** Games of Akkad shortly before their end, as a house has kept them: the same recorded game at every table. */
export async function keepLateTables(
  { db }: Storage,
  count: number,
  {
    due,
    people,
    lacking = LACKING,
    name = 'late',
  }: {
    readonly due: number;
    readonly people: readonly string[];
    /** So many answers are left out at the end; with none the game is over. */
    readonly lacking?: number;
    readonly name?: string;
  },
): Promise<string[]> {
  const [file = ''] = readdirSync(CORPUS).filter((one) => one.startsWith('random.3p.corpus'));
  const record = JSON.parse(readFileSync(CORPUS + file, 'utf8')) as GameRecord;
  const log = record.log.slice(0, record.log.length - lacking);
  const play = anyModule(akkad);
  const table = Table.replay(play.game, openingOf(play.game, record), log.map(readEntry));
  const now = Date.now();
  const entries = JSON.stringify(log);
  const ids = Array.from({ length: count }, (_, n) => `${name}${String(n).padStart(8, '0')}`);
  for (const [n, id] of ids.entries()) {
    // The first so many have run out of time; the others have a day.
    const left = n < due ? -1 : 24 * HOUR;
    const head = headOf(id, record, people, now, left);
    const kept = summed(play, table, HOUSE, { head }, now);
    const row = { id, rev: 1, status: kept.status, game: 'akkad', open: 0, updated: now - HOUR, due: dueAt(kept) };
    await db
      .insertInto('tables')
      .values({ ...row, head: JSON.stringify(kept), secret: id })
      .execute();
    const change = { table_id: id, rev: 1, at: now, entries, by: null, receipt: null, version: table.events.length };
    await db.insertInto('changes').values(change).execute();
    await db
      .insertInto('sitters')
      .values(people.map((person) => ({ table_id: id, person })))
      .execute();
  }
  return ids;
}

function headOf(id: string, record: GameRecord, people: readonly string[], now: number, left: number): TableHead {
  const { seats, version, options } = record.table;
  return {
    format: 1,
    id,
    game: 'akkad',
    version,
    title: '',
    options,
    by: people[0] ?? '',
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...EMPTY,
      who: 'person' as const,
      person: people[seat] ?? '',
      name: `Player ${seat}`,
      contribution: 'late-late-late-late',
      left,
    })),
    pace: { kind: 'live', bank: 24 * HOUR, increment: 0 },
    open: false,
    spectators: true,
    created: now - HOUR,
    updated: now - HOUR,
    started: now - HOUR,
    ended: null,
    commitment: commitmentTo(id),
    orders: [],
    rewind: null,
    paused: null,
    pauseWish: [],
    turn: null,
    answers: 0,
    scores: [],
    outcome: null,
    rematch: null,
    rematchOf: null,
  };
}
