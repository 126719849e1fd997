import type { Key, RuleId, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { SPACES } from '../../content/board.ts';
import { abilities, foodOf, lowestUnused } from '../queries/city.ts';
import { untradable } from '../queries/closed.ts';
import { ASK, citizenIn, citizenKey, citizenKeys, NONE } from '../decisions.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State, Whereabouts } from '../state.ts';
import { NEW, READY, standing, STARVING, SUPPLY } from '../state.ts';
import { gainCoins } from './goods.ts';

/** Puts a citizen somewhere; on a space it stands behind those who are there (AW-5.17). */
export function moveCitizen(s: State, seat: Seat, skill: number, to: Whereabouts): void {
  const all = s.citizens[seat] as Whereabouts[];
  const from = all[skill - 1] as Whereabouts;
  if (from >= 0 && from < SPACES.length) {
    const there = s.spaces[from] as number[];
    there.splice(there.indexOf(standing(seat, skill)), 1);
  }
  all[skill - 1] = to;
  if (to >= 0 && to < SPACES.length) (s.spaces[to] as number[]).push(standing(seat, skill));
}

/** AW-6.58, AW-12.04 The lowest unused citizen comes to the "starving/new" area; nothing happens if none is left. */
export function gainCitizen(g: G, seat: Seat, rule: RuleId): void {
  const { s } = g;
  const skill = lowestUnused(s, seat);
  if (skill === 0) return;
  moveCitizen(s, seat, skill, NEW);
  g.emit({ type: 'citizen.gained', seat, rule, data: { skill } });
  // AW-15.01
  if (abilities(s, seat, 'aqueduct') > 0) gainCoins(g, seat, foodOf(s, seat), 'AW-15.01');
}

/** AW-12.13 Citizens for which an unused one of higher skill exists. */
export function tradable(s: State, seat: Seat): number[] {
  const skills: number[] = [];
  (s.citizens[seat] as Whereabouts[]).forEach((where, i) => {
    if (where !== SUPPLY && lowestUnused(s, seat, i + 1) > 0) skills.push(i + 1);
  });
  return skills;
}

/** AW-12.13, AW-12.14 The higher one stands exactly where the other stood. */
function exchange(g: G, seat: Seat, skill: number): void {
  const { s } = g;
  const higher = lowestUnused(s, seat, skill);
  const all = s.citizens[seat] as Whereabouts[];
  const where = all[skill - 1] as Whereabouts;
  all[higher - 1] = where;
  all[skill - 1] = SUPPLY;
  const there = s.spaces[where];
  if (there !== undefined) there[there.indexOf(standing(seat, skill))] = standing(seat, higher);
  g.emit({ type: 'citizen.traded', seat, rule: 'AW-12.13', data: { skill, higher } });
}

/** AW-15.02, AW-15.14 May trade one citizen upward. */
export const tradeCitizen = R.proc<One>(
  'citizen.trade',
  one,
)({
  need: (g, v) => (tradable(g.s, v.seat).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: ASK.trade,
    by: (_, v) => v.seat,
    options: (s, v) => [...tradable(s, v.seat).map(citizenKey), NONE],
    refusals: (s, v) => untradable(s, v.seat),
    then: (g, v, key) => {
      if (key !== NONE) exchange(g, v.seat, citizenIn(key));
      return g.end();
    },
  },
});

/** AW-13.13 All placed, new and starving citizens are ready again. */
export function takeBack(g: G): void {
  const { s } = g;
  for (const all of s.citizens) {
    for (let i = 0; i < all.length; i++) if (all[i] !== SUPPLY) all[i] = READY;
  }
  for (let space = 0; space < SPACES.length; space++) if (s.spaces[space]?.length !== 0) s.spaces[space] = [];
  g.emit({ type: 'citizens.back', rule: 'AW-13.13' });
}

/** A citizen goes to the "starving/new" area as starving. */
export function starve(g: G, seat: Seat, skill: number, rule: RuleId): void {
  moveCitizen(g.s, seat, skill, STARVING);
  g.emit({ type: 'citizen.starves', seat, rule, data: { skill } });
}

/** Citizens that may still be placed, as answers. */
export function readyKeys(s: State, seat: Seat): readonly Key[] {
  const all = s.citizens[seat] as Whereabouts[];
  let mask = 0;
  for (let i = 0; i < all.length; i++) if (all[i] === READY) mask |= 1 << i;
  return citizenKeys(mask);
}
