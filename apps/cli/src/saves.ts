import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where games are kept between sittings: EDUBBA_HOME, or a folder in the user's home. */
function stateFolder(): string {
  const given = process.env['EDUBBA_HOME'] ?? '';
  return given === '' ? join(homedir(), '.edubba') : given;
}

/** `<game>.<sitting>.json`: every sitting has a file of its own. */
const SAVE = /^([a-z0-9-]+)\.[0-9a-f]{8}\.json$/;
const LAST = /^[a-z0-9-]+\.last\.json$/;

/** A file for a new sitting, which no other game has. */
export function newSave(game: string): string {
  const file = join(stateFolder(), `${game}.${randomBytes(4).toString('hex')}.json`);
  return existsSync(file) ? newSave(game) : file;
}

/** All unfinished games, of one kind or of any, those that were played last first. */
export function saves(game?: string): readonly string[] {
  return newestFirst((name) => {
    const kind = SAVE.exec(name)?.[1];
    return kind !== undefined && (game === undefined || kind === game);
  });
}

/** The game of this kind that was finished last. */
export function lastGameOf(game: string): string {
  return join(stateFolder(), `${game}.last.json`);
}

/** The game of any kind that was played last, finished or not. */
export function newestGame(): string | undefined {
  return newestFirst((name) => SAVE.test(name) || LAST.test(name))[0];
}

function newestFirst(wanted: (name: string) => boolean): readonly string[] {
  if (!existsSync(stateFolder())) return [];
  const files = readdirSync(stateFolder()).filter(wanted);
  return files
    .map((name) => join(stateFolder(), name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ file }) => file);
}
