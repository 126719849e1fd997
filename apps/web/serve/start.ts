import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@edubba/server';
import { serve } from '@edubba/server';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the client and runs the house that serves it; gives its address. Ctrl+C closes it. */
export async function start(config: Config, say: (text: string) => void): Promise<string> {
  say('Building the client …');
  // A folder of its own: several houses may start at once. The house reads it into memory.
  const folder = mkdtempSync(join(tmpdir(), 'edubba-client-'));
  try {
    await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
    return (await serve(config, folder)).address;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
