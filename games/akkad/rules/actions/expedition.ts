import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, MERCENARY, UNITS } from '../../content/units.ts';
import { takeUnits, unitKeysAt } from '../effects/units.ts';
import { IDS } from '../geography.ts';
import { isInjured, kindIn } from '../keys.ts';
import { ownUnits } from '../queries/map.ts';
import { voyageOrigins } from '../queries/water.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { ownOf } from './march.ts';

/** Committing to an expedition. `size`: army size when the action began; `from`: where units come from now; `own`: own units taken from there. */
export type Sailing = { seat: Seat; space: Space; size: number; from: Space; own: number };

/** Locals for {@link voyage}. */
export const sailing = (seat: Seat, space: Space, size: number): Sailing => ({
  seat,
  space,
  size,
  from: NOWHERE,
  own: 0,
});

const aboard = (s: State, seat: Seat): number => ownOf(s.fleet[seat] ?? []);

/** AKK-9.22 Own units that may still go aboard. */
const room = (s: State, v: Sailing): number => v.size - ownUnits(s, v.seat, v.space) - aboard(s, v.seat);

/** AKK-9.20, AKK-9.21 Where further units may come from. */
const origins = (s: State, v: Sailing, most?: number): Key[] =>
  room(s, v) > 0 ? voyageOrigins(s, v.seat, v.space, most).map((space) => IDS[space] as Key) : [];

/** Every unit there: `spearman`, `chariot!` if it is injured. */
function unitsThere(s: State, v: Sailing): Key[] {
  return unitKeysAt(s, v.seat, v.from);
}

/** AKK-9.22, AKK-11.68 Why a unit cannot go aboard; nothing, if it can. */
function objection(s: State, v: Sailing, key: Key): Objection | undefined {
  if (key === 'done')
    return v.own > 0 ? undefined : no('AKK-9.22', 'no.move.nobody', undefined, { id: 'fix.move.unit' });
  const kind = kindIn(key);
  if (kind === BEATEN) return no('AKK-11.68', 'no.move.beaten', undefined, { id: 'fix.healed' });
  if (kind === MERCENARY)
    return v.own > 0 ? undefined : no('AKK-9.22', 'no.move.mercenaries', undefined, { id: 'fix.move.unit' });
  return room(s, v) > 0 ? undefined : no('AKK-9.22', 'no.move.army', { size: v.size }, { id: 'fix.cities' });
}

/** AKK-9.19 One unit goes to the River Expedition area. */
function embark(g: G, v: Sailing, key: Key): void {
  const { s } = g;
  const kind = kindIn(key);
  const hurt = isInjured(key) ? 1 : 0;
  takeUnits(s, v.seat, v.from, kind, 1, hurt);
  const fleet = s.fleet[v.seat];
  const injured = s.fleetHurt[v.seat];
  if (fleet !== undefined) fleet[kind] = (fleet[kind] ?? 0) + 1;
  if (injured !== undefined) injured[kind] = (injured[kind] ?? 0) + hurt;
  if (kind !== MERCENARY) v.own++;
  g.emit({
    type: 'voyage.committed',
    seat: v.seat,
    rule: 'AKK-9.19',
    data: { unit: UNITS[kind] ?? '', from: IDS[v.from] ?? '', to: IDS[v.space] ?? '' },
  });
}

/** AKK-9.14 to AKK-9.25, AKK-9.35 Units from any number of spaces are committed to the one destination; they land in the prestige phase. */
export const voyage = R.proc<Sailing>('voyage')({
  start: (g, v) => {
    g.s.voyage[v.seat] = v.space;
    return g.goto('from');
  },
  next: (g, v) => g.goto(origins(g.s, v, 1).length > 0 ? 'from' : 'sailed'),
  from: {
    ask: 'voyage.from',
    by: (_, v) => v.seat,
    options: (s, v) => [...origins(s, v), ...(aboard(s, v.seat) > 0 ? ['done'] : [])],
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('sailed');
      v.from = answer;
      v.own = 0;
      return g.goto('units');
    },
  },
  units: {
    ask: 'voyage.units',
    by: (_, v) => v.seat,
    ...guarded<State, Sailing>((s, v) => [...unitsThere(s, v), 'done'], objection),
    about: (s, v) => ({ from: IDS[v.from] ?? '', space: IDS[v.space] ?? '', fleet: s.fleet[v.seat] ?? [] }),
    then: (g, v, answer, key) => {
      if (answer === 'done') return g.goto('next');
      embark(g, v, key);
      return g.goto(unitsThere(g.s, v).some((one) => objection(g.s, v, one) === undefined) ? 'units' : 'next');
    },
  },
  sailed: (g) => g.end(),
});
