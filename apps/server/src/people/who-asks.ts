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
}

async function visitorOf(request: FastifyRequest, config: Config, people: People): Promise<Visitor | undefined> {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  // Browsers never send this header by themselves: no page can make somebody's browser use it.
  if (scheme?.toLowerCase() === 'bearer' && bearer !== undefined) return people.programs.who(bearer);
  const token = request.cookies[COOKIE];
  const guarded = !SAFE.has(request.method) || isUpgrade(request);
  const fromBrowser = token !== undefined || request.headers.origin !== undefined;
  if (guarded && fromBrowser && !originAllowed(request, config)) {
    throw new Failed(403, 'foreign-origin', 'This can only be asked from a page of this house.');
  }
  return token === undefined ? undefined : people.sessions.who(token);
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
