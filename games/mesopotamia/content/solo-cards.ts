import type { ItemId, Source } from '@edubba/kernel';
import type { ActionName } from './actions.ts';
import { ACTIONS, BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE } from './actions.ts';
import { AKKADIANS, BABYLONIANS, ELAMITES, SUMERIANS } from './empires.ts';

/** C13 One Action card for each type, and the Star. */
export const ACTION_CARDS: readonly ItemId[] = [...ACTIONS.map((name) => `action-${name}`), 'action-star'];
export const STAR_CARD = 'action-star';

/** MES-34.07 */
export const SIEGE_CARDS: readonly ItemId[] = [
  'action-gather',
  'action-warfare',
  'action-explore',
  'action-grow',
  STAR_CARD,
];

/** The type of an Action card; −1 for the Star. */
export function actionOf(item: ItemId): number {
  return ACTIONS.indexOf(item.slice('action-'.length) as ActionName);
}

export type StrategyName =
  | 'expansion'
  | 'discovery'
  | 'defence'
  | 'devotion'
  | 'attack'
  | 'progress'
  | 'commerce'
  | 'growth'
  | 'development'
  | 'ascendancy';

/** What must be true for the High value. */
export type Condition =
  | 'few-areas'
  | 'event-near'
  | 'threatened'
  | 'ziggurat-below-population'
  | 'human-holds'
  | 'level-1-left'
  | 'vp-token-free'
  | 'not-first-population'
  | 'few-settlements'
  | 'not-first-event'
  | 'no-legal-codes';

/** Where an Explore slot goes. */
export type Aim = 'empty' | 'event' | 'enemy' | 'any-event';

/** An item of a Build list; a number before it says how many at most. */
export type Listed = 'threatened-walls' | 'settlement-walls' | 'ziggurat' | 'garden' | 'ship' | 'rams' | 'settlements';

/** What one of the two slots does. */
export interface Slot {
  readonly type: number;
  readonly aim?: Aim;
  readonly list?: readonly Listed[];
  /** Research: this type first. */
  readonly first?: number;
  /** More items, activations, Knucklebones or Amphorae than the Technology card says. */
  readonly extra?: number;
  /** MES-A.72 Grow and Draw: the type that is searched for. */
  readonly draw?: number;
  /** Babylonian Growth: two steps while the condition holds. */
  readonly double?: boolean;
}

export interface StrategyCard {
  readonly id: ItemId;
  readonly name: StrategyName;
  /** Whose it is; the others are basic. */
  readonly empire: number | undefined;
  readonly high: number;
  readonly low: number;
  readonly condition: Condition;
  readonly slots: readonly [left: Slot, right: Slot];
  readonly source: Source;
}

const explore = (aim: Aim, extra = 0): Slot => ({ type: EXPLORE, aim, extra });
const build = (list: readonly Listed[], extra = 0): Slot => ({ type: BUILD, list, extra });
const research = (first?: number): Slot => (first === undefined ? { type: RESEARCH } : { type: RESEARCH, first });
const warfare = (extra = 0): Slot => ({ type: WARFARE, extra });
const gather = (extra = 0): Slot => ({ type: GATHER, extra });
const grow: Slot = { type: GROW };
const growAndDraw = (draw: number): Slot => ({ type: GROW, draw });

const PRIORITIES: { readonly [name in StrategyName]: readonly [high: number, low: number] } = {
  expansion: [5, 15],
  discovery: [4, 14],
  defence: [10, 18],
  devotion: [2, 12],
  attack: [9, 19],
  progress: [3, 13],
  commerce: [7, 17],
  growth: [1, 11],
  development: [8, 20],
  ascendancy: [6, 16],
};

const PRINTED = [5, 9, 11];

type Row = readonly [name: StrategyName, condition: Condition, left: Slot, right: Slot, empire?: number];

const DEVOTION: readonly Listed[] = ['ziggurat', 'garden', 'ship'];
const ATTACK: readonly Listed[] = ['ziggurat', 'rams', 'garden'];
const DEVELOPMENT: readonly Listed[] = ['ziggurat', 'settlements', 'garden'];

const TABLE: readonly Row[] = [
  ['expansion', 'few-areas', warfare(), explore('empty')],
  ['discovery', 'event-near', explore('event'), gather()],
  ['defence', 'threatened', build(['threatened-walls', 'ziggurat', 'garden']), warfare()],
  ['devotion', 'ziggurat-below-population', build(DEVOTION), grow],
  ['attack', 'human-holds', build(ATTACK), explore('enemy')],
  ['progress', 'level-1-left', research(), grow],
  ['commerce', 'vp-token-free', gather(), research(GATHER)],
  ['growth', 'not-first-population', grow, research(GROW)],
  ['development', 'few-settlements', build(DEVELOPMENT), gather()],
  ['ascendancy', 'not-first-event', explore('any-event'), warfare()],
  ['progress', 'no-legal-codes', research(RESEARCH), growAndDraw(RESEARCH), SUMERIANS],
  ['devotion', 'ziggurat-below-population', build(DEVOTION, 1), growAndDraw(BUILD), SUMERIANS],
  ['attack', 'human-holds', build(ATTACK), explore('enemy', 1), AKKADIANS],
  ['expansion', 'few-areas', warfare(2), explore('empty'), AKKADIANS],
  ['growth', 'not-first-population', { type: GROW, double: true }, research(GROW), BABYLONIANS],
  ['development', 'few-settlements', build(DEVELOPMENT, 1), gather(), BABYLONIANS],
  ['defence', 'threatened', build(['settlement-walls', 'ziggurat', 'garden']), warfare(), ELAMITES],
  ['discovery', 'event-near', explore('event'), gather(1), ELAMITES],
];

/** C14 Ten basic cards and two for each core Empire. */
export const STRATEGY_CARDS: readonly StrategyCard[] = TABLE.map(([name, condition, left, right, empire], i) => ({
  id: `SC${i + 1}`,
  name,
  empire,
  high: PRIORITIES[name][0],
  low: PRIORITIES[name][1],
  condition,
  slots: [left, right],
  source: PRINTED.includes(i + 1) ? ('rulebook' as const) : ('reconstructed' as const),
}));

const BY_ID = new Map(STRATEGY_CARDS.map((card) => [card.id, card]));

export function strategyCard(item: ItemId): StrategyCard {
  const card = BY_ID.get(item);
  if (card === undefined) throw new Error(`there is no Strategy card ${item}`);
  return card;
}

/** MES-32.06 The ten cards of an Automaton: its own replace their namesakes. */
export function strategyDeck(empire: number): readonly ItemId[] {
  const own = STRATEGY_CARDS.filter((card) => card.empire === empire);
  const basic = STRATEGY_CARDS.filter(
    (card) => card.empire === undefined && !own.some(({ name }) => name === card.name),
  );
  return [...basic, ...own].map(({ id }) => id);
}

export const LEVELS = ['emperor', 'igigi', 'anunnaki'] as const;
export type LevelName = (typeof LEVELS)[number];

/** MES-32.12 Action cards by difficulty and Ziggurat level. */
export const CARDS_DRAWN: { readonly [level in LevelName]: readonly number[] } = {
  emperor: [0, 0, 1, 1, 2, 2, 3],
  igigi: [0, 1, 1, 2, 2, 3, 4],
  anunnaki: [0, 1, 2, 2, 3, 3, 4],
};

/** MES-32.37 */
export const RESEARCH_ORDER: readonly number[] = [BUILD, RESEARCH, WARFARE, EXPLORE, GATHER, GROW];
