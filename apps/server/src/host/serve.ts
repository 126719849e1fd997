import type { AddressInfo } from 'node:net';
import { build } from '../app.ts';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import { GAMES } from '../games.ts';
import { holdFile } from '../store/lock.ts';
import { openStorage } from '../store/open.ts';

/** A house that has not closed so long after it should have is ended: what was acknowledged is kept all the same. */
const LONGEST_GOODBYE = 10_000;

/** A house that runs. */
export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** Opens the database, builds the house, and answers; SIGINT and SIGTERM close it without losing anybody's move. */
export async function serve(config: Config, pagesFolder: string | undefined, games: Games = GAMES): Promise<Running> {
  const letGo = config.databaseUrl === undefined ? holdFile(config.databaseFile) : () => undefined;
  const storage = await openStorage(config, (error) => house.app.log.error({ err: error }, 'the database'));
  const house = await build({
    config,
    storage,
    threads: true,
    games,
    ...(pagesFolder === undefined ? {} : { pagesFolder }),
  });
  // To load the rules of a game keeps this thread for some hundred milliseconds: before anybody is served nobody feels it.
  for (const [game, load] of Object.entries(games)) {
    await load().catch((error: unknown) => house.app.log.error({ err: error, game }, 'a game cannot be played'));
  }
  await house.app.listen({ host: config.host, port: config.port });
  const { port } = house.app.server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= house
      .close()
      .then(() => storage.close())
      .finally(letGo);
    return stopping;
  };
  let asked = false;
  const leave = (): void => {
    // Whoever signals a whole group of processes, and whoever passes signals on, may ask twice for the same thing.
    if (asked) return;
    asked = true;
    house.app.log.info('the house closes');
    setTimeout(() => process.exit(1), config.drain + LONGEST_GOODBYE).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        house.app.log.error({ err: error }, 'the house could not close');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
  return { address: `http://localhost:${port}`, stop };
}
