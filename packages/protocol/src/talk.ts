import * as z from 'zod/mini';
import { count, Id, time } from './parts.ts';

export const TALK_LONGEST = 500;

/** `table` for those who sit there, `watchers` for those who look on: neither hears the other while the game runs. */
export const Channel = z.enum(['table', 'watchers']);
export type Channel = z.infer<typeof Channel>;

export const Line = z.object({
  /** Grows by one with every line of a table. */
  number: count,
  channel: Channel,
  by: Id,
  name: z.string(),
  text: z.string(),
  at: time,
});
export type Line = z.infer<typeof Line>;
