/** The house: friends at one table, from anywhere. */
export type { Edubba, Parts } from './app.ts';
export { build } from './app.ts';
export type { Config } from './config.ts';
export { BadConfig, readConfig } from './config.ts';
export type { Games } from './games.ts';
export { GAMES } from './games.ts';
export { BadBackup, backup, restore } from './host/backup.ts';
export { HEAP } from './host/heap.ts';
export { packPages, pages } from './host/pages.ts';
export { serve } from './host/serve.ts';
export type { Storage } from './store/database.ts';
export { openStorage } from './store/open.ts';
export { openToRead } from './store/read.ts';
export type { VerifiedTable } from './tables/verify.ts';
export { verifyTables } from './tables/verify.ts';
