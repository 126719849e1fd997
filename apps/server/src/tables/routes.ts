import type { Slices } from '@edubba/kernel';
import type { Person } from '@edubba/protocol';
import {
  AddChance,
  AfterRecord,
  Join,
  NewTable,
  NextTable,
  Proof,
  QuickStart,
  TableInfo,
  word,
} from '@edubba/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import type { Failed } from '../failure.ts';
import { forbidden, tooDear } from '../failure.ts';
import { neighbourhood } from '../live/neighbourhood.ts';
import { parse } from '../parse.ts';
import { needPerson } from '../people/who-asks.ts';
import type { Conduct } from './conduct.ts';
import type { Desk } from './desk.ts';
import type { TableHead } from './head.ts';
import { seatOf } from './head.ts';
import type { Hosted } from './hosted.ts';
import { infoOf } from './info.ts';
import { recordedText, Records } from './records.ts';
import type { Seating } from './seating.ts';

type Named = { readonly Params: { readonly id: string } };
type Seated = { readonly Params: { readonly id: string; readonly seat: string } };

const MOST_LISTED = 100;
/** So many tables are looked through for those that fit. */
const MOST_LOOKED_THROUGH = 1000;
/** A whole campaign has some hundred thousand letters. */
const LONGEST_RECORD = 1024 * 1024;
/** So many of them are taken in at the same time. */
const MOST_RECORDS = 8;
const Yes = z.strictObject({ yes: z.boolean() });
const WantedBot = z.strictObject({ bot: z.nullable(word(40)) });
const Filter = z.object({
  game: z.exactOptional(word(40)),
  pace: z.exactOptional(z.enum(['free', 'live', 'slow'])),
  seats: z.exactOptional(z.coerce.number()),
  watch: z.exactOptional(z.enum(['0', '1'])),
});

const Listed = z.object({ tables: z.array(TableInfo) });
/** The kernel's record, which `edubba replay` and `edubba verify` read. */
const Recorded = z.looseObject({ fair: Proof, created: z.int(), updated: z.int() });
const oneTable = { reply: TableInfo };

