import type { Json } from '@edubba/kernel';
import type { Me, Profile, SignedIn, TableInfo } from '@edubba/protocol';
import { BeGuest, Id } from '@edubba/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conflict, notFound } from '../failure.ts';
import type { House } from '../house.ts';
import { parse } from '../parse.ts';
import type { Mailer } from './mailer.ts';
import { meRoutes } from './me-routes.ts';
import type { People } from './people.ts';
import { programRoutes } from './program-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { banned, forgetSignedIn, keepSignedIn } from './who-asks.ts';

/** Gives everything a room knows of somebody. */
export type Exporter = (person: string) => Promise<Json>;
/** Makes a room forget somebody. May be called again for somebody it has forgotten. */
export type Eraser = (person: string) => Promise<void>;

/** What this room's routes need of the house and of the other rooms. */
export interface PeopleRooms {
  readonly house: Pick<House, 'config' | 'log'>;
  readonly people: People;
  readonly mailer: Mailer;
  /** By the name their part has in the export. */
  readonly exporters: { readonly [part: string]: Exporter };
  readonly erasers: readonly Eraser[];
  /** What somebody has played to the end, newest first, as everybody may know it. */
  readonly history?: (person: string) => Promise<TableInfo[]>;
}

const MINUTE = 60_000;
/** How often one address may come in, or try to. */
export const SIGN_IN_LIMIT = { max: 20, timeWindow: MINUTE };
export const GUEST_LIMIT = { max: 10, timeWindow: MINUTE };
/** Each of these may send a letter. */
export const MAIL_LIMIT = { max: 5, timeWindow: 10 * MINUTE };

/** Who there is: `people/…`, `me/…`, `sign-in/…`, to be registered under `/api/v1` after {@link knowPeople}. */
export async function peopleRoutes(app: FastifyInstance, rooms: PeopleRooms): Promise<void> {
  const { house, people, history } = rooms;

  app.post('/people/guest', { config: { rateLimit: GUEST_LIMIT } }, async (request, reply): Promise<Me> => {
    const { name } = parse(BeGuest, request.body);
    // Sent twice, or in two windows: whoever has a name here keeps it.
    if (request.person !== undefined) throw conflict('signed-in', `You are ${request.person.name} already.`);
    const { id } = await people.guest(name);
    keepSignedIn(reply, house.config, await people.sessions.begin(id, deviceOf(request)));
    reply.code(201);
    return known(people, id);
  });

  app.get('/people/:id', async (request): Promise<Profile> => {
    const id = idOf(request, 'person');
    const person = await people.find(id);
    if (person === undefined) throw notFound('person');
    return { ...person, tables: (await history?.(id)) ?? [] };
  });

  meRoutes(app, rooms);
  signInRoutes(app, rooms);
  programRoutes(app, rooms);
}

/** The id in a request's address; what cannot be one names nothing. */
export function idOf(request: FastifyRequest, what: string): string {
  const { id } = request.params as { id: string };
  if (!Id.safeParse(id).success) throw notFound(what);
  return id;
}

/** What a browser calls itself. */
const deviceOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Somebody who was just found, as they know themselves. */
export async function known(people: People, id: string): Promise<Me> {
  const me = await people.me(id);
  if (me === undefined) throw notFound('person');
  return me;
}

/** Lets somebody in on this device, and says who the device spoke for before: nothing of theirs moves. */
export async function letIn(
  { house, people }: PeopleRooms,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<SignedIn> {
  const why = await people.bannedFor(id);
  if (why !== null) throw banned(why);
  const me = await known(people, id);
  const { person: before, session } = request;
  if (before !== undefined && session !== undefined) await people.sessions.end(before.id, session);
  keepSignedIn(reply, house.config, await people.sessions.begin(id, deviceOf(request)));
  return { me, was: before === undefined || session === undefined || before.id === id ? null : before };
}

/** Shuts the device out again. */
export async function letOut(
  { house, people }: PeopleRooms,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { person, session } = request;
  if (person !== undefined && session !== undefined) await people.sessions.end(person.id, session);
  forgetSignedIn(reply, house.config);
}
