import { existsSync } from 'node:fs';
import type { Cli } from '../cli.ts';
import { Failure, USAGE } from '../failure.ts';
import type { Flags } from '../flags.ts';
import type { Command } from '../spec.ts';

// The house is loaded only by the commands that need it: the others start quickly.
type Server = typeof import('@edubba/server');
type Config = ReturnType<Server['readConfig']>;
type Storage = Awaited<ReturnType<Server['openStorage']>>;

const DATABASE = ['--database <place>'];
/** A new empty file in a mistyped place would make a fine backup of nothing. */
const MUST_EXIST = true;

/** `serve`: runs a house. */
export const serve: Command = {
  name: 'serve',
  args: [],
  flags: [...DATABASE, '--port <number>'],
  examples: [
    'serve',
    'serve --port 9000 --database club.sqlite',
    'serve --database postgres://edubba@localhost/edubba',
  ],
  run: async (cli, _, flags) => {
    const server = await import('@edubba/server');
    const config = configOf(server, flags);
    const { start } = await import('@edubba/web/serve');
    try {
      const address = await start(config, () => cli.note(cli.say('cli.serve.building')));
      cli.print(cli.say('cli.serve.running', { address }));
    } catch (error) {
      if (isTaken(error)) throw new Failure('cli.serve.taken', { port: config.port });
      throw error;
    }
  },
};

/** `backup`: everything into one file, while people play. */
export const backup: Command = {
  name: 'backup',
  args: ['<file>'],
  flags: DATABASE,
  examples: ['backup today.backup'],
  run: (cli, [file = ''], flags) =>
    withStorage(
      flags,
      async (server, storage) => {
        const rows = await server.backup(storage, file);
        cli.print(cli.say('cli.backup.done', { file, rows }));
      },
      MUST_EXIST,
    ),
};

/** `restore`: an empty database is filled from a backup. */
export const restore: Command = {
  name: 'restore',
  args: ['<file>'],
  flags: DATABASE,
  examples: ['restore today.backup --database new.sqlite'],
  run: (cli, [file = ''], flags) =>
    withStorage(flags, async (server, storage) => {
      try {
        const rows = await server.restore(storage, file);
        cli.print(cli.say('cli.restore.done', { file, rows }));
      } catch (error) {
        if (error instanceof server.BadBackup) throw new Failure('cli.restore.bad', { why: error.message });
        throw error;
      }
    }),
};

/** `migrate`: brings a database to the shape this version needs; `serve` does so too. */
export const migrate: Command = {
  name: 'migrate',
  args: [],
  flags: DATABASE,
  examples: ['migrate'],
  run: (cli, _, flags) => withStorage(flags, async () => migrated(cli)),
};

function migrated(cli: Cli): void {
  cli.print(cli.say('cli.migrate.done'));
}

/** Opening a database brings it up to date. */
async function withStorage(
  flags: Flags,
  deed: (server: Server, storage: Storage) => Promise<void>,
  mustExist = false,
): Promise<void> {
  const server = await import('@edubba/server');
  const config = configOf(server, flags);
  const { databaseUrl, databaseFile: file } = config;
  if (mustExist && databaseUrl === undefined && !existsSync(file)) throw new Failure('cli.backup.nothing', { file });
  const storage = await server.openStorage(config);
  try {
    await deed(server, storage);
  } finally {
    await storage.close();
  }
}

/** The environment, with what was said on the line over it. */
export function configOf({ readConfig, BadConfig }: Server, flags: Flags): Config {
  const database = flags.text('database');
  const port = flags.text('port');
  const isUrl = database?.startsWith('postgres') === true;
  const said = {
    ...(database === undefined ? {} : isUrl ? { DATABASE_URL: database } : { EDUBBA_DATABASE: database }),
    ...(port === undefined ? {} : { PORT: port }),
  };
  const { DATABASE_URL, ...env } = process.env;
  const kept = database !== undefined && !isUrl ? env : { DATABASE_URL, ...env };
  try {
    return readConfig({ LOG_LEVEL: 'warn', ...kept, ...said });
  } catch (error) {
    if (error instanceof BadConfig) throw new Failure('cli.serve.config', { why: error.message }, USAGE);
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
