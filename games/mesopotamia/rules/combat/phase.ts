import type { Effects, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Area } from '../../content/map.ts';
import { AREAS } from '../../content/map.ts';
import { removeRam, removeWalls } from '../effects/pieces.ts';
import { reveal } from '../events/reveal.ts';
import { closedAreas } from '../guarding.ts';
import { areaIn, areaKey } from '../keys.ts';
import { range, row } from '../lists.ts';
import { heldBy, isContested, isGuarded, sidesAt } from '../queries/control.ts';
import { revealable } from '../queries/events.ts';
import { nameOf, ramsAt, sectionName } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, isHuman, NOBODY, OFF, tribeSide } from '../state.ts';
import { fightBattle } from './battle.ts';

/** MES-20.02 Whoever is highest on the Event track orders the combats. */
const leader = (s: State): Seat => s.eventOrder[0] ?? 0;

/** MES-22.05 Ships of several Empires on one section sink one another. */
function sinkShips(g: Effects<State>): void {
  const { s } = g;
  const contested = new Set<number>();
  s.ship.forEach((ships, player) => {
    for (const section of ships)
      if (section !== OFF && s.ship.some((others, other) => other !== player && others.includes(section)))
        contested.add(section);
  });
  if (contested.size === 0) return;
  s.ship.forEach((ships, player) => {
    ships.forEach((section, ship) => {
      if (!contested.has(section)) return;
      ships[ship] = OFF;
      g.emit({ type: 'ship.sunk', seat: player, rule: 'MES-22.05', data: { section: sectionName(section) } });
    });
  });
}

type Ordering = { left: Area[] };

/** MES-20 All combats of the Round, in an order fixed before the first. */
export const combatPhase = R.proc<Ordering>('combat')({
  begin: (g, v) => {
    const { s } = g;
    sinkShips(g);
    // MES-20.01
    v.left = range(AREAS.length).filter((area) => isContested(s, area));
    s.combats = [];
    s.freed = [];
    s.tribeCombats = v.left.filter((area) => isGuarded(s, area)).length;
    // MES-32.26 reading order
    if (!isHuman(s, leader(s))) {
      if (v.left.length > 1) g.emit({ type: 'automaton.orders', seat: leader(s), rule: 'MES-32.26' });
      s.combats.push(...v.left.splice(0));
    }
    return g.goto('order');
  },
  order: (g, v) => g.goto(v.left.length > 0 ? 'next' : 'fight'),
  // MES-D.30
  next: {
    ask: 'combat.order',
    by: (s) => leader(s),
    options: (_, v) => v.left.map(areaKey),
    refusals: (s, v) =>
      closedAreas((area) => {
        if (s.combats.includes(area)) return no('MES-20.02', 'no.combat-ordered');
        return v.left.includes(area) || sidesAt(s, area).length === 0 ? undefined : no('MES-20.01', 'no.combat-here');
      }),
    then: (g, v, key) => {
      const area = areaIn(key);
      v.left.splice(v.left.indexOf(area), 1);
      g.s.combats.push(area);
      return g.goto('order');
    },
  },
  fight: (g) => {
    const area = g.s.combats.shift();
    if (area === undefined) return g.end();
    return g.call(fightArea, { area, tribe: isGuarded(g.s, area), fought: [] }, 'events');
  },
  // MES-23.13, MES-A.37 after the last Tribe combat
  events: (g) => {
    const { s } = g;
    const waiting = s.combats.some((area) => isGuarded(s, area));
    const [first] = s.freed;
    if (waiting || first === undefined) return g.goto('fight');
    if (s.freed.length > 1 && isHuman(s, leader(s))) return g.goto('choose');
    return g.goto('first');
  },
  first: (g) => {
    const { freed } = g.s;
    if (freed.length > 1) g.emit({ type: 'automaton.orders-events', seat: leader(g.s), rule: 'MES-32.26' });
    return g.call(revealFreed, { area: freed.shift() ?? 0 }, 'events');
  },
  // MES-D.40
  choose: {
    ask: 'combat.events',
    by: (s) => leader(s),
    options: (s) => s.freed.map(areaKey),
    refusals: (s) =>
      closedAreas((area) =>
        s.token[area] === FACE_DOWN && !s.freed.includes(area) ? no('MES-23.12', 'no.event-not-freed') : undefined,
      ),
    then: (g, _, key) => {
      const area = areaIn(key);
      g.s.freed.splice(g.s.freed.indexOf(area), 1);
      return g.call(revealFreed, { area }, 'events');
    },
  },
});

