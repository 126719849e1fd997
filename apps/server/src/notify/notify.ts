import type { Notice, NoticeSettings, Vacation } from '@edubba/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { Failed } from '../failure.ts';
import type { Mailer } from '../people/mailer.ts';
import type { Storage } from '../store/database.ts';
import type { Address, Arrived } from './address.ts';
import { Digests, LATER } from './digests.ts';
import { Held } from './held.ts';
import { letterOf, noticeOf } from './letters.ts';
import type { Planned, Row } from './outbox.ts';
import { Outbox } from './outbox.ts';
import type { Post } from './outgoing.ts';
import { createPost } from './outgoing.ts';
import { Presence } from './presence.ts';
import { Pushes } from './pushes.ts';
import { keepSettings, settingsOf } from './settings.ts';
import { Vacations } from './vacations.ts';
import type { Wait, Waits } from './waits.ts';
import { dueOf, reminderOf } from './waits.ts';
import { Webhooks } from './webhooks.ts';
import { quietUntil } from './zones.ts';

/** A mail server that hangs must not outlast a claim. */
const MAIL_PATIENCE = 20_000;
const ROUNDS = 20;

/** What this room needs of the house and of the other rooms. */
export interface NotifyServices {
  readonly config: Pick<Config, 'origin' | 'mailFrom' | 'process'>;
  readonly storage: Storage;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly now: () => number;
  /** What a table wants to tell now: the truth, asked again before anything is sent. */
  readonly waitsAt: (table: string) => Promise<Waits | undefined>;
  /** Somebody's confirmed address, if they have one. */
  readonly mailOf: (person: string) => Promise<string | null>;
  /** Nothing is mailed without one. */
  readonly mailer: Mailer | null;
  /** Webhooks and push services may be in the house's own network, and without encryption. */
  readonly insideToo?: boolean;
  readonly post?: Post;
  /** Whether somebody has a window open at a table; by default what {@link Presence} says. */
  readonly here?: (table: string, person: string) => Promise<boolean> | boolean;
}

/** Tells people what waits for them, each thing once, where and when they want it. */
export class Notify {
  readonly presence: Presence;
  readonly vacations: Vacations;
  readonly pushes: Pushes;
  readonly webhooks: Webhooks;
  private readonly services: NotifyServices;
  private readonly outbox: Outbox;
  private readonly digests: Digests;
  private readonly held = new Held();

  constructor(services: NotifyServices) {
    const { config, storage, now, insideToo = false } = services;
    const { db } = storage;
    const post = services.post ?? createPost({ insideToo });
    this.services = services;
    this.presence = new Presence(db, now, config.process);
    this.vacations = new Vacations(services);
    this.pushes = new Pushes({ db, now, post, config, insideToo });
    this.webhooks = new Webhooks({ db, now, post, insideToo });
    this.outbox = new Outbox(db, now, config.process);
    this.digests = new Digests({
      db,
      now,
      outbox: this.outbox,
      origin: config.origin,
      waitsAt: (table) => this.waitsAt(table),
      here: (table, person) => this.isHere(table, person),
    });
  }

  /** A table was changed by this process: called after every change, and costs nothing until the table is still. */
  changed(table: string): void {
    this.held.add(table, this.services.now());
  }

  /** Plans all a table wants to tell; what was planned before stays as it is. */
  async plan({ table, pace, waits }: Waits): Promise<void> {
    const planned = waits.flatMap((wait): Planned[] => {
      const { person, subject } = wait;
      // What is asked may turn from a reaction into a turn while others answer: it is told once all the same.
      const kind = wait.kind === 'reaction' ? 'turn' : wait.kind;
      const again = reminderOf(wait, pace);
      const first = { person, table, kind, subject, due: dueOf(wait, pace) };
      return again === null ? [first] : [first, { ...first, kind: 'reminder', due: again }];
    });
    await this.outbox.add(planned);
  }

  /** Looks at the tables that have become still, then sends what is due; every process does so every second. */
  async deliver(): Promise<void> {
    for (const table of this.held.take(this.services.now())) await this.look(table);
    for (let n = 0; n < ROUNDS; n++) {
      const rows = await this.outbox.claim();
      if (rows.length === 0) return;
      await Promise.all(rows.map((row) => this.attended(row)));
    }
  }

  /** Looks at all tables that changed within some time, for processes that died before they could. */
  async catchUp(since: number): Promise<void> {
    const rows = await this.services.storage.db
      .selectFrom('tables')
      .select('id')
      .where('updated', '>=', since)
      .where('status', 'in', ['playing', 'over'])
      .execute();
    for (const { id } of rows) await this.look(id);
  }

  /** Keeps how somebody wants to be reached; it holds for what was put off, too. */
  async choose(person: string, settings: NoticeSettings): Promise<void> {
    await keepSettings(this.services.storage.db, person, settings);
    await this.outbox.wake(person);
  }

  /** Somebody is away for some days from now on, or (0) back; see {@link Vacations.take}. */
  async goAway(person: string, days: number): Promise<Vacation> {
    const vacation = await this.vacations.take(person, days);
    await this.outbox.wake(person);
    return vacation;
  }

  /** Forgets what was told long ago. */
  async tidy(): Promise<void> {
    await this.outbox.tidy();
  }

  private async look(table: string): Promise<void> {
    try {
      const waits = await this.waitsAt(table);
      if (waits !== undefined) await this.plan(waits);
    } catch (error) {
      this.services.log.error({ err: error, table }, 'what a table wants to tell could not be planned');
      this.held.add(table, this.services.now());
    }
  }

