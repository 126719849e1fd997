// `npm start`: builds the client and runs the house on PORT (8080 unless said), with everything it keeps in one file.

import { fileURLToPath } from 'node:url';
import { BadConfig, readConfig, serve } from '@edubba/server';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  console.log('Building the client …');
  await build({ root, logLevel: 'warn' });
  const { address } = await serve(config, fileURLToPath(new URL('../dist', import.meta.url)));
  console.log(`Edubba is at ${address}\nStop it with Ctrl+C.`);
} catch (error) {
  if (!(error instanceof BadConfig) && !isTaken(error)) throw error;
  console.error(error instanceof BadConfig ? error.message : 'The port is taken. Choose another: PORT=8081 npm start');
  process.exit(2);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
