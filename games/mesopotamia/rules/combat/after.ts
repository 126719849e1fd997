import type { Context, Effects, Key, Next, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { placeSettlement, removeRam, removeWalls } from '../effects/pieces.ts';
import { advance } from '../effects/tracks.ts';
import { discard, handOver } from '../events/reveal.ts';
import { closedAreas } from '../guarding.ts';
import { areaIn, areaKey } from '../keys.ts';
import { row } from '../lists.ts';
import { controller, enemiesAt, heldBy, sidesAt } from '../queries/control.ts';
import { nameOf, sparesSettlement } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman, NOBODY, OFF, RUNNING } from '../state.ts';

/** MES-24.07 Walls that an intruder met no defender behind. */
function emptyWalls(g: Effects<State>): void {
  const { s } = g;
  s.walls.forEach((owner, area) => {
    if (owner === NOBODY || heldBy(s, owner, area) > 0) return;
    const intruder = sidesAt(s, area).find((side) => side !== owner && side < s.players);
    if (intruder === undefined) return;
    removeWalls(g, area, 'MES-24.07');
    const ram = row(s.ram, intruder).indexOf(area);
    if (ram >= 0) removeRam(g, intruder, ram, 'MES-24.07');
  });
}

/** MES-24.11 Rams left alone with an enemy. */
function lonelyRams(g: Effects<State>): void {
  const { s } = g;
  s.ram.forEach((rams, player) => {
    rams.forEach((area, ram) => {
      if (area !== OFF && heldBy(s, player, area) === 0 && enemiesAt(s, player, area) > 0)
        removeRam(g, player, ram, 'MES-24.11');
    });
  });
}

/** MES-25.01 Areas where a player stands in somebody else's undefended Settlement. */
function takenSettlements(s: State, player: Seat): number[] {
  const areas: number[] = [];
  for (let area = 0; area < s.settlement.length; area++) {
    const owner = s.settlement[area] ?? NOBODY;
    if (owner !== NOBODY && owner !== player && heldBy(s, player, area) > 0 && heldBy(s, owner, area) === 0)
      areas.push(area);
  }
  return areas;
}

/** MES-27.16 (b) Running Events in areas that somebody else controls now. */
function passing(s: State, player: Seat): number[] {
  const areas: number[] = [];
  for (let area = 0; area < s.token.length; area++)
    if (s.token[area] === RUNNING && s.holder[area] !== player && controller(s, area) === player) areas.push(area);
  return areas;
}

/** MES-A.76 Walls, Rams, Settlements, then Events that pass to new controllers. */
export const afterCombats = R.proc<{ next: number }>('after')({
  walls: (g) => {
    emptyWalls(g);
    lonelyRams(g);
    return g.goto('settlements');
  },
  settlements: (g, v) => {
    const { order } = g.s;
    while (v.next < order.length) {
      const seat = order[v.next++] ?? 0;
      if (takenSettlements(g.s, seat).length > 0) return g.call(occupying, { seat }, 'settlements');
    }
    v.next = 0;
    return g.goto('events');
  },
  events: (g, v) => {
    const { order } = g.s;
    while (v.next < order.length) {
      const seat = order[v.next++] ?? 0;
      if (passing(g.s, seat).length > 0) return g.call(takingOver, { seat }, 'events');
    }
    return g.end();
  },
});

type Occupying = { seat: Seat; area?: number };

/** Whose Settlements a player without a choice only destroys (MES-35.27). */
const conquers = (s: State, player: Seat): boolean =>
  !(s.mode === 'guardians' && player === s.automaton) && sparesSettlement(s, player);

function settle(g: Effects<State>, { seat, area = 0 }: Occupying, conquer: boolean): void {
  const { s } = g;
  const owner = s.settlement[area] ?? NOBODY;
  s.settlement[area] = NOBODY;
  g.emit({ type: 'settlement.lost', seat: owner, rule: 'MES-25.01', data: { area: nameOf(area), by: seat } });
  if (conquer) placeSettlement(g, seat, area, 'MES-25.01');
}

