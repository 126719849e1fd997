import type { Outcome, Seat } from '@edubba/kernel';
import { ranked, together } from '@edubba/kernel';
import { eventCard } from '../../content/events.ts';
import { gardenToken } from '../../content/gardens.ts';
import { tradeToken } from '../../content/trade.ts';
import { row, sum } from '../lists.ts';
import { castOf } from '../options.ts';
import type { State } from '../state.ts';
import { SOURCES, VP_TOKEN } from '../state.ts';
import { controls, occupied } from './control.ts';
import { settlementsOf } from './pieces.ts';
import { bestQuests } from './quests.ts';
import { numberOf } from './numbers.ts';

/** MES-30.02, MES-30.03 VP for the first three places of a track. */
function place(s: State, at: number): number {
  if (at === 0) return numberOf(s, 'first-vp');
  if (at === 1) return numberOf(s, 'second-vp');
  return at === 2 ? numberOf(s, 'third-vp') : 0;
}

/** MES-30.02, MES-30.03 VP for a player's place on a track. MES-35.28 the enemy of Assur is not on the Population track. */
function rank(s: State, order: readonly Seat[], player: Seat, population: boolean): number {
  if (population && s.mode === 'guardians') return player === s.automaton ? 0 : numberOf(s, 'first-vp');
  return place(s, order.indexOf(player));
}

/** MES-30.07 */
function eventVp(s: State, player: Seat): number {
  let total = 0;
  s.token.forEach((token, area) => {
    if (token !== VP_TOKEN || !controls(s, player, area)) return;
    total += Math.max(...eventCard(s.event[area] ?? '').options.map(({ vp }) => vp));
  });
  return total;
}

/** MES-30 Points of a player by source, as the table stands. */
export function points(s: State, player: Seat): number[] {
  const by: { readonly [source in (typeof SOURCES)[number]]: number } = {
    eventTrack: rank(s, s.eventOrder, player, false),
    populationTrack: rank(s, s.populationOrder, player, true),
    gardens: sum(row(s.gardens, player).map((item) => gardenToken(item).vp)),
    trade: sum(s.amphora.map((owner, slot) => (owner === player ? tradeToken(s.trade[slot]?.[0] ?? '').vp : 0))),
    events: eventVp(s, player),
    settlements: numberOf(s, 'settlement-vp') * settlementsOf(s, player),
    // MES-32.32 an Automaton has none
    quests: numberOf(s, 'quest-vp') * bestQuests(s, player, row(s.quests, player)).length,
    areas: numberOf(s, 'area-vp') * occupied(s, player).length,
  };
  return SOURCES.map((source) => by[source]);
}

/** MES-30.11 Is one player ahead of another at the end? */
function beats(s: State, player: Seat, other: Seat): boolean {
  const difference = (s.vp[player] ?? 0) - (s.vp[other] ?? 0);
  return difference > 0 || (difference === 0 && s.populationOrder.indexOf(player) < s.populationOrder.indexOf(other));
}

export function outcome(s: State): Outcome {
  const humans = s.vp.slice(0, s.table.seats);
  // MES-34.11, MES-34.12, MES-35.01, MES-35.03
  if (s.mode === 'siege' || s.mode === 'guardians') return together(s.decided > 0, humans);
  // MES-A.54
  if (castOf(s.table).cooperative)
    return together(
      humans.every((_, seat) => beats(s, seat, s.automaton)),
      humans,
    );
  const population = s.vp.map((_, player) => -s.populationOrder.indexOf(player));
  return ranked(s.vp, [s.vp, population]);
}
