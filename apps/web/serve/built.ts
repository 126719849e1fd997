import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPages } from '@edubba/server';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = join(root, '..', '..');
/** Everything a client is built from. */
const SOURCES = ['apps/web', 'games', 'packages', 'pnpm-lock.yaml'];
const LEFT_OUT = new Set(['node_modules', 'test', 'dist', 'measure', 'dev']);
/** Clients that were built, each under the hash of what it was built from. */
const BUILT = join(project, 'node_modules', '.edubba-client');
/** So many of them stay: somebody may still be served with the one before. */
const KEPT = 3;

/** The folder of the client that belongs to the sources: for houses, tests and measurements alike it is built once. */
export async function builtClient(say: (text: string) => void, built = BUILT): Promise<string> {
  const folder = join(built, sourcesHash());
  if (existsSync(folder)) return folder;
  say('Building the client …');
  mkdirSync(built, { recursive: true });
  // In a folder of its own until it is whole: several houses may start at once.
  const unfinished = join(built, `.${process.pid}`);
  try {
    await buildInto(unfinished);
    forgetOld(built);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Builds the client, or other pages instead, and packs it. */
export async function buildInto(folder: string, input?: { readonly [page: string]: string }): Promise<void> {
  const { build } = await import('vite');
  // Under tests NODE_ENV is `test`, and vite would build what nobody gets: no offline copy, and React with its checks.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  if (input !== undefined) process.env['EDUBBA_OTHER_PAGES'] = 'yes';
  const pagesOnly = input === undefined ? {} : { rolldownOptions: { input } };
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true, ...pagesOnly } });
  delete process.env['EDUBBA_OTHER_PAGES'];
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  packPages(folder);
}

function forgetOld(built: string): void {
  const whole = readdirSync(built).filter((name) => !name.startsWith('.'));
  const age = (name: string): number => statSync(join(built, name)).mtimeMs;
  for (const old of whole.sort((a, b) => age(b) - age(a)).slice(KEPT - 1))
    rmSync(join(built, old), { recursive: true, force: true });
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
