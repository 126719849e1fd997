import { randomBytes } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';

/** How a house is run. Everything comes from the environment, with defaults for one machine and one file. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** What people type to get here: links in mails and passkeys are made for it. No slash at its end. */
  readonly origin: string;
  /** `postgres://…`; without it the file below is the database. */
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
  /** `smtp://…`; without it sign-in links are written to the log. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Requests reach us through so many proxies, each of which adds whom it serves to `X-Forwarded-For`. */
  readonly proxies: number;
  /** Whoever presents it may administer; without it nobody may. */
  readonly adminToken: string | undefined;
  /** So many requests a minute from one address, and so many windows open at once. */
  readonly requestsPerMinute: number;
  readonly socketsPerAddress: number;
  /** So many milliseconds of dear work each second for all behind one address; a third of it for one person. */
  readonly workPerAddress: number;
  /** Positions take so many bytes in memory at most; those nobody needs just now are made again from their logs. */
  readonly tablesBytes: number;
  /** When it is to stop, the house says so for so many milliseconds (`/ready`) and goes on, before it closes. */
  readonly drain: number;
  readonly logLevel: string;
  /** Names this process among those on the same database. */
  readonly process: string;
}

/** An environment that cannot be run with, and what to do about it. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

type Environment = { readonly [name: string]: string | undefined };

/** What a house writes into its log, from least to most. */
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
/** A shorter token could be guessed. */
const SHORTEST_TOKEN = 12;

/** Reads the environment; throws {@link BadConfig} that says which variable is wrong and what it may be. */
export function readConfig(all: Environment): Config {
  // A variable that is set to nothing is not set: files of settings name many and fill few.
  const env = Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim() !== ''));
  const port = numberOf(env, 'PORT', 8080, 65_535);
  const typed = (env['EDUBBA_ORIGIN'] ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(typed) || !/^https?:$/.test(new URL(typed).protocol) || !isBare(new URL(typed))) {
    throw new BadConfig(
      `EDUBBA_ORIGIN is ${typed}: it must be an address such as https://play.example.org, without a path or a name`,
    );
  }
  const databaseUrl = env['DATABASE_URL'];
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    throw new BadConfig('DATABASE_URL must begin with postgres:// ; leave it out to keep everything in one file');
  }
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LEVELS.includes(logLevel)) {
    throw new BadConfig(`LOG_LEVEL is ${logLevel}: it must be one of ${LEVELS.join(', ')}`);
  }
  const adminToken = env['EDUBBA_ADMIN_TOKEN']?.trim();
  if (adminToken !== undefined && adminToken.length < SHORTEST_TOKEN) {
    throw new BadConfig(`EDUBBA_ADMIN_TOKEN is too short: it must have at least ${SHORTEST_TOKEN} characters`);
  }
  const smtpUrl = env['SMTP_URL'];
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    throw new BadConfig('SMTP_URL must begin with smtp:// or smtps:// ; leave it out to have mails written to the log');
  }
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port,
    // As browsers write it: in small letters, without the port everybody means.
    origin: new URL(typed).origin,
    databaseUrl,
    databaseFile: env['EDUBBA_DATABASE'] ?? 'edubba.sqlite',
    smtpUrl,
    mailFrom: env['MAIL_FROM'] ?? 'Edubba <edubba@localhost>',
    proxies: numberOf(env, 'EDUBBA_PROXY', 0, 10),
    adminToken,
    requestsPerMinute: numberOf(env, 'EDUBBA_REQUESTS_PER_MINUTE', 600, 1e9, 1),
    socketsPerAddress: numberOf(env, 'EDUBBA_SOCKETS_PER_ADDRESS', 100, 1e9, 1),
    workPerAddress: numberOf(env, 'EDUBBA_WORK_PER_ADDRESS', 450, 1e9, 1),
    tablesBytes: 1_000_000 * numberOf(env, 'EDUBBA_TABLES_MB', usualMegabytes(), 100_000, 1),
    drain: 1000 * numberOf(env, 'EDUBBA_DRAIN_SECONDS', 0, 3600),
    logLevel,
    process: randomBytes(6).toString('hex'),
  };
}

/** Nothing but a scheme, a host and perhaps a port: pages call themselves so, and passkeys are made for it. */
function isBare({ username, password, pathname, search, hash }: URL): boolean {
  return username === '' && password === '' && pathname === '/' && search === '' && hash === '';
}

/** A third of what Node lets the heap grow to, within bounds: the rest is for everything else, and for garbage. */
function usualMegabytes(): number {
  return Math.min(500, Math.floor(getHeapStatistics().heap_size_limit / 3_000_000));
}

function numberOf(env: Environment, name: string, otherwise: number, most: number, least = 0): number {
  const text = env[name]?.trim();
  if (text === undefined) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new BadConfig(`${name} is ${text}: it must be a number from ${least} to ${most}`);
  }
  return value;
}
