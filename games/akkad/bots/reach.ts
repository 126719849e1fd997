import type { Seat } from '@edubba/kernel';
import { ADVANCED_DOCKS } from '../content/buildings.ts';
import type { Space } from '../content/map.ts';
import { ALL_SPACES, IS_DANGER, NEIGHBOURS } from '../rules/geography.ts';
import { enemyAt, isActivated, isStorm } from '../rules/queries/map.ts';
import { hasUpgrade, worships } from '../rules/queries/players.ts';
import type { Pace, Way } from '../rules/queries/movement.ts';
import { landSteps, PLAIN, rangeOf } from '../rules/queries/movement.ts';
import { isWater, mayLeave, waterLinked, waterObjection } from '../rules/queries/water.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { perMind } from './mind.ts';

/** Where a group may come from, how, and over which spaces. */
export interface Origin {
  readonly way: Way;
  readonly from: Space;
  readonly over: readonly Space[];
}

/** From where each space can be reached. */
export type Reach = readonly (readonly Origin[])[];

type Route = readonly [at: Space, over: readonly Space[]];

/** Spreads from one group, as far as it goes; dangerous ground is not passed without need. */
function spread(
  origin: Space,
  range: number,
  steps: (at: Space) => readonly Space[],
  pass: (at: Space) => boolean,
  reached: (to: Space, over: readonly Space[]) => void,
): void {
  const seen = new Set<Space>([origin]);
  let edge: Route[] = [[origin, []]];
  for (let made = 1; made <= range && edge.length > 0; made++) {
    const beyond: Route[] = [];
    for (const [at, over] of edge) {
      for (const to of steps(at)) {
        if (seen.has(to)) continue;
        seen.add(to);
        reached(to, over);
        if (made < range && pass(to)) beyond.push([to, [...over, to]]);
      }
    }
    edge = beyond;
  }
}

/** AKK-7.08, AKK-8.10, AKK-8.22, AKK-9.09 May units of this player pass through a space? */
const mayPass = (s: State, seat: Seat, space: Space): boolean =>
  !isActivated(s, seat, space) && !isStorm(s, space) && enemyAt(s, seat, space) === NOBODY;

/** Spaces one step by water from a space for this player. */
const waterSteps = (s: State, seat: Seat, space: Space): Space[] =>
  (NEIGHBOURS[space] ?? []).filter((next) => waterLinked(s, seat, space, next));

/** One sweep of the map: every group of a player, by land and by boat. */
export function reachOf(s: State, seat: Seat, pace: Pace = PLAIN): Reach {
  const from: Origin[][] = ALL_SPACES.map(() => []);
  const safe = worships(s, seat, 'shamash');
  const pass = (at: Space): boolean => (safe || IS_DANGER[at] !== true) && mayPass(s, seat, at);
  const boats = waterObjection(s, seat) === undefined;
  const docks = boats && hasUpgrade(s, seat, ADVANCED_DOCKS);
  for (const origin of ALL_SPACES) {
    if ((s.figures[seat]?.[origin] ?? 0) === 0 || !mayLeave(s, seat, origin)) continue;
    const land = rangeOf(s, { seat, way: 'land', target: origin, pace }, origin);
    spread(
      origin,
      land,
      (at) => landSteps(s, seat, at, pace.cross),
      pass,
      (to, over) => from[to]?.push({ way: 'land', from: origin, over }),
    );
    if (!boats || !isWater(s, seat, origin)) continue;
    const sail = rangeOf(s, { seat, way: 'boat', target: origin, pace }, origin);
    spread(
      origin,
      sail,
      (at) => waterSteps(s, seat, at),
      pass,
      (to, over) => {
        if (from[to]?.some((one) => one.from === origin) !== true) from[to]?.push({ way: 'boat', from: origin, over });
        if (!docks || !pass(to)) return;
        for (const dry of NEIGHBOURS[to] ?? []) {
          if (isWater(s, seat, dry) || from[dry]?.some((one) => one.from === origin) === true) continue;
          from[dry]?.push({ way: 'boat', from: origin, over: [...over, to] });
        }
      },
    );
  }
  return from;
}

/** What the seat that is asked can reach now, without any card. */
export const reach = perMind(({ s, seat }) => reachOf(s, seat));

/** All spaces in one water with a space, for River Expeditions (AKK-9.16). */
export function watersFrom(s: State, seat: Seat, origin: Space): Space[] {
  if (!isWater(s, seat, origin)) return [];
  const seen = [origin];
  for (let i = 0; i < seen.length; i++) {
    for (const next of waterSteps(s, seat, seen[i] ?? -1)) {
      if (!seen.includes(next) && s.storm !== next) seen.push(next);
    }
  }
  return seen;
}
