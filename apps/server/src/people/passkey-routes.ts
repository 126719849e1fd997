import { Me, NewPasskey, SignedIn, UsePasskey } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Asker, Shapes } from '../api/about.ts';
import { about } from '../api/about.ts';
import { notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import { idOf, known, letIn } from './doors.ts';
import { SIGN_IN_LIMIT } from './limits.ts';
import type { PeopleRooms } from './rooms.ts';
import { needHuman } from './who-asks.ts';

/** What a browser needs, as it takes it. */
const ForBrowser = z.record(z.string(), z.json());

/** Keys people's devices hold: making them, coming in with them, forgetting them. */
export function passkeyRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { people } = rooms;
  const { origin } = rooms.house.config;
  const limited = (asker: Asker, summary: string, shapes: Shapes): ReturnType<typeof about> =>
    about(asker, summary, shapes, { rateLimit: SIGN_IN_LIMIT });

  app.post(
    '/me/passkeys/options',
    limited('owner', 'What a browser needs to make a key.', { reply: ForBrowser }),
    async (request) => people.passkeys.newOptions(needHuman(request), origin),
  );

  app.post(
    '/me/passkeys',
    limited('owner', 'Keeps a key a browser has made.', { body: NewPasskey, reply: Me, status: 201 }),
    async (request, reply): Promise<Me> => {
      const person = needHuman(request);
      await people.passkeys.add(person, parse(NewPasskey, request.body), origin);
      void reply.code(201);
      return known(people, person.id);
    },
  );

  app.delete('/me/passkeys/:id', about('owner', 'Forgets a key.'), async (request, reply) => {
    const person = needHuman(request);
    if (!(await people.passkeys.remove(person.id, idOf(request, 'passkey')))) throw notFound('passkey');
    return reply.code(204).send();
  });

  app.post(
    '/sign-in/passkey/options',
    limited('anybody', 'What a browser needs to sign in with a key.', { reply: ForBrowser }),
    async () => people.passkeys.signInOptions(origin),
  );

  app.post(
    '/sign-in/passkey',
    limited('anybody', 'Signs in with a key.', { body: UsePasskey, reply: SignedIn }),
    async (request, reply): Promise<SignedIn> => {
      const id = await people.passkeys.signIn(parse(UsePasskey, request.body), origin);
      return letIn(rooms, request, reply, id);
    },
  );
}
