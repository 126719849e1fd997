import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGames, ROOT } from '../games.ts';

/** Packages that decide how a game goes and what is measured of it. */
const PACKAGES = ['kernel', 'bots', 'search', 'gamekit', 'lab'];
/** Parts of a game that no game depends on. */
const APART = ['node_modules', 'test', 'ui'];
const LENGTH = 12;

/**
 * Names what plays a game here: the sources of its rules, content and bots, those of the packages under them, and the
 * engine that computes. Two machines of one build play the same game to the same bytes.
 */
export function buildOf(game: string): string {
  const own = findGames().get(game);
  const hash = createHash('sha256').update(process.versions.v8);
  for (const [name, folder] of [
    ...PACKAGES.map((one) => [one, join(ROOT, 'packages', one, 'src')] as const),
    ['game', own ?? ''] as const,
  ])
    for (const file of sourcesIn(folder)) hash.update(`\0${name}/${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, LENGTH);
}

/** By their names, in one order on every machine. */
function sourcesIn(folder: string): string[] {
  const files = globSync('**/*.ts', { cwd: folder, exclude: (path) => APART.includes(path) });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
