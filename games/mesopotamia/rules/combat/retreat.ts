import type { Effects, Objection, Refusal } from '@edubba/kernel';
import { no, option } from '@edubba/kernel';
import type { Area } from '../../content/map.ts';
import { NEIGHBOURS } from '../../content/map.ts';
import { KINDS } from '../../content/units.ts';
import { moveUnit } from '../effects/pieces.ts';
import { areaKey } from '../keys.ts';
import { enemiesAt, isStart, ownerOfHome } from '../queries/control.ts';
import { kindOf, nameOf } from '../queries/pieces.ts';
import type { State } from '../state.ts';
import { NOBODY, tribeSide } from '../state.ts';

/** MES-23.09, MES-A.36, MES-35.24 Units of the Tribes and of the enemy of Assur do not retreat. */
export function mayRetreat(s: State, side: number): boolean {
  if (side === tribeSide(s)) return option(s, 'beaten-tribes') === 'retreat';
  return !(s.mode === 'guardians' && side === s.automaton);
}

/** MES-21.29 Why a Unit may not retreat to an area next to the battle. */
function retreatObjection(s: State, side: number, area: Area): Objection | undefined {
  if (s.closed[area] === true) return no('MES-21.29', 'no.closed');
  if (enemiesAt(s, side, area) > 0) return no('MES-21.29', 'no.contested');
  const home = ownerOfHome(s, area);
  if ((home >= 0 && home !== side) || (side === tribeSide(s) && isStart(area)))
    return no('MES-21.29', 'no.foreign-start');
  const walls = s.walls[area] ?? NOBODY;
  return walls === NOBODY || walls === side ? undefined : no('MES-21.29', 'no.walls');
}

/** MES-21.29 Where a Unit may retreat to. */
export function retreats(s: State, side: number, from: Area): Area[] {
  return (NEIGHBOURS[from] ?? []).filter((area) => retreatObjection(s, side, area) === undefined);
}

/** And where it may not, with the reasons. */
export function noRetreats(s: State, side: number, from: Area): Refusal[] {
  return (NEIGHBOURS[from] ?? []).flatMap((area) => {
    const objection = retreatObjection(s, side, area);
    return objection === undefined ? [] : [{ target: areaKey(area), ...objection }];
  });
}

/** MES-21.31, MES-24.10 The Unit goes without revealing anything; its Rams do not leave an area walled by another. */
export function retreat(g: Effects<State>, side: number, piece: number, from: Area, to: Area): void {
  const { s } = g;
  const walls = s.walls[from] ?? NOBODY;
  moveUnit(s, side, piece, to, walls !== NOBODY && walls !== side);
  const data = { kind: KINDS[kindOf(s, side, piece)] ?? '', from: nameOf(from), area: nameOf(to) };
  if (side === tribeSide(s)) g.emit({ type: 'tribe.retreated', rule: 'MES-A.36', data });
  else g.emit({ type: 'unit.retreated', seat: side, rule: 'MES-21.26', data });
}
