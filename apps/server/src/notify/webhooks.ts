import { createHmac } from 'node:crypto';
import type { MadeWebhook, Notice, Webhook } from '@edubba/protocol';
import type { Kysely } from 'kysely';
import { conflict, Failed, notFound } from '../failure.ts';
import { newId, newSecret } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import type { Address, Arrived } from './address.ts';
import type { Post } from './outgoing.ts';
import { checkAddress } from './outgoing.ts';

const MOST = 5;
/** Nobody lets the house call an address more often than that by hand. */
const TEST_EVERY = 10_000;
const GONE = 410;

interface Services {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly post: Post;
  readonly insideToo: boolean;
}

interface Hook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

/** Proves to the receiver who calls, and when: `t=<milliseconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`. */
export function signature(secret: string, at: number, body: string): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** The addresses that are called for people. */
export class Webhooks {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  async of(person: string): Promise<Webhook[]> {
    return this.services.db
      .selectFrom('webhooks')
      .select(['id', 'url', 'created', 'status'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  async add(person: string, url: string): Promise<MadeWebhook> {
    checkAddress(url, this.services.insideToo);
    if ((await this.of(person)).length >= MOST) throw conflict('too-many', `You may have ${MOST} webhooks.`);
    const hook = { id: newId(), url, created: this.services.now(), status: null };
    const secret = newSecret();
    await this.services.db
      .insertInto('webhooks')
      .values({ ...hook, person, secret, tested: null })
      .execute();
    return { ...hook, secret };
  }

  async drop(person: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.mine(person, id);
    if (numDeletedRows === 0n) throw notFound('webhook');
  }

  /** Calls an address once, now; gives the status that came back, 0 if none did. */
  async test(person: string, id: string, notice: Notice): Promise<number> {
    const { db, now } = this.services;
    const at = now();
    const hook = await db
      .selectFrom('webhooks')
      .select(['id', 'url', 'secret', 'tested'])
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    if (hook === undefined) throw notFound('webhook');
    const { numUpdatedRows } = await db
      .updateTable('webhooks')
      .set({ tested: at })
      .where('id', '=', id)
      .where((e) => e.or([e('tested', 'is', null), e('tested', '<=', at - TEST_EVERY)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failed(429, 'too-fast', 'Wait some seconds before the next test.');
    return this.call(hook, notice);
  }

  /** Where somebody's programs are reached. */
  async addressesOf(person: string): Promise<Address[]> {
    const rows = await this.services.db
      .selectFrom('webhooks')
      .select(['id', 'url', 'secret'])
      .where('person', '=', person)
      .execute();
    return rows.map((hook) => ({
      name: `webhook/${hook.id}`,
      send: (notice) => this.send(person, hook, notice),
    }));
  }

  private async send(person: string, hook: Hook, notice: Notice): Promise<Arrived> {
    const status = await this.call(hook, notice);
    if (status === GONE) {
      await this.mine(person, hook.id);
      return 'never';
    }
    return status >= 200 && status < 300 ? 'yes' : 'again';
  }

  private async call({ id, url, secret }: Hook, notice: Notice): Promise<number> {
    const body = JSON.stringify(notice);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Edubba',
      'edubba-signature': signature(secret, this.services.now(), body),
    };
    const status = await this.services.post(url, { headers, body }).catch(() => 0);
    await this.services.db.updateTable('webhooks').set({ status }).where('id', '=', id).execute();
    return status;
  }

  private mine(person: string, id: string) {
    return this.services.db.deleteFrom('webhooks').where('person', '=', person).where('id', '=', id).executeTakeFirst();
  }
}
