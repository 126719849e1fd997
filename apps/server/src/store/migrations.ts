import { notifyMigrations } from '../notify/schema.ts';
import { peopleMigrations } from '../people/schema.ts';
import { tablesMigrations } from '../tables/schema.ts';
import { talkMigrations } from '../talk/schema.ts';
import type { Migration } from './migration.ts';

/** All steps, in their order. */
export const MIGRATIONS: readonly Migration[] = [
  ...tablesMigrations,
  ...peopleMigrations,
  ...talkMigrations,
  ...notifyMigrations,
].toSorted((a, b) => (a.name < b.name ? -1 : 1));
