import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { GameRecord } from '@edubba/kernel';
import { BadRecord, parseRecord, recordText, thrownText } from '@edubba/kernel';
import { Failure } from './failure.ts';

/** A recorded game as this program keeps it: with who sat where, so that it can go on. */
export interface SavedGame extends GameRecord {
  /** `person` or the name of a bot, by seat. */
  readonly sitters?: readonly string[];
}

/** A path as whoever typed it meant it: npm scripts run in the project's root, wherever they were called from. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
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
    if (!(error instanceof BadRecord)) throw error;
    throw new Failure('cli.error.no-record', { file, why: error.why });
  }
}

/** Writes a recorded game: all of it or nothing, since whoever plays may pull the plug. */
export function writeRecord(file: string, record: SavedGame): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, recordText(record));
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new Failure('cli.error.cannot-write', { file, detail: codeOf(error) });
  }
}

/** Writes a recorded game where none is, or the very same: another one is never overwritten. */
export function addRecord(file: string, record: SavedGame): void {
  if (!existsSync(file)) writeRecord(file, record);
  else if (readFileSync(file, 'utf8') !== recordText(record)) throw new Failure('cli.error.record-exists', { file });
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
  return (error as NodeJS.ErrnoException).code ?? thrownText(error);
}
