import type { VerifiedTable } from '@edubba/server';
import type { Cli } from '../cli.ts';
import { Failure, USAGE } from '../failure.ts';
import type { Flags } from '../flags.ts';
import { Progress } from '../progress.ts';
import { configOf } from './house.ts';

/** `verify --database`: can every running game of a house go on with the rules of this build, and every finished one be shown? */
export async function verifyDatabase(cli: Cli, files: readonly string[], flags: Flags): Promise<void> {
  if (files.length > 0 || flags.on('corpus')) throw new Failure('cli.error.verify-both', {}, USAGE);
  const server = await import('@edubba/server');
  const config = configOf(server, flags);
  const db = openToRead(server, config);
  const progress = new Progress(cli, 'cli.progress.records');
  const status = flags.on('finished') ? 'over' : 'playing';
  const verified = async (): Promise<VerifiedTable[]> => {
    try {
      return await server.verifyTables(db, server.GAMES, (done, all) => progress.tell(done, all), status);
    } finally {
      await db.destroy();
    }
  };
  const tables = await verified();
  progress.end();
  const failed = tables.filter(({ error }) => error !== undefined);
  if (flags.on('json')) cli.json({ verified: tables.length - failed.length, failed: failed.length, tables });
  else {
    for (const { id, error = '' } of failed) cli.print(`${cli.paint.red(cli.say('cli.verify.bad'))} ${id}: ${error}`);
    cli.print(
      cli.say(status === 'over' ? 'cli.verify.shown' : 'cli.verify.tables', {
        n: tables.length,
        good: tables.length - failed.length,
        failed: failed.length,
      }),
    );
  }
  if (failed.length > 0) process.exitCode = 1;
}

type Server = typeof import('@edubba/server');

function openToRead(server: Server, config: ReturnType<Server['readConfig']>): ReturnType<Server['openToRead']> {
  try {
    return server.openToRead(config);
  } catch (error) {
    if (error instanceof server.BadConfig) throw new Failure('cli.serve.config', { why: error.message }, USAGE);
    throw error;
  }
}
