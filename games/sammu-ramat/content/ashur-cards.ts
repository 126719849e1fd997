import type { ItemId, Source } from '@edubba/kernel';
import type { AreaName } from './map.ts';
import type { GoodName, MarkerName, TechnologyName, TokenName } from './things.ts';

/** SAM-32.04 */
export type AshurType = 'area' | 'bag' | 'goods' | 'technology';

/** What a Bag card does, one part after another. */
export type BagPart =
  | { readonly gain: TokenName; readonly n: number }
  | { readonly does: 'strike' | 'any-goods' | 'treaty' | 'guard' | 'informers' | 'couriers'; readonly n: number };

export interface AshurCard {
  readonly id: string;
  readonly type: AshurType;
  readonly cost: readonly GoodName[];
  /** SAM-12.02 Goes from the supply into the bag. */
  readonly bag?: MarkerName;
  /** Area cards: what is gained anywhere, and what instead in the Areas named. */
  readonly token?: TokenName;
  readonly basic?: number;
  readonly areas?: readonly (readonly [AreaName, number])[];
  readonly parts?: readonly BagPart[];
  /** Goods cards: named Goods, how many of the Area's own, how many of any type. */
  readonly goods?: readonly GoodName[];
  readonly local?: number;
  readonly any?: number;
  readonly technology?: TechnologyName;
  readonly source: Source;
}

/** Two copies of each. */
export const COPIES = 2;

const SHORT: { readonly [short: string]: GoodName } = {
  Te: 'textiles',
  Ir: 'iron',
  Co: 'copper',
  Go: 'gold',
  La: 'lapis',
};
const goodsIn = (list: string): GoodName[] =>
  list === '' ? [] : list.split(' ').map((short) => SHORT[short] as GoodName);

function area(
  id: string,
  cost: string,
  token: TokenName,
  areas: readonly (readonly [AreaName, number])[],
  source: Source = 'reconstructed',
): AshurCard {
  return { id, type: 'area', cost: goodsIn(cost), token, basic: 1, areas, source };
}

function bag(
  id: string,
  cost: string,
  marker: MarkerName,
  parts: readonly BagPart[],
  source: Source = 'reconstructed',
): AshurCard {
  return { id, type: 'bag', cost: goodsIn(cost), bag: marker, parts, source };
}

const stock = (id: string, goods: string, source: Source = 'reconstructed'): AshurCard => ({
  id,
  type: 'goods',
  cost: [],
  goods: goodsIn(goods),
  source,
});

const invention = (id: string, technology: TechnologyName, cost: string): AshurCard => ({
  id,
  type: 'technology',
  cost: goodsIn(cost),
  technology,
  source: id === 'TC01' ? 'rulebook' : 'reconstructed',
});

