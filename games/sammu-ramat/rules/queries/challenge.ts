import { since } from '@edubba/kernel';
import type { ChallengeCard } from '../../content/challenges.ts';
import { challengeCard } from '../../content/challenges.ts';
import { formerCard } from '../../content/former-challenges.ts';
import type { State } from '../state.ts';

/** The Challenge on the table, as it was printed when the table was opened. */
export const challengeOf = (s: Pick<State, 'table' | 'challenge'>): ChallengeCard =>
  since(s, 2) ? challengeCard(s.challenge) : formerCard(s.challenge);
