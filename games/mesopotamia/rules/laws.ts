import type { Law } from '@edubba/kernel';
import { GOODS, KNUCKLEBONE, SUPPLY } from '../content/goods.ts';
import { AREAS } from '../content/map.ts';
import { PIECES } from '../content/units.ts';
import { row, sum } from './lists.ts';
import { castOf } from './options.ts';
import { runningOf, settlementsOf, unitLimit, unitsOnBoard, wallsOf } from './queries/pieces.ts';
import type { State } from './state.ts';
import { NOBODY, OFF, RUNNING, tribeSide } from './state.ts';

function byPlayer(s: State, wrong: (player: number) => string | undefined): string | undefined {
  for (let player = 0; player < s.players; player++) {
    const found = wrong(player);
    if (found !== undefined) return `player ${player}: ${found}`;
  }
  return undefined;
}

/** Knucklebones that lie in bids, margins and on cards; the Tribe's are only counted (MES-23.16). */
function inBattle(s: State): number {
  const { battle } = s;
  if (battle === null) return 0;
  const real = (side: number): boolean => battle.sides[side] !== tribeSide(s);
  let total = 0;
  battle.bids.forEach((bid, side) => {
    if (real(side)) total += sum(bid);
  });
  for (const fighter of battle.fighters) if (real(fighter.side)) total += sum(fighter.put);
  const assigning = battle.winners.filter((winner) => winner >= 0).length - 1;
  if (battle.margin > 0 && real(battle.winners[assigning] ?? 0)) total += battle.margin;
  return total;
}

/** What is true at every moment of every game. */
export const laws: readonly Law<State>[] = [
  {
    name: 'no resource comes or goes',
    broken: (s) => {
      const { AH, ME } = castOf(s.table);
      const all = SUPPLY.core + (AH ? SUPPLY.expansion : 0) + (ME ? SUPPLY.expansion : 0);
      for (const [good, name] of GOODS.entries()) {
        const held = sum(s.goods.map((goods) => goods[good] ?? 0));
        const total = (s.supply[good] ?? 0) + held + (good === KNUCKLEBONE ? inBattle(s) : 0);
        if (total !== all || (s.supply[good] ?? 0) < 0) return `${total} ${name}, ${s.supply[good]} in the supply`;
      }
      return byPlayer(s, (player) => (row(s.goods, player).some((n) => n < 0) ? 'less than nothing' : undefined));
    },
  },
  {
    name: 'Units stand where they are counted',
    broken: (s) => {
      for (let side = 0; side <= s.players; side++)
        for (let area = 0; area < AREAS.length; area++) {
          const n = row(s.unit, side).filter((at) => at === area).length;
          if (n !== s.held[side]?.[area] || n > 0 !== (s.arrival[side]?.[area] ?? 0) > 0)
            if (side < s.players || n !== s.held[side]?.[area])
              return `side ${side} has ${n} Units in ${AREAS[area]?.id}, counted as ${s.held[side]?.[area]}`;
        }
      return undefined;
    },
  },
  {
    name: 'no more Units than the limit allows (MES-28.13)',
    broken: (s) =>
      byPlayer(s, (player) => {
        if (player === s.automaton && (s.mode === 'siege' || s.mode === 'guardians')) return undefined;
        const n = unitsOnBoard(s, player);
        return n <= unitLimit(s, player) ? undefined : `${n} Units`;
      }),
  },
  {
    name: 'no more miniatures than there are (MES-36.01)',
    broken: (s) =>
      byPlayer(s, (player) =>
        settlementsOf(s, player) > PIECES.settlements ||
        wallsOf(s, player) > PIECES.walls ||
        runningOf(s, player) > PIECES.eventDice
          ? 'too many'
          : undefined,
      ),
  },
  {
    name: 'a Ram hangs on a Unit of its area (MES-24.03)',
    broken: (s) =>
      byPlayer(s, (player) => {
        const wrong = row(s.carrier, player).some(
          (carrier, ram) => carrier !== OFF && row(s.unit, player)[carrier] !== row(s.ram, player)[ram],
        );
        return wrong ? 'a Ram elsewhere than its Unit' : undefined;
      }),
  },
  {
    name: 'no Unit in a closed Starting area (MES-2.08)',
    broken: (s) => {
      const area = s.closed.findIndex((closed, at) => closed && s.held.some((held) => (held[at] ?? 0) > 0));
      return area < 0 ? undefined : `a Unit in ${AREAS[area]?.id}`;
    },
  },
  {
    name: 'two Ships of one Empire never share a section between moves (MES-11.06)',
    broken: (s) => {
      // In the middle of a Ship's own move it may lie where another one does.
      if (s.phase === 'actions') return undefined;
      return byPlayer(s, (player) => {
        const ships = row(s.ship, player).filter((section) => section !== OFF);
        return new Set(ships).size === ships.length ? undefined : 'two Ships on one section';
      });
    },
  },
  {
    name: 'both tracks are strict orders of all players (MES-28.05)',
    broken: (s) => {
      if (s.phase === 'start') return undefined;
      for (const [order, at] of [
        [s.eventOrder, s.eventAt],
        [s.populationOrder, s.populationAt],
      ] as const) {
        if (new Set(order).size !== s.players) return `the order is ${order.join(' ')}`;
        const falls = order.every((player, i) => i === 0 || (at[player] ?? 0) <= (at[order[i - 1] ?? 0] ?? 0));
        if (!falls && s.mode !== 'guardians') return `positions ${at.join(' ')} in the order ${order.join(' ')}`;
      }
      return undefined;
    },
  },
  {
    name: 'a running Event has a holder and a die (MES-27.09)',
    broken: (s) => {
      const area = s.token.findIndex(
        (token, at) =>
          (token === RUNNING) !== (s.holder[at] !== NOBODY) || (token === RUNNING && !((s.die[at] ?? 0) >= 1)),
      );
      return area < 0 ? undefined : `in ${AREAS[area]?.id}`;
    },
  },
  {
    name: 'a die for every Ziggurat level (MES-7.01)',
    broken: (s) =>
      byPlayer(s, (player) => {
        if (player === s.automaton || s.phase === 'start') return undefined;
        const dice = row(s.dieColour, player).length;
        const levels = s.level[player] ?? 0;
        return dice === levels || dice + 1 === levels ? undefined : `${dice} dice for ${levels} levels`;
      }),
  },
];
