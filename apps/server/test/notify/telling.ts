import type { NoticeSettings } from '@edubba/protocol';
import { onTestFinished } from 'vitest';
import type { NotifyServices } from '../../src/notify/notify.ts';
import { Notify } from '../../src/notify/notify.ts';
import { USUAL } from '../../src/notify/settings.ts';
import type { Wait, Waits } from '../../src/notify/waits.ts';
import type { Mail } from '../../src/people/mailer.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Receiver } from './receivers.ts';
import { Browser, openReceiver } from './receivers.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const ORIGIN = 'https://play.example.org';
export const TABLE = 'tableaaaa';
export const ANNA = 'annaaaaa';

/** A house where notices go out, and everything they can go to. */
export interface Telling {
  readonly storage: Storage;
  readonly notify: Notify;
  readonly receiver: Receiver;
  readonly mails: Mail[];
  /** Anna's browser. */
  readonly browser: Browser;
  /** What each table wants to tell. */
  readonly truth: Map<string, Waits>;
  /** The house's clock. */
  time: number;
  /** The next mails are not taken. */
  mailDown: boolean;
  /** Another process on the same database, or on the one given. */
  another(process: string, storage?: Storage): Notify;
  /** A table asks Anna for something, from now on. */
  asks(wait?: Partial<Wait>, waits?: Partial<Waits>): Promise<void>;
  /** Lets time pass, second by second at first and then in strides, while every process does its work. */
  pass(time: number, ...others: Notify[]): Promise<void>;
  choose(settings: Partial<NoticeSettings>): Promise<void>;
}

export async function openTelling(storage?: Storage, services: Partial<NotifyServices> = {}): Promise<Telling> {
  const kept = storage ?? (await openSqlite(':memory:'));
  const receiver = await openReceiver();
  const mails: Mail[] = [];
  const truth = new Map<string, Waits>();
  const another = (process: string, its: Storage = kept): Notify =>
    new Notify({
      config: { origin: ORIGIN, mailFrom: 'Edubba <edubba@example.org>', process },
      storage: its,
      log: { warn: () => undefined, error: (...what: unknown[]) => errors.push(what) },
      now: () => telling.time,
      waitsAt: async (table) => truth.get(table),
      mailOf: async (person) => (person === ANNA ? 'anna@example.org' : null),
      mailer: {
        send: async (mail) => {
          if (telling.mailDown) throw new Error('no mail today');
          mails.push(mail);
        },
      },
      insideToo: true,
      ...services,
    });
  const errors: unknown[] = [];
  const notify = another('one');
  const telling: Telling = {
    storage: kept,
    notify,
    receiver,
    mails,
    browser: new Browser(`${receiver.origin}/push/anna`),
    truth,
    // A Friday noon in winter, universal time.
    time: Date.UTC(2027, 0, 15, 12),
    mailDown: false,
    another,
    asks: async (wait = {}, waits = {}) => {
      const asked = {
        person: ANNA,
        kind: 'turn',
        subject: 'q1',
        text: 'Choose a city',
        since: telling.time,
        until: null,
        ...wait,
      } as const;
      const table = { table: TABLE, game: 'Assyria', title: 'Friday round', pace: 'slow', ...waits } as const;
      truth.set(table.table, { ...table, waits: [asked] });
      await notify.plan({ ...table, waits: [asked] });
    },
    pass: async (time, ...others) => {
      const end = telling.time + time;
      const stride = Math.max(SECOND, Math.ceil(time / 120));
      while (telling.time < end) {
        telling.time = Math.min(end, telling.time + stride);
        for (const each of [notify, ...others]) await each.presence.beat();
        await Promise.all([notify, ...others].map((each) => each.deliver()));
      }
    },
    choose: (settings) => notify.choose(ANNA, { ...USUAL, ...settings }),
  };
  onTestFinished(async () => {
    if (storage === undefined) await kept.close();
    if (errors.length > 0) throw new Error('something could not be attended to', { cause: errors[0] });
  });
  return telling;
}

/** Puts a table into the database, with Anna at it. */
export async function seatAnna({ storage, time }: Telling, id = TABLE, status = 'playing'): Promise<void> {
  const row = { rev: 1, game: 'g', open: 1, due: null, head: '{}', secret: '' };
  await storage.db
    .insertInto('tables')
    .values({ ...row, id, status, updated: time })
    .execute();
  await storage.db.insertInto('sitters').values({ table_id: id, person: ANNA }).execute();
}
