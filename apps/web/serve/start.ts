import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@edubba/server';
import { openStorage, packPages, serve } from '@edubba/server';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = join(root, '..', '..');
/** Everything a client is built from. */
const SOURCES = ['apps/web', 'games', 'packages', 'pnpm-lock.yaml'];
const LEFT_OUT = new Set(['node_modules', 'test', 'dist', 'measure', 'dev']);
/** Clients that were built, each under the hash of what it was built from. */
const BUILT = join(project, 'node_modules', '.edubba-client');

/** Runs the house with the client as the sources have it, which is built only if it was not yet; gives its address. */
export async function start(config: Config, say: (text: string) => void): Promise<string> {
  // First: whoever cannot open the database need not wait for a client.
  const storage = await openStorage(config);
  await storage.close();
  return (await serve(config, await builtClient(say))).address;
}

/** The folder of the client that belongs to the sources. */
export async function builtClient(say: (text: string) => void, built = BUILT): Promise<string> {
  const folder = join(built, sourcesHash());
  if (existsSync(folder)) return folder;
  say('Building the client …');
  const { build } = await import('vite');
  mkdirSync(built, { recursive: true });
  // In a folder of its own until it is whole: several houses may start at once.
  const unfinished = join(built, `.${process.pid}`);
  try {
    await build({ root, logLevel: 'warn', build: { outDir: unfinished, emptyOutDir: true } });
    packPages(unfinished);
    for (const old of readdirSync(built))
      if (!old.startsWith('.')) rmSync(join(built, old), { recursive: true, force: true });
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Changes with every file a client is built from. */
export function sourcesHash(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of SOURCES) addTo(hash, join(project, source));
  return hash.digest('hex').slice(0, 24);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = path.endsWith('.yaml') ? [] : readdirSync(path, { withFileTypes: true });
  if (path.endsWith('.yaml')) hash.update(relative(project, path)).update(readFileSync(path));
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.has(entry.name)) addTo(hash, inside);
    } else if (entry.isFile()) hash.update(relative(project, inside)).update(readFileSync(inside));
  }
}
