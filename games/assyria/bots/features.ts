import type { Player } from '@edubba/kernel';
import { foodCard } from '../content/food-cards.ts';
import type { State } from '../rules/index.ts';
import { isBetween, isRiver } from '../rules/index.ts';
import { influenceScores, offeringsVp, zigguratPieces } from '../rules/queries/scores.ts';
import { favourWorth } from './worth.ts';

/** What is counted of a player when a round has ended, and to which part of the worth it belongs. */
export const FEATURES = [
  ['hut on a river', 'huts'],
  ['hut between the rivers', 'huts'],
  ['hut outside', 'huts'],
  ['hut in the personal supply', 'huts'],
  ['hut in the main supply', 'huts'],
  ['ziggurat', 'ziggurats'],
  ['piece of a ziggurat', 'ziggurats'],
  ['ziggurat ready for a roof', 'ziggurats'],
  ['well', 'wells'],
  ['space of the offerings track', 'offerings'],
  ['VP of offerings in a flood now', 'offerings'],
  ['space of the influence track', 'influence'],
  ['VP of influence in a flood now', 'influence'],
  ['strength of the offerings tile', 'tiles'],
  ['strength of the purchase tile', 'tiles'],
  ['strength of the card tile', 'tiles'],
  ['strength of the gold tile', 'tiles'],
  ['camel', 'camels'],
  ['gold', 'goods'],
  ['ship', 'goods'],
  ['farmer', 'goods'],
  ['icon on a food card', 'food'],
  ['wild icon on a food card', 'food'],
  ['plough face up', 'food'],
  ['food token', 'food'],
  ['favour cards, in tenths of a VP', 'favours'],
  ['place in the turn order', 'order'],
] as const;

/** How many of each a player has, in the order of {@link FEATURES}. */
export function featuresOf(s: State, player: Player): readonly number[] {
  const huts = s.huts[player] ?? [];
  const ziggurats = s.ziggurats[player] ?? [];
  const icons = (s.food[player] ?? []).flatMap((item) => foodCard(item).icons);
  const wild = icons.filter((icon) => icon === 'wild').length;
  const between = huts.filter((space) => isBetween[space] === true).length;
  const river = huts.filter((space) => isRiver[space] === true).length;
  const strength = (column: number): number => Math.min(2, s.taken[player]?.[column] ?? 0);
  return [
    river,
    between,
    huts.length - river - between,
    s.personalHuts[player] ?? 0,
    s.mainHuts[player] ?? 0,
    ziggurats.length,
    zigguratPieces(s, player),
    ziggurats.filter((space) => s.levels[space] === 3 && s.roofed[space] !== true).length,
    s.wells[player] ?? 0,
    s.offerings[player] ?? 0,
    offeringsVp(s, player),
    s.influence[player] ?? 0,
    influenceScores(s).find(({ seat }) => seat === player)?.vp ?? 0,
    strength(0),
    strength(1),
    strength(2),
    strength(3),
    s.camels[player] ?? 0,
    s.gold[player] ?? 0,
    s.ships[player] ?? 0,
    s.farmers[player] ?? 0,
    icons.length - wild,
    wild,
    s.ploughs[player] ?? 0,
    s.tokens[player] ?? 0,
    (s.favours[player] ?? []).reduce((all, item) => all + favourWorth(s, item), 0),
    s.order.indexOf(player),
  ];
}