/** Tables: made, found, joined, left, begun, given up, played again. */
export async function tableRoutes(app: FastifyInstance, desk: Desk, seating: Seating, conduct: Conduct): Promise<void> {
  const show = ({ head, rev }: Hosted): object => infoOf(head, rev, desk.now());
  const me = (request: FastifyRequest): Person => needPerson(request);
  const records = new Records(desk);
  /** Whoever wants a seat: not with too many games already, nor after letting too much be done. */
  const newcomer = async (request: FastifyRequest): Promise<Person> => {
    const person = needPerson(request);
    desk.budget.check({ person: person.id, address: request.ip });
    await seating.checkMost(person, 'playing');
    return person;
  };

  app.post(
    '/tables',
    about(
      'somebody',
      'Makes a table; it starts by itself when its last seat is taken and all have added their part to chance.',
      {
        body: NewTable,
        ...oneTable,
      },
    ),
    async (request) => show(await seating.create(await newcomer(request), parse(NewTable, request.body))),
  );
  app.post(
    '/tables/quick',
    about('somebody', 'A seat at once: at a table that waits, or at a new one.', { body: QuickStart, ...oneTable }),
    async (request) => show(await seating.quick(await newcomer(request), parse(QuickStart, request.body))),
  );
  app.get(
    '/tables',
    about('anybody', 'Open tables with a free seat; with watch=1 those that may be watched.', {
      query: Filter,
      reply: Listed,
    }),
    async (request) => ({ tables: await listed(desk, request, parse(Filter, request.query)) }),
  );
  app.get(
    '/tables/mine',
    about('somebody', 'My tables, those that wait for me first.', { reply: Listed }),
    async (request) => ({ tables: await mine(desk, request) }),
  );
  app.get<Named>(
    '/tables/:id',
    about('anybody', 'A table as everybody may know it.', oneTable),
    async ({ params, person }) => {
      const { head, rev } = await desk.look(params.id);
      const sits = seatOf(head, person?.id) !== undefined;
      // Who plays there and how it stands is not for everybody; before it begins, the link is an invitation.
      if (!sits && !head.spectators && head.status !== 'waiting') throw notToLookAt();
      return infoOf(head, rev, desk.now(), desk.presence(params.id), sits ? 'sitter' : 'other');
    },
  );
  app.post<Named>(
    '/tables/:id/join',
    about('somebody', 'Takes a seat.', { body: Join, ...oneTable }),
    async (request) => {
      const wish = parse(Join, request.body);
      return show(await seating.join(request.params.id, await newcomer(request), wish.seat));
    },
  );
  app.post<Named>(
    '/tables/:id/chance',
    about(
      'somebody',
      'Adds my part to chance, for the commitment I was shown; the last one to do so begins the game.',
      {
        body: AddChance,
        ...oneTable,
      },
    ),
    async (request) =>
      show(await seating.contribute(request.params.id, me(request).id, parse(AddChance, request.body))),
  );
  app.post<Named>(
    '/tables/:id/leave',
    about('somebody', 'Gets up before the game has begun.', oneTable),
    async (request) => {
      await seating.leave(request.params.id, me(request).id);
      return desk.info(request.params.id);
    },
  );
  app.post<Named>(
    '/tables/:id/start',
    about('somebody', 'Begins; free seats are taken by bots.', oneTable),
    async (request) => show(await seating.start(request.params.id, me(request).id)),
  );
  app.post<Seated>(
    '/tables/:id/seats/:seat/bot',
    about('somebody', 'Seats a bot, or (null) frees the seat; while playing only for somebody who is gone.', {
      body: WantedBot,
      ...oneTable,
    }),
    async (request) => {
      const { id, seat } = request.params;
      await seating.seatBot(id, me(request).id, Number(seat), parse(WantedBot, request.body).bot);
      return desk.info(id);
    },
  );
  app.post<Named>('/tables/:id/resign', about('somebody', 'Gives up; a bot plays on.', oneTable), async (request) => {
    await conduct.resign(request.params.id, me(request).id);
    return desk.info(request.params.id);
  });
  app.post<Named>(
    '/tables/:id/return',
    about('somebody', 'Takes my seat back from the bot that played meanwhile.', oneTable),
    async (request) => {
      await conduct.comeBack(request.params.id, me(request).id);
      return desk.info(request.params.id);
    },
  );
  app.post<Named>(
    '/tables/:id/pause',
    about('somebody', 'Wishes for a pause, or to go on.', { body: Yes, ...oneTable }),
    async (request) => {
      await conduct.pause(request.params.id, me(request).id, parse(Yes, request.body).yes);
      return desk.info(request.params.id);
    },
  );
  app.post<Named>(
    '/tables/:id/rematch',
    about('somebody', 'The same again: one new table for everybody who asks.', oneTable),
    async (request) => show(await seating.rematch(request.params.id, await newcomer(request))),
  );
  app.post<Named>(
    '/tables/:id/next',
    about('somebody', 'Begins where that game ended: one new table for everybody who asks.', {
      body: NextTable,
      ...oneTable,
    }),
    async (request) => {
      const wish = parse(NextTable, request.body);
      return show(await seating.goOn(request.params.id, await newcomer(request), wish));
    },
  );
  await app.register(async (brought) =>
    afterRecordRoute(brought, async (request) => {
      const person = await newcomer(request);
      return show(await seating.goOnFrom((request.body as Buffer | null) ?? Buffer.alloc(0), person, request.ip));
    }),
  );
  app.get<Named>(
    '/tables/:id/record',
    about('anybody', 'The whole record of a game that is over, with the proof of its chance.', { reply: Recorded }),
    async ({ params, person, ip }, reply) => {
      const hosted = lookedAt(await desk.get(params.id), person);
      void reply.type('application/json; charset=utf-8');
      return records.text(hosted, { person: person?.id, address: ip });
    },
  );
  app.get<Named>(
    '/tables/:id/proof',
    about('anybody', 'The proof of the chance of a game that is over.', { reply: Proof }),
    async ({ params, person }) => lookedAt(await desk.get(params.id), person).proof,
  );
}

/** A record is long: it is read as it came, and gone through elsewhere. Few come at the same time, and one from each place. */
function afterRecordRoute(app: FastifyInstance, goOn: (request: FastifyRequest) => Promise<object>): void {
  const coming = new Map<FastifyRequest, string>();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    const from = neighbourhood(request.ip);
    const all = [...coming.values()];
    if (all.length >= MOST_RECORDS || all.includes(from)) throw tooDear();
    coming.set(request, from);
    reply.raw.once('close', () => coming.delete(request));
  });
  app.post(
    '/tables/after-record',
    {
      ...about('somebody', 'Begins where a game ended that was played elsewhere, from its record.', {
        body: AfterRecord,
        ...oneTable,
      }),
      bodyLimit: LONGEST_RECORD,
    },
    goOn,
  );
}

