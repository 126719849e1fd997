import type { Key, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { UNIT_TABLE, UNITS, kindOf } from '../../content/units.ts';
import { payAll } from '../effects/goods.ts';
import { deploy } from '../effects/units.ts';
import { recruits, unitCost } from '../queries/buildings.ts';
import { roomAt } from '../queries/map.ts';
import { R } from '../rules.ts';

/** `bought`: names of the kinds bought so far in this RECRUIT TROOPS. */
export type Recruiting = { seat: Seat; city: Space; bought: string[] };

/**
 * AKK-14.02 to AKK-14.06, AKK-14.12 RECRUIT TROOPS in a city.
 * Not there yet: Horde (AKK-14.11), Ninhursag (AKK-4.15), price cuts, combat at a besieged home city (AKK-3.49).
 */
export const recruit = R.proc<Recruiting>('recruit')({
  next: (g, v) => g.goto(recruits(g.s, v.seat, v.city).length === 0 ? 'done' : 'buy'),
  buy: {
    ask: 'recruit.buy',
    by: (_, v) => v.seat,
    options: (s, v) => [...recruits(s, v.seat, v.city).map((kind) => UNITS[kind] as Key), 'done'],
    about: (s, v) => ({ room: roomAt(s, v.seat, v.city), bought: v.bought.length }),
    then: (g, v, key) => {
      if (key === 'done') return g.goto('done');
      const kind = kindOf(key);
      payAll(g, v.seat, unitCost(g.s, v.seat, kind), 'AKK-14.02');
      // AKK-12.11, AKK-14.05 a pair with room for one costs the full price
      const n = Math.min(UNIT_TABLE[kind]?.pair ?? 1, roomAt(g.s, v.seat, v.city));
      deploy(g, v.seat, v.city, kind, n, 'AKK-14.02');
      v.bought.push(key);
      return g.goto('next');
    },
  },
  done: (g) => g.end(),
});
