import type { Database } from './schema.ts';

/** Everything that is kept, in an order in which it can be written: what is referred to comes first. */
export const KEPT: readonly (keyof Database)[] = [
  'house_keys',
  'people',
  'sessions',
  'passkeys',
  'challenges',
  'letters',
  'tokens',
  'tables',
  'changes',
  'sitters',
  'earlier',
  'beats',
  'outages',
  'lines',
  'talk_pace',
  'mutes',
  'reports',
  'notes',
  'notices',
  'presence',
  'notice_settings',
  'vacations',
  'pushes',
  'webhooks',
];