/** MES-25.02 Whoever has no miniature is not asked, and this says why. */
function toFate(g: Context<State, 'next' | 'which' | 'fate'>, { seat, area = 0 }: Occupying): Next {
  if (!sparesSettlement(g.s, seat))
    g.emit({ type: 'settlement.only', seat, rule: 'MES-25.02', data: { area: nameOf(area) } });
  return g.goto('fate');
}

/** MES-25.01 Destroyed or conquered, in the order the occupier likes. */
const occupying = R.proc<Occupying>('after.settlements')({
  next: (g, v) => {
    const areas = takenSettlements(g.s, v.seat);
    const [first] = areas;
    if (first === undefined) return g.end();
    v.area = first;
    if (isHuman(g.s, v.seat)) return areas.length > 1 ? g.goto('which') : toFate(g, v);
    // MES-32.27
    const conquer = conquers(g.s, v.seat);
    const data = { area: nameOf(first) };
    if (g.s.mode === 'guardians') g.emit({ type: 'wave.razes', seat: v.seat, rule: 'MES-35.27', data });
    else g.emit({ type: conquer ? 'automaton.conquers' : 'automaton.destroys', seat: v.seat, rule: 'MES-32.27', data });
    settle(g, v, conquer);
    return g.goto('next');
  },
  // MES-D.51
  which: {
    ask: 'after.order',
    by: (_, v) => v.seat,
    options: (s, v) => takenSettlements(s, v.seat).map(areaKey),
    refusals: (s, v) => {
      const taken = takenSettlements(s, v.seat);
      const standing = (area: number): boolean => s.settlement[area] !== NOBODY && s.settlement[area] !== v.seat;
      return closedAreas((area) =>
        standing(area) && !taken.includes(area) ? no('MES-25.01', 'no.not-occupied') : undefined,
      );
    },
    then: (g, v, key) => {
      v.area = areaIn(key);
      return toFate(g, v);
    },
  },
  // MES-D.43
  fate: {
    ask: 'settlement.fate',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => (sparesSettlement(s, v.seat) ? ['conquer', 'destroy'] : ['destroy']),
    refusals: (s, v) =>
      sparesSettlement(s, v.seat) ? [] : [{ target: 'conquer', rule: 'MES-25.02', why: { id: 'no.miniature' } }],
    about: (_, v) => ({ area: nameOf(v.area ?? 0) }),
    then: (g, v, key) => {
      settle(g, v, key === 'conquer');
      return g.goto('next');
    },
  },
});

/** MES-27.24 */
const takingOver = R.proc<{ seat: Seat }>('after.events')({
  next: (g, v) => {
    const areas = passing(g.s, v.seat);
    const [first] = areas;
    if (first === undefined) return g.end();
    // MES-34.43 the Defenders count it as explored; MES-35.22 the enemy destroys it
    if (v.seat === g.s.automaton && (g.s.mode === 'siege' || g.s.mode === 'guardians')) {
      discard(g, first);
      if (g.s.mode === 'siege') advance(g, 'event', v.seat, 1, 'MES-34.43');
      return g.goto('next');
    }
    if (areas.length > 1 && isHuman(g.s, v.seat)) return g.goto('which');
    return g.call(handOver, { seat: v.seat, area: first }, 'next');
  },
  which: {
    ask: 'after.event-order',
    by: (_, v) => v.seat,
    options: (s, v) => passing(s, v.seat).map(areaKey),
    refusals: (s, v) => {
      const areas = passing(s, v.seat);
      return closedAreas((area) =>
        s.token[area] === RUNNING && !areas.includes(area) ? no('MES-27.16', 'no.event-stays') : undefined,
      );
    },
    then: (g, v, key) => g.call(handOver, { seat: v.seat, area: areaIn(key) }, 'next'),
  },
});
