import * as z from 'zod/mini';
import { Id, name, time, word } from './parts.ts';
import { TableInfo } from './tables.ts';

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

/** Somebody as others look them up: since when they are here and what they have played to the end. */
export const Profile = z.object({ ...Person.shape, created: time, tables: z.array(TableInfo) });
export type Profile = z.infer<typeof Profile>;

export const BeGuest = z.strictObject({ name });
export type BeGuest = z.infer<typeof BeGuest>;

export const Rename = z.strictObject({ name });
export type Rename = z.infer<typeof Rename>;

/** A device somebody is signed in on. */
export const Session = z.object({ id: Id, device: z.string(), created: time, seen: time, current: z.boolean() });
export type Session = z.infer<typeof Session>;

/** Who this device speaks for now, and who it spoke for until now if that was another: nothing of theirs has moved. */
export const SignedIn = z.object({ me: Me, was: z.nullable(Person) });
export type SignedIn = z.infer<typeof SignedIn>;

export const AskMail = z.strictObject({ email: z.email().check(z.maxLength(254), z.toLowerCase()) });
export type AskMail = z.infer<typeof AskMail>;

/** A token is 32 bytes in base64url, whatever it opens. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** The token of a mailed link; the name is for an address nobody here has yet. */
export const ConfirmMail = z.strictObject({ token, name: z.exactOptional(name) });
export type ConfirmMail = z.infer<typeof ConfirmMail>;

const bytes = z.string().check(z.minLength(1), z.maxLength(8192), z.regex(/^[\w-]+$/));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
};

/** What a browser's authenticator made of `me/passkeys/options`; only what is checked is named. */
export const NewPasskey = z.strictObject({
  name,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.exactOptional(z.array(word(32)).check(z.maxLength(8))),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a browser's authenticator made of `sign-in/passkey/options`. */
export const UsePasskey = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  }),
});
export type UsePasskey = z.infer<typeof UsePasskey>;

export const NewProgram = z.strictObject({ name });
export type NewProgram = z.infer<typeof NewProgram>;

/** A new program's account; its token is shown this once. */
export const MadeProgram = z.object({ person: Person, token });
export type MadeProgram = z.infer<typeof MadeProgram>;

/** A program as its owner sees it. */
export const Program = z.object({ person: Person, created: time, used: z.nullable(time) });
export type Program = z.infer<typeof Program>;
