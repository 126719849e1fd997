import type { Key, Seat } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import { GRANARY, SHEEPFOLD } from '../../content/buildings.ts';
import { GOODS, GRAIN, LAPIS, SHEEP } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { hasCanal, isActivated, isStorm } from './map.ts';
import { eventIs, hasUpgrade, holdsCard } from './players.ts';

/** Which COLLECT it is: of the Storehouse, the Governor's primary (AKK-3.31) or secondary (AKK-3.32), Second Harvest (C12). */
export type How = 'storehouse' | 'governor' | 'secondary' | 'second-harvest';

export type Collecting = { seat: Seat; city: Space; how: How };

/** AKK-13.09, AKK-13.10, AKK-13.22 The colours of a space: what it can give. */
export function colours(space: Space): readonly Key[] {
  const { yields: good = 'none' } = SPACES[space] ?? {};
  if (good === 'any') return GOODS;
  return good === 'staple' ? ['grain', 'sheep'] : good === 'none' ? [] : [good];
}

/** V07 In a Drought spaces give no grain to whoever has no canal there. */
export const dry = (s: State, seat: Seat, space: Space): boolean => eventIs(s, 'drought') && !hasCanal(s, seat, space);

/** AKK-13.08, AKK-13.12, AKK-13.13 Does this space yield in this COLLECT? */
function yields(s: State, { seat, city, how }: Collecting, space: Space): boolean {
  const could = colours(space);
  if (isStorm(s, space) || could.length === 0) return false;
  if (could.length === 1 && could[0] === 'grain' && dry(s, seat, space)) return false;
  if (how === 'governor' || hasCanal(s, seat, space)) return true;
  // The city of a Storehouse was activated by this very action.
  if (space === city && (how === 'storehouse' || option(s, 'governor-city') === 'yields')) return true;
  if (s.control[space] !== seat) return false;
  return how === 'second-harvest' || !isActivated(s, seat, space);
}

/** AKK-13.11 Spaces that give something in a COLLECT at this city: its own and all that share a border. */
export const yielding = (s: State, v: Collecting): Space[] =>
  [v.city, ...(NEIGHBOURS[v.city] ?? [])].filter((space) => yields(s, v, space));

/** AKK-13.14 What one space gives of a good: 2 with the fitting upgrade of the Storehouse. */
export function yieldOf(s: State, seat: Seat, good: number): number {
  if (good === GRAIN && hasUpgrade(s, seat, GRANARY)) return 2;
  return good === SHEEP && hasUpgrade(s, seat, SHEEPFOLD) ? 2 : 1;
}

/** AKK-13.20 What events and the home city add, by good, to what spaces gave: only to a good that came from a space. */
export function flatAdditions(s: State, seat: Seat, gave: readonly number[]): number[] {
  const more = [0, 0, 0, 0];
  // V01, V02
  if ((gave[GRAIN] ?? 0) > 0 && eventIs(s, 'plentiful-harvest')) more[GRAIN] = 2;
  if ((gave[SHEEP] ?? 0) > 0 && eventIs(s, 'fertile-sheepfold')) more[SHEEP] = 2;
  // C3 Lords of Lapis
  if ((gave[LAPIS] ?? 0) > 0 && s.home[seat] === 'susa') more[LAPIS] = 1;
  return more;
}

/** C7 Pashime adds a staple of choice to every COLLECT. */
export const pashime = (s: State, seat: Seat): boolean => holdsCard(s, seat, 'pashime');

/** C4 Staples of which Lugal-ushumgal may take 2 more in this COLLECT; none, once that is done in this round. */
export function staplesGiven(s: State, seat: Seat, gave: readonly number[]): Key[] {
  if (s.character[seat] !== 'lugal-ushumgal' || s.characterUsed[seat] === true) return [];
  return [GRAIN, SHEEP].flatMap((good) => ((gave[good] ?? 0) > 0 ? [GOODS[good] as Key] : []));
}
