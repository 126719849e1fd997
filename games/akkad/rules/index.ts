import type { Game } from '@edubba/kernel';
import { defineGame } from '@edubba/kernel';
import { TUNABLES } from '../content/tunables.ts';
import { anytime } from './anytime.ts';
import { copy } from './copy.ts';
import { laws } from './laws.ts';
import { main } from './main.ts';
import { outcome } from './queries/outcome.ts';
import { R } from './rules.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { backOf, visibility } from './state.ts';

/** Akkad: courtiers of Naram-Suen fight, build and pray for nine points, for three to six. */
export const akkad: Game<State> = defineGame<State>({
  id: 'akkad',
  version: 1,
  players: { min: 3, max: 6 },
  options: {
    deal: { values: ['choose', 'random', 'two'], rule: 'AKK-1.04' },
    activation: { values: ['common', 'by-player'], rule: 'AKK-A.6' },
    'rebel-cities': { values: ['blue', 'all'], rule: 'AKK-A.4' },
    'akkad-rebels': { values: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], rule: 'AKK-A.5' },
    retreat: { values: ['first', 'after-volley'], rule: 'AKK-A.1' },
    unchosen: { values: ['accumulate', 'one'], rule: 'AKK-A.23' },
    mercy: { values: ['every-round', 'once'], rule: 'AKK-A.29' },
    'temple-order': { values: ['train-first', 'ziggurat-first'], rule: 'AKK-A.2' },
    'canal-control': { values: ['free', 'controlled'], rule: 'AKK-A.3' },
    'ziggurat-blocks': { values: ['attacked', 'any'], rule: 'AKK-A.9' },
    'governor-city': { values: ['canal-only', 'yields'], rule: 'AKK-A.33' },
    'plague-champion': { values: ['may-choose', 'never'], rule: 'AKK-A.8' },
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
