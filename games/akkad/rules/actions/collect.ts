import type { Key, Seat } from '@edubba/kernel';
import { GOODS, goodOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { gainGoods } from '../effects/goods.ts';
import { IDS, NEIGHBOURS } from '../geography.ts';
import { hasCanal, isActivated, isStorm } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** Which COLLECT it is: of the Storehouse, the Governor's primary (AKK-3.31) or secondary (AKK-3.32), Second Harvest (C12). */
export type How = 'storehouse' | 'governor' | 'secondary' | 'second-harvest';

type Collecting = { seat: Seat; city: Space; how: How };

/** AKK-13.08, AKK-13.12, AKK-13.13 Does this space yield in this COLLECT? */
function yields(s: State, { seat, city, how }: Collecting, space: Space): boolean {
  if (isStorm(s, space) || SPACES[space]?.yields === 'none') return false;
  if (how === 'governor' || hasCanal(s, seat, space)) return true;
  if (space === city && how === 'storehouse') return true;
  if (s.control[space] !== seat) return false;
  return how === 'second-harvest' || !isActivated(s, seat, space);
}

/** Spaces that give something in a COLLECT at this city. */
export const yielding = (s: State, v: Collecting): Space[] =>
  [v.city, ...(NEIGHBOURS[v.city] ?? [])].filter((space) => yields(s, v, space));

/** AKK-13.09, AKK-13.10 What a space can give. */
export function choices(space: Space): readonly Key[] {
  const { yields: good = 'none' } = SPACES[space] ?? {};
  if (good === 'any') return GOODS;
  return good === 'staple' ? ['grain', 'sheep'] : good === 'none' ? [] : [good];
}

/**
 * AKK-13.08 to AKK-13.15, AKK-13.20 COLLECT at a city.
 * Not there yet: upgrades, events, home city, character, special cities, Overflowing Stores.
 */
export const collect = R.proc<Collecting>('collect')({
  start: (g, v) => g.become(collectFrom, { seat: v.seat, spaces: yielding(g.s, v), next: 0 }),
});

const collectFrom = R.proc<{ seat: Seat; spaces: Space[]; next: number }>('collect.from')({
  next: (g, v) => (v.next < v.spaces.length ? g.goto('take') : g.end()),
  take: {
    ask: 'collect.choose',
    by: (_, v) => v.seat,
    options: (_, v) => choices(v.spaces[v.next] ?? -1),
    about: (_, v) => ({ space: IDS[v.spaces[v.next] ?? -1] ?? '' }),
    then: (g, v, key) => {
      v.next++;
      gainGoods(g, v.seat, goodOf(key), 1, 'AKK-13.08');
      return g.goto('next');
    },
  },
});
