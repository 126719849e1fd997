import type { Json, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { KINDS, MERCENARY } from '../../content/units.ts';
import { takeControl } from '../effects/control.ts';
import { putUnits, takeUnits } from '../effects/units.ts';
import { IDS, IS_DANGER } from '../geography.ts';
import { isInjured, kindIn } from '../keys.ts';
import { enemyAt, hasCanal } from '../queries/map.ts';
import type { Way } from '../queries/movement.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { danger } from './danger.ts';

/** AKK-10.05 Units taking the same path from the same space: by kind, and how many of each are injured. */
export type Group = { way: Way; route: Space[]; units: number[]; hurt: number[] };

/** Own units of a group: mercenaries do not count (AKK-12.08). */
export function ownOf(units: readonly number[]): number {
  let own = 0;
  for (let kind = 0; kind < units.length; kind++) if (kind !== MERCENARY) own += units[kind] ?? 0;
  return own;
}

/** Figures of a group go from one space to another. */
function step(s: State, seat: Seat, from: Space, to: Space, { units, hurt }: Group): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const n = units[kind] ?? 0;
    if (n === 0) continue;
    takeUnits(s, seat, from, kind, n, hurt[kind] ?? 0);
    putUnits(s, seat, to, kind, n, hurt[kind] ?? 0);
  }
}

/** One unit the terrain took leaves the group: `spearman`, or `chariot!` for an injured one. */
export function fewer(units: number[], hurt: number[], lost: Json): void {
  if (typeof lost !== 'string') return;
  const kind = kindIn(lost);
  units[kind] = (units[kind] ?? 0) - 1;
  if (isInjured(lost)) hurt[kind] = (hurt[kind] ?? 0) - 1;
}

type Marching = { seat: Seat; group: Group; at: number };

/** AKK-10.08 A canal of one's own carries a boat through dangerous terrain, but not to it. */
const spared = (s: State, { seat, group, at }: Marching, here: Space): boolean =>
  group.way === 'boat' && at < group.route.length - 1 && hasCanal(s, seat, here);

/**
 * AKK-8.21 A group goes along its path space by space: the danger roll (AKK-10.03), then control of the space with everything that
 * follows (AKK-8.11, AKK-9.10). Where the group ends among enemies, control waits for the combat (AKK-8.12).
 */
export const marchGroup = R.proc<Marching>('move.march')({
  step: (g, v) => {
    const from = v.group.route[v.at];
    const to = v.group.route[v.at + 1];
    if (from === undefined || to === undefined) return g.end();
    step(g.s, v.seat, from, to, v.group);
    v.at++;
    g.emit({
      type: v.group.way === 'land' ? 'units.moved' : 'units.sailed',
      seat: v.seat,
      rule: v.group.way === 'land' ? 'AKK-8.04' : 'AKK-9.04',
      data: { from: IDS[from] ?? '', to: IDS[to] ?? '' },
    });
    if (IS_DANGER[to] !== true || spared(g.s, v, to)) return g.goto('control');
    return g.call(danger, { seat: v.seat, space: to, group: v.group.units, hurt: v.group.hurt }, 'lost');
  },
  lost: (g, v) => {
    fewer(v.group.units, v.group.hurt, g.result);
    // AKK-10.25 who is lost on the way never arrives
    return v.group.units.some((n) => n > 0) ? g.goto('control') : g.end();
  },
  control: (g, v) => {
    const space = v.group.route[v.at] ?? -1;
    if (enemyAt(g.s, v.seat, space) !== NOBODY) return g.end();
    return g.call(takeControl, { seat: v.seat, space, rule: 'AKK-8.11' }, 'step');
  },
});
