import * as z from 'zod/mini';
import { Received, Sent } from './messages.ts';

/** Longer than any honest message: what is larger is not even read. */
export const LONGEST_SENT = 16_384;

/** A message that cannot be taken, with what is wrong with it. */
export class BadMessage extends Error {
  override readonly name = 'BadMessage';
}

function read<T>(schema: z.ZodMiniType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadMessage('the message is not JSON');
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  // The small build of the library carries no sentences: the place and the code of the fault say enough to a programmer.
  const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
  throw new BadMessage(`${place || 'message'}: ${issue?.code ?? 'not understood'}`);
}

/** Reads what somebody sent; throws {@link BadMessage} for anything that is not exactly one of ours. */
export function readSent(text: string): Sent {
  if (text.length > LONGEST_SENT) throw new BadMessage(`the message is longer than ${LONGEST_SENT} characters`);
  return read(Sent, text);
}

/** Reads what a table sent. */
export function readReceived(text: string): Received {
  return read(Received, text);
}

export function write(message: Sent | Received): string {
  return JSON.stringify(message);
}
