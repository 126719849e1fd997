import type { Seat } from '@edubba/kernel';
import { TAX_REFORM } from '../../content/buildings.ts';
import { SILVER } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { gainGoods } from '../effects/goods.ts';
import { citiesOf, isActivated, isStorm } from '../queries/map.ts';
import { eventIs, hasUpgrade, holdsCard } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** `city`: the one activated for it, or nowhere; `all`: activated cities count too (Royal Collectors). */
export type Taxing = { seat: Seat; city: Space; all: boolean };

/** AKK-14.07 to AKK-14.10, AKK-14.14 Silver a TAX brings: one for each city that counts, then Tax Reform, then additions once each. */
export function taxOf(s: State, { seat, city, all }: Taxing): number {
  const cities = citiesOf(s, seat).filter((space) => !isStorm(s, space));
  const taxed = cities.filter((space) => all || space === city || !isActivated(s, seat, space));
  const reform = hasUpgrade(s, seat, TAX_REFORM) ? Math.floor(cities.length / 3) : 0;
  const inflation = eventIs(s, 'tax-inflation') ? 2 : 0;
  const halub = holdsCard(s, seat, 'halub') ? 1 : 0;
  return taxed.length + reform + inflation + halub;
}

/** AKK-14.07 TAX. */
export const tax = R.proc<Taxing>('tax')({
  take: (g, v) => {
    gainGoods(g, v.seat, SILVER, taxOf(g.s, v), 'AKK-14.07');
    return g.end();
  },
});
