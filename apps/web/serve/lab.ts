// The page that leads through positions of a game, built and served like the client: for tests that look at many. Says where
// it is, and serves it until it is ended.
import { fileURLToPath } from 'node:url';
import { served } from './served.ts';

const { address, close } = await served({ lab: fileURLToPath(new URL('../dev/table.html', import.meta.url)) });
process.once('SIGTERM', () => void close().then(() => process.exit()));
process.stdout.write(`${address}\n`);
