import { existsSync, realpathSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { BadConfig } from '../config.ts';

/**
 * Holds a house's file for this process: two on one file would not hear of each other's changes. The lock is the system's
 * and ends with the process, however that ends; reading the file (for a backup) needs none. Gives what lets it go.
 */
export function holdFile(file: string): () => void {
  // One that has two names has two logs beside it, and loses what stands in one of them.
  if (existsSync(file) && statSync(file).nlink > 1) {
    throw new BadConfig(
      `${file} is called by another name, too (a hard link). Let it have one name, or make a copy of it.`,
    );
  }
  // By whatever name it was called: one that only leads to it is the same file.
  const lock = new Sqlite(`${existsSync(file) ? realpathSync(file) : file}.lock`, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'SQLITE_BUSY') throw error;
    throw new BadConfig(
      `Another house has ${file} open. One file is for one process: stop the other one, name another file in EDUBBA_DATABASE, or use PostgreSQL.`,
    );
  }
  return () => lock.close();
}
