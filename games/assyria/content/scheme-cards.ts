import type { ItemId, Source } from '@edubba/kernel';
import type { Food } from './map.ts';
import type { Area } from './tracks.ts';

export type Arrow = 'up' | 'down' | 'left' | 'right';
export type Terrain = 'river' | 'outside' | 'between';

/** One part of an action of the solo opponent. */
export type SchemeEffect =
  | { readonly do: 'new-ziggurat' }
  | { readonly do: 'level'; readonly level: 2 | 3 }
  | { readonly do: 'roof'; readonly areas: readonly Area[] }
  | { readonly do: 'tribute'; readonly token: 'gold' | 'ship'; readonly area: Area }
  | { readonly do: 'offering' }
  | { readonly do: 'discard' };

export interface SchemeAction {
  readonly cost: number;
  readonly effects: readonly SchemeEffect[];
}

/** A Scheme card: what the solo opponent looks for, and three actions from the top. */
export interface SchemeCard {
  readonly id: ItemId;
  readonly food: Food;
  readonly arrows: readonly [Arrow, Arrow];
  readonly terrain: readonly Terrain[];
  readonly outbid: 'middle' | 'low';
  readonly actions: readonly SchemeAction[];
  readonly source: Source;
}

const AREA_LETTERS: { readonly [letter: string]: Area } = { h: 0, m: 1, l: 2 };
const areaOf = (letter: string): Area => {
  const area = AREA_LETTERS[letter];
  if (area === undefined) throw new Error(`there is no area ${letter}`);
  return area;
};

/** `NZ`, `L2`, `RF(h,m,l)`, `TG-l`, `TS-h`, `OF`, `VP`. */
function effect(code: string): SchemeEffect {
  if (code === 'NZ') return { do: 'new-ziggurat' };
  if (code === 'OF') return { do: 'offering' };
  if (code === 'VP') return { do: 'discard' };
  if (code === 'L2' || code === 'L3') return { do: 'level', level: code === 'L2' ? 2 : 3 };
  if (code.startsWith('RF')) return { do: 'roof', areas: code.slice(3, -1).split(',').map(areaOf) };
  if (code.startsWith('T'))
    return { do: 'tribute', token: code.charAt(1) === 'G' ? 'gold' : 'ship', area: areaOf(code.charAt(3)) };
  throw new Error(`the scheme action ${code} cannot be read`);
}

const action = (text: string): SchemeAction => {
  const [cost = '', effects = ''] = text.split(': ');
  return { cost: Number(cost), effects: effects.split(' + ').map(effect) };
};

const card = (
  id: ItemId,
  food: Food,
  arrows: readonly [Arrow, Arrow],
  terrain: string,
  outbid: 'middle' | 'low',
  first: string,
  second: string,
  third: string,
  source: Source = 'reconstructed',
): SchemeCard => ({
  id,
  food,
  arrows,
  terrain: terrain.split(' ') as Terrain[],
  outbid,
  actions: [first, second, third].map(action),
  source,
});

/** S01 is the one the rulebook shows; the others are ours. */
export const SCHEME_CARDS: readonly SchemeCard[] = [
  card(
    'S01',
    'meat',
    ['left', 'down'],
    'between river outside',
    'middle',
    '5: NZ + OF',
    '3: L3',
    '1: TG-l',
    'rulebook',
  ),
  card('S02', 'dates', ['right', 'up'], 'between river outside', 'low', '4: RF(h,m,l) + OF', '3: L2', '1: VP'),
  card('S03', 'fish', ['right', 'up'], 'river outside between', 'middle', '5: NZ + OF', '2: OF + OF', '1: VP'),
  card('S04', 'fish', ['left', 'up'], 'river outside between', 'low', '5: TS-h + OF + OF', '2: OF + OF', '1: VP'),
  card('S05', 'wheat', ['right', 'down'], 'outside river between', 'low', '6: NZ + OF + OF', '2: TG-m', '1: TG-l'),
  card('S06', 'fish', ['right', 'down'], 'river between outside', 'low', '4: TG-h + OF', '3: L2', '1: OF'),
  card('S07', 'grapes', ['down', 'right'], 'river between outside', 'middle', '4: L2 + OF', '3: TG-h', '1: OF'),
  card('S08', 'dates', ['down', 'right'], 'between outside river', 'low', '4: RF(l,h,m) + OF', '3: TG-h', '1: TG-l'),
  card('S09', 'dates', ['up', 'left'], 'between river outside', 'middle', '5: NZ + OF', '3: L2', '1: TG-l'),
  card('S10', 'grapes', ['left', 'up'], 'outside between river', 'low', '4: L2 + OF', '3: RF(m,h,l)', '1: OF'),
  card('S11', 'meat', ['up', 'right'], 'outside river between', 'middle', '6: NZ + OF + OF', '3: L2', '1: TG-l'),
  card('S12', 'dates', ['left', 'down'], 'river between outside', 'middle', '4: NZ', '3: L3', '1: VP'),
  card('S13', 'meat', ['down', 'right'], 'between outside river', 'low', '5: NZ + OF', '2: TG-m', '1: OF'),
  card('S14', 'wheat', ['right', 'up'], 'river outside between', 'low', '4: NZ', '3: RF(h,l,m)', '1: OF'),
  card('S15', 'meat', ['up', 'left'], 'outside between river', 'low', '5: TS-h + OF + OF', '3: RF(l,m,h)', '1: TG-l'),
  card('S16', 'fish', ['left', 'down'], 'between river outside', 'middle', '4: RF(m,l,h) + OF', '3: L3', '1: TG-l'),
  card('S17', 'grapes', ['down', 'left'], 'between outside river', 'low', '4: TG-h + OF', '2: TS-m', '1: TS-l'),
  card('S18', 'wheat', ['up', 'left'], 'outside river between', 'middle', '4: TG-h + OF', '2: TG-m', '1: OF'),
  card('S19', 'wheat', ['down', 'left'], 'outside between river', 'middle', '4: L2 + OF', '3: L3', '1: VP'),
  card('S20', 'grapes', ['up', 'right'], 'river between outside', 'middle', '4: L2 + OF', '2: TS-m', '1: TS-l'),
];

const BY_ID = new Map(SCHEME_CARDS.map((scheme) => [scheme.id, scheme]));

export function schemeCard(item: ItemId): SchemeCard {
  const found = BY_ID.get(item);
  if (found === undefined) throw new Error(`there is no Scheme card ${item}`);
  return found;
}

/** Extra Gold of the opponent in each Expansion turn, by difficulty 1 to 4 (range printed, mapping inferred). */
export const DIFFICULTY_GOLD: { readonly [stars: string]: number } = { '1': 4, '2': 5, '3': 6, '4': 7 };
