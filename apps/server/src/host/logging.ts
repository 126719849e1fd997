import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/**
 * An address of a letter: its first sign stays, so that whoever runs the house can still tell two apart. Looked for from the
 * beginning of a word only: a line of fifteen thousand letters was gone through from each of them, a quarter of a second.
 */
const MAIL_ADDRESS = /(?<![\w.+'-])([\w.+'-])[\w.+'-]*@([\w-]+(?:\.[\w-]+)+)/g;
/** Sessions, tokens and links are 32 bytes in base64url. Of a link that could not be mailed the log is the letter. */
const SECRET = /(?<!\/sign-in#)(?<![\w-])[\w-]{43}(?![\w-])/g;
/** The password in an address such as `postgres://user:password@host`. */
const PASSWORD = /(\w:\/\/[^\s:/@"]*):[^\s/@"]+@/g;

/** Takes out of a line what a log must not hold, wherever it came from: an error's words may hold anything. */
export function discreet(line: string): string {
  return line.replaceAll(PASSWORD, '$1:…@').replaceAll(MAIL_ADDRESS, '$1…@$2').replaceAll(SECRET, '…');
}

/** What a log shows of an error: its own words and where it was; libraries hang whole requests onto theirs. */
function shownError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, ...code, stack: error.stack ?? '' };
}

/** No address of this house is longer. */
const LONGEST_ADDRESS = 300;

/** What a log shows of a request: no headers, nothing behind a `?`, and no more of an address than an honest one has. */
function shownRequest({ method, url, ip }: FastifyRequest): { method: string; url: string; remoteAddress: string } {
  return { method, url: (url.split('?', 1)[0] ?? '').slice(0, LONGEST_ADDRESS), remoteAddress: ip };
}

interface Logging {
  readonly logger: Exclude<FastifyServerOptions['logger'], boolean | undefined>;
  readonly genReqId: () => string;
}

/** How the house keeps its log: a line of JSON for each thing, with the id of the request it belongs to. */
export function logging({ logLevel, process }: Pick<Config, 'logLevel' | 'process'>): Logging {
  let count = 0;
  return {
    logger: {
      level: logLevel,
      base: { process },
      serializers: { req: shownRequest, err: shownError },
      hooks: { streamWrite: discreet },
    },
    // Unlike those of all other processes on the same database.
    genReqId: () => `${process}-${(count++).toString(36)}`,
  };
}
