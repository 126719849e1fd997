import type { Effects, ItemId } from '@edubba/kernel';
import { EXPLORE } from '../../content/actions.ts';
import type { Area } from '../../content/map.ts';
import { AREAS, NEIGHBOURS } from '../../content/map.ts';
import type { Aim } from '../../content/solo-cards.ts';
import { EMPIRE_PIECES, KINDS, SPEED } from '../../content/units.ts';
import { moveUnit } from '../effects/pieces.ts';
import { arrive } from '../events/reveal.ts';
import { range, row } from '../lists.ts';
import { enemiesAt, heldBy, isGuarded, sidesAt } from '../queries/control.ts';
import { distancesTo, FAR } from '../queries/distance.ts';
import { entryObjection, mayLeave, ramsOn } from '../queries/movement.ts';
import { nameOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, isHuman, NOBODY, OFF } from '../state.ts';
import { freeEvents, humanAreas, slotOf } from '../queries/strategy.ts';
import { tellRest } from './telling.ts';

type Exploring = { card: ItemId; slot: number; left: number; area: Area };

/** Where a slot wants to go. */
function targets(s: State, aim: Aim): Area[] {
  const all = range(AREAS.length);
  if (aim === 'event') return freeEvents(s);
  if (aim === 'any-event') return all.filter((area) => s.token[area] === FACE_DOWN && s.blocked[area] !== true);
  if (aim === 'enemy') {
    const walls = all.filter((area) => isHuman(s, s.walls[area] ?? NOBODY));
    return walls.length > 0 ? walls : humanAreas(s);
  }
  // A covered icon is none: blocked areas are of no use to anybody.
  return all.filter(
    (area) =>
      AREAS[area]?.resource !== undefined &&
      s.blocked[area] !== true &&
      sidesAt(s, area).length === 0 &&
      s.settlement[area] === NOBODY,
  );
}

const speedOf = (piece: number): number => SPEED[EMPIRE_PIECES[piece] ?? 0] ?? 1;
const whereIs = (s: State, piece: number): Area => row(s.unit, s.automaton)[piece] ?? OFF;

/** MES-32.36 Steps to an area for one Unit: areas with human Units or Tribes only come last on a path. */
function stepsTo(s: State, piece: number, target: Area): number[] {
  const rams = ramsOn(s, s.automaton, piece);
  return distancesTo(
    target,
    (area) => enemiesAt(s, s.automaton, area) === 0 && entryObjection(s, s.automaton, area, rams) === undefined,
  );
}

/** Units that could move at all. */
function movable(s: State): number[] {
  const units = row(s.unit, s.automaton);
  return range(units.length).filter((piece) => {
    const area = units[piece] ?? OFF;
    return area !== OFF && mayLeave(s, s.automaton, area);
  });
}

/** MES-32.30 Would it stand there with as many as the enemy, with what the other activations can bring? */
function dares(s: State, piece: number, target: Area, left: number, aim: Aim): boolean {
  const enemies = enemiesAt(s, s.automaton, target);
  if (enemies === 0 || (aim === 'enemy' && !isGuarded(s, target))) return true;
  let own = heldBy(s, s.automaton, target) + 1;
  const costs = movable(s)
    .filter((other) => other !== piece && whereIs(s, other) !== target)
    .map((other) => Math.ceil((stepsTo(s, other, target)[whereIs(s, other)] ?? FAR) / speedOf(other)))
    .sort((a, b) => a - b);
  let activations = left - 1;
  for (const cost of costs) {
    if (cost > activations) break;
    activations -= cost;
    own++;
  }
  return own >= enemies;
}

interface Plan {
  readonly piece: number;
  readonly target: Area;
  readonly steps: readonly number[];
  /** Steps to be left before the target: 1 in front of Walls that cannot be entered. */
  readonly short: number;
}

/** Human Walls that this Unit cannot enter. */
const isShut = (s: State, piece: number, area: Area): boolean =>
  entryObjection(s, s.automaton, area, ramsOn(s, s.automaton, piece)) !== undefined;

