import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { GameRecord, Json } from '@edubba/kernel';
import { parseRecord } from '@edubba/kernel';
import { detailOf, Failure } from './failure.ts';
import { recordText } from './record-text.ts';

/** A recorded game as this program keeps it: with who sat where, so that it can go on. */
export interface SavedGame extends GameRecord {
  /** `person` or the name of a bot, by seat. */
  readonly sitters?: readonly string[];
}

/** A path as whoever typed it meant it: npm scripts run in the project's root, wherever they were called from. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Where unfinished games are kept: EDUBBA_HOME, or a folder in the user's home. */
function stateFolder(): string {
  const given = process.env['EDUBBA_HOME'] ?? '';
  return given === '' ? join(homedir(), '.edubba') : given;
}

/** The unfinished game of this kind that was played last. */
export function autosaveOf(game: string): string {
  return join(stateFolder(), `${game}.json`);
}

/** A finished game, or one that was given up for another. */
export function lastGameOf(game: string): string {
  return join(stateFolder(), `${game}.last.json`);
}

/** The unfinished game to go on with: of one kind, or the newest of any. */
export function newestAutosave(game: string | undefined): string | undefined {
  if (game !== undefined) return existsSync(autosaveOf(game)) ? autosaveOf(game) : undefined;
  return newest(/^[a-z0-9-]+\.json$/);
}

/** The game that was finished or given up last. */
export function newestLastGame(): string | undefined {
  return newest(/\.last\.json$/);
}

function newest(pattern: RegExp): string | undefined {
  if (!existsSync(stateFolder())) return undefined;
  const names = readdirSync(stateFolder()).filter((name) => pattern.test(name));
  const files = names.map((name) => join(stateFolder(), name));
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

/** Reads a recorded game; says what is wrong with a file that holds none. */
export function readRecord(file: string): SavedGame {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('cli.error.cannot-read', { file, detail: codeOf(error) });
  }
  try {
    return parseRecord(text);
  } catch (error) {
    throw new Failure('cli.error.no-record', { file, detail: detailOf(error) });
  }
}

/** Writes a recorded game: all of it or nothing, since whoever plays may pull the plug. */
export function writeRecord(file: string, record: SavedGame): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, recordText(record as unknown as Json));
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new Failure('cli.error.cannot-write', { file, detail: codeOf(error) });
  }
}

/** All recorded games below a folder. */
export function recordsBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Failure('cli.error.cannot-read', { file: folder, detail: 'ENOENT' });
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

/** `ENOENT`, `EACCES`: short, and the same in every language. */
function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? detailOf(error);
}
