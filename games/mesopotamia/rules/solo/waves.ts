import type { Effects, RuleId, Seat } from '@edubba/kernel';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Area } from '../../content/map.ts';
import { NEIGHBOURS, ROW } from '../../content/map.ts';
import { WAVES } from '../../content/scenarios.ts';
import { EMPIRE_PIECES, HORSEMAN, KINDS } from '../../content/units.ts';
import { gain } from '../effects/goods.ts';
import { moveUnit, placeRam, placeUnit, removeUnit } from '../effects/pieces.ts';
import { discard } from '../events/reveal.ts';
import { range, row } from '../lists.ts';
import { heldBy, isGuarded } from '../queries/control.ts';
import { distancesTo, FAR } from '../queries/distance.ts';
import { only } from '../queries/goods.ts';
import { mayLeave, ramsOn } from '../queries/movement.ts';
import { landUnits, nameOf, ramsAt, ramsOnBoard, spare, sparesRam } from '../queries/pieces.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, NO_TOKEN, NOBODY, OFF, RUNNING, tribeSide } from '../state.ts';

const HUMAN: Seat = 0;

/** MES-35.10, MES-35.11 The next wave: Knucklebones, Units and Rams in the enemy's area. */
export function nextWave(g: Effects<State>): void {
  const { s } = g;
  const enemy = s.automaton;
  const home = s.home[enemy] ?? 0;
  const wave = WAVES[s.wave++];
  if (wave === undefined) return;
  g.emit({ type: 'wave.begun', rule: 'MES-35.10', data: { wave: s.wave } });
  gain(g, enemy, only(KNUCKLEBONE, wave.knucklebones), 'MES-35.10');
  const fresh: number[] = [];
  wave.units.forEach((n, kind) => {
    // MES-A.78 as many as there are
    for (let i = 0; i < n && spare(s, enemy, kind) >= 0; i++) fresh.push(placeUnit(g, enemy, kind, home, 'MES-35.11'));
  });
  for (let i = 0; i < wave.rams && sparesRam(s, enemy); i++) {
    const ram = placeRam(g, enemy, home, 'MES-35.11');
    // MES-35.30
    row(s.carrier, enemy)[ram] = fresh.find((piece) => ramsOn(s, enemy, piece) === 0) ?? OFF;
  }
}

/** MES-35.12 */
export function waveDefeated(s: State): boolean {
  return (row(s.goods, s.automaton)[KNUCKLEBONE] ?? 0) === 0 || landUnits(s, s.automaton) === 0;
}

/** MES-35.03 */
export function assurLost(s: State): boolean {
  const home = s.home[HUMAN] ?? 0;
  return heldBy(s, s.automaton, home) > 0 && heldBy(s, HUMAN, home) === 0;
}

const isOpen = (s: State, area: Area): boolean => s.closed[area] !== true;

/** MES-35.14 Human Walls bar whoever brings no Ram. */
function isBarred(s: State, piece: number, area: Area): boolean {
  const walls = s.walls[area] ?? NOBODY;
  const enemy = s.automaton;
  return walls !== NOBODY && walls !== enemy && ramsOn(s, enemy, piece) === 0 && ramsAt(s, enemy, area) === 0;
}

const isRunning = (s: State, area: Area): boolean => s.token[area] === RUNNING;

/** MES-35.17 The nearest human Walls for whoever has a Ram, else the city. */
function goalOf(s: State, piece: number, from: Area): Area {
  const city = s.home[HUMAN] ?? 0;
  if (ramsOn(s, s.automaton, piece) === 0) return city;
  let best = city;
  let steps = FAR;
  s.walls.forEach((owner, area) => {
    if (owner !== HUMAN) return;
    const way = distancesTo(area, (at) => isOpen(s, at))[from] ?? FAR;
    if (way < steps) {
      best = area;
      steps = way;
    }
  });
  return best;
}

/** Which ways are left to a Unit: those without Tribes, those through them, or those that end before Walls. */
type Ways = 'clear' | 'tribes' | 'walls';

/** MES-35.14, MES-35.18, MES-35.19 Distances by the first kind of way that there is. */
function ways(s: State, piece: number, from: Area): { steps: number[]; goal: Area; by: Ways } {
  const goal = goalOf(s, piece, from);
  const clear = distancesTo(goal, (area) => isOpen(s, area) && !isBarred(s, piece, area) && !isGuarded(s, area));
  const goalBarred = isBarred(s, piece, goal);
  if ((clear[from] ?? FAR) < FAR && !goalBarred) return { steps: clear, goal, by: 'clear' };
  const tribes = distancesTo(goal, (area) => isOpen(s, area) && !isBarred(s, piece, area));
  if ((tribes[from] ?? FAR) < FAR && !goalBarred && ramsOnBoard(s, s.automaton) === 0)
    return { steps: tribes, goal, by: 'tribes' };
  const unwalled = distancesTo(goal, (area) => isOpen(s, area) && !isGuarded(s, area));
  return { steps: unwalled, goal, by: 'walls' };
}

