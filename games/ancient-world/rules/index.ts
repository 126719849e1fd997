import type { Game, Outcome } from '@edubba/kernel';
import { defineGame, ranked } from '@edubba/kernel';
import { TUNABLES } from '../content/tunables.ts';
import { anytime } from './anytime.ts';
import { copy } from './copy.ts';
import { laws } from './laws.ts';
import { main } from './main.ts';
import { tieBreaks } from './queries/scores.ts';
import { R } from './rules.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { backOf, seatsOf, visibility } from './state.ts';

/** AW-14.11 to AW-14.13 What decided between players with equal VP. */
const REASONS = ['', 'won.coins', 'won.cards', 'won.knowledge'] as const;

/** AW-14.10 to AW-14.14 Most VP, then coins, cards, knowledge; whoever is still equal wins together. */
function outcome(s: State): Outcome {
  const lists = REASONS.map((_, by) => seatsOf(s).map((seat) => tieBreaks(s, seat)[by] as number));
  const ahead = (upTo: number): number => ranked(s.vp, lists.slice(0, upTo + 1)).winners.length;
  const by = REASONS.findIndex((_, at) => ahead(at) === 1);
  return ranked([...s.vp], lists, by > 0 ? { reason: { id: REASONS[by] as string } } : {});
}

/** The Ancient World, second edition: cities grow, armies fall upon titans, for two to four. */
export const ancientWorld: Game<State> = defineGame<State>({
  id: 'ancient-world',
  version: 2,
  players: { min: 2, max: 4 },
  options: {
    boards: { values: ['plain', 'city-states'], rule: 'AW-16.01' },
    'demanding-titans': { values: ['off', 'on'], rule: 'AW-17.01' },
    'titan-draft': { values: ['off', 'on'], rule: 'AW-17.02' },
    'costly-placement': { values: ['off', 'on'], rule: 'AW-17.04' },
    'first-player': { values: ['random', '1', '2', '3', '4'], rule: 'AW-2.17' },
    'ambrosia-in-rolls': { values: ['closed', 'open'], rule: 'AW-A.13' },
    'emptied-army': { values: ['used', 'free'], rule: 'AW-A.19' },
    'army-count': { values: ['slots', 'active'], rule: 'AW-A.21' },
  },
  tunables: TUNABLES,
  rules: R,
  main,
  setup,
  copy,
  visibility,
  outcome,
  backOf,
  anytime,
  turn: (s) => `${s.round}.${s.phase}.${s.active}`,
  laws,
});

export type { State } from './state.ts';