/** A table one may look at: where nobody may look on, only those who sit there may look back. */
function lookedAt(hosted: Hosted, person: Person | undefined): Hosted {
  const { head } = hosted;
  if (head.spectators || seatOf(head, person?.id) !== undefined) return hosted;
  throw notToLookAt();
}

const notToLookAt = (): Failed => forbidden('Only those who sit at this table may look at it.');

/** Who asks for a list, on whose account it is put together. */
type Lister = Pick<FastifyRequest, 'ip'> & { readonly person: { readonly id: string } | undefined };

interface Row {
  readonly head: string;
  readonly rev: number;
}

/** The tables among rows that fit, as whoever asks may see them. */
function* infosOf(
  desk: Desk,
  rows: readonly Row[],
  asker: string | undefined,
  fits: (head: TableHead) => boolean = () => true,
): Slices<TableInfo[]> {
  const found: TableInfo[] = [];
  for (const { head, rev } of rows) {
    const read = JSON.parse(head) as TableHead;
    if (fits(read)) found.push(desk.listed({ head: read, rev }, asker));
    yield;
  }
  return found;
}

/** The same, on the account of whoever asks: a hundred tables are some milliseconds of work. */
async function infos(
  desk: Desk,
  { person, ip }: Lister,
  rows: readonly Row[],
  fits?: (head: TableHead) => boolean,
): Promise<TableInfo[]> {
  const payer = { person: person?.id, address: ip };
  desk.budget.check(payer);
  return desk.inTurn(payer, infosOf(desk, rows, person?.id, fits));
}

/** What is open to everybody: tables that wait for somebody, or that may be watched. */
async function listed(
  desk: Desk,
  { ip }: FastifyRequest,
  { game, pace, seats, watch }: z.infer<typeof Filter>,
): Promise<object[]> {
  let query = desk.storage.db
    .selectFrom('tables')
    .select(['head', 'rev'])
    .where('open', '=', 1)
    .where('status', '=', watch === '1' ? 'playing' : 'waiting');
  if (game !== undefined) query = query.where('game', '=', game);
  const fits = (table: TableHead): boolean =>
    (pace === undefined || table.pace.kind === pace) &&
    (watch === '1' ? table.spectators : table.seats.some(({ who }) => who === 'open')) &&
    (seats === undefined || table.seats.length === seats);
  // Newest first, on and on until there are enough: what somebody looks for may lie behind many others.
  const found: TableInfo[] = [];
  for (let looked = 0; looked < MOST_LOOKED_THROUGH && found.length < MOST_LISTED; looked += MOST_LISTED) {
    const rows = await query.orderBy('listed', 'desc').limit(MOST_LISTED).offset(looked).execute();
    found.push(...(await infos(desk, { ip, person: undefined }, rows, fits)));
    if (rows.length < MOST_LISTED) break;
  }
  return found.slice(0, MOST_LISTED);
}

/** The tables somebody sits at: those that wait for them first, then the rest by when something happened. */
async function mine(desk: Desk, request: FastifyRequest): Promise<TableInfo[]> {
  const { id } = needPerson(request);
  const rows = await desk.storage.db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['head', 'rev'])
    .where('sitters.person', '=', id)
    .where('tables.status', '!=', 'closed')
    .orderBy('tables.updated', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const waits = ({ turn, seats }: TableInfo): number =>
    turn?.seats.some((seat) => seats[seat]?.person === id) === true ? 0 : 1;
  return (await infos(desk, request, rows)).toSorted((a, b) => waits(a) - waits(b));
}

/** What somebody has played to the end, newest first. Where nobody may look on, only those who sat there know of it. */
export async function finished(desk: Desk, person: string, asker: Lister): Promise<TableInfo[]> {
  const rows = await desk.storage.db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['head', 'rev'])
    .where('sitters.person', '=', person)
    .where('tables.status', '=', 'over')
    .orderBy('tables.updated', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return infos(desk, asker, rows, (head) => head.spectators || seatOf(head, asker.person?.id) !== undefined);
}

/** Every table of somebody, those that are over with their whole record, one after another, as JSON. */
export async function* exportTables(desk: Desk, person: string): AsyncGenerator<string> {
  const rows = await desk.storage.db.selectFrom('sitters').select('table_id').where('person', '=', person).execute();
  for (const { table_id: id } of rows) {
    const { head, rev } = await desk.look(id);
    // Whoever has played a thousand games has a thousand to be written down: nobody else is to feel it.
    if (head.status === 'over') await desk.afford({ person });
    yield head.status === 'over'
      ? await recordedText(await desk.get(id), { person }, desk)
      : JSON.stringify(infoOf(head, rev, desk.now()));
  }
}
