import * as z from 'zod/mini';
import { address, count, Id, time } from './parts.ts';

const minute = z.int().check(z.gte(0), z.lt(24 * 60));

/** A time zone by its name, such as `Europe/Berlin`. */
const zone = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }),
);

/** How somebody wants to be reached when a table waits for them. */
export const NoticeSettings = z.strictObject({
  push: z.boolean(),
  mail: z.boolean(),
  webhook: z.boolean(),
  /** Also for what is asked outside one's own turn. */
  reactions: z.boolean(),
  /** Once more, when half the time is gone. */
  reminder: z.boolean(),
  /** When a game has ended. */
  over: z.boolean(),
  /** One mail a day at this hour with all tables that wait, instead of one for each. */
  digest: z.nullable(z.int().check(z.gte(0), z.lt(24))),
  /** From one minute of the day to another nothing is sent; across midnight too. */
  quiet: z.nullable(z.strictObject({ from: minute, to: minute }).check(z.refine(({ from, to }) => from !== to))),
  zone,
  /** Tables that never call. */
  off: z.array(Id).check(z.maxLength(500)),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** An address that is called when a table waits; its secret is shown once, when it is made. */
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  created: time,
  /** What it last answered; 0 if it did not. */
  status: z.nullable(count),
});
export type Webhook = z.infer<typeof Webhook>;

/** Days away: clocks stand still and nothing is sent. */
export const Vacation = z.object({ until: z.nullable(time), left: count });
export type Vacation = z.infer<typeof Vacation>;

/** All of somebody's settings for being reached. */
export const Notices = z.object({
  settings: NoticeSettings,
  vacation: Vacation,
  /** How many browsers are told. */
  pushes: count,
  webhooks: z.array(Webhook),
});
export type Notices = z.infer<typeof Notices>;

/** PostgreSQL finds nothing by what is longer than 2,700 bytes; a letter may have three. */
const endpoint = address.check(z.maxLength(800));

/** A browser's subscription, as it writes itself. */
export const NewPush = z.strictObject({
  endpoint,
  expirationTime: z.exactOptional(z.nullable(z.number())),
  keys: z.strictObject({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
});
export type NewPush = z.infer<typeof NewPush>;

export const DropPush = z.strictObject({ endpoint });
export type DropPush = z.infer<typeof DropPush>;

export const NewWebhook = z.strictObject({ url: address });
export type NewWebhook = z.infer<typeof NewWebhook>;

/** A new webhook with the secret its calls are signed with. */
export const MadeWebhook = z.object({ ...Webhook.shape, secret: z.string() });
export type MadeWebhook = z.infer<typeof MadeWebhook>;

/** What became of a test call: the status that came back, 0 if none did. */
export const WebhookTest = z.object({ status: count });
export type WebhookTest = z.infer<typeof WebhookTest>;

/** Days away from now on; 0 ends a vacation. */
export const TakeVacation = z.strictObject({ days: z.int().check(z.gte(0), z.lte(20)) });
export type TakeVacation = z.infer<typeof TakeVacation>;

/** With this key browsers subscribe. */
export const PushKey = z.object({ key: z.string() });
export type PushKey = z.infer<typeof PushKey>;

/** What a call says, to a webhook and (without `id` and `kind`) to a browser. */
export const Notice = z.object({
  /** The same when a call is tried again. */
  id: z.string(),
  kind: z.enum(['turn', 'reaction', 'reminder', 'over', 'invited', 'test']),
  table: z.nullable(Id),
  title: z.string(),
  body: z.string(),
  url: z.string(),
});
export type Notice = z.infer<typeof Notice>;