/** Where a Unit goes, and why there: which of the shortest ways it takes. */
interface Going {
  readonly to: Area;
  readonly goal: Area;
  readonly by: Ways;
  readonly tie: 'none' | 'event' | 'top' | 'bottom';
}

/** MES-35.13 to 35.16 The next area of a Unit; where it is, if it waits. */
function nextArea(s: State, piece: number, from: Area): Going {
  const { steps, goal, by } = ways(s, piece, from);
  const far = steps[from] ?? FAR;
  if (far === FAR || far === 0) return { to: from, goal, by, tie: 'none' };
  const event = new Map<Area, boolean>();
  const meets = (area: Area): boolean => {
    const known = event.get(area);
    if (known !== undefined) return known;
    event.set(area, false);
    const on = (NEIGHBOURS[area] ?? []).filter((next) => (steps[next] ?? FAR) === (steps[area] ?? FAR) - 1);
    const found = isRunning(s, area) || on.some(meets);
    event.set(area, found);
    return found;
  };
  const shorter = (NEIGHBOURS[from] ?? []).filter(
    (area) => (steps[area] ?? FAR) === far - 1 && isOpen(s, area) && (by === 'tribes' || !isGuarded(s, area)),
  );
  const through = shorter.filter(meets);
  const best = through.length > 0 ? through : shorter;
  const down = (EMPIRE_PIECES[piece] ?? 0) >= HORSEMAN;
  const [to = from] = [...best].sort((a, b) => {
    const rows = (ROW[a] ?? 0) - (ROW[b] ?? 0);
    return (down ? -rows : rows) || a - b;
  });
  const several = down ? 'bottom' : 'top';
  const tie = best.length > 1 ? several : best.length < shorter.length ? 'event' : 'none';
  // MES-35.19 it waits in front of the Walls
  return { to: isBarred(s, piece, to) ? from : to, goal, by, tie };
}

/** MES-35.30 A Ram without a Unit goes to one in its area. */
function harness(s: State): void {
  const enemy = s.automaton;
  const carriers = row(s.carrier, enemy);
  row(s.ram, enemy).forEach((area, ram) => {
    if (area === OFF || carriers[ram] !== OFF) return;
    const here = range(EMPIRE_PIECES.length).filter((piece) => row(s.unit, enemy)[piece] === area);
    carriers[ram] = here.find((piece) => ramsOn(s, enemy, piece) === 0) ?? here[0] ?? OFF;
  });
}

/** MES-35.18 The Tribe goes without a fight, and its Event with it. */
function trample(g: Effects<State>, area: Area): void {
  const { s } = g;
  row(s.unit, tribeSide(s)).forEach((at, piece) => {
    if (at === area) removeUnit(g, tribeSide(s), piece, 'MES-35.18');
  });
  if (s.token[area] === FACE_DOWN) s.token[area] = NO_TOKEN;
  g.emit({ type: 'wave.trampled', rule: 'MES-35.18', data: { area: nameOf(area) } });
}

const RULES: { readonly [by in Ways]: RuleId } = { clear: 'MES-35.13', tribes: 'MES-35.18', walls: 'MES-35.19' };

/** MES-35.13, MES-35.29 Every Unit of the enemy goes one area on. */
export function enemyMoves(g: Effects<State>): void {
  const { s } = g;
  const enemy = s.automaton;
  harness(s);
  const toCity = distancesTo(s.home[HUMAN] ?? 0, (area) => isOpen(s, area));
  const units = row(s.unit, enemy);
  const order = range(units.length)
    .filter((piece) => units[piece] !== OFF)
    .sort((a, b) => {
      const [x = 0, y = 0] = [units[a], units[b]];
      return (toCity[x] ?? FAR) - (toCity[y] ?? FAR) || x - y || a - b;
    });
  for (const piece of order) {
    const from = units[piece] ?? OFF;
    const kind = KINDS[EMPIRE_PIECES[piece] ?? 0] ?? '';
    const waits = (why: string, rule: RuleId): void =>
      g.emit({ type: 'wave.waits', seat: enemy, rule, data: { kind, area: nameOf(from), why } });
    if (!mayLeave(s, enemy, from)) {
      waits('pinned', 'MES-35.20');
      continue;
    }
    const { to, goal, by, tie } = nextArea(s, piece, from);
    if (to === from) {
      if (from !== goal) waits('walls', 'MES-35.19');
      continue;
    }
    g.emit({
      type: 'wave.goes',
      seat: enemy,
      rule: RULES[by],
      data: { kind, from: nameOf(from), area: nameOf(goal), by, tie },
    });
    if (isGuarded(s, to)) trample(g, to);
    moveUnit(s, enemy, piece, to);
    g.emit({
      type: 'unit.moved',
      seat: enemy,
      rule: 'MES-35.13',
      data: { kind, from: nameOf(from), area: nameOf(to) },
    });
    // MES-35.22
    if (isRunning(s, to)) {
      g.emit({ type: 'wave.destroys', rule: 'MES-35.22', data: { event: s.event[to] ?? '', area: nameOf(to) } });
      discard(g, to);
    }
  }
}
