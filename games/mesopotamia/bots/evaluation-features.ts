import type { Player } from '@edubba/kernel';
import { ACTION_TYPES } from '../content/actions.ts';
import { NOTHING } from '../content/goods.ts';
import type { State } from '../rules/index.ts';
import { row, sum } from '../rules/lists.ts';
import {
  amphoraeOf,
  landUnits,
  ramsOnBoard,
  runningOf,
  settlementsOf,
  shipsOnBoard,
  wallsOf,
} from '../rules/queries/pieces.ts';
import { points } from '../rules/queries/scoring.ts';

/** What is counted of a player when a Round has ended, and to which part of the worth it belongs. */
export const WORTH_FEATURES = [
  ['Ziggurat level', 'actions'],
  ['Population', 'tracks'],
  ['place on the Event track', 'tracks'],
  ['Settlement', 'land'],
  ['Unit on land', 'units'],
  ['Ship', 'units'],
  ['Battering Ram', 'units'],
  ['Walls', 'land'],
  ['Amphora', 'trade'],
  ['Event that runs', 'events'],
  ['Wood', 'goods'],
  ['Food', 'goods'],
  ['Stone', 'goods'],
  ['Clay', 'goods'],
  ['Tablet', 'goods'],
  ['Knucklebone', 'goods'],
  ['level of Explore', 'technologies'],
  ['level of Build', 'technologies'],
  ['level of Research', 'technologies'],
  ['level of Gather', 'technologies'],
  ['level of Warfare', 'technologies'],
  ['level of Grow', 'technologies'],
] as const;

/** More of a good than this is seldom spent. */
const ENOUGH = 6;

/** How many of each a player has, in the order of {@link WORTH_FEATURES}. */
export function worthFeaturesOf(s: State, player: Player): readonly number[] {
  const goods = row(s.goods, player);
  const levels = row(s.tech, player);
  return [
    s.level[player] ?? 0,
    s.populationAt[player] ?? 0,
    s.eventAt[player] ?? 0,
    settlementsOf(s, player),
    landUnits(s, player),
    shipsOnBoard(s, player),
    ramsOnBoard(s, player),
    wallsOf(s, player),
    amphoraeOf(s, player),
    runningOf(s, player),
    ...NOTHING.map((_, good) => Math.min(ENOUGH, goods[good] ?? 0)),
    ...ACTION_TYPES.map((type) => levels[type] ?? 0),
  ];
}

/** VP as the table stands, Quests that are fulfilled included (MES-30). */
export function pointsOf(s: State, player: Player): number {
  return s.phase === 'start' ? 0 : sum(points(s, player));
}
