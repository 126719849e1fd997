import type { Me, SignedIn } from '@edubba/protocol';
import { NewPasskey, UsePasskey } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../failure.ts';
import { parse } from '../parse.ts';
import { idOf, known, letIn } from './doors.ts';
import { SIGN_IN_LIMIT } from './limits.ts';
import type { PeopleRooms } from './rooms.ts';
import { needHuman } from './who-asks.ts';

/** Keys people's devices hold: making them, coming in with them, forgetting them. */
export function passkeyRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { people } = rooms;
  const { origin } = rooms.house.config;
  const limited = { config: { rateLimit: SIGN_IN_LIMIT } };

  app.post('/me/passkeys/options', limited, async (request) => people.passkeys.newOptions(needHuman(request), origin));

  app.post('/me/passkeys', limited, async (request, reply): Promise<Me> => {
    const person = needHuman(request);
    await people.passkeys.add(person, parse(NewPasskey, request.body), origin);
    void reply.code(201);
    return known(people, person.id);
  });

  app.delete('/me/passkeys/:id', async (request, reply) => {
    const person = needHuman(request);
    if (!(await people.passkeys.remove(person.id, idOf(request, 'passkey')))) throw notFound('passkey');
    return reply.code(204).send();
  });

  app.post('/sign-in/passkey/options', limited, async () => people.passkeys.signInOptions(origin));

  app.post('/sign-in/passkey', limited, async (request, reply): Promise<SignedIn> => {
    const id = await people.passkeys.signIn(parse(UsePasskey, request.body), origin);
    return letIn(rooms, request, reply, id);
  });
}
