import type { Migration } from '../store/migrations.ts';

export interface NotifySchema {}

export const notifyMigrations: readonly Migration[] = [];
