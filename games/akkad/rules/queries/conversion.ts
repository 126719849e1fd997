import type { Objection, Seat } from '@edubba/kernel';
import { no, option } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { AKKAD } from '../../content/map.ts';
import { PRIEST } from '../../content/units.ts';
import { IDS, IS_DANGER, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { figuresAt, isActivated, isStorm, unitsAt } from './map.ts';
import { holdsCard, worships } from './players.ts';

/** A space and its neighbours. */
const AND_AROUND: readonly (readonly Space[])[] = NEIGHBOURS.map((around, space) => [space, ...around]);
const withAround = (space: Space): readonly Space[] => AND_AROUND[space] ?? [];

/** AKK-15.14, AKK-15.05, AKK-15.26, AKK-15.30 Bones of a conversion attempt from a space, in combat and out of it, before any card. */
export function conversionBones(s: State, seat: Seat, from: Space): number {
  let bones = unitsAt(s, seat, from, PRIEST);
  for (const space of withAround(from)) if (s.ziggurat[space] === seat) bones++;
  // AKK-4.17
  if (worships(s, seat, 'suen')) bones++;
  // C3 House of Ningirsu
  if (s.home[seat] === 'girsu') bones++;
  // C7
  if (holdsCard(s, seat, 'nippur')) bones++;
  return bones;
}

/** AKK-15.06, AKK-15.12, AKK-A.9 Is a space protected by a ziggurat against a conversion? Whose counts is a matter of the table. */
function protectedBy(s: State, seat: Seat, target: Space): boolean {
  const any = option(s, 'ziggurat-blocks') === 'any';
  for (const space of withAround(target)) {
    const owner = s.ziggurat[space] ?? NOBODY;
    if (owner === NOBODY) continue;
    if (any || (owner !== seat && (s.control[target] === owner || figuresAt(s, owner, target) > 0))) return true;
  }
  return false;
}

/** AKK-15.11 Has another player a priest there? */
function priestOfOthers(s: State, seat: Seat, target: Space): boolean {
  for (let other = 0; other < s.table.seats; other++)
    if (other !== seat && unitsAt(s, other, target, PRIEST) > 0) return true;
  return false;
}

/** AKK-15.08, AKK-15.11, AKK-15.12, AKK-15.22 Can a space be converted by this player? */
const convertible = (s: State, seat: Seat, target: Space): boolean =>
  target !== AKKAD &&
  IS_DANGER[target] !== true &&
  !isStorm(s, target) &&
  s.control[target] !== seat &&
  !priestOfOthers(s, seat, target) &&
  !protectedBy(s, seat, target);

/** AKK-15.08, AKK-15.11, AKK-15.12, AKK-15.22 Why a space cannot be converted by this player; nothing, if it can. */
export function conversionObjection(s: State, seat: Seat, target: Space): Objection | undefined {
  if (convertible(s, seat, target)) return undefined;
  const space = { space: { id: `space.${IDS[target] ?? ''}` } };
  if (target === AKKAD) return no('AKK-15.22', 'no.convert.akkad', undefined, { id: 'fix.convert.akkad' });
  if (IS_DANGER[target] === true) return no('AKK-15.08', 'no.convert.danger', space);
  if (isStorm(s, target)) return no('AKK-4.05', 'no.activate.storm', space);
  if (s.control[target] === seat) return no('AKK-15.08', 'no.convert.own', space);
  if (priestOfOthers(s, seat, target)) return no('AKK-15.11', 'no.convert.priest', space, { id: 'fix.convert.fight' });
  return no('AKK-15.12', 'no.convert.ziggurat', space, { id: 'fix.convert.fight' });
}

/** AKK-15.10, AKK-15.28 May the priests of this space convert? `city`: the one activated for this very action, or nowhere. */
export const priestsMay = (s: State, seat: Seat, city: Space, space: Space): boolean =>
  !isStorm(s, space) && (space === city || !isActivated(s, seat, space));

/** Spaces on which a player has priests. */
export function priestSpaces(s: State, seat: Seat): Space[] {
  const figures = s.figures[seat] ?? [];
  const found: Space[] = [];
  for (let space = 0; space < figures.length; space++)
    if ((figures[space] ?? 0) > 0 && unitsAt(s, seat, space, PRIEST) > 0) found.push(space);
  return found;
}

/** Pairs of priests' space and target (AKK-15.09, AKK-15.13, AKK-15.15). */
export function conversionTargets(s: State, seat: Seat, city: Space): [from: Space, target: Space][] {
  const pairs: [Space, Space][] = [];
  for (const from of priestSpaces(s, seat)) {
    if (!priestsMay(s, seat, city, from)) continue;
    for (const target of NEIGHBOURS[from] ?? []) if (convertible(s, seat, target)) pairs.push([from, target]);
  }
  return pairs;
}
