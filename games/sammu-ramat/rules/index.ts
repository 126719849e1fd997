import type { Game, Outcome } from '@edubba/kernel';
import { defineGame, together } from '@edubba/kernel';
import { TUNABLES } from '../content/tunables.ts';
import { CHALLENGES, LETTERS } from '../content/challenges.ts';
import { carry } from './carry.ts';
import { copy } from './copy.ts';
import { laws } from './laws.ts';
import { main } from './main.ts';
import { R } from './rules.ts';
import { campaignLost, goesOn } from './queries/campaign.ts';
import { bandOf, totalPoints } from './queries/score.ts';
import { isCampaign, possible, setup } from './setup.ts';
import type { State } from './state.ts';
import { backOf, visibility } from './state.ts';

/** All players win or lose together (SAM-1.01). */
function outcome(s: State): Outcome {
  const points = isCampaign(s.table.options) ? s.score + totalPoints(s) : 0;
  const scores = Array.from({ length: s.table.seats }, () => points);
  return together(s.ended === 'won', scores, { reason: { id: `ending.${s.ended}` }, ...gradeOf(s, points) });
}

/** SAM-29.12, SAM-28.22 How a Campaign stands: lost, going on, or in one of the five bands. */
function gradeOf(s: State, points: number): Pick<Outcome, 'grade'> {
  if (!isCampaign(s.table.options)) return {};
  if (campaignLost(s)) return { grade: { id: 'band.lost', params: { points } } };
  if (goesOn(s)) return { grade: { id: 'band.next', params: { points } } };
  return { grade: { id: `band.${bandOf(points) + 1}`, params: { points } } };
}

/** Sammu-ramat: advisors of a queen, together, for one to five. */
export const sammuRamat: Game<State> = defineGame<State>({
  id: 'sammu-ramat',
  version: 3,
  players: { min: 1, max: 5 },
  options: {
    challenge: { values: ['random', 'choose', ...LETTERS, ...CHALLENGES.map(({ id }) => id)], rule: 'SAM-31.01' },
    goods: { values: ['3', '4', '5'], rule: 'SAM-31.02' },
    baileet: { values: ['0', '1', '2', '3'], rule: 'SAM-31.03' },
    campaign: { values: ['off', 'on', 'expert'], rule: 'SAM-31.04' },
    'first-game': { values: ['off', 'on'], rule: 'SAM-31.05' },
    hands: { values: ['open', 'hidden'], rule: 'SAM-31.06' },
    joint: { values: ['lead', 'vote'], rule: 'SAM-A.07' },
    'displaced-unrest': { values: ['area', 'location'], rule: 'SAM-A.11' },
    'carried-plague': { values: ['with-character', 'never'], rule: 'SAM-A.33' },
    'held-capital': { values: ['no-gain', 'gain'], rule: 'SAM-A.38' },
    wheel: { values: ['gained', 'picked-up'], rule: 'SAM-A.68' },
  },
  tunables: TUNABLES,
  possible,
  carry,
  rules: R,
  main,
  setup,
  copy,
  visibility,
  outcome,
  backOf,
  turn: (s) => `${s.month}.${s.stage}.${s.seat}`,
  laws,
});

export type { State } from './state.ts';
