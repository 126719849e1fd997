import type { Effects, Key, Refusal, Seat } from '@edubba/kernel';
import { no, one } from '@edubba/kernel';
import { favourRefusals, playFavour } from '../actions/favours.ts';
import { SPACES } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { clearFeeding, gainCamels } from '../effects/gains.ts';
import { buildHut, placeShip, removeHut } from '../effects/map.ts';
import { digWell, scoreMap } from '../effects/scoring.ts';
import { layout } from '../geography.ts';
import { HUT_KEYS, SHIP_KEYS } from '../keys.ts';
import { addBuildable, buildable, shipSpaces } from '../queries/adjacency.ts';
import { addPlayableFavours } from '../queries/favours.ts';
import { unfed } from '../queries/feeding.ts';
import { feedOnly, hutObjection, shipObjection } from '../queries/objections.ts';
import { riverCamels, wellSites } from '../queries/scores.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, NOBODY } from '../state.ts';
import { feedHuts } from './feeding.ts';

/** ASY-9.02, ASY-9.03 The row's three cards, then six steps in fixed order. */
export const expansionTurn = R.proc<One>(
  'expansion.turn',
  one,
)({
  cards: (g, v) => {
    g.s.active = v.seat;
    takeRow(g, v.seat);
    return g.call(buildHuts, { seat: v.seat }, 'feed');
  },
  feed: (g, v) => g.call(feedHuts, { seat: v.seat }, 'destroy'),
  destroy: (g, v) => {
    destroyUnfed(g, v.seat);
    return wellSites(g.s, v.seat).length === 0 ? g.goto('camels') : g.call(digWells, { seat: v.seat }, 'camels');
  },
  camels: (g, v) => {
    gainCamels(g, v.seat, riverCamels(g.s, v.seat), 'ASY-14.01');
    scoreMap(g, v.seat);
    return g.end();
  },
});

function takeRow(g: Effects<State>, seat: Seat): void {
  const row = g.s.leaderRow[seat] ?? 0;
  const told = { type: 'card.taken', seat, rule: 'ASY-9.02' };
  g.moveAll(at.rowLeft(row), at.food(seat), told);
  g.moveAll(at.rowMiddle(row), at.food(seat), told);
  g.moveAll(at.rowFavour(row), at.favours(seat), told);
}

/** ASY-9.04 to ASY-9.13, ASY-10 Huts and Ships, one at a time, in any order. */
export const buildHuts = R.proc<One>(
  'expansion.build',
  one,
)({
  next: {
    ask: 'build.next',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const keys: Key[] = [];
      if (stock(s, v.seat) > 0) addBuildable(s, v.seat, HUT_KEYS, keys);
      // ASY-9.04 no end while a Growth Hut can be built
      const mayEnd = (s.growthHuts[v.seat] ?? 0) === 0 || keys.length === 0;
      if ((s.ships[v.seat] ?? 0) > 0) for (const space of shipSpaces(s)) keys.push(SHIP_KEYS[space] as Key);
      addPlayableFavours(s, v.seat, 'build', keys);
      if (mayEnd) keys.push('end');
      return keys;
    },
    refusals: (s, v) => buildRefusals(s, v.seat),
    then: (g, v, answer) => {
      if (answer === 'end') return g.goto('leftOver');
      if (answer.verb === 'hut') buildHut(g, v.seat, answer.what, 'ASY-9.04');
      else if (answer.verb === 'ship') placeShip(g, v.seat, answer.what, 'ASY-10.01');
      else if (answer.verb === 'favour') return g.call(playFavour, { seat: v.seat, item: answer.what }, 'next');
      return g.goto('next');
    },
  },
  // ASY-9.12, ASY-A.4 a Growth Hut without a space returns to the Main supply
  leftOver: (g, v) => {
    const left = g.s.growthHuts[v.seat] ?? 0;
    g.s.growthHuts[v.seat] = 0;
    g.s.mainHuts[v.seat] = (g.s.mainHuts[v.seat] ?? 0) + left;
    if (left > 0) g.emit({ type: 'hut.returned', seat: v.seat, rule: 'ASY-9.12', data: { n: left } });
    return g.end();
  },
});

/** Huts at hand in the Build step. */
function stock(s: State, seat: Seat): number {
  return (s.growthHuts[seat] ?? 0) + (s.personalHuts[seat] ?? 0);
}

function buildRefusals(s: State, seat: Seat): Refusal[] {
  const out: Refusal[] = [];
  SPACES.forEach((_, space) => {
    const hut = hutObjection(s, seat, space, stock(s, seat));
    const ship = shipObjection(s, seat, space);
    if (hut !== undefined) out.push({ target: HUT_KEYS[space] as Key, ...hut });
    if (ship !== undefined) out.push({ target: SHIP_KEYS[space] as Key, ...ship });
  });
  const growing = s.growthHuts[seat] ?? 0;
  if (growing > 0 && buildable(s, seat).length > 0) {
    out.push({ target: 'end', ...no('ASY-9.04', 'no.build.end', { n: growing }, { id: 'fix.build.end' }) });
  }
  return [...out, ...favourRefusals(s, seat, 'build'), ...feedOnly(s, seat)];
}

/** ASY-12 Huts that were not fed return to the Main supply. */
export function destroyUnfed(g: Effects<State>, seat: Seat): void {
  for (const space of unfed(g.s, seat).slice()) removeHut(g, space, 'hut.starved', 'ASY-12.01');
  clearFeeding(g.s);
}

/** ASY-13 Each Well is optional; with no legal site nobody is asked. */
export const digWells = R.proc<One>(
  'expansion.wells',
  one,
)({
  next: (g, v) => (wellSites(g.s, v.seat).length === 0 ? g.end() : g.goto('dig')),
  dig: {
    ask: 'well.dig',
    by: (_, v) => v.seat,
    options: (s, v) => [...wellSites(s, v.seat).map((site) => WELL_SITES[site]?.id ?? ''), 'done'],
    refusals: (s, v) => wellRefusals(s, v.seat),
    then: (g, v, site) => {
      if (site === 'done') return g.end();
      digWell(g, v.seat, site);
      // ASY-13.08
      gainCamels(g, v.seat, 2, 'ASY-13.08');
      return g.goto('next');
    },
  },
});

function wellRefusals(s: State, seat: Seat): Refusal[] {
  const open = wellSites(s, seat);
  return WELL_SITES.flatMap(({ id, spaces }, site) => {
    if (open.includes(site)) return [];
    if (!layout(s).sites.includes(site)) return [{ target: id, ...no('ASY-3.05', 'no.space.blocked') }];
    if (s.well[site] !== NOBODY) return [{ target: id, ...no('ASY-13.04', 'no.well.taken') }];
    const own = spaces.filter((space) => s.hut[space] === seat).length;
    return [{ target: id, ...no('ASY-13.03', 'no.well.huts', { own }) }];
  });
}
