import { LETTERS } from '../../content/challenges.ts';
import type { Ending, State } from '../state.ts';

/** SAM-28.04 Endings that end the whole Campaign. */
const FINAL: readonly Ending[] = ['queen-killed', 'assassinated', 'no-gate'];

/** Has the Campaign been lost with this Challenge? */
export const campaignLost = (s: State): boolean => FINAL.includes(s.ended);

/** Can another Challenge follow this one (SAM-28.02, SAM-28.22)? */
export const goesOn = (s: State): boolean =>
  s.table.options['campaign'] !== 'off' && s.ended !== '' && !campaignLost(s) && s.chapter < LETTERS.length - 1;
