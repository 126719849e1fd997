import * as z from 'zod/mini';
import { count, Id, prose, time } from './parts.ts';

export const TALK_LONGEST = 500;
export const NOTES_LONGEST = 4000;

/** `table` for those who sit there, `watchers` for those who look on: neither hears the other while the game runs. */
export const Channel = z.enum(['table', 'watchers']);
export type Channel = z.infer<typeof Channel>;

export const Line = z.object({
  /** Grows by one with every line of a table; the other channel and the muted leave gaps for whoever reads. */
  number: count,
  channel: Channel,
  by: Id,
  name: z.string(),
  text: z.string(),
  at: time,
});
export type Line = z.infer<typeof Line>;

/** A page of what was said, oldest first. */
export const Lines = z.object({ lines: z.array(Line) });
export type Lines = z.infer<typeof Lines>;

/** What is wrong with a line, for those who administer. */
export const ReportLine = z.strictObject({
  why: prose(TALK_LONGEST),
});
export type ReportLine = z.infer<typeof ReportLine>;

/** What somebody wrote down for themselves about a table; nobody else ever gets it. */
export const Notes = z.strictObject({ text: z.string().check(z.maxLength(NOTES_LONGEST)) });
export type Notes = z.infer<typeof Notes>;

/** Whose lines are not sent to me. */
export const Mutes = z.object({ people: z.array(Id) });
export type Mutes = z.infer<typeof Mutes>;
