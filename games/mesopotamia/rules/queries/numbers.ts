import { tuning } from '@edubba/kernel';
import { TUNABLES } from '../../content/tunables.ts';

/** What a number is at this table. */
export const numberOf = tuning(TUNABLES);
