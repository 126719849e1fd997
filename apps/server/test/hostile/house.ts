// A house in a process of its own, which is asked how much memory it needs: `node --expose-gc house.ts <folder>`.

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TEST_GAMES } from '../support/games.ts';

/** What the house says of itself. */
export interface Measured {
  readonly heap: number;
  readonly sockets: number;
  readonly rejections: number;
  /** Messages that came by socket, whatever they were. */
  readonly heard: number;
}

/** Longer than a table that nobody looks at is kept in memory. */
const LATER = 6 * 60_000;

let shift = 0;
let rejections = 0;
process.on('unhandledRejection', (error) => {
  rejections++;
  process.stderr.write(`unhandled: ${String(error)}\n`);
});
const [folder = ''] = process.argv.slice(2);
const storage = await openSqlite(join(folder, 'house.sqlite'));
const config = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', EDUBBA_REQUESTS_PER_MINUTE: '6000' });
const house = await build({ config, storage, games: TEST_GAMES, now: () => Date.now() + shift });
let heard = 0;
house.app.websocketServer.on('connection', (socket) => socket.on('message', () => heard++));
await house.app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', () => {
  measure().then(
    (measured) => process.send?.(measured),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (house.app.server.address() as AddressInfo).port });

/** What is still in use when everything that may be forgotten is forgotten. */
async function measure(): Promise<Measured> {
  shift += LATER;
  await house.desk.sweep();
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return { heap: process.memoryUsage().heapUsed, sockets: house.live.size, rejections, heard };
}