/** MES-32.30, MES-32.40 The Unit nearest to a target; the first in reading order among equals. */
function plan(s: State, aim: Aim, left: number): Plan | undefined {
  const me = s.automaton;
  let best: Plan | undefined;
  let least = FAR;
  const consider = (piece: number, target: Area, short: number): void => {
    const steps = stepsTo(s, piece, target);
    const way = steps[whereIs(s, piece)] ?? FAR;
    if (way <= short || way >= least) return;
    best = { piece, target, steps, short };
    least = way;
  };
  const units = movable(s).sort((a, b) => whereIs(s, a) - whereIs(s, b) || a - b);
  for (const target of targets(s, aim)) {
    const walled = isHuman(s, s.walls[target] ?? NOBODY);
    const rams = row(s.ram, me).flatMap((area, ram) => (area === OFF ? [] : [ram]));
    const carriers = rams.flatMap((ram) => (row(s.carrier, me)[ram] === OFF ? [] : [row(s.carrier, me)[ram] ?? OFF]));
    const inside = row(s.ram, me).includes(target);
    if (walled && !inside && carriers.length > 0) {
      for (const piece of units)
        if (carriers.includes(piece) && dares(s, piece, target, left, aim)) consider(piece, target, 0);
    } else if (walled && !inside && rams.length > 0) {
      for (const piece of units) for (const ram of rams) consider(piece, row(s.ram, me)[ram] ?? 0, 0);
    } else
      for (const piece of units) {
        if (isShut(s, piece, target)) consider(piece, target, 1);
        else if (dares(s, piece, target, left, aim)) consider(piece, target, 0);
      }
  }
  return best;
}

/** MES-32.40 A Ram attaches to the first land Unit in its area. */
function harness(s: State): void {
  const me = s.automaton;
  row(s.ram, me).forEach((area, ram) => {
    if (area !== OFF && row(s.carrier, me)[ram] === OFF)
      row(s.carrier, me)[ram] = row(s.unit, me).findIndex((at) => at === area);
  });
}

/** One activation along a shortest path; says where it ended. */
function walk(g: Effects<State>, { piece, steps, short }: Plan): Area {
  const { s } = g;
  const me = s.automaton;
  const from = whereIs(s, piece);
  for (let left = speedOf(piece); left > 0; left--) {
    const here = whereIs(s, piece);
    const far = steps[here] ?? FAR;
    if (far <= short || !mayLeave(s, me, here)) break;
    const to = (NEIGHBOURS[here] ?? []).find(
      (area) => (steps[area] ?? FAR) === far - 1 && entryObjection(s, me, area, ramsOn(s, me, piece)) === undefined,
    );
    if (to === undefined) break;
    moveUnit(s, me, piece, to);
  }
  const to = whereIs(s, piece);
  if (to !== from)
    g.emit({
      type: 'unit.moved',
      seat: me,
      rule: 'MES-32.30',
      data: { kind: KINDS[EMPIRE_PIECES[piece] ?? 0] ?? '', from: nameOf(from), area: nameOf(to) },
    });
  return to;
}

/** MES-32.30 Explore: activation by activation towards the nearest target of the card. */
export const automatonExplore = R.proc<Exploring>('automaton.explore')({
  next: (g, v) => {
    const { s } = g;
    const { aim = 'empty' } = slotOf(v.card, v.slot);
    if (v.left <= 0) return g.end();
    harness(s);
    const chosen = plan(s, aim, v.left);
    if (chosen === undefined) {
      tellRest(g, EXPLORE, v.left);
      return g.end();
    }
    v.left--;
    const from = whereIs(s, chosen.piece);
    g.emit({
      type: 'automaton.aims',
      seat: s.automaton,
      rule: 'MES-32.30',
      data: { aim, area: nameOf(chosen.target), steps: chosen.steps[from] ?? 0 },
    });
    const area = walk(g, chosen);
    harness(s);
    if (area !== from) return g.call(arrive, { seat: s.automaton, area }, 'next');
    tellRest(g, EXPLORE, v.left + 1);
    return g.end();
  },
});
