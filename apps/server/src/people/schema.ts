import type { Migration } from '../store/migrations.ts';

export interface PeopleSchema {}

export const peopleMigrations: readonly Migration[] = [];
