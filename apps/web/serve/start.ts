import { fileURLToPath } from 'node:url';
import type { Config } from '@edubba/server';
import { serve } from '@edubba/server';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the client and runs the house that serves it; gives its address. Ctrl+C closes it. */
export async function start(config: Config, say: (text: string) => void): Promise<string> {
  say('Building the client …');
  await build({ root, logLevel: 'warn' });
  const { address } = await serve(config, fileURLToPath(new URL('../dist', import.meta.url)));
  return address;
}
