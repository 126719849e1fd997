import { Id, Lines, Mutes, Notes, ReportLine } from '@edubba/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import type { Storage } from '../store/database.ts';
import { Failed, notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import { idOf } from '../people/doors.ts';
import { needPerson } from '../people/who-asks.ts';
import { keepNotes, notesOf } from './notes.ts';
import type { TalkRole } from './place.ts';
import { placeAt } from './place.ts';
import type { Reports } from './reports.ts';
import type { Talk } from './talk.ts';

interface Rooms {
  readonly storage: Storage;
  readonly now: () => number;
  readonly talk: Talk;
  readonly reports: Reports;
}

const Before = z.object({ before: z.exactOptional(z.string()) });

/** A number of a line in an address; what cannot be one is refused. */
function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Failed(400, 'bad-request', 'That is no number of a line.');
  return Number(text);
}

/** Whom the address is about. */
function personIn(request: FastifyRequest): string {
  const { person } = request.params as { person: string };
  if (!Id.safeParse(person).success) throw notFound('person');
  return person;
}

/** What was said at a table, mutes, reports and notes. */
export function talkRoutes(app: FastifyInstance, { storage, now, talk, reports }: Rooms): void {
  const { db } = storage;
  const at = async (request: FastifyRequest, person: string | null): Promise<{ table: string; place: TalkRole }> => {
    const table = idOf(request, 'table');
    return { table, place: await placeAt(db, table, person) };
  };

  app.get(
    '/tables/:id/talk',
    about('anybody', 'What was said at a table, as far as I may hear it: the latest, or what came before a line.', {
      query: Before,
      reply: Lines,
    }),
    async (request): Promise<Lines> => {
      const person = request.person?.id ?? null;
      const { table, place } = await at(request, person);
      const { before } = request.query as { before?: string };
      return { lines: await talk.lines(table, person, place, numberIn(before)) };
    },
  );

  app.post(
    '/tables/:id/talk/:number/report',
    about('somebody', 'Shows a line to whoever runs the house.', { body: ReportLine }),
    async (request, reply) => {
      const { id } = needPerson(request);
      const { why } = parse(ReportLine, request.body);
      const { table, place } = await at(request, id);
      const number = numberIn((request.params as { number: string }).number) ?? 0;
      await reports.report(table, id, place, number, why);
      return reply.code(204).send();
    },
  );

  app.get(
    '/me/mutes',
    about('somebody', 'Whose lines I do not get.', { reply: Mutes }),
    async (request): Promise<Mutes> => ({
      people: [...(await talk.mutesOf(needPerson(request).id))],
    }),
  );

  app.put('/me/mutes/:person', about('somebody', 'Mutes somebody.'), async (request, reply) => {
    const { id } = needPerson(request);
    const muted = personIn(request);
    const row = await db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst();
    if (row === undefined) throw notFound('person');
    await talk.mute(id, muted);
    return reply.code(204).send();
  });

  app.delete('/me/mutes/:person', about('somebody', 'Hears somebody again.'), async (request, reply) => {
    await talk.unmute(needPerson(request).id, personIn(request));
    return reply.code(204).send();
  });

  app.get(
    '/tables/:id/notes',
    about('somebody', 'My own notes about a table.', { reply: Notes }),
    async (request): Promise<Notes> => {
      const { id } = needPerson(request);
      const { table } = await at(request, id);
      return { text: await notesOf(db, table, id) };
    },
  );

  app.put(
    '/tables/:id/notes',
    about('somebody', 'Writes my own notes about a table.', { body: Notes, reply: Notes }),
    async (request): Promise<Notes> => {
      const { id } = needPerson(request);
      const { text } = parse(Notes, request.body);
      const { table } = await at(request, id);
      await keepNotes(db, table, id, text, now());
      return { text: await notesOf(db, table, id) };
    },
  );
}
