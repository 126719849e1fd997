import { BeGuest, Me, Profile } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import { about } from '../api/about.ts';
import { conflict, notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import { idOf, letIn } from './doors.ts';
import { GUEST_LIMIT } from './limits.ts';
import { meRoutes } from './me-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { programRoutes } from './program-routes.ts';
import type { PeopleRooms } from './rooms.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Who there is: `people/…`, `me/…` and `sign-in/…`; to be registered under `/api/v1` where {@link knowPeople} was called. */
export async function peopleRoutes(app: FastifyInstance, rooms: PeopleRooms): Promise<void> {
  const { people, history } = rooms;
  const coming = about(
    'anybody',
    'Comes in as a guest; the cookie keeps who that is.',
    { body: BeGuest, reply: Me, status: 201 },
    { rateLimit: GUEST_LIMIT },
  );

  app.post('/people/guest', coming, async (request, reply): Promise<Me> => {
    const { name } = parse(BeGuest, request.body);
    // Sent twice, or from two windows: whoever has a name here keeps it.
    if (request.person !== undefined) throw conflict('signed-in', `You are ${request.person.name} already.`);
    const { id } = await people.guest(name);
    void reply.code(201);
    return (await letIn(rooms, request, reply, id)).me;
  });

  app.get(
    '/people/:id',
    about('anybody', 'Somebody, with what they have played to the end.', { reply: Profile }),
    async (request): Promise<Profile> => {
      const id = idOf(request, 'person');
      const person = await people.find(id);
      if (person === undefined) throw notFound('person');
      return { ...person, tables: (await history?.(id, request)) ?? [] };
    },
  );

  meRoutes(app, rooms);
  passkeyRoutes(app, rooms);
  signInRoutes(app, rooms);
  programRoutes(app, rooms);
}
