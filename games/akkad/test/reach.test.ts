import type { Random, Seat } from '@edubba/kernel';
import { Machine, readEntry, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { ADVANCED_DOCKS, BUILDING_NAMES, PORT, ROYAL_ROADS, UPGRADE_NAMES } from '../content/buildings.ts';
import { GOD_PLACE } from '../content/gods.ts';
import type { Space } from '../content/map.ts';
import { crossing, HOME_SPACE, NEIGHBOURS, riverBetween, RIVERS } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { akkad } from '../rules/index.ts';
import { activatable, activationModes } from '../rules/queries/activation.ts';
import type { Pace, Way } from '../rules/queries/movement.ts';
import { PLAIN, WAYS } from '../rules/queries/movement.ts';
import { destinations, nextSteps, originsOf, reachable } from '../rules/queries/reach.ts';
import type { SpaceSet } from '../rules/space-set.ts';
import { recordedGames } from './recorded.ts';

// Where units get to, asked of the rules and found once more by trying every way, step by step, as the rulebook tells it. Positions
// come from recorded games; ports, upgrades, canals, tokens and the Storm are strewn over them, so that every way is closed sometimes.

/** One player's view of a board: everything section 8 and 9 ask for. */
interface Reach {
  readonly s: State;
  readonly seat: Seat;
  readonly pace: Pace;
}

const spaces = Array.from({ length: NEIGHBOURS.length }, (_, space) => space);
const next = (a: Space, b: Space): boolean => NEIGHBOURS[a]?.includes(b) === true;
const built = ({ s, seat }: Reach, tile: number): boolean => s.built[seat]?.[tile] === true;
const upgraded = ({ s, seat }: Reach, tile: number): boolean => s.upgraded[seat]?.[tile] === true;

/** AKK-7.06, AKK-4.05 Nobody's token that counts lies there, and no Storm. */
function free({ s, seat }: Reach, space: Space): boolean {
  const tokens = s.tokens.flatMap((list, owner) => ((list[space] ?? 0) > 0 ? [owner] : []));
  const closed = s.table.options['activation'] === 'common' ? tokens.length > 0 : tokens.includes(seat);
  return !closed && s.storm !== space;
}

/** AKK-8.07, AKK-8.14 Own units besides mercenaries and beaten champions, on a space they may leave. */
function start(g: Reach, space: Space): boolean {
  const units = g.s.units[g.seat]?.slice(space * 8, space * 8 + 6) ?? [];
  return units.some((n) => n > 0) && free(g, space);
}

/** AKK-8.10, AKK-8.22, AKK-9.09 */
const passable = (g: Reach, space: Space): boolean =>
  free(g, space) &&
  g.s.rebels[space] === 0 &&
  g.s.figures.every((list, owner) => owner === g.seat || list[space] === 0);

/** AKK-9.01, AKK-9.02 */
const canal = ({ s, seat }: Reach, space: Space): boolean => ((s.canals[space] ?? 0) & (1 << seat)) !== 0;
const wet = (g: Reach, space: Space): boolean => RIVERS[space] !== 0 || canal(g, space);
const linked = (g: Reach, a: Space, b: Space): boolean =>
  next(a, b) &&
  (((RIVERS[a] ?? 0) & (RIVERS[b] ?? 0)) !== 0 || (wet(g, a) && wet(g, b) && (canal(g, a) || canal(g, b))));

const shamash = ({ s, seat }: Reach): number => (s.godOf[GOD_PLACE.shamash] === seat ? 1 : 0);

/** AKK-8.02, AKK-8.03, AKK-8.08, AKK-8.09, AKK-4.12 */
const landRange = (g: Reach): number => 1 + (upgraded(g, ROYAL_ROADS) ? 1 : 0) + shamash(g) + g.pace.far;
const walks = (g: Reach, a: Space, b: Space): boolean =>
  next(a, b) && (!riverBetween(a, b) || crossing(a, b) || g.pace.cross || built(g, PORT));

/** AKK-9.03, V10 */
const boats = (g: Reach): boolean => built(g, PORT) && g.s.eventNow[0] !== 'floods';

/** AKK-9.04 to AKK-9.07, AKK-9.13 Is this a whole Boat Trip? At most one dry space, at one end, beside the water. */
function isTrip(g: Reach, route: readonly Space[]): boolean {
  const [first, last] = [route[0] ?? -1, route[route.length - 1] ?? -1];
  const dryStart = !wet(g, first);
  const dryEnd = !wet(g, last);
  if (dryStart && dryEnd) return false;
  if ((dryStart || dryEnd) && !upgraded(g, ADVANCED_DOCKS)) return false;
  const onWater = route.slice(dryStart ? 1 : 0, dryEnd ? -1 : undefined);
  if (onWater.length < 2 || onWater.length > 4 + shamash(g)) return false;
  return onWater.every((space, i) => i === 0 || linked(g, onWater[i - 1] ?? -1, space));
}

const isMarch = (g: Reach, route: readonly Space[]): boolean =>
  route.length - 1 <= landRange(g) && route.every((space, i) => i === 0 || walks(g, route[i - 1] ?? -1, space));

/** Could a longer route still be one of this way? Only what cannot get better is given up. */
function hopeful(g: Reach, way: Way, route: readonly Space[]): boolean {
  if (way === 'land') return isMarch(g, route);
  const dryEnd = route.length > 1 && !wet(g, route[route.length - 1] ?? -1);
  const longest = 4 + shamash(g) + (upgraded(g, ADVANCED_DOCKS) ? 1 : 0);
  if (route.length > longest || dryEnd) return false;
  return route.every((space, i) => {
    const before = route[i - 1] ?? -1;
    return i === 0 || (i === 1 && !wet(g, before)) || linked(g, before, space);
  });
}

/** Every way from a space to another, each space at most once. */
function* routes(g: Reach, way: Way, target: Space, route: readonly Space[]): Generator<readonly Space[]> {
  for (const step of NEIGHBOURS[route[route.length - 1] ?? -1] ?? []) {
    if (route.includes(step)) continue;
    const longer = [...route, step];
    if (step === target) {
      if (way === 'land' ? isMarch(g, longer) : isTrip(g, longer)) yield longer;
    } else if (passable(g, step) && hopeful(g, way, longer)) yield* routes(g, way, target, longer);
  }
}

function allRoutes(g: Reach, way: Way, target: Space): (readonly Space[])[] {
  if (way === 'boat' && !boats(g)) return [];
  return spaces
    .filter((from) => from !== target && start(g, from))
    .flatMap((from) => [...routes(g, way, target, [from])]);
}

/** AKK-9.16 to AKK-9.21 Does water join the two, whatever stands there but the Storm? */
function joined(g: Reach, from: Space, to: Space): boolean {
  if (!wet(g, from) || !wet(g, to)) return false;
  const seen = [from];
  for (const at of seen)
    for (const on of NEIGHBOURS[at] ?? [])
      if (!seen.includes(on) && on !== g.s.storm && linked(g, at, on)) seen.push(on);
  return seen.includes(to);
}

/** AKK-9.17, AKK-9.23 */
function voyage(g: Reach, target: Space): boolean {
  if (!boats(g) || g.s.voyage[g.seat] !== -1) return false;
  const foreign = g.s.home.some((home, seat) => seat !== g.seat && home !== '' && HOME_SPACE[home] === target);
  const residence = target === g.s.residence && g.s.character.indexOf('me-sag') !== g.seat;
  return !foreign && !residence && spaces.some((from) => from !== target && start(g, from) && joined(g, from, target));
}

function listed(set: SpaceSet): Space[] {
  return spaces.filter((space) => set.has(space));
}

/** A board somewhat changed: what opens and closes ways lies at random. */
function strewn(s: State, random: Random): Reach {
  const out = akkad.copy(s);
  const seat = random.below(s.table.seats);
  const often = (): boolean => random.below(2) === 0;
  out.built[seat] = BUILDING_NAMES.map(often);
  out.upgraded[seat] = UPGRADE_NAMES.map(often);
  out.godOf[GOD_PLACE.shamash] = random.below(s.table.seats);
  out.storm = random.below(4) === 0 ? -1 : random.below(spaces.length);
  out.eventNow = random.below(8) === 0 ? ['floods'] : [];
  if (random.below(4) > 0) out.voyage[seat] = -1;
  for (const space of spaces) {
    if (random.below(5) === 0) out.canals[space] = random.below(1 << s.table.seats);
    if (random.below(12) !== 0) continue;
    const owner = random.below(s.table.seats);
    if (out.activated[space] !== 0) continue;
    (out.tokens[owner] as number[])[space] = 1;
    out.activated[space] = 1 << owner;
  }
  return { s: out, seat, pace: often() ? PLAIN : { far: random.below(2), cross: often() } };
}

/** Every 150th position of the recorded games. */
const POSITIONS: readonly State[] = recordedGames().flatMap(([, { table, log }]) => {
  const machine = Machine.start(akkad, table);
  return log.map(readEntry).flatMap(({ seat, key }, n) => {
    machine.answer(seat, key);
    return n % 150 === 149 && !machine.over ? [akkad.copy(machine.pos.s)] : [];
  });
});

/** One in so many of them. */
const boards = (every: number): State[] => POSITIONS.filter((_, n) => n % every === 0);

const inOrder = (list: readonly Space[]): Space[] => spaces.filter((space) => list.includes(space));

/** Goes one of all ways: at each space the steps on are those of the ways that have come along the same spaces. */
function followSome(g: Reach, way: Way, target: Space, all: readonly (readonly Space[])[], random: Random): void {
  const route = all[random.below(Math.max(1, all.length))] ?? [];
  for (let made = 1; made < route.length; made++) {
    const begun = route.slice(0, made);
    const on = all.filter((one) => begun.every((space, i) => one[i] === space)).map((one) => one[made] ?? -1);
    const journey = { seat: g.seat, way, target, pace: g.pace };
    expect(inOrder(nextSteps(g.s, journey, begun))).toEqual(inOrder(on));
  }
}

/** What is asked in between, of another board: nothing may be left over from it. */
function distract({ s, seat }: Reach): void {
  destinations(s, seat, { far: 1, cross: true }, 1);
  nextSteps(s, { seat, way: 'boat', target: 5, pace: PLAIN }, [7]);
}

/** One way of all units to every space: from where, and over which spaces. Gives the number of routes. */
function compare(g: Reach, way: Way, random: Random): number {
  let n = 0;
  const other = strewn(g.s, random);
  for (const target of spaces) {
    const all = allRoutes(g, way, target);
    n += all.length;
    distract(other);
    const origins = listed(originsOf(g.s, g.seat, target, g.pace)[way]);
    expect([target, origins]).toEqual([target, spaces.filter((space) => all.some(([one]) => one === space))]);
    if (random.below(2) === 0) followSome(g, way, target, all, random);
  }
  return n;
}

const TIMEOUT = { timeout: 300_000 };

test(
  'AKK-8.02 AKK-8.03 AKK-8.08 AKK-8.09 where units walk, and over which spaces, is what trying all ways finds',
  TIMEOUT,
  () => {
    const random = new Xoshiro('land');
    let n = 0;
    for (const s of boards(5)) n += compare(strewn(s, random), 'land', random);
    expect(n).toBeGreaterThan(1000);
  },
);

test(
  'AKK-7.08 AKK-8.10 AKK-8.19 AKK-8.22 nobody walks through enemies, tokens or the Storm, but through own units',
  TIMEOUT,
  () => {
    const random = new Xoshiro('passing');
    let n = 0;
    for (const s of boards(7)) {
      const { s: board, seat } = strewn(s, random);
      board.upgraded[seat] = UPGRADE_NAMES.map(() => true);
      n += compare({ s: board, seat, pace: { far: 1, cross: true } }, 'land', random);
    }
    expect(n).toBeGreaterThan(1000);
  },
);

test(
  'AKK-9.04 AKK-9.05 AKK-9.06 AKK-9.12 where boats go, and over which spaces, is what trying all ways finds',
  TIMEOUT,
  () => {
    const random = new Xoshiro('boats');
    let n = 0;
    for (const s of boards(5)) n += compare(strewn(s, random), 'boat', random);
    expect(n).toBeGreaterThan(1000);
  },
);

test(
  'AKK-9.16 AKK-9.17 AKK-9.18 AKK-9.21 where expeditions go, besides all that units reach, is what trying finds',
  TIMEOUT,
  () => {
    const random = new Xoshiro('voyages');
    let n = 0;
    for (const s of boards(7)) {
      const g = strewn(s, random);
      const other = strewn(s, random);
      const targets = spaces.filter((target) => {
        const reached = WAYS.some((way) => allRoutes(g, way, target).length > 0);
        distract(other);
        expect(reachable(g.s, g.seat, target, g.pace)).toBe(reached);
        if (voyage(g, target)) n++;
        return free(g, target) && (reached || voyage(g, target));
      });
      distract(other);
      expect(listed(destinations(g.s, g.seat, g.pace, 99))).toEqual(targets);
    }
    expect(n).toBeGreaterThan(300);
  },
);

test(
  'AKK-7.11 AKK-7.12 the spaces that may be activated are those with something to do, whichever way it is asked',
  TIMEOUT,
  () => {
    const random = new Xoshiro('modes');
    let n = 0;
    for (const s of boards(1)) {
      const { s: board, seat } = strewn(s, random);
      const modes = spaces.filter((space) => activationModes(board, seat, space).length > 0);
      expect(activatable(board, seat)).toEqual(modes);
      n += modes.length;
    }
    expect(n).toBeGreaterThan(1000);
  },
);
