import * as z from 'zod/mini';
import { Failed } from './failure.ts';

/** Reads what somebody sent; throws what is wrong with it, by its place. */
export function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const place = [...(issue?.path ?? []), ...keys].join('.') || 'body';
  throw new Failed(400, 'bad-request', `${place} is not as it should be (${issue?.code ?? 'unknown'}).`);
}
