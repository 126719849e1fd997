import type { Migration } from '../store/migrations.ts';

export interface TalkSchema {}

export const talkMigrations: readonly Migration[] = [];
