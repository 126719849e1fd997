import type { Effects, Key, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { ACTION_TYPES, ACTIONS } from '../../content/actions.ts';
import type { Gain } from '../../content/events.ts';
import type { Amounts } from '../../content/goods.ts';
import { GOODS, KNUCKLEBONE, STANDARD } from '../../content/goods.ts';
import { SHORES } from '../../content/map.ts';
import { RESEARCH_ORDER } from '../../content/solo-cards.ts';
import { TOP_LEVEL } from '../../content/technologies.ts';
import { gain } from '../effects/goods.ts';
import { placeRam, placeSettlement, placeShip, placeUnit, placeWalls } from '../effects/pieces.ts';
import { advance } from '../effects/tracks.ts';
import { actionIn, goodIn, SECTION_KEYS, sectionIn, sectionKey } from '../keys.ts';
import { range, row } from '../lists.ts';
import { optionOf } from '../queries/events.ts';
import { only } from '../queries/goods.ts';
import { ownShipOn } from '../queries/movement.ts';
import { hasRoom, nameOf, spare, sparesRam, sparesSettlement, sparesShip, sparesWalls } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, isHuman, NOBODY } from '../state.ts';
import { attachAt } from '../turn/rams.ts';
import { upgrade } from '../turn/research.ts';

/** Gains of an option of the Event in an area: those at once (or each Round), or those on completion. */
type Gaining = { seat: Seat; area: number; option: number; final: boolean; next: number; left: number };

function listOf(s: State, { area, option, final }: Gaining): readonly Gain[] {
  const chosen = optionOf(s, area, option);
  return final ? chosen.final : chosen.gains;
}

/** MES-32.04 An Automaton has no goods but Knucklebones. */
function goodsFor(g: Effects<State>, seat: Seat, amounts: Amounts, rule = 'MES-27.26'): void {
  gain(g, seat, isHuman(g.s, seat) ? amounts : only(KNUCKLEBONE, amounts[KNUCKLEBONE] ?? 0), rule);
}

/** MES-27.19 */
const consolation = (g: Effects<State>, seat: Seat): void => {
  gain(g, seat, only(KNUCKLEBONE, 1), 'MES-27.19');
};

/** Types below the top, but for one. */
const below = (s: State, seat: Seat, but = -1): number[] =>
  ACTION_TYPES.filter((type) => type !== but && (row(s.tech, seat)[type] ?? 1) < TOP_LEVEL);

/** MES-32.37 The least advanced type; −1 if all are at the top. */
export function leastAdvanced(s: State, seat: Seat): number {
  const levels = row(s.tech, seat);
  let best = -1;
  for (const type of RESEARCH_ORDER)
    if ((levels[type] ?? 1) < TOP_LEVEL && (best < 0 || (levels[type] ?? 1) < (levels[best] ?? 1))) best = type;
  return best;
}

/** MES-27.19 Sections for a Ship: along the Event's area, without an own one. */
const berths = (s: State, { seat, area }: Gaining): number[] =>
  (SHORES[area] ?? []).filter((section) => !ownShipOn(s, seat, section));

/** Gains that need no choice; says so when one does. */
function take(g: Effects<State>, v: Gaining, one: Gain): 'done' | 'any' | 'discover' | 'ship' | 'ram' | 'quest' {
  const { s } = g;
  const { seat, area } = v;
  if (one.do === 'goods') goodsFor(g, seat, one.amounts);
  else if (one.do === 'population') advance(g, 'population', seat, 1, 'MES-28.03');
  else if (one.do === 'unit') {
    if (spare(s, seat, one.kind) < 0 || !hasRoom(s, seat)) consolation(g, seat);
    else placeUnit(g, seat, one.kind, area, 'MES-27.19');
  } else if (one.do === 'settlement' || one.do === 'walls') {
    // MES-27.20, MES-27.25
    const free = (one.do === 'walls' ? s.walls : s.settlement)[area] === NOBODY;
    if (!free || !(one.do === 'walls' ? sparesWalls : sparesSettlement)(s, seat))
      goodsFor(g, seat, one.otherwise, 'MES-27.25');
    else if (one.do === 'walls') placeWalls(g, seat, area, 'MES-27.25');
    else placeSettlement(g, seat, area, 'MES-27.20');
  } else if (one.do === 'ship') {
    // There are fewer Ships than sections along any area.
    if (sparesShip(s, seat) && hasRoom(s, seat)) return 'ship';
    consolation(g, seat);
  } else if (one.do === 'ram') {
    if (!sparesRam(s, seat) || !hasRoom(s, seat)) consolation(g, seat);
    else {
      placeRam(g, seat, area, 'MES-27.19');
      return 'ram';
    }
  } else if (one.do === 'discover') {
    if ((row(s.tech, seat)[one.type] ?? 1) >= TOP_LEVEL) return 'discover';
    upgrade(g, seat, one.type, 'MES-27.18');
  } else return one.do;
  return 'done';
}

