import { cleaned, isSeen, TALK_LONGEST } from '@edubba/protocol';
import { Failed } from '../failure.ts';

/** A line as it is kept: one line, nothing invisible that reaches beyond it, and something that can be read. */
export function spoken(text: string): string {
  const clean = cleaned(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
  if (!isSeen(clean) || clean.length > TALK_LONGEST) {
    throw new Failed(400, 'bad-line', `A line has from 1 to ${TALK_LONGEST} characters.`);
  }
  return clean;
}

/** Notes keep their lines and tabs. */
export function noted(text: string): string {
  return cleaned(text);
}
