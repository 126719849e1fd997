import type { Key, Message, Refusal } from '@edubba/kernel';
import { thrownText } from '@edubba/kernel';
import { Gone } from './kept.ts';

/** A refusal by whoever keeps the table, not by a rule. */
export function refusalOf(target: Key, id: string): Refusal {
  return { target, rule: 'kernel', why: { id } };
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/** Another window has kept an answer of the same number first. */
export function cameTooLate(error: unknown): boolean {
  return nameOf(error) === 'ConstraintError';
}

/** Is the disk, or what the browser allows of it, used up? */
export function isFull(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError';
}

/** Why something could not be kept, with what to do about it. */
export function whyUnkept(error: unknown): Message {
  if (error instanceof Gone) return { id: 'worker.gone' };
  if (isFull(error)) return { id: 'worker.full' };
  return { id: 'worker.unkept', params: { error: nameOf(error) || thrownText(error) } };
}