/** MES-23.12 Whoever is left where the Tribe was reveals the Event. */
const revealFreed = R.proc<{ area: Area }>('combat.freed')({
  who: (g, { area }) => {
    const [first, second] = sidesAt(g.s, area);
    if (first === undefined || second !== undefined || !revealable(g.s, area)) return g.end();
    return g.become(reveal, { seat: first, area });
  },
});

type Fighting = { area: Area; tribe: boolean; fought: number[] };

/** Two sides in a key: `0-2`, and `tribe` for the Neutral Tribe. */
const pairKey = (s: State, a: number, b: number): string =>
  [a, b].map((side) => (side === tribeSide(s) ? 'tribe' : String(side))).join('-');

function pairIn(s: State, key: string): [number, number] {
  const [a = 0, b = 0] = key.split('-').map((side) => (side === 'tribe' ? tribeSide(s) : Number(side)));
  return [a, b];
}

/** MES-20.05 Battles of two sides follow each other until one is left. */
const fightArea = R.proc<Fighting>('combat.area')({
  begin: (g, v) => {
    const { s } = g;
    // MES-20.03 skipped where there are no two sides any more
    if (sidesAt(s, v.area).length < 2) return g.end();
    s.besiegers = range(s.players).map((player) => (player === s.walls[v.area] ? 0 : ramsAt(s, player, v.area)));
    return g.goto('next');
  },
  next: (g, v) => {
    const { s } = g;
    const sides = sidesAt(s, v.area);
    const [a, b] = sides;
    if (a === undefined || b === undefined) return g.goto('over');
    if (sides.length === 2) return g.call(fightBattle, { area: v.area, a, b }, 'fought');
    if (isHuman(s, leader(s))) return g.goto('pair');
    // MES-32.26 those who came first
    const since = (side: number): number => row(s.arrival, side)[v.area] ?? 0;
    const [first = a, second = b] = [...sides].sort((x, y) => since(x) - since(y));
    g.emit({ type: 'automaton.pairs', seat: leader(s), rule: 'MES-32.26', data: { area: nameOf(v.area) } });
    return g.call(fightBattle, { area: v.area, a: first, b: second }, 'fought');
  },
  // MES-D.31
  pair: {
    ask: 'combat.pair',
    by: (s) => leader(s),
    options: (s, v) => {
      const sides = sidesAt(s, v.area);
      return sides.flatMap((a, i) => sides.slice(i + 1).map((b) => pairKey(s, a, b)));
    },
    refusals: (s, v) => {
      const sides = sidesAt(s, v.area);
      const elsewhere = range(s.players + 1).filter((side) => !sides.includes(side));
      return sides.flatMap((a) =>
        elsewhere.map((b) => ({ target: pairKey(s, a, b), ...no('MES-20.05', 'no.side-elsewhere') })),
      );
    },
    about: (_, v) => ({ area: nameOf(v.area) }),
    then: (g, v, key) => {
      const [a, b] = pairIn(g.s, key);
      return g.call(fightBattle, { area: v.area, a, b }, 'fought');
    },
  },
  fought: (g, v) => {
    if (Array.isArray(g.result))
      for (const side of g.result as number[]) if (!v.fought.includes(side)) v.fought.push(side);
    return g.goto('next');
  },
  over: (g, v) => {
    const { s } = g;
    breach(g, v);
    if (v.tribe && !isGuarded(s, v.area)) s.freed.push(v.area);
    return g.end();
  },
});

/** MES-24.06, MES-24.10 Walls and Rams after the last battle of an area. */
function breach(g: Effects<State>, { area, fought }: Fighting): void {
  const { s } = g;
  if (s.walls[area] !== NOBODY) {
    removeWalls(g, area, 'MES-24.06');
    s.besiegers.forEach((rams, player) => {
      const ram = rams > 0 ? row(s.ram, player).indexOf(area) : -1;
      if (ram >= 0) removeRam(g, player, ram, 'MES-24.06');
    });
  }
  s.besiegers = [];
  for (const player of fought) {
    if (player === tribeSide(s) || heldBy(s, player, area) > 0) continue;
    row(s.ram, player).forEach((at, ram) => {
      if (at === area) removeRam(g, player, ram, 'MES-24.10');
    });
  }
}
