// boardgame.io's own server in a process of its own, as its manual starts it: with what it keeps in memory, or, told a
// folder, in files there, which is its own way to outlast a restart.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server as ServerOf } from 'boardgame.io/dist/types/packages/server.js';
import type { StorageAPI } from 'boardgame.io';
import { game } from '../connect-four/theirs.ts';
import { tellSpent } from './children.ts';

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server') as {
  Server: typeof ServerOf;
  FlatFile: new (options: { dir: string }) => StorageAPI.Async;
};
const [, , dir] = process.argv;

const server = Server({
  games: [game as never],
  origins: ['http://127.0.0.1'],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
});
// It announces itself on stdout, where nobody listens.
const running = await server.run({ port: 0, callback: () => undefined });
const { port } = running.appServer.address() as AddressInfo;
tellSpent();
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
