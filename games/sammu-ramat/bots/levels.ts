import { apprentice, scribe } from '@edubba/search';
import { advisor } from './advisor.ts';

/**
 * Two levels; what the second is worth against the first is in docs/records/sammu-ramat-levels.md. An Apprentice takes, in some
 * of its decisions, what the advisor likes nearly as much: nothing that costs more than an action or two.
 */
export const levels = {
  apprentice: apprentice(advisor, { percent: 45, margin: 60 }),
  scribe: scribe(advisor),
};

/** Those that are offered. */
export const OFFERED = ['apprentice', 'scribe'] as const;
