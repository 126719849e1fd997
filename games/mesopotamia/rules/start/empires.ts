import type { Effects, Seat } from '@edubba/kernel';
import { AKKADIANS, EMPIRES, EVENT_STACK, POPULATION_STACK, START_GOODS, SUMERIANS } from '../../content/empires.ts';
import type { Amounts } from '../../content/goods.ts';
import { areaOf, sectionOf } from '../../content/map.ts';
import { GUARDIANS, SIEGE } from '../../content/scenarios.ts';
import { ARCHER, HORSEMAN, PIECES, SPEARMAN } from '../../content/units.ts';
import { gain } from '../effects/goods.ts';
import { placeSettlement, placeShip, placeUnit, placeWalls } from '../effects/pieces.ts';
import { range, row } from '../lists.ts';
import type { State } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** The players from the top of a track: by position, then by the printed stack. */
function standing(s: State, at: readonly number[], stack: readonly number[]): Seat[] {
  return range(s.players).sort(
    (a, b) => (at[b] ?? 0) - (at[a] ?? 0) || stack.indexOf(s.empire[a] ?? 0) - stack.indexOf(s.empire[b] ?? 0),
  );
}

/** MES-1.02 to 1.04 Seals of the Empires in play on both tracks. */
export function placeSeals(s: State): void {
  const set = (player: Seat): boolean => s.mode === 'standard' || s.mode === 'duel' || player !== s.automaton;
  const rows = s.empire.map((empire, player) => (set(player) ? EMPIRES[empire] : undefined));
  s.eventAt = rows.map((empire) => empire?.event ?? 1);
  s.populationAt = rows.map((empire) => empire?.population ?? 1);
  if (s.mode === 'guardians') s.eventAt[s.automaton] = GUARDIANS.eventPosition;
  s.eventOrder = standing(s, s.eventAt, EVENT_STACK);
  s.populationOrder = standing(s, s.populationAt, POPULATION_STACK);
  // MES-34.05 the besieger lies on top wherever both start on the same position
  if (s.mode === 'siege')
    for (const [order, at] of [
      [s.eventOrder, s.eventAt],
      [s.populationOrder, s.populationAt],
    ] as const)
      order.sort((a, b) => (at[b] ?? 0) - (at[a] ?? 0) || (a === s.automaton ? 1 : b === s.automaton ? -1 : 0));
  // MES-35.07 the enemy does not use the Population track
  if (s.mode === 'guardians') s.populationOrder = [0, s.automaton];
}

/** MES-3 The unique set-up of every Empire; the Automaton has no goods but Knucklebones (MES-32.04). */
export function foundEmpires(g: Effects<State>): void {
  const { s } = g;
  for (let player = 0; player < s.players; player++) {
    const automated = player === s.automaton;
    if (automated && (s.mode === 'siege' || s.mode === 'guardians')) continue;
    const empire = s.empire[player] ?? 0;
    const { second = [], extra = [] } = EMPIRES[empire] ?? {};
    const goods: Amounts = START_GOODS.map((n, good) => n * numberOf(s, 'start-goods') + (extra[good] ?? 0));
    gain(g, player, automated ? goods.map((n, good) => (good === 5 ? n : 0)) : goods, 'MES-3.01');
    for (const type of second) row(s.tech, player)[type] = 2;
    const home = s.home[player] ?? 0;
    if (empire === AKKADIANS) placeUnit(g, player, ARCHER, home, 'MES-3.07');
    else placeUnit(g, player, SPEARMAN, home, 'MES-3.02');
    if (empire === SUMERIANS) s.level[player] = 1;
  }
}

/** MES-34.04, MES-34.09 The Defenders of Ur and their city. */
export function layDefenders(g: Effects<State>): void {
  const { s } = g;
  const them = s.automaton;
  s.level[them] = PIECES.levels;
  for (const id of SIEGE.walls) placeWalls(g, them, areaOf(id), 'MES-34.09');
  for (const id of SIEGE.settlements) placeSettlement(g, them, areaOf(id), 'MES-34.09');
  for (const id of SIEGE.ships) placeShip(g, them, sectionOf(id), 'MES-34.09');
  placeUnit(g, them, SPEARMAN, areaOf(SIEGE.spearman), 'MES-34.09');
  placeUnit(g, them, ARCHER, areaOf(SIEGE.archer), 'MES-34.09');
  placeUnit(g, them, HORSEMAN, areaOf(SIEGE.horseman), 'MES-34.09');
}
