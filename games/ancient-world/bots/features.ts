import type { Player } from '@edubba/kernel';
import { activeCards, forceIn, slotMask, slotsOf } from '../rules/queries/army.ts';
import {
  ambrosiaIncome,
  armyLimit,
  capacityOf,
  citizensOf,
  damagedCards,
  foodOf,
  incomeOf,
  knowledgeIncome,
} from '../rules/queries/city.ts';
import { type State, SUPPLY } from '../rules/state.ts';

/** What is counted of a player when a round begins, and to which part of the worth it belongs. */
export const FEATURES = [
  ['coin', 'coins'],
  ['knowledge', 'knowledge'],
  ['ambrosia', 'ambrosia'],
  ['income', 'income'],
  ['knowledge each round', 'income'],
  ['ambrosia each round', 'income'],
  ['citizen', 'citizens'],
  ['sum of skills', 'citizens'],
  ['food to spare', 'food'],
  ['citizen without food', 'food'],
  ['empire card', 'city'],
  ['damaged card', 'city'],
  ['district', 'city'],
  ['room for cards', 'city'],
  ['stored card', 'city'],
  ['army', 'armies'],
  ['active army', 'armies'],
  ['sword of the armies', 'armies'],
  ['room for armies', 'armies'],
  ['titan defeated', 'titans'],
  ['first player', 'order'],
] as const;

/** How many of each a player has, in the order of {@link FEATURES}. */
export function featuresOf(s: State, player: Player): readonly number[] {
  const citizens = citizensOf(s, player);
  const food = foodOf(s, player) - citizens;
  const armies = s.army[player]?.length ?? 0;
  const cards = s.tableau[player]?.length ?? 0;
  return [
    s.coins[player] ?? 0,
    s.knowledge[player] ?? 0,
    s.ambrosia[player] ?? 0,
    incomeOf(s, player),
    knowledgeIncome(s, player),
    ambrosiaIncome(s, player),
    citizens,
    skillsOf(s, player),
    Math.max(0, food),
    Math.max(0, -food),
    cards,
    damagedCards(s, player).length,
    s.districts[player]?.length ?? 0,
    capacityOf(s, player) - cards,
    s.stored[player]?.length ?? 0,
    armies,
    activeCards(s, player).length,
    swordsOf(s, player),
    armyLimit(s, player) - armies,
    s.titans[player]?.length ?? 0,
    s.first === player ? 1 : 0,
  ];
}

function skillsOf(s: State, player: Player): number {
  return (s.citizens[player] ?? []).reduce((sum, at, i) => (at === SUPPLY ? sum : sum + i + 1), 0);
}

function swordsOf(s: State, player: Player): number {
  return slotsOf(slotMask(s, player)).reduce((sum, slot) => sum + forceIn(s, player, slot, 'swords'), 0);
}
