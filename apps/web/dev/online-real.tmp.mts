// The real server with the dev client in front of it.
import { createServer } from 'vite';
import { build } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openStorage } from '../../server/src/store/open.ts';
process.env['EDUBBA_ORIGIN'] = 'http://127.0.0.1:5298';
const config = { ...readConfig(process.env as never), origin: 'http://127.0.0.1:5298', logLevel: 'warn' } as never;
console.log(config);
const storage = await (openStorage as any)(config);
const edubba = await build({ config, storage });
await edubba.app.listen({ port: 5299 - 10, host: '127.0.0.1' });
const vite = await createServer({ root: new URL('..', import.meta.url).pathname, configFile: new URL('../vite.config.ts', import.meta.url).pathname, server: { port: 5298, host: '127.0.0.1', strictPort: true, proxy: { '/api': { target: 'http://127.0.0.1:5289', ws: true } } } });
await vite.listen();
console.log('ready');
process.on('SIGTERM', async () => { await edubba.close(); await vite.close(); process.exit(0); });
