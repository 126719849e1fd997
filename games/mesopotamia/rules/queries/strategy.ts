import type { ItemId } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import { GATHER, RESEARCH } from '../../content/actions.ts';
import type { Area } from '../../content/map.ts';
import { AREAS } from '../../content/map.ts';
import type { LevelName, Slot, StrategyCard } from '../../content/solo-cards.ts';
import { CARDS_DRAWN, strategyCard } from '../../content/solo-cards.ts';
import { TOP_LEVEL } from '../../content/technologies.ts';
import { needsShip, sectionLevel, SLOTS, tradeToken } from '../../content/trade.ts';
import { PIECES } from '../../content/units.ts';
import { range, row } from '../lists.ts';
import { controls, isGuarded, occupied } from './control.ts';
import { apart } from './distance.ts';
import { settlementsOf, shipsOnBoard } from './pieces.ts';
import { currentCard } from './technologies.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, isHuman, NOBODY, OFF, RUNNING, VP_TOKEN } from '../state.ts';

/** Areas with a land Unit of a human. */
export function humanAreas(s: State): Area[] {
  const areas = new Set<Area>();
  for (let player = 0; player < s.players; player++)
    if (isHuman(s, player)) for (const area of row(s.unit, player)) if (area !== OFF) areas.add(area);
  return [...areas].sort((a, b) => a - b);
}

/** Steps to the nearest of some areas. */
export const nearest = (area: Area, areas: readonly Area[]): number =>
  areas.reduce((least, other) => Math.min(least, apart(area, other)), 99);

/** Areas with a Settlement or a face-up Event of the Automaton. */
export function possessions(s: State): Area[] {
  return range(AREAS.length).filter(
    (area) =>
      s.settlement[area] === s.automaton ||
      s.holder[area] === s.automaton ||
      (s.token[area] === VP_TOKEN && controls(s, s.automaton, area)),
  );
}

/** The possessions that a human Unit is within two areas of. */
export function threatened(s: State): Area[] {
  const humans = humanAreas(s);
  return possessions(s).filter((area) => nearest(area, humans) <= 2);
}

/** MES-34.29 and SC2: Events nobody guards and nobody has explored. */
export const freeEvents = (s: State): Area[] =>
  range(AREAS.length).filter((area) => s.token[area] === FACE_DOWN && s.blocked[area] !== true && !isGuarded(s, area));

/** MES-32.31 Trade tokens without an Amphora that the Automaton may use, the best first. */
export function freeTokens(s: State): number[] {
  const level = currentCard(s, s.automaton, GATHER).second;
  const vp = (slot: number): number => tradeToken(s.trade[slot]?.[0] ?? '').vp;
  return range(SLOTS)
    .filter(
      (slot) =>
        (s.trade[slot]?.length ?? 0) > 0 &&
        s.amphora[slot] === NOBODY &&
        sectionLevel(slot) <= level &&
        (!needsShip(slot) || shipsOnBoard(s, s.automaton) > 0),
    )
    .sort((a, b) => vp(b) - vp(a) || sectionLevel(b) - sectionLevel(a) || a - b);
}

/** C14: has a human a Settlement, or an area with a face-up Event? */
function humanHolds(s: State): boolean {
  for (let player = 0; player < s.players; player++) {
    if (!isHuman(s, player)) continue;
    if (settlementsOf(s, player) > 0) return true;
    if (s.token.some((token, area) => (token === VP_TOKEN || token === RUNNING) && controls(s, player, area)))
      return true;
  }
  return false;
}

/** MES-32.10 Is the condition of a card true? */
export function holds(s: State, { condition }: StrategyCard): boolean {
  const me = s.automaton;
  switch (condition) {
    case 'few-areas':
      return occupied(s, me).length < 4;
    case 'event-near': {
      const own = row(s.unit, me).filter((area) => area !== OFF);
      return freeEvents(s).some((area) => nearest(area, own) <= 2);
    }
    case 'threatened':
      return threatened(s).length > 0;
    case 'ziggurat-below-population':
      return (s.level[me] ?? 0) < Math.min(PIECES.levels, s.populationAt[me] ?? 1);
    case 'human-holds':
      return humanHolds(s);
    case 'level-1-left':
      return row(s.tech, me).includes(1);
    case 'vp-token-free':
      return freeTokens(s).some((slot) => tradeToken(s.trade[slot]?.[0] ?? '').vp > 0);
    case 'not-first-population':
      return s.populationOrder[0] !== me;
    case 'few-settlements':
      return settlementsOf(s, me) < 2;
    case 'not-first-event':
      return s.eventOrder[0] !== me;
    case 'no-legal-codes':
      return (row(s.tech, me)[RESEARCH] ?? 1) < TOP_LEVEL;
  }
}

/** MES-32.10 The smaller number goes first. */
export function priority(s: State, item: ItemId): number {
  const card = strategyCard(item);
  return holds(s, card) ? card.high : card.low;
}

/** MES-32.11 The face-up cards from highest to lowest priority. */
export function ranked(s: State): ItemId[] {
  return [...s.strategyRow].sort((a, b) => priority(s, a) - priority(s, b));
}

/** MES-32.12 */
export function cardsDrawn(s: State): number {
  return CARDS_DRAWN[option(s, 'automaton-level') as LevelName][s.level[s.automaton] ?? 0] ?? 0;
}

/** The number of a card, from 0. */
export const strategyNumber = (item: ItemId): number => Number(item.slice(2)) - 1;

export const isMarked = (s: State, item: ItemId, slot: number): boolean =>
  (((s.marked[strategyNumber(item)] ?? 0) >> slot) & 1) === 1;

export const slotOf = (item: ItemId, slot: number): Slot => strategyCard(item).slots[slot === 0 ? 0 : 1];

/** A slot of a face-up card, by the card's place in the order of priority. */
export interface Chosen {
  readonly card: ItemId;
  readonly slot: number;
}

/** MES-32.17, MES-32.18 The leftmost open slot in order of priority whose type is still to be performed. */
export function openSlot(s: State, order: readonly ItemId[], types?: number): Chosen | undefined {
  for (const card of order)
    for (const slot of [0, 1]) {
      const { type } = slotOf(card, slot);
      if (isMarked(s, card, slot) || ((s.performed >> type) & 1) === 1) continue;
      if (types === undefined || ((types >> type) & 1) === 1) return { card, slot };
    }
  return undefined;
}
