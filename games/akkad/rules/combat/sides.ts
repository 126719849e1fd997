import type { Key, Seat } from '@edubba/kernel';
import { MERCENARY } from '../../content/units.ts';
import { unitKeysAt } from '../effects/units.ts';
import type { Side } from '../queries/combat.ts';
import { ownUnits, unitsAt } from '../queries/map.ts';
import type { Fight, State } from '../state.ts';
import { BEAST, NOBODY, NOWHERE, REBELS } from '../state.ts';

export const SIDES: readonly Side[] = [0, 1];

/** Who fights on a side of the combat that goes on. */
export const whoOn = (s: State, side: Side): Seat => s.fight?.sides[side] ?? NOBODY;

/** Is it a player? Rebels and monsters are asked nothing (AKK-11.58). */
export const isPlayer = (who: Seat): boolean => who !== REBELS && who !== BEAST && who !== NOBODY;

export const spaceOfFight = (s: State): number => s.fight?.space ?? NOWHERE;

/** Everything a side has in the combat: `spearman`, `chariot!` for injured ones. */
export function unitsOf(s: State, side: Side): Key[] {
  const who = whoOn(s, side);
  return unitKeysAt(s, who, spaceOfFight(s));
}

/** AKK-11.41, AKK-11.56 Is an own unit of this side the last one beside mercenaries? */
export const lastBesideMercenaries = ({ sides, space }: Fight, s: State, side: Side): boolean =>
  ownUnits(s, sides[side], space) === 1 && unitsAt(s, sides[side], space, MERCENARY) > 0;