/** The Ashur deck: 50 kinds, two of each. */
export const ASHUR_CARDS: readonly AshurCard[] = [
  area('AC01', 'Ir Te', 'military', [['assyria', 3]], 'rulebook'),
  area('AC02', 'Ir Ir', 'military', [
    ['urartu', 3],
    ['medes', 2],
  ]),
  area('AC03', 'Go Ir', 'military', [
    ['kush', 3],
    ['egypt', 2],
  ]),
  area('AC04', 'Ir Co', 'military', [['phrygia', 3]]),
  area('AC05', 'Co La', 'military', [
    ['elam', 3],
    ['babylonia', 2],
  ]),
  area('AC06', 'Te Te', 'supplies', [['phrygia', 3]], 'rulebook'),
  area('AC07', 'Te Co', 'supplies', [
    ['babylonia', 3],
    ['assyria', 2],
  ]),
  area('AC08', 'Go Go', 'supplies', [['egypt', 3]]),
  area('AC09', 'Co Ir', 'supplies', [
    ['canaan', 3],
    ['cyprus', 2],
  ]),
  area('AC10', 'La Te', 'supplies', [
    ['medes', 3],
    ['urartu', 2],
  ]),
  area(
    'AC11',
    'Te La',
    'diviners',
    [
      ['assyria', 3],
      ['canaan', 2],
    ],
    'rulebook',
  ),
  area('AC12', 'Ir La', 'diviners', [['urartu', 3]]),
  area('AC13', 'Go La', 'diviners', [
    ['kush', 3],
    ['egypt', 2],
  ]),
  area('AC14', 'La La', 'diviners', [['babylonia', 3]]),
  area('AC15', 'Co Go', 'diviners', [
    ['phrygia', 3],
    ['cyprus', 2],
  ]),
  area('AC16', 'La Ir', 'medicine', [
    ['medes', 3],
    ['elam', 2],
  ]),
  area('AC17', 'Go Te', 'medicine', [['kush', 3]]),
  area('AC18', 'Co Co', 'medicine', [['cyprus', 3]]),
  area('AC19', 'Co Go', 'medicine', [['elam', 3]]),
  area('AC20', 'Te Go', 'medicine', [['canaan', 3]]),
  bag('BC01', 'Go', 'assassination', [{ gain: 'military', n: 3 }], 'rulebook'),
  bag('BC02', 'Te', 'unrest', [{ gain: 'supplies', n: 3 }]),
  bag('BC03', 'La', 'assassination', [{ gain: 'diviners', n: 2 }], 'rulebook'),
  bag('BC04', 'Co', 'plague', [{ gain: 'medicine', n: 3 }]),
  bag('BC05', 'Ir', 'raid', [
    { gain: 'military', n: 2 },
    { does: 'strike', n: 1 },
  ]),
  bag('BC06', 'Go', 'unrest', [{ does: 'any-goods', n: 4 }]),
  bag('BC07', 'Ir Ir', 'diplomacy', [{ does: 'treaty', n: 2 }]),
  bag('BC08', 'Te Te', 'karu', [
    { gain: 'supplies', n: 1 },
    { gain: 'military', n: 1 },
  ]),
  bag('BC09', 'Go Go', 'religion', [
    { gain: 'diviners', n: 1 },
    { does: 'guard', n: 1 },
  ]),
  bag('BC10', 'Co Co', 'health', [
    { gain: 'medicine', n: 1 },
    { gain: 'supplies', n: 1 },
  ]),
  bag('BC11', 'La', 'assassination', [{ does: 'informers', n: 2 }]),
  bag('BC12', 'Co', 'raid', [{ does: 'couriers', n: 1 }]),
  stock('GC01', 'Go Go La', 'rulebook'),
  stock('GC02', 'Te Te Ir'),
  stock('GC03', 'Ir Ir Co'),
  stock('GC04', 'Co Co Go'),
  stock('GC05', 'La La Te'),
  { id: 'GC06', type: 'goods', cost: [], any: 2, source: 'reconstructed' },
  { id: 'GC07', type: 'goods', cost: [], local: 2, any: 1, source: 'reconstructed' },
  invention('TC01', 'sword', 'Ir Ir Co'),
  invention('TC02', 'shield', 'Ir Co'),
  invention('TC03', 'military-wagon', 'Ir Te'),
  invention('TC04', 'supply-wagon', 'Te Te'),
  invention('TC05', 'diviner-wagon', 'La Te'),
  invention('TC06', 'medicine-wagon', 'Co Te'),
  invention('TC07', 'mule', 'Te Go'),
  invention('TC08', 'wheel', 'Ir Te Go'),
  invention('TC09', 'sun', 'Go Go La'),
  invention('TC10', 'amphora', 'Co La'),
  invention('TC11', 'vial', 'Co Go'),
];

/** Both copies of every card. */
export const ASHUR_DECK: readonly ItemId[] = ASHUR_CARDS.flatMap(({ id }) =>
  Array.from({ length: COPIES }, (_, i) => `${id}#${i + 1}`),
);

const BY_ITEM = new Map<ItemId, AshurCard>();
for (const one of ASHUR_CARDS) {
  BY_ITEM.set(one.id, one);
  for (let i = 1; i <= COPIES; i++) BY_ITEM.set(`${one.id}#${i}`, one);
}

/** The card an item is a copy of. */
export function ashurCard(item: ItemId): AshurCard {
  const found = BY_ITEM.get(item);
  if (found === undefined) throw new RangeError(`${item} is no Ashur card`);
  return found;
}
