import { MadeProgram, NewProgram, Program } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import { notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import { idOf } from './doors.ts';
import type { PeopleRooms } from './rooms.ts';
import { needHuman } from './who-asks.ts';

const MyPrograms = z.object({ programs: z.array(Program) });

/** Accounts for my programs. */
export function programRoutes(app: FastifyInstance, { people, erasers }: PeopleRooms): void {
  app.post(
    '/me/programs',
    about('owner', 'Makes an account for a program; its token is shown this once.', {
      body: NewProgram,
      reply: MadeProgram,
      status: 201,
    }),
    async (request, reply): Promise<MadeProgram> => {
      const { id } = needHuman(request);
      const { name } = parse(NewProgram, request.body);
      void reply.code(201);
      return people.programs.make(id, name);
    },
  );

  app.get(
    '/me/programs',
    about('owner', 'My programs.', { reply: MyPrograms }),
    async (request): Promise<{ programs: Program[] }> => ({
      programs: await people.programs.list(needHuman(request).id),
    }),
  );

  app.delete(
    '/me/programs/:id',
    about('owner', 'Forgets a program: its token opens nothing any more.'),
    async (request, reply) => {
      const owner = needHuman(request);
      const id = idOf(request, 'program');
      const mine = await people.programs.list(owner.id);
      if (!mine.some(({ person }) => person.id === id)) throw notFound('program');
      for (const erase of erasers) await erase(id);
      await people.erase(id);
      return reply.code(204).send();
    },
  );
}