/** MES-27.26 All gains of an option, in the written order. */
export const gains = R.proc<Gaining>('event.gains')({
  next: (g, v) => {
    const one = listOf(g.s, v)[v.next++];
    if (one === undefined) return g.end();
    const human = isHuman(g.s, v.seat);
    const needs = take(g, v, one);
    if (needs === 'done') return g.goto('next');
    if (needs === 'any') {
      v.left = one.do === 'any' && human ? one.n : 0;
      return g.goto('any');
    }
    if (needs === 'quest') return g.goto(human && g.s.questDeck.length > 0 ? 'quest' : 'next');
    if (needs === 'ram') return human ? g.call(attachAt, { seat: v.seat, area: v.area }, 'next') : g.goto('next');
    if (needs === 'ship') {
      if (human) return g.goto('ship');
      g.emit({ type: 'automaton.berths', seat: v.seat, rule: 'MES-32.41', data: { area: nameOf(v.area) } });
      placeShip(g, v.seat, berths(g.s, v)[0] ?? 0, 'MES-32.41');
      return g.goto('next');
    }
    if (human) return g.goto(below(g.s, v.seat).length > 0 ? 'discover' : 'next');
    const type = leastAdvanced(g.s, v.seat);
    if (type < 0) return g.goto('next');
    const data = { action: ACTIONS[type] ?? '' };
    g.emit({ type: 'automaton.least-research', seat: v.seat, rule: 'MES-32.41', data });
    upgrade(g, v.seat, type, 'MES-32.41');
    return g.goto('next');
  },
  any: (g, v) => g.goto(v.left > 0 && g.s.supply.slice(0, STANDARD).some((n) => n > 0) ? 'good' : 'next'),
  // MES-D.20
  good: {
    ask: 'event.good',
    by: (_, v) => v.seat,
    options: (s) => range(STANDARD).flatMap((good) => ((s.supply[good] ?? 0) > 0 ? [GOODS[good] as Key] : [])),
    refusals: (s) =>
      range(STANDARD).flatMap((good) =>
        (s.supply[good] ?? 0) > 0 ? [] : [{ target: GOODS[good] as Key, rule: 'MES-36.02', why: { id: 'no.supply' } }],
      ),
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      v.left--;
      gain(g, v.seat, only(goodIn(key), 1), 'MES-27.26');
      return g.goto('any');
    },
  },
  // MES-27.18, MES-D.21
  discover: {
    ask: 'event.discover',
    by: (_, v) => v.seat,
    options: (s, v) => below(s, v.seat).map((type) => ACTIONS[type] as Key),
    refusals: (s, v) => {
      const open = below(s, v.seat);
      return ACTION_TYPES.flatMap((type) =>
        open.includes(type) ? [] : [{ target: ACTIONS[type], rule: 'MES-15.08', why: { id: 'no.top-level' } }],
      );
    },
    then: (g, v, key) => {
      upgrade(g, v.seat, actionIn(key), 'MES-27.18');
      return g.goto('next');
    },
  },
  ship: {
    ask: 'event.ship',
    by: (_, v) => v.seat,
    options: (s, v) => berths(s, v).map(sectionKey),
    refusals: (s, v) =>
      SECTION_KEYS.flatMap((target, section) => {
        if (SHORES[v.area]?.includes(section) !== true) return [{ target, ...no('MES-27.19', 'no.ship-event') }];
        return ownShipOn(s, v.seat, section) ? [{ target, ...no('MES-11.08', 'no.ship-there') }] : [];
      }),
    then: (g, v, key) => {
      placeShip(g, v.seat, sectionIn(key), 'MES-27.19');
      return g.goto('next');
    },
  },
  // MES-27.21
  quest: {
    chance: 'quest.draw',
    outcomes: (s) => s.questDeck,
    then: (g, v, item) => {
      g.move(item, 'questDeck', at.quests(v.seat), { type: 'quest.taken', seat: v.seat, rule: 'MES-27.21' });
      return g.goto('next');
    },
  },
});
