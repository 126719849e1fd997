import type { ItemId, Source } from '@edubba/kernel';
import { BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE } from './actions.ts';
import type { Amounts, Box } from './goods.ts';
import { goods } from './goods.ts';
import { CHARIOT, HORSEMAN } from './units.ts';

/** What a Quest asks of the table; `n` is the least number. */
export type QuestNeed =
  | { readonly of: 'technologies'; readonly types: readonly [number, number] }
  | { readonly of: 'units'; readonly kind: number; readonly n: number }
  | {
      readonly of:
        | 'settlements'
        | 'population'
        | 'event'
        | 'ziggurat'
        | 'areas'
        | 'ships'
        | 'amphorae'
        | 'high-amphorae'
        | 'gardens'
        | 'vp-tokens'
        | 'walls'
        | 'all-units'
        | 'top-technologies'
        | 'settlement-terrains'
        | 'rams'
        | 'near-foreign-start'
        | 'walled-settlements';
      readonly n: number;
    };

export interface Quest {
  readonly id: ItemId;
  readonly box: Box;
  readonly need: QuestNeed;
  readonly goods: Amounts;
  readonly source: Source;
}

const techs = (first: number, second: number): QuestNeed => ({ of: 'technologies', types: [first, second] });

const TABLE: readonly (readonly [need: QuestNeed, goods: string])[] = [
  [{ of: 'settlements', n: 3 }, '1s'],
  [techs(RESEARCH, GROW), '2t'],
  [{ of: 'population', n: 7 }, '1f'],
  [{ of: 'event', n: 6 }, '1k'],
  [{ of: 'ziggurat', n: 6 }, '1c'],
  [{ of: 'areas', n: 5 }, '1f'],
  [{ of: 'ships', n: 2 }, '1w'],
  [techs(GATHER, BUILD), '1c'],
  [techs(EXPLORE, WARFARE), '2k'],
  [{ of: 'amphorae', n: 3 }, '1w'],
  [{ of: 'gardens', n: 1 }, '1c'],
  [{ of: 'vp-tokens', n: 2 }, '1s'],
  [{ of: 'walls', n: 2 }, '2s'],
  [{ of: 'units', kind: CHARIOT, n: 1 }, '1w'],
  [{ of: 'all-units', n: 8 }, '1f'],
  [{ of: 'top-technologies', n: 2 }, '1t'],
  [techs(RESEARCH, BUILD), '2w'],
  [{ of: 'settlement-terrains', n: 2 }, '1c'],
  [{ of: 'event', n: 7 }, '1s'],
  [techs(WARFARE, GROW), '2f'],
  [{ of: 'rams', n: 2 }, '1w'],
  [{ of: 'near-foreign-start', n: 1 }, '1k'],
  [{ of: 'units', kind: HORSEMAN, n: 2 }, '2f'],
  [techs(EXPLORE, GATHER), '1w'],
  [{ of: 'high-amphorae', n: 2 }, '1t'],
  [{ of: 'ships', n: 3 }, '1c'],
  [techs(RESEARCH, GATHER), '1s'],
  [{ of: 'areas', n: 6 }, '1w'],
  [{ of: 'top-technologies', n: 3 }, '1c'],
  [{ of: 'walled-settlements', n: 1 }, '2s'],
];

/** C12 The first three are printed, the others are ours. */
export const QUESTS: readonly Quest[] = TABLE.map(([need, cost], i) => ({
  id: `Q${i + 1}`,
  box: i < 18 ? 'core' : i < 24 ? 'AH' : 'ME',
  need,
  goods: goods(cost),
  source: i < 3 ? 'rulebook' : 'reconstructed',
}));

/** MES-29.01 */
export const QUEST_VP = 2;
/** MES-29.06 A named Technology is one of level 3 or higher. */
export const QUEST_LEVEL = 3;

const BY_ID = new Map(QUESTS.map((card) => [card.id, card]));

export function quest(item: ItemId): Quest {
  const found = BY_ID.get(item);
  if (found === undefined) throw new Error(`there is no Quest ${item}`);
  return found;
}
