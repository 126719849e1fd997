import type { Game } from '@edubba/kernel';
import { defineGame } from '@edubba/kernel';
import { TUNABLES } from '../content/tunables.ts';
import { copy } from './copy.ts';
import { laws } from './laws.ts';
import { main } from './main.ts';
import { castOf, options, possible } from './options.ts';
import { outcome } from './queries/scoring.ts';
import { R } from './rules.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { backOf, visibility } from './state.ts';

/** Mesopotamia: empires, ziggurats and the Hanging Gardens, for one to six. */
export const mesopotamia: Game<State> = defineGame<State>({
  id: 'mesopotamia',
  version: 3,
  players: { min: 1, max: 6 },
  automata: (table) => (castOf(table).automaton < 0 ? [] : ['automaton']),
  options,
  tunables: TUNABLES,
  possible,
  rules: R,
  main,
  setup,
  copy,
  visibility,
  outcome,
  backOf,
  turn: (s) => `${s.round}.${s.phase}.${s.active}`,
  laws,
});

export type { State } from './state.ts';
