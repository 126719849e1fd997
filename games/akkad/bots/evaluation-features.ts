import type { Player } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { ADMIN, DIVINE, GRAIN, LAPIS, ROYAL, SHEEP, SILVER } from '../content/goods.ts';
import { AKKAD } from '../content/map.ts';
import { QUESTS, questOf } from '../content/quests.ts';
import { KINDS } from '../content/units.ts';
import { IS_SPECIAL } from '../rules/geography.ts';
import { citiesOf, hasCanal, homesOf, territoriesOf } from '../rules/queries/map.ts';
import { cardsHeld, goodsOf, poolOf, unusedRoles } from '../rules/queries/players.ts';
import { fulfilled, mayScoreMission, zigguratsOf } from '../rules/queries/quests.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { goalsOf, missionNeed } from './goals.ts';
import { UNIT_WORTH } from './worth.ts';

/** What is counted of a player when a round has ended, and to which part of the worth it belongs. */
export const WORTH_FEATURES = [
  ['quest that can be scored', 'quests'],
  ['quest in the row that is scored already', 'quests'],
  ['next step of a quest, in hundredths of a VP', 'quests'],
  ['mission that can be scored', 'mission'],
  ['mission scored', 'mission'],
  ['step that the mission still wants', 'mission'],
  ['Akkad controlled', 'land'],
  ['city', 'land'],
  ['special city', 'land'],
  ['territory', 'land'],
  ['home city lost', 'land'],
  ['troops, in grains', 'troops'],
  ['troops at home, in grains', 'troops'],
  ['champion taken or lost', 'troops'],
  ['grain and sheep', 'goods'],
  ['silver', 'goods'],
  ['lapis', 'goods'],
  ['administrative token', 'tokens'],
  ['royal token', 'tokens'],
  ['divine token', 'tokens'],
  ['role card still to be used', 'tokens'],
  ['passed', 'tokens'],
  ['action card', 'cards'],
  ['city card', 'cards'],
  ['Mercy card', 'cards'],
  ['ziggurat', 'works'],
  ['canal', 'works'],
  ['building', 'works'],
  ['upgrade', 'works'],
  ['Crown of Heaven', 'order'],
] as const;

const count = (list: readonly boolean[] | undefined): number => (list ?? []).filter(Boolean).length;

/** What figures there are worth, in grains; of a fleet too. */
function troops(s: State, player: Player, at?: readonly number[]): number {
  const units = s.units[player] ?? [];
  let worth = 0;
  if (at === undefined) {
    for (let i = 0; i < units.length; i++) worth += (units[i] ?? 0) * (UNIT_WORTH[i % KINDS] ?? 0);
    (s.fleet[player] ?? []).forEach((n, kind) => {
      worth += n * (UNIT_WORTH[kind] ?? 0);
    });
  } else {
    for (const space of at) {
      for (let kind = 0; kind < KINDS; kind++) worth += (units[space * KINDS + kind] ?? 0) * (UNIT_WORTH[kind] ?? 0);
    }
  }
  return Math.round(worth / 10);
}

/** Quests that lie open, by how far a player is with them. */
function quests(s: State, player: Player): readonly [ready: number, scored: number] {
  let ready = 0;
  let scored = 0;
  for (const item of s.questRow) {
    const quest = questOf(item);
    if (((s.scored[quest] ?? 0) & bit(player)) !== 0) scored++;
    // Deeds are forgotten when the round ends: what lasts counts.
    else if (QUESTS[quest]?.type === 'P' && fulfilled(s, player, quest)) ready++;
  }
  return [ready, scored];
}

/** The dearest step toward a quest, in hundredths of a VP: how near the nearest of them is. */
function nearest(s: State, player: Player): number {
  const { vp, city, special, territory, ziggurat, canal, building, upgrade, guard, lapis } = goalsOf(s, player);
  return Math.round((100 * Math.max(city, special, territory, ziggurat, canal, building, upgrade, guard, lapis)) / vp);
}

/** How many of each a player has, in the order of {@link WORTH_FEATURES}. */
export function worthFeaturesOf(s: State, player: Player): readonly number[] {
  const homes = homesOf(s, player);
  const cities = citiesOf(s, player);
  const [ready, scored] = quests(s, player);
  const missing = missionNeed(s, player);
  const away = s.captor[player] !== NOBODY || (s.lost[player] ?? 0) > 0 || (s.away[player] ?? 0) > 0;
  return [
    ready,
    scored,
    nearest(s, player),
    mayScoreMission(s, player, s.home[player] === 'susa') ? 1 : 0,
    s.missionScored[player] === true ? 1 : 0,
    Math.max(0, missing),
    s.control[AKKAD] === player ? 1 : 0,
    cities.length,
    cities.filter((space) => IS_SPECIAL[space]).length,
    territoriesOf(s, player),
    homes.some((space) => s.control[space] === player) ? 0 : 1,
    troops(s, player),
    troops(s, player, homes),
    away ? 1 : 0,
    Math.min(12, goodsOf(s, player, GRAIN)) + Math.min(12, goodsOf(s, player, SHEEP)),
    Math.min(12, goodsOf(s, player, SILVER)),
    goodsOf(s, player, LAPIS),
    poolOf(s, player, ADMIN),
    poolOf(s, player, ROYAL),
    poolOf(s, player, DIVINE),
    unusedRoles(s, player).length,
    s.passed[player] === true ? 1 : 0,
    s.hand[player]?.length ?? 0,
    cardsHeld(s, player),
    s.mercies[player]?.length ?? 0,
    zigguratsOf(s, player),
    s.canals.filter((_, space) => hasCanal(s, player, space)).length,
    count(s.built[player]),
    count(s.upgraded[player]),
    s.crown === player ? 1 : 0,
  ];
}

/** How many turns were taken in this action phase: each puts a token on the map, uses a role card or passes. */
export function turnsTaken(s: State): number {
  let turns = 0;
  for (const tokens of s.tokens) for (const token of tokens) if (token !== 0) turns++;
  for (const used of s.roleUsed) if (used) turns++;
  for (const passed of s.passed) if (passed) turns++;
  return turns;
}
