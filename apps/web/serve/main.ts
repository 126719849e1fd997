// `npm start`: builds the client where its sources have changed, and runs the house on PORT (8080 unless said), with everything it keeps in one file.

import { BadConfig, readConfig } from '@edubba/server';
import { start } from './start.ts';

try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const address = await start(config, (text) => console.log(text));
  console.log(`Edubba is at ${address}\nStop it with Ctrl+C.`);
} catch (error) {
  if (!(error instanceof BadConfig) && !isTaken(error)) throw error;
  console.error(error instanceof BadConfig ? error.message : 'The port is taken. Choose another: PORT=8081 npm start');
  process.exit(2);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
