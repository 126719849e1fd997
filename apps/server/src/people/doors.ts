import type { Me, SignedIn } from '@edubba/protocol';
import { Id } from '@edubba/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../failure.ts';
import type { People } from './people.ts';
import type { PeopleRooms } from './rooms.ts';
import { banned, forgetSignedIn, keepSignedIn } from './who-asks.ts';

type Door = Pick<PeopleRooms, 'house' | 'people'>;

/** The id in a request's address; what cannot be one names nothing. */
export function idOf(request: FastifyRequest, what: string): string {
  const { id } = request.params as { id: string };
  if (!Id.safeParse(id).success) throw notFound(what);
  return id;
}

/** Somebody as they know themselves. */
export async function known(people: People, id: string): Promise<Me> {
  const me = await people.me(id);
  if (me === undefined) throw notFound('person');
  return me;
}

/** Lets somebody in on this device, and says who the device spoke for before: nothing of theirs moves. */
export async function letIn(
  { house, people }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<SignedIn> {
  const why = await people.bannedFor(id);
  if (why !== null) throw banned(why);
  const me = await known(people, id);
  const before = request.session === undefined ? undefined : request.person;
  await endSession(people, request, true);
  const token = await people.sessions.begin(id, request.headers['user-agent'] ?? '');
  keepSignedIn(reply, house.config, token);
  return { me, was: before === undefined || before.id === id ? null : before };
}

/** Signs this device out. */
export async function letOut({ house, people }: Door, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSession(people, request);
  forgetSignedIn(reply, house.config);
}

async function endSession(people: People, { person, session }: FastifyRequest, again = false): Promise<void> {
  if (person !== undefined && session !== undefined) await people.sessions.end(person.id, session, again);
}
