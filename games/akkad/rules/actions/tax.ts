import type { Seat } from '@edubba/kernel';
import { SILVER } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { gainGoods } from '../effects/goods.ts';
import { citiesOf, isActivated, isStorm } from '../queries/map.ts';
import { eventIs } from '../queries/players.ts';
import { R } from '../rules.ts';

/** `city`: the one activated for it, or nowhere; `all`: activated cities count too (Royal Collectors). */
export type Taxing = { seat: Seat; city: Space; all: boolean };

/** AKK-14.07 to AKK-14.10, AKK-14.14 TAX. Not there yet: Tax Reform, Halub. */
export const tax = R.proc<Taxing>('tax')({
  take: (g, v) => {
    const taxed = citiesOf(g.s, v.seat).filter(
      (space) => !isStorm(g.s, space) && (v.all || space === v.city || !isActivated(g.s, v.seat, space)),
    );
    const silver = taxed.length + (eventIs(g.s, 'tax-inflation') ? 2 : 0);
    gainGoods(g, v.seat, SILVER, silver, 'AKK-14.07');
    return g.end();
  },
});
