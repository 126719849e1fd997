import type { ItemId, Seat } from '@edubba/kernel';
import type { Quest } from '../../content/quests.ts';
import { quest, QUEST_LEVEL } from '../../content/quests.ts';
import { AREAS, NEIGHBOURS } from '../../content/map.ts';
import { TOP_LEVEL } from '../../content/technologies.ts';
import { sectionLevel } from '../../content/trade.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';
import { OFF, VP_TOKEN } from '../state.ts';
import { controls, occupied } from './control.ts';
import { amphoraeOf, ramsOnBoard, settledAreas, shipsOnBoard, unitsOfKind, unitsOnBoard, wallsOf } from './pieces.ts';

/** How much of what a Quest asks for there is. */
function reached(s: State, player: Seat, { need }: Quest): number {
  const settled = settledAreas(s, player);
  switch (need.of) {
    case 'technologies':
      return need.types.every((type) => (row(s.tech, player)[type] ?? 1) >= QUEST_LEVEL) ? 1 : 0;
    case 'units':
      return unitsOfKind(s, player, need.kind);
    case 'settlements':
      return settled.filter((area) => controls(s, player, area)).length;
    case 'population':
      return s.populationAt[player] ?? 1;
    case 'event':
      return s.eventAt[player] ?? 1;
    case 'ziggurat':
      return s.level[player] ?? 0;
    case 'areas':
      return occupied(s, player).length;
    case 'ships':
      return shipsOnBoard(s, player);
    case 'amphorae':
      return amphoraeOf(s, player);
    case 'high-amphorae':
      return s.amphora.filter((owner, slot) => owner === player && sectionLevel(slot) >= 3).length;
    case 'gardens':
      return row(s.gardens, player).length;
    case 'vp-tokens':
      return s.token.filter((token, area) => token === VP_TOKEN && controls(s, player, area)).length;
    case 'walls':
      return wallsOf(s, player);
    case 'all-units':
      return unitsOnBoard(s, player);
    case 'top-technologies':
      return row(s.tech, player).filter((level) => level === TOP_LEVEL).length;
    case 'settlement-terrains':
      return new Set(settled.map((area) => AREAS[area]?.terrain)).size;
    case 'rams':
      return ramsOnBoard(s, player);
    case 'near-foreign-start': {
      const near = new Set(
        s.home.flatMap((home, other) => (other === player || home === OFF ? [] : (NEIGHBOURS[home] ?? []))),
      );
      return occupied(s, player).filter((area) => near.has(area)).length;
    }
    case 'walled-settlements':
      return settled.filter((area) => s.walls[area] === player).length;
  }
}

/** How far a Quest is: what there is of it, and what it asks for. */
export function progress(s: State, player: Seat, item: ItemId): readonly [have: number, need: number] {
  const card = quest(item);
  return [reached(s, player, card), 'n' in card.need ? card.need.n : 1];
}

/** MES-29.04 Everything but the resources, each Quest on its own. */
export function meets(s: State, player: Seat, item: ItemId): boolean {
  const [have, need] = progress(s, player, item);
  return have >= need;
}

/** MES-29.03, MES-29.05 The most Quests that score at once, each resource counting for one only. */
export function bestQuests(s: State, player: Seat, items: readonly ItemId[]): ItemId[] {
  const met = items.filter((item) => meets(s, player, item));
  const own = row(s.goods, player);
  let best: ItemId[] = [];
  for (let mask = 0; mask < 1 << met.length; mask++) {
    const chosen = met.filter((_, i) => ((mask >> i) & 1) === 1);
    if (chosen.length <= best.length) continue;
    if (own.every((n, good) => chosen.reduce((sum, item) => sum + (quest(item).goods[good] ?? 0), 0) <= n))
      best = chosen;
  }
  return best;
}
