import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Files of the same package that a file needs when it runs: types leave nothing behind. */
function needs(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?\sfrom\s+'(\.[^']+\.tsx?)';/gms)];
  return found.map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(path));
}

/** All files below a folder that one of them pulls in when it runs, as paths from the folder. */
export function neededBy(folder: string, entry: string): readonly string[] {
  const reached = new Set([join(folder, entry)]);
  for (const file of reached) for (const next of needs(file)) reached.add(next);
  return [...reached].map((file) => relative(folder, file));
}
