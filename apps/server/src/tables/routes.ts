import { recordOf } from '@edubba/kernel';
import type { Json } from '@edubba/kernel';
import type { Person, TableInfo } from '@edubba/protocol';
import { contribution, Join, NewTable, QuickStart } from '@edubba/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { conflict } from '../failure.ts';
import { parse } from '../parse.ts';
import { needPerson } from '../people/who-asks.ts';
import type { Desk } from './desk.ts';
import type { TableHead } from './head.ts';
import { seatOf } from './head.ts';
import type { Hosted } from './hosted.ts';
import { infoOf } from './info.ts';
import type { Seating } from './seating.ts';

type Named = { readonly Params: { readonly id: string } };
type Seated = { readonly Params: { readonly id: string; readonly seat: string } };

const MOST_LISTED = 100;
const Yes = z.strictObject({ yes: z.boolean() });
const WantedBot = z.strictObject({ bot: z.nullable(z.string()) });
const Again = z.strictObject({ contribution });
const Filter = z.object({
  game: z.exactOptional(z.string()),
  pace: z.exactOptional(z.enum(['free', 'live', 'slow'])),
  seats: z.exactOptional(z.coerce.number()),
  watch: z.exactOptional(z.enum(['0', '1'])),
});

/** Tables: made, found, joined, left, begun, given up, played again. */
export async function tableRoutes(app: FastifyInstance, desk: Desk, seating: Seating): Promise<void> {
  const show = ({ head, rev }: Hosted): object => infoOf(head, rev, desk.now());
  const me = (request: FastifyRequest): Person => needPerson(request);

  app.post('/tables', async (request) => show(await seating.create(me(request), parse(NewTable, request.body))));
  app.post('/tables/quick', async (request) => show(await seating.quick(me(request), parse(QuickStart, request.body))));
  app.get('/tables', async (request) => ({ tables: await listed(desk, parse(Filter, request.query)) }));
  app.get('/tables/mine', async (request) => ({ tables: await mine(desk, me(request).id) }));
  app.get<Named>('/tables/:id', async ({ params }) => desk.info(params.id));
  app.post<Named>('/tables/:id/join', async (request) => {
    const wish = parse(Join, request.body);
    return show(await seating.join(request.params.id, me(request), wish.contribution, wish.seat));
  });
  app.post<Named>('/tables/:id/leave', async (request) => {
    await seating.leave(request.params.id, me(request).id);
    return desk.info(request.params.id);
  });
  app.post<Named>('/tables/:id/start', async (request) => show(await seating.start(request.params.id, me(request).id)));
  app.post<Seated>('/tables/:id/seats/:seat/bot', async (request) => {
    const { id, seat } = request.params;
    await seating.seatBot(id, me(request).id, Number(seat), parse(WantedBot, request.body).bot);
    return desk.info(id);
  });
  app.post<Named>('/tables/:id/resign', async (request) => {
    await seating.resign(request.params.id, me(request).id);
    return desk.info(request.params.id);
  });
  app.post<Named>('/tables/:id/return', async (request) => {
    await seating.comeBack(request.params.id, me(request).id);
    return desk.info(request.params.id);
  });
  app.post<Named>('/tables/:id/pause', async (request) => {
    await seating.pause(request.params.id, me(request).id, parse(Yes, request.body).yes);
    return desk.info(request.params.id);
  });
  app.post<Named>('/tables/:id/rematch', async (request) =>
    show(await seating.rematch(request.params.id, me(request), parse(Again, request.body).contribution)),
  );
  app.get<Named>('/tables/:id/record', async ({ params }) => record(await desk.get(params.id)));
  app.get<Named>('/tables/:id/proof', async ({ params }) => (await desk.get(params.id)).proof);
}

/** A finished game with everything that is needed to make its chance again. */
function record(hosted: Hosted): object {
  const { table, head, proof } = hosted;
  if (table === undefined) throw conflict('not-over', 'There is nothing to look at yet.');
  const seats = head.seats.map(({ who, name, bot }) => (who === 'bot' ? { who, bot } : { who: 'person', name }));
  return {
    ...recordOf(table),
    fair: proof,
    plan: { game: head.game, seats, options: head.options, curtain: false },
    created: head.created,
    updated: head.updated,
  };
}

/** What is open to everybody: tables that wait for somebody, or that may be watched. */
async function listed(desk: Desk, { game, pace, seats, watch }: z.infer<typeof Filter>): Promise<object[]> {
  let query = desk.storage.db
    .selectFrom('tables')
    .select(['head', 'rev'])
    .where('open', '=', 1)
    .where('status', '=', watch === '1' ? 'playing' : 'waiting');
  if (game !== undefined) query = query.where('game', '=', game);
  const rows = await query.orderBy('updated', 'desc').limit(MOST_LISTED).execute();
  const fits = ({ head }: { readonly head: string }): boolean => {
    const table = JSON.parse(head) as TableHead;
    const free = table.seats.filter(({ who }) => who === 'open').length;
    return (
      (pace === undefined || table.pace.kind === pace) &&
      (watch === '1' ? table.spectators : free > 0) &&
      (seats === undefined || table.seats.length === seats)
    );
  };
  return desk.infos(rows.filter(fits));
}

/** The tables somebody sits at: those that wait for them first, then the rest by when something happened. */
async function mine(desk: Desk, person: string): Promise<TableInfo[]> {
  const rows = await desk.storage.db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['head', 'rev'])
    .where('sitters.person', '=', person)
    .where('tables.status', '!=', 'closed')
    .orderBy('tables.updated', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const waits = ({ head }: { readonly head: string }): number => {
    const table = JSON.parse(head) as TableHead;
    const seat = seatOf(table, person);
    return seat !== undefined && table.turn?.seats.includes(seat) === true ? 0 : 1;
  };
  return desk.infos(rows.toSorted((a, b) => waits(a) - waits(b)));
}

/** What somebody has played to the end, newest first. */
export async function finished(desk: Desk, person: string): Promise<TableInfo[]> {
  const rows = await desk.storage.db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['head', 'rev'])
    .where('sitters.person', '=', person)
    .where('tables.status', '=', 'over')
    .orderBy('tables.updated', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return desk.infos(rows);
}

/** Every table of somebody, those that are over with their whole record. */
export async function exportTables(desk: Desk, person: string): Promise<Json> {
  const rows = await desk.storage.db.selectFrom('sitters').select('table_id').where('person', '=', person).execute();
  const all: Json[] = [];
  for (const { table_id: id } of rows) {
    const hosted = await desk.get(id);
    const shown = hosted.head.status === 'over' ? record(hosted) : infoOf(hosted.head, hosted.rev, desk.now());
    all.push(JSON.parse(JSON.stringify(shown)) as Json);
  }
  return all;
}
