import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Storage } from './store/database.ts';

/** What every room of the house can use. */
export interface House {
  readonly config: Config;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests turn it. */
  readonly now: () => number;
}
