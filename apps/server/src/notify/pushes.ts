import type { NewPush, Notice } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import type { RequestDetails, VapidKeys } from 'web-push';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import { hashed } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import type { Address, Arrived } from './address.ts';
import { vapidKeys } from './keys.ts';
import type { Post } from './outgoing.ts';
import { checkAddress } from './outgoing.ts';

/** More browsers than this nobody uses: the oldest is forgotten. */
const MOST = 10;
/** A push service keeps a message so many seconds for a browser that is asleep. */
const KEEP = 24 * 60 * 60;
/** Answers after which trying again is no use: the message itself is not taken. */
const HOPELESS = new Set([400, 401, 403, 413]);

interface Services {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly post: Post;
  readonly config: Pick<Config, 'origin' | 'mailFrom'>;
  readonly insideToo: boolean;
}

/** The browsers that are told, and how they are told. */
export class Pushes {
  private readonly services: Services;
  private kept: Promise<VapidKeys> | undefined;

  constructor(services: Services) {
    this.services = services;
  }

  /** What browsers subscribe with. */
  async key(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  /** A browser has subscribed: it tells whoever signed in there last. */
  async add(person: string, { endpoint, keys }: NewPush): Promise<void> {
    checkAddress(endpoint, this.services.insideToo);
    const { db, now } = this.services;
    const row = { person, p256dh: keys.p256dh, auth: keys.auth, created: now() };
    await db
      .insertInto('pushes')
      .values({ endpoint, id: hashed(endpoint).slice(0, 22), ...row })
      .onConflict((c) => c.column('endpoint').doUpdateSet(row))
      .execute();
    const all = await this.rows(person);
    const old = all.slice(MOST).map((each) => each.endpoint);
    if (old.length > 0) await db.deleteFrom('pushes').where('endpoint', 'in', old).execute();
  }

  async drop(person: string, endpoint: string): Promise<void> {
    await this.services.db.deleteFrom('pushes').where('person', '=', person).where('endpoint', '=', endpoint).execute();
  }

  async count(person: string): Promise<number> {
    return (await this.rows(person)).length;
  }

  /** Where somebody's browsers are reached. */
  async addressesOf(person: string): Promise<Address[]> {
    return (await this.rows(person)).map(({ id, endpoint, p256dh, auth }) => ({
      name: `push/${id}`,
      send: (notice) => this.send(person, { endpoint, keys: { p256dh, auth } }, notice),
    }));
  }

  private async send(person: string, subscription: NewPush, notice: Notice): Promise<Arrived> {
    const details = await this.sealed(subscription, notice);
    if (details === undefined) return 'never';
    const headers = Object.entries(details.headers as { [name: string]: string | number });
    const status = await this.services.post(subscription.endpoint, {
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
      body: details.body ?? '',
    });
    if (status >= 200 && status < 300) return 'yes';
    if (status === 404 || status === 410) {
      // The browser has unsubscribed, or is no more.
      await this.drop(person, subscription.endpoint);
      return 'never';
    }
    return HOPELESS.has(status) ? 'never' : 'again';
  }

  /** The message, readable for nobody but that browser; nothing where its keys are none. */
  private async sealed(subscription: NewPush, notice: Notice): Promise<RequestDetails | undefined> {
    const { origin, mailFrom } = this.services.config;
    const subject = origin.startsWith('https:') ? origin : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
    const vapidDetails = { subject, ...(await this.keys()) };
    try {
      return webPush.generateRequestDetails(
        { endpoint: subscription.endpoint, keys: subscription.keys },
        JSON.stringify(notice),
        {
          vapidDetails,
          TTL: KEEP,
          urgency: notice.kind === 'turn' || notice.kind === 'reaction' ? 'high' : 'normal',
          // A browser that was asleep gets only the newest of a table.
          topic: hashed(notice.table ?? notice.id).slice(0, 32),
        },
      );
    } catch {
      return undefined;
    }
  }

  private keys(): Promise<VapidKeys> {
    this.kept ??= vapidKeys(this.services.db).catch((error: unknown) => {
      this.kept = undefined;
      throw error;
    });
    return this.kept;
  }

  private rows(person: string) {
    return this.services.db
      .selectFrom('pushes')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .orderBy('endpoint')
      .execute();
  }
}