  /** One that cannot be attended to is tried again like one that did not arrive, and holds up no other. */
  private async attended(row: Row): Promise<void> {
    try {
      await this.attend(row);
    } catch (error) {
      this.services.log.error({ err: error, notice: row.id }, 'a notice could not be attended to');
      // Where not even this can be kept, the claim runs out.
      await this.outbox.retry(row, JSON.parse(row.done) as string[]).catch(() => undefined);
    }
  }

  /** What a table wants to tell; one that is no more wants nothing. */
  private async waitsAt(table: string): Promise<Waits | undefined> {
    try {
      return await this.services.waitsAt(table);
    } catch (error) {
      if (error instanceof Failed && error.status === 404) return undefined;
      throw error;
    }
  }

  private async attend(row: Row): Promise<void> {
    const { storage, now } = this.services;
    const settings = await settingsOf(storage.db, row.person);
    const away = (await this.vacations.of(row.person)).until;
    if (row.kind === 'digest') return this.digest(row, settings, away);
    if (await this.isHere(row.table_id, row.person)) return this.outbox.drop(row, 'window open');
    const waits = await this.waitsAt(row.table_id);
    const wait = waits?.waits.find((each) => tells(row, each));
    if (waits === undefined || wait === undefined) return this.outbox.drop(row, 'no longer true');
    if (!wanted(row, wait, settings)) return this.outbox.drop(row, 'not wanted');
    const later = away ?? quietUntil(settings.quiet, settings.zone, now());
    if (later !== null) return this.outbox.postpone(row, later);
    const kind = row.kind === 'reminder' ? 'reminder' : wait.kind;
    return this.tell(row, settings, noticeOf(row.id, kind, waits, wait, this.services.config.origin));
  }

  /** The hour was chosen: quiet hours do not move it. A vacation does. */
  private async digest(row: Row, settings: NoticeSettings, away: number | null): Promise<void> {
    const { mailer, mailOf } = this.services;
    if (away !== null) return this.outbox.postpone(row, away);
    const to = settings.digest === null || !settings.mail ? null : await mailOf(row.person);
    if (to === null || mailer === null) return this.outbox.drop(row, 'not wanted');
    return this.digests.send(row, settings, to, patient(mailer));
  }

  /** Sends to every address that has not got it yet. */
  private async tell(row: Row, settings: NoticeSettings, notice: Notice): Promise<void> {
    const before = JSON.parse(row.done) as string[];
    const addresses = (await this.addresses(row, settings)).filter(({ name }) => !before.includes(name));
    const arrived = await Promise.all(addresses.map((address) => this.sent(address, notice)));
    const settled = addresses.filter((_, i) => arrived[i] !== 'again').map(({ name }) => name);
    const done = [...before, ...settled];
    if (arrived.includes('again')) return this.outbox.retry(row, done);
    if (before.length === 0 && !arrived.includes('yes')) return this.outbox.drop(row, 'nowhere');
    return this.outbox.sent(row, done);
  }

  private async sent(address: Address, notice: Notice): Promise<Arrived> {
    try {
      return await address.send(notice);
    } catch (error) {
      this.services.log.warn({ err: error, address: address.name }, 'a notice did not arrive');
      return 'again';
    }
  }

  private async addresses({ person }: Row, settings: NoticeSettings): Promise<Address[]> {
    const { mailer, mailOf } = this.services;
    const to = settings.mail && mailer !== null ? await mailOf(person) : null;
    return [
      ...(settings.push ? await this.pushes.addressesOf(person) : []),
      ...(settings.webhook ? await this.webhooks.addressesOf(person) : []),
      ...(to === null || mailer === null ? [] : [this.mailbox(person, to, mailer, settings)]),
    ];
  }

  private mailbox(person: string, to: string, mailer: Mailer, settings: NoticeSettings): Address {
    const { digest } = settings;
    if (digest === null) {
      const { origin } = this.services.config;
      return {
        name: 'mail',
        send: async (notice) => {
          await patient(mailer).send(letterOf(to, notice, origin));
          return 'yes';
        },
      };
    }
    return {
      name: LATER,
      send: async () => {
        await this.digests.plan(person, digest, settings);
        return 'yes';
      },
    };
  }

  private async isHere(table: string, person: string): Promise<boolean> {
    const { here } = this.services;
    return here === undefined ? (await this.presence.at(table)).has(person) : here(table, person);
  }
}

/** Whether this is what a notice was planned for. A reminder tells of the same turn as the notice before it. */
function tells({ person, kind, subject }: Row, wait: Wait): boolean {
  if (wait.person !== person || wait.subject !== subject) return false;
  const asked = wait.kind === 'turn' || wait.kind === 'reaction';
  return asked ? kind === 'turn' || kind === 'reminder' : kind === wait.kind;
}

function wanted({ kind, table_id }: Row, wait: Wait, settings: NoticeSettings): boolean {
  if (settings.off.includes(table_id)) return false;
  if (wait.kind === 'reaction' && !settings.reactions) return false;
  if (kind === 'reminder') return settings.reminder;
  return kind !== 'over' || settings.over;
}

/** Gives up waiting for a mail server after a while. */
function patient(mailer: Mailer): Mailer {
  return {
    send: async (mail) => {
      const { promise, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('the mail server does not answer')), MAIL_PATIENCE);
      try {
        await Promise.race([mailer.send(mail), promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
