import type { Objection, TableInfo, TableOption } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { EMPIRE_NAMES } from '../content/empires.ts';
import { LEVELS } from '../content/solo-cards.ts';
import type { Mode } from './state.ts';

/** MES-D.1 What the host of a table chooses. The first value of each is the specification's. */
export const options: { readonly [name: string]: TableOption } = {
  'assyrians-hittites': { values: ['when-needed', 'on'], rule: 'MES-31.05' },
  'mari-eblaites': { values: ['when-needed', 'on'], rule: 'MES-31.05' },
  dice: { values: ['rolled', 'rolled-at-end', 'set'], rule: 'MES-31.01' },
  combat: { values: ['standard', 'simplified'], rule: 'MES-31.04' },
  solo: { values: ['duel', 'siege', 'guardians'], rule: 'MES-32.01' },
  automaton: { values: ['none', 'opponent', 'common-enemy'], rule: 'MES-32.02' },
  'automaton-level': { values: LEVELS, rule: 'MES-32.05' },
  'automaton-empire': { values: ['drawn', ...EMPIRE_NAMES], rule: 'MES-32.42' },
  'hittite-reroll': { values: ['on-top', 'within-three'], rule: 'MES-A.06' },
  'blocked-areas': { values: ['no-vp', 'vp'], rule: 'MES-A.07' },
  ships: { values: ['gather-and-support', 'control'], rule: 'MES-A.15' },
  'contested-building': { values: ['allowed', 'forbidden'], rule: 'MES-A.21' },
  'beaten-tribes': { values: ['removed', 'retreat'], rule: 'MES-A.36' },
};

/** Which boxes are on the table, who plays besides those at it, and how. */
export interface Cast {
  readonly mode: Mode;
  readonly players: number;
  /** The player nobody sits behind; −1 if there is none. */
  readonly automaton: number;
  readonly cooperative: boolean;
  readonly AH: boolean;
  readonly ME: boolean;
}

/** MES-A.01 The most players that these boxes seat: four, and one more with each expansion. */
const room = (AH: boolean, ME: boolean): number => 4 + (AH ? 1 : 0) + (ME ? 1 : 0);

/** Reads the options of a table. More players than the boxes seat bring the boxes they need. */
export function castOf({ seats, options: chosen }: TableInfo): Cast {
  const solo = seats === 1;
  const mode: Mode = solo ? (chosen['solo'] as 'duel' | 'siege' | 'guardians') : 'standard';
  const joins = solo || chosen['automaton'] !== 'none';
  const players = solo ? 2 : seats + (joins ? 1 : 0);
  const AH = chosen['assyrians-hittites'] === 'on' || players > room(false, chosen['mari-eblaites'] === 'on');
  return {
    mode,
    players,
    automaton: joins ? players - 1 : -1,
    cooperative: !solo && joins && chosen['automaton'] === 'common-enemy',
    AH,
    ME: chosen['mari-eblaites'] === 'on' || players > room(AH, false),
  };
}

/** What does not go together: a seventh player. */
export function possible(table: TableInfo): Objection | undefined {
  return castOf(table).players > room(true, true) ? no('MES-A.01', 'no.automaton') : undefined;
}
