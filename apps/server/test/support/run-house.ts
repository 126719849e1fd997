// A house in a process of its own, to be killed: `node run-house.ts <port> <database>`.

import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TEST_GAMES } from './games.ts';

const [port = '0', database = ''] = process.argv.slice(2);
const storage = await (database.startsWith('postgres:') ? openPostgres(database) : openSqlite(database));
const config = readConfig({ PORT: port, HOST: '127.0.0.1', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' });
const house = await build({ config, storage, games: TEST_GAMES });
await house.app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => {
  void house
    .close()
    .then(() => storage.close())
    .then(() => process.exit(0));
});
process.send?.('ready');
