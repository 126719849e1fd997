import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failed } from '../failure.ts';
import { hashed } from '../ids.ts';
import { Bucket } from '../live/bucket.ts';
import { neighbourhood } from '../live/neighbourhood.ts';

/** So many wrong tokens from one address, and then one in so many seconds. */
const GUESSES = 10;
const EVERY = 30;
/** More addresses than this are not told apart for long. */
const MOST_ADDRESSES = 10_000;

/** Knows whoever runs the house by the token they have set, and does not let it be guessed. */
export class Keys {
  private readonly token: string | undefined;
  private readonly now: () => number;
  private readonly wrong = new Map<string, Bucket>();

  constructor({ adminToken }: Pick<Config, 'adminToken'>, now: () => number) {
    this.token = adminToken;
    this.now = now;
  }

  /** Throws for everybody else. */
  needAdmin(request: FastifyRequest): void {
    if (!this.isAdmin(request)) throw new Failed(403, 'forbidden', 'This is for whoever runs the house.');
  }

  /** What a house counts is for whoever runs it: by the token, or from the machine itself with no proxy in between. */
  needNear(request: FastifyRequest): void {
    const near = LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
    if (!near) this.needAdmin(request);
  }

  private isAdmin({ headers, ip }: FastifyRequest): boolean {
    const bearer = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    const given = headers['x-edubba-admin'] ?? bearer;
    if (this.token === undefined || typeof given !== 'string') return false;
    const from = neighbourhood(ip);
    const guesses = this.wrong.get(from);
    if (guesses?.empty(this.now()) === true) {
      throw new Failed(429, 'too-many', 'Too many wrong tokens came from your address. Wait a minute.');
    }
    // Compared by their hashes, so that neither length nor time tells anything.
    if (timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(hashed(this.token)))) return true;
    if (this.wrong.size >= MOST_ADDRESSES) this.wrong.clear();
    const counted = guesses ?? new Bucket(GUESSES, 1 / EVERY, this.now());
    counted.take(this.now());
    this.wrong.set(from, counted);
    return false;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
