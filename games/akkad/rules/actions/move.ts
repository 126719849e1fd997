import type { Key, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, KINDS, kindOf, MERCENARY, UNITS } from '../../content/units.ts';
import { arrive } from '../combat/arrive.ts';
import { march } from '../effects/units.ts';
import { IDS, keysFor, spaceIn } from '../geography.ts';
import { figuresAt, ownUnits, unitsAt } from '../queries/map.ts';
import { sources } from '../queries/movement.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { danger } from './danger.ts';
import { offerMonster } from './monsters.ts';

const LAND_KEYS = keysFor('land');

/**
 * Moving to the activated space. `size`: army size when the action began; `moved`: groups so far; `from` and `group`: the one being
 * put together, by kind.
 */
type Moving = { seat: Seat; space: Space; size: number; moved: number; from: Space; group: number[] };

/** AKK-8.06 Own units that may still come. */
const room = (s: State, v: Moving): number => {
  const own = v.group.reduce((sum, n, kind) => (kind === MERCENARY ? sum : sum + n), 0);
  return v.size - ownUnits(s, v.seat, v.space) - own;
};

/** Spaces a further group may come from. */
const origins = (s: State, v: Moving): Space[] => (room(s, v) > 0 ? sources(s, v.seat, v.space) : []);

/** AKK-8.05, AKK-8.14 Kinds that may still join the group; mercenaries only beside an own unit. */
function joining(s: State, v: Moving): Key[] {
  const started = v.group.some((n, kind) => n > 0 && kind !== MERCENARY);
  return UNITS.filter((_, kind) => {
    if (kind === BEATEN || unitsAt(s, v.seat, v.from, kind) <= (v.group[kind] ?? 0)) return false;
    return kind === MERCENARY ? started : room(s, v) > 0;
  });
}

/**
 * AKK-8.04 to AKK-8.22 Groups move to the activated space, one after another; then they fight together.
 * Not there yet: paths longer than a step, Boat Trips, order of groups, Forced March, Reed Boats.
 */
export const move = R.proc<Moving>('move')({
  next: (g, v) => g.goto(origins(g.s, v).length > 0 ? 'from' : 'arrive'),
  from: {
    ask: 'move.from',
    by: (_, v) => v.seat,
    options: (s, v) => [...origins(s, v).map((space) => LAND_KEYS[space] as Key), ...(v.moved > 0 ? ['done'] : [])],
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, key) => {
      if (key === 'done') return g.goto('arrive');
      v.from = spaceIn(key);
      v.group = Array<number>(KINDS).fill(0);
      return g.goto('units');
    },
  },
  units: {
    ask: 'move.units',
    by: (_, v) => v.seat,
    options: (s, v) => [...joining(s, v), ...(v.group.some((n) => n > 0) ? ['done'] : [])],
    about: (_, v) => ({ from: IDS[v.from] ?? '', space: IDS[v.space] ?? '', group: v.group }),
    then: (g, v, key) => {
      if (key === 'done') return g.goto('march');
      const kind = kindOf(key);
      v.group[kind] = (v.group[kind] ?? 0) + 1;
      return g.goto(joining(g.s, v).length > 0 ? 'units' : 'march');
    },
  },
  march: (g, v) => {
    v.group.forEach((n, kind) => march(g.s, v.seat, v.from, v.space, kind, n));
    v.moved++;
    g.emit({
      type: 'units.moved',
      seat: v.seat,
      rule: 'AKK-8.04',
      data: { from: IDS[v.from] ?? '', to: IDS[v.space] ?? '' },
    });
    return g.call(danger, { seat: v.seat, space: v.space, group: v.group }, 'entered');
  },
  entered: (g, v) => {
    v.group = [];
    return g.goto('next');
  },
  // AKK-10.25 nobody may have arrived
  arrive: (g, v) =>
    figuresAt(g.s, v.seat, v.space) === 0
      ? g.end()
      : g.call(arrive, { seat: v.seat, space: v.space, cause: 'move' }, 'monster'),
  monster: (g, v) => g.become(offerMonster, { seat: v.seat, space: v.space, cause: 'move' }),
});
