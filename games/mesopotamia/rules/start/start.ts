import type { Seat } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import { EMPIRE_NAMES, EMPIRES } from '../../content/empires.ts';
import { AREAS, STARTS } from '../../content/map.ts';
import { GUARDIANS, SIEGE } from '../../content/scenarios.ts';
import { strategyDeck } from '../../content/solo-cards.ts';
import { slotsFor } from '../../content/trade.ts';
import { empireIn, ROLE_KEYS, roleIn, startIn, startKey } from '../keys.ts';
import { range } from '../lists.ts';
import { castOf } from '../options.ts';
import { farthestStart } from '../queries/distance.ts';
import { R } from '../rules.ts';
import { nextWave } from '../solo/waves.ts';
import type { State } from '../state.ts';
import { at, OFF } from '../state.ts';
import { drawGarden } from '../turn/gardens.ts';
import { foundEmpires, layDefenders, placeSeals } from './empires.ts';
import { automatonChoices, choices } from './choices.ts';
import { quests } from './quests.ts';

const RANDOM = 'random';

/** Empires of the boxes in play that nobody has. */
function freeEmpires(s: State): number[] {
  const cast = castOf(s.table);
  return range(EMPIRES.length).filter((empire) => {
    const box = EMPIRES[empire]?.box;
    return (box === 'core' || (box === 'AH' ? cast.AH : cast.ME)) && !s.empire.includes(empire);
  });
}

/** MES-32.42 The Automaton's Empire where the host has fixed one that is in play. */
function fixedEmpire(s: State): number {
  if (s.automaton < 0 || s.mode !== 'standard') return -1;
  const wanted = empireIn(option(s, 'automaton-empire'));
  const cast = castOf(s.table);
  const box = EMPIRES[wanted]?.box;
  return box === 'core' || (box === 'AH' && cast.AH) || (box === 'ME' && cast.ME) ? wanted : -1;
}

/** Everybody at the table in the order of their roles. */
const byRole = (s: State): Seat[] => range(s.table.seats).sort((a, b) => (s.role[a] ?? 0) - (s.role[b] ?? 0));

/** MES-2.05, MES-2.06 Numbers of the Starting areas that may still be taken. */
function freeStarts(s: State): number[] {
  const numbers = s.players > 4 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4];
  return numbers.filter((n) => !s.home.includes(STARTS[n] ?? OFF));
}

type Setting = { next: number };

