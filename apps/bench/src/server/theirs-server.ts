// boardgame.io's own server in a process of its own, with what it keeps in memory: as its manual starts it.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server as ServerOf } from 'boardgame.io/dist/types/packages/server.js';
import { game } from '../connect-four/theirs.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as { Server: typeof ServerOf };

const server = Server({ games: [game as never], origins: ['http://127.0.0.1'] });
// It announces itself on stdout, where nobody listens.
const running = await server.run({ port: 0, callback: () => undefined });
const { port } = running.appServer.address() as AddressInfo;
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
