import cookie from '@fastify/cookie';
import type { Person } from '@edubba/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failed, forbidden } from '../failure.ts';
import type { People } from './people.ts';
import type { Visitor } from './sessions.ts';
import { SESSION_LASTS } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if they are signed in. */
    person: Person | undefined;
    /** The device they ask from; programs have none. */
    session: string | undefined;
  }
  interface FastifyContextConfig {
    /** A person who was banned may still do this. */
    evenBanned?: boolean;
  }
}

/** Carries the token of a signed-in device. */
export const COOKIE = 'edubba';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** From here on every request of `app` knows who asks. Call it on the instance itself, before its routes. */
export async function knowPeople(app: FastifyInstance, config: Config, people: People): Promise<void> {
  if (!app.hasPlugin('@fastify/cookie')) await app.register(cookie);
  app.decorateRequest('person', undefined);
  app.decorateRequest('session', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const visitor = await visitorOf(request, config, people);
    if (visitor === undefined) return;
    if (visitor.ban !== null && request.routeOptions.config.evenBanned !== true) throw banned(visitor.ban);
    request.person = visitor.person;
    request.session = visitor.session;
    // The answer to an upgrade carries no cookie: that visit is not the one to be written down.
    if (visitor.stale && visitor.session !== undefined && !isUpgrade(request)) {
      await people.sessions.renew(visitor.session);
      const token = request.cookies[COOKIE];
      if (token !== undefined) keepSignedIn(reply, config, token);
    }
  });
  // What the description says of a door is what holds.
  app.addHook('preHandler', async (request) => {
    const asker = request.routeOptions.config.about?.asker;
    if (asker === 'somebody') needPerson(request);
    if (asker === 'owner') needHuman(request);
  });
}

async function visitorOf(request: FastifyRequest, config: Config, people: People): Promise<Visitor | undefined> {
  const shown = shownToken(request);
  if (shown !== undefined) return people.programs.who(shown);
  const token = request.cookies[COOKIE];
  const guarded = !SAFE.has(request.method) || isUpgrade(request);
  const fromBrowser = token !== undefined || request.headers.origin !== undefined;
  if (guarded && fromBrowser && !originAllowed(request, config)) {
    throw new Failed(403, 'foreign-origin', 'This can only be asked from a page of this house.');
  }
  return token === undefined ? undefined : people.sessions.who(token);
}

/** The socket's own protocol; beside it a program may name its token, which no address and no log ever holds. */
const PROTOCOL = 'edubba';
const TOKEN = 'token.';

/** What a socket's protocol is answered with: never with the token. */
export const chosenProtocol = (offered: ReadonlySet<string>): string | false =>
  offered.has(PROTOCOL) ? PROTOCOL : false;

/**
 * A program's token. Browsers send neither by themselves: no page can make somebody's browser use what it does not know.
 * Sockets of many languages can set no header, but all of them can name protocols.
 */
function shownToken(request: FastifyRequest): string | undefined {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && bearer !== undefined) return bearer;
  if (!isUpgrade(request)) return undefined;
  const offered = request.headers['sec-websocket-protocol']?.split(',').map((one) => one.trim()) ?? [];
  return offered.find((one) => one.startsWith(TOKEN))?.slice(TOKEN.length);
}

const isUpgrade = (request: FastifyRequest): boolean => request.headers.upgrade !== undefined;

/**
 * Whether a browser says the request comes from one of our own pages: from the house's address, or from the very
 * name it was sent to (a house in a living room is reached by several). On https only pages that came by https.
 */
export function originAllowed(request: FastifyRequest, config: Pick<Config, 'origin'>): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const house = new URL(config.origin);
  if (page.origin === house.origin) return true;
  const safe = page.protocol === 'https:' || (page.protocol === 'http:' && house.protocol === 'http:');
  return safe && page.host === host;
}

/** Who asks; throws where nobody is signed in. */
export function needPerson(request: FastifyRequest): Person {
  if (request.person === undefined) throw new Failed(401, 'signed-out', 'Sign in or choose a name first.');
  return request.person;
}

/** Who asks, where it has to be somebody and not a program: what concerns an account is its owner's. */
export function needHuman(request: FastifyRequest): Person {
  const person = needPerson(request);
  if (person.kind === 'program') throw forbidden('A program may not do this: its owner may.');
  return person;
}

/** What somebody hears who was banned. */
export const banned = (why: string): Failed => new Failed(403, 'banned', why);

/** Has the browser show the token from now on. */
export function keepSignedIn(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(COOKIE, token, { ...cookieRules(config), maxAge: SESSION_LASTS / 1000 });
}

/** Has the browser forget the token. */
export function forgetSignedIn(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(COOKIE, cookieRules(config));
}

function cookieRules(config: Config): { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean } {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.origin.startsWith('https:') };
}
