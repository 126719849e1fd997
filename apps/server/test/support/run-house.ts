// A house in a process of its own, to be stopped or killed: `node run-house.ts <port> <database>`.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/host/serve.ts';
import { TEST_GAMES } from './games.ts';

const [port = '0', database = ''] = process.argv.slice(2);
const where = database.startsWith('postgres:') ? { DATABASE_URL: database } : { EDUBBA_DATABASE: database };
const { DATABASE_URL: _, ...env } = process.env;
const config = readConfig({
  LOG_LEVEL: 'silent',
  EDUBBA_WORK_PER_ADDRESS: '100000',
  ...env,
  ...where,
  PORT: port,
  HOST: '127.0.0.1',
});
await serve(config, undefined, TEST_GAMES);
const delay = monitorEventLoopDelay({ resolution: 1 });
process.on('message', () => {
  process.send?.(delay.max / 1e6);
  delay.reset();
  delay.enable();
});
process.send?.('ready');
