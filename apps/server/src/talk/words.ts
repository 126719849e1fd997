import { TALK_LONGEST } from '@edubba/protocol';
import { Failed } from '../failure.ts';

/** Characters that turn the direction of what follows: a line could make its neighbours unreadable with them. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A line as it is kept: one line, nothing invisible that reaches beyond it. */
export function spoken(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(TURNING, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (clean === '' || clean.length > TALK_LONGEST) {
    throw new Failed(400, 'bad-line', `A line has from 1 to ${TALK_LONGEST} characters.`);
  }
  return clean;
}

/** Notes keep their lines and tabs. */
export function noted(text: string): string {
  return text
    .toWellFormed()
    .replace(TURNING, '')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}