/** MES-1 to MES-4 Everything before the first Round. */
export const start = R.proc<Setting>('start')({
  trade: (g, v) => {
    const slots = slotsFor(g.s.players);
    if (v.next < slots.length) return g.goto('token');
    v.next = 0;
    return g.call(drawGarden, null, 'role');
  },
  // MES-1.05
  token: {
    chance: 'trade.draw',
    outcomes: (s, v) => s.tradeBags[levelAt(s, v.next)] ?? [],
    then: (g, v, item) => {
      const slot = slotsFor(g.s.players)[v.next] ?? 0;
      g.move(item, at.tradeBags(levelAt(g.s, v.next)), at.trade(slot));
      v.next++;
      return g.goto('trade');
    },
  },
  // MES-2.02 in the order in which the seats were taken
  role: (g, v) => {
    if (g.s.mode !== 'standard') g.s.role[0] = 0;
    if (g.s.automaton >= 0) g.s.role[g.s.automaton] = g.s.players - 1;
    if (g.s.mode === 'standard' && v.next < g.s.table.seats) return g.goto('takeRole');
    v.next = 0;
    const fixed = fixedEmpire(g.s);
    if (fixed >= 0) g.s.empire[g.s.automaton] = fixed;
    return g.goto('empire');
  },
  takeRole: {
    ask: 'setup.role',
    by: (_, v) => v.next,
    options: (s) => ROLE_KEYS.slice(0, s.table.seats).filter((_, role) => !s.role.includes(role)),
    refusals: (s) =>
      ROLE_KEYS.slice(0, s.table.seats).flatMap((target, role) =>
        s.role.includes(role) ? [{ target, rule: 'MES-2.02', why: { id: 'no.role-taken' } }] : [],
      ),
    then: (g, v, key) => {
      g.s.role[v.next] = roleIn(key);
      g.emit({ type: 'role.taken', seat: v.next, rule: 'MES-2.02', data: { role: key } });
      v.next++;
      return g.goto('role');
    },
  },
  // MES-2.03 A first
  empire: (g, v) => {
    if (v.next < g.s.table.seats) return g.goto('chooseEmpire');
    v.next = 0;
    if (g.s.automaton < 0 || (g.s.empire[g.s.automaton] ?? -1) >= 0) return g.goto('place');
    return g.goto(g.s.mode === 'standard' ? 'drawEmpire' : 'opponent');
  },
  chooseEmpire: {
    ask: 'setup.empire',
    by: (s, v) => byRole(s)[v.next] ?? 0,
    options: (s) => freeEmpires(s).map((empire) => EMPIRE_NAMES[empire] as string),
    refusals: (s) => {
      const free = freeEmpires(s);
      return EMPIRE_NAMES.flatMap((target, empire) => {
        if (free.includes(empire)) return [];
        const taken = s.empire.includes(empire);
        return [
          {
            target,
            rule: taken ? 'MES-2.03' : 'MES-31.05',
            why: { id: taken ? 'no.empire-taken' : 'no.empire-not-in-play' },
          },
        ];
      });
    },
    then: (g, v, key) => {
      const seat = byRole(g.s)[v.next] ?? 0;
      g.s.empire[seat] = empireIn(key);
      g.emit({ type: 'empire.chosen', seat, rule: 'MES-2.03', data: { empire: key } });
      v.next++;
      return g.goto('empire');
    },
  },
  // MES-32.34 the human chooses both
  opponent: {
    ask: 'setup.opponent',
    by: () => 0,
    options: (s) => [...freeEmpires(s).map((empire) => EMPIRE_NAMES[empire] as string), RANDOM],
    refusals: (s) =>
      EMPIRE_NAMES.flatMap((target, empire) =>
        s.empire.includes(empire) ? [{ target, rule: 'MES-2.03', why: { id: 'no.empire-taken' } }] : [],
      ),
    then: (g, _, key) => {
      if (key === RANDOM) return g.goto('drawEmpire');
      g.s.empire[g.s.automaton] = empireIn(key);
      g.emit({ type: 'empire.opponent', rule: 'MES-32.34', data: { empire: key } });
      return g.goto('place');
    },
  },
  drawEmpire: {
    chance: 'empire.draw',
    outcomes: (s) => freeEmpires(s).map((empire) => EMPIRE_NAMES[empire] as string),
    then: (g, _, key) => {
      g.s.empire[g.s.automaton] = empireIn(key);
      g.emit({ type: 'empire.opponent', rule: 'MES-32.42', data: { empire: key } });
      return g.goto('place');
    },
  },
  // MES-2.04 the last role first
  place: (g, v) => {
    const { s } = g;
    if (s.mode === 'siege') s.home = [STARTS[SIEGE.home] ?? 0, STARTS[SIEGE.ur] ?? 0];
    else if (s.mode === 'guardians') s.home = [STARTS[GUARDIANS.home] ?? 0, STARTS[GUARDIANS.enemy] ?? 0];
    else if (v.next < s.table.seats) return g.goto('choosePlace');
    else if (s.automaton >= 0) s.home[s.automaton] = farthestStart(s, freeStarts(s));
    return g.goto('found');
  },
  choosePlace: {
    ask: 'setup.start',
    by: (s, v) => byRole(s)[s.table.seats - 1 - v.next] ?? 0,
    options: (s) => freeStarts(s).map(startKey),
    refusals: (s) => {
      const free = freeStarts(s);
      return range(6).flatMap((i) => {
        if (free.includes(i + 1)) return [];
        const taken = s.home.includes(STARTS[i + 1] ?? OFF);
        return [
          {
            target: startKey(i + 1),
            rule: taken ? 'MES-2.04' : 'MES-2.05',
            why: { id: taken ? 'no.start-taken' : 'no.start-closed' },
          },
        ];
      });
    },
    then: (g, v, key) => {
      const seat = byRole(g.s)[g.s.table.seats - 1 - v.next] ?? 0;
      const area = STARTS[startIn(key)] ?? 0;
      g.s.home[seat] = area;
      g.emit({ type: 'start.chosen', seat, rule: 'MES-2.04', data: { area: AREAS[area]?.id ?? '' } });
      v.next++;
      return g.goto('place');
    },
  },
  found: (g, v) => {
    const { s } = g;
    // MES-2.07 nobody's Starting areas are closed
    for (let n = 1; n <= 6; n++) if (!s.home.includes(STARTS[n] ?? OFF)) s.closed[STARTS[n] ?? 0] = true;
    placeSeals(s);
    foundEmpires(g);
    if (s.mode === 'siege') layDefenders(g);
    if (s.strategies.length > 0) {
      const deck = strategyDeck(s.empire[s.automaton] ?? 0);
      for (const item of s.strategies.filter((one) => !deck.includes(one))) g.move(item, 'strategies', 'gone');
    }
    v.next = 0;
    return g.goto('choose');
  },
  // MES-3.14
  choose: (g, v) => {
    const seat = byRole(g.s)[v.next];
    if (seat !== undefined) {
      v.next++;
      return g.call(choices, { seat }, 'choose');
    }
    automatonChoices(g);
    return g.call(quests, { next: 0 }, 'waves');
  },
  waves: (g) => {
    if (g.s.mode === 'guardians') nextWave(g);
    return g.end();
  },
});

function levelAt(s: State, next: number): number {
  return Math.floor((slotsFor(s.players)[next] ?? 0) / 3);
}
