import * as z from 'zod/mini';
import { Id, name, time } from './parts.ts';

/** Somebody as everybody may know them. A program's account says that it is one. */
export const Person = z.object({ id: Id, name, kind: z.enum(['guest', 'member', 'program']) });
export type Person = z.infer<typeof Person>;

/** Somebody as they know themselves. */
export const Me = z.object({
  ...Person.shape,
  email: z.nullable(z.string()),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created: time })),
  admin: z.boolean(),
  created: time,
});
export type Me = z.infer<typeof Me>;

export const BeGuest = z.strictObject({ name });
export type BeGuest = z.infer<typeof BeGuest>;
