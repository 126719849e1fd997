import { Readable } from 'node:stream';
import { Me, Rename, Session } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import { notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import { idOf, known, letOut } from './doors.ts';
import { everything } from './everything.ts';
import { EXPORT_LIMIT } from './limits.ts';
import type { PeopleRooms } from './rooms.ts';
import { needHuman, needPerson } from './who-asks.ts';

const Sessions = z.object({ sessions: z.array(Session) });
const Everything = z.record(z.string(), z.json());

/** Who I am, on which devices; all that is known of me; and leaving for good. */
export function meRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { people } = rooms;

  app.get(
    '/me',
    about('somebody', 'Who I am.', { reply: Me }),
    async (request): Promise<Me> => known(people, needPerson(request).id),
  );

  app.patch('/me', about('somebody', 'Changes my name.', { body: Rename, reply: Me }), async (request): Promise<Me> => {
    const { id } = needPerson(request);
    const { name } = parse(Rename, request.body);
    await people.rename(id, name);
    return known(people, id);
  });

  app.post(
    '/me/sign-out',
    about('owner', 'Signs this device out.', {}, { evenBanned: true }),
    async (request, reply) => {
      needHuman(request);
      await letOut(rooms, request, reply);
      return reply.code(204).send();
    },
  );

  app.get(
    '/me/sessions',
    about('owner', 'The devices I am signed in on.', { reply: Sessions }),
    async (request): Promise<{ sessions: Session[] }> => {
      const devices = await people.sessions.list(needHuman(request).id);
      return { sessions: devices.map((device) => ({ ...device, current: device.id === request.session })) };
    },
  );

  app.delete('/me/sessions/:id', about('owner', 'Signs one of my devices out.'), async (request, reply) => {
    const person = needHuman(request);
    const id = idOf(request, 'session');
    if (!(await people.sessions.end(person.id, id))) throw notFound('session');
    if (id === request.session) await letOut(rooms, request, reply);
    return reply.code(204).send();
  });

  leavingRoutes(app, rooms);
}

/** Also for those who were banned: it is theirs. */
function leavingRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { people, exporters, erasers } = rooms;
  const exporting = about(
    'owner',
    'Everything the house knows of me.',
    { reply: Everything },
    { evenBanned: true, rateLimit: EXPORT_LIMIT },
  );

  app.get('/me/export', exporting, async (request, reply) => {
    const { id } = needHuman(request);
    const all = everything(await people.export(id), exporters, id);
    void reply.header('content-disposition', 'attachment; filename="edubba.json"');
    return reply.type('application/json; charset=utf-8').send(Readable.from(all));
  });

  app.delete(
    '/me',
    about('owner', 'Forgets me and my programs, for good.', {}, { evenBanned: true }),
    async (request, reply) => {
      const { id } = needHuman(request);
      const programs = await people.programs.list(id);
      // This room comes last: should another fail, its owner can still come back and try again.
      for (const each of [...programs.map(({ person }) => person.id), id]) {
        for (const erase of erasers) await erase(each);
      }
      await people.erase(id);
      await letOut(rooms, request, reply);
      return reply.code(204).send();
    },
  );
}
