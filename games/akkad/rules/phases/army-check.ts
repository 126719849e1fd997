import type { Key, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { CHAMPION, MERCENARY, UNITS } from '../../content/units.ts';
import { disband, march } from '../effects/units.ts';
import { IDS } from '../geography.ts';
import { armySize, homesOf, ownUnits, unitsAt } from '../queries/map.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** Own groups: spaces with at least one own unit. */
function groups(s: State, seat: Seat): Space[] {
  const figures = s.figures[seat] ?? [];
  const found: Space[] = [];
  for (let space = 0; space < figures.length; space++)
    if ((figures[space] ?? 0) > 0 && ownUnits(s, seat, space) > 0) found.push(space);
  return found;
}

/** AKK-19.15 Other own groups with room, at any distance. */
function targets(s: State, seat: Seat, from: Space): Space[] {
  const size = armySize(s, seat);
  return groups(s, seat).filter((space) => space !== from && ownUnits(s, seat, space) < size);
}

/** AKK-19.16 Where a champion that fits nowhere goes: a home city of its owner, even above the limit; off the board if none is held. */
function championGoes(s: State, seat: Seat, from: Space): Key[] {
  const homes = homesOf(s, seat).filter((space) => s.control[space] === seat);
  if (homes.includes(from)) return [];
  return homes.length > 0
    ? homes.map((space) => `champion/${IDS[from] ?? ''}/${IDS[space] ?? ''}`)
    : [`champion/${IDS[from] ?? ''}/away`];
}

/** AKK-19.13 What may be done with the surplus of one group: `spearman/MAR/T02`, or `spearman/MAR/supply` where nothing has room. */
function surplusMoves(s: State, seat: Seat, from: Space): Key[] {
  const rooms = targets(s, seat, from);
  return UNITS.flatMap((name, kind) => {
    if (kind >= MERCENARY || unitsAt(s, seat, from, kind) === 0) return [];
    if (rooms.length > 0) return rooms.map((space) => `${name}/${IDS[from] ?? ''}/${IDS[space] ?? ''}`);
    return kind === CHAMPION ? championGoes(s, seat, from) : [`${name}/${IDS[from] ?? ''}/supply`];
  });
}

/** The moves open to a player whose groups are above the army size; of the first such group. */
export function armyMoves(s: State, seat: Seat): Key[] {
  const size = armySize(s, seat);
  for (const space of groups(s, seat)) {
    if (ownUnits(s, seat, space) <= size) continue;
    const moves = surplusMoves(s, seat, space);
    // A champion at home above the limit stays there.
    if (moves.length > 0) return moves;
  }
  return [];
}

/** AKK-19.13 to AKK-19.17 Step 10: surplus units join other own groups, or go to supply. */
export const armyCheck = R.proc<One>(
  'prestige.army',
  one,
)({
  next: (g, v) => (armyMoves(g.s, v.seat).length === 0 ? g.end() : g.goto('move')),
  move: {
    ask: 'army.surplus',
    by: (_, v) => v.seat,
    options: (s, v) => armyMoves(s, v.seat),
    about: (s, v) => ({ size: armySize(s, v.seat) }),
    then: (g, v, { kind, from, to }) => {
      if (to === 'supply' || to === 'away') disband(g, v.seat, from, kind, 1, 0, 'AKK-19.13');
      else {
        march(g.s, v.seat, from, to, kind, 1);
        const data = { unit: UNITS[kind] ?? '', from: IDS[from] ?? '', to: IDS[to] ?? '' };
        g.emit({ type: 'army.redistributed', seat: v.seat, rule: 'AKK-19.13', data });
      }
      return g.goto('next');
    },
  },
});
