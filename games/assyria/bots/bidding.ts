import type { Thumb } from '@edubba/bots';
import type { Key, Observation } from '@edubba/kernel';
import type { Icon } from '../content/food-cards.ts';
import { foodCard } from '../content/food-cards.ts';
import { BID_COSTS, BID_SPACES } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import { buildable } from '../rules/index.ts';
import { feedable, larder } from './worth.ts';

/** Worth of a row: food that fits the Huts I have and can build, the Favour card, and going early. */
export function bid({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const { s } = view;
  const [row = '', space = ''] = key.split('/');
  const at = Number(row.slice(3)) - 1;
  const cards = [...(s.rowLeft[at] ?? []), ...(s.rowMiddle[at] ?? [])];
  const icons: Icon[] = cards.flatMap((item) => foodCard(item).icons);
  const cost = BID_COSTS[BID_SPACES.indexOf(space as (typeof BID_SPACES)[number])] ?? 0;
  const huts = s.huts[seat] ?? [];
  const wanted = [...huts, ...buildable(s, seat)].slice(
    0,
    huts.length + 2 * ((s.growthHuts[seat] ?? 0) + (s.personalHuts[seat] ?? 0)),
  );
  const held = larder(s, seat);
  const gain = feedable(s, [...held, ...icons], wanted) - feedable(s, held, wanted);
  return [
    { feature: 'row-feeds', amount: gain },
    { feature: 'row-icons', amount: icons.length },
    { feature: 'row-favour', amount: s.rowFavour[at]?.length ?? 0 },
    { feature: 'bid-cost', amount: cost },
    { feature: 'row-late', amount: at },
  ];
}
