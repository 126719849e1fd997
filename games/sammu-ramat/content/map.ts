import type { Source } from '@edubba/kernel';
import type { GoodName } from './things.ts';

/** Areas in the resolving order, Damascus and Sardes left out (SAM-2.05, SAM-5.02). */
export const AREA_NAMES = [
  'assyria',
  'phrygia',
  'urartu',
  'medes',
  'babylonia',
  'elam',
  'canaan',
  'cyprus',
  'egypt',
  'kush',
] as const;
export type AreaName = (typeof AREA_NAMES)[number];

export interface AreaCard {
  readonly id: AreaName;
  readonly good: GoodName;
  readonly source: Source;
}

const area = (id: AreaName, good: GoodName, source: Source): AreaCard => ({ id, good, source });

export const AREAS: readonly AreaCard[] = [
  area('assyria', 'textiles', 'rulebook'),
  area('phrygia', 'iron', 'rulebook'),
  area('urartu', 'iron', 'rulebook'),
  area('medes', 'lapis', 'reconstructed'),
  area('babylonia', 'lapis', 'reconstructed'),
  area('elam', 'copper', 'reconstructed'),
  area('canaan', 'textiles', 'reconstructed'),
  area('cyprus', 'copper', 'rulebook'),
  area('egypt', 'gold', 'rulebook'),
  area('kush', 'gold', 'reconstructed'),
];

/** SAM-5.02 The order in which places are resolved. */
export const PLACES: readonly (AreaName | 'damascus' | 'sardes')[] = [
  'assyria',
  'damascus',
  'phrygia',
  'sardes',
  'urartu',
  'medes',
  'babylonia',
  'elam',
  'canaan',
  'cyprus',
  'egypt',
  'kush',
];

/** A Location of the map. Whether it is a Market, a Technology site or a stop of the Queen's Road may be ours where its name is printed. */
export interface LocationCard {
  readonly id: string;
  readonly area: AreaName | null;
  readonly capital: boolean;
  /** Steps to Kalhu on Routes; the validator counts them again. */
  readonly steps: number;
  readonly market: boolean;
  readonly technology: boolean;
  /** Its place on the Queen's Road, from Sardes on; 0 if it is none. */
  readonly road: number;
  readonly source: Source;
}

type Marks = { capital?: true; market?: true; technology?: true; road?: number; source?: Source };

function at(id: string, inArea: AreaName | null, steps: number, marks: Marks = {}): LocationCard {
  const { capital = false, market = false, technology = false, road = 0, source = 'rulebook' } = marks;
  return { id, area: inArea, capital, steps, market, technology, road, source };
}

/** The 28 Locations, in the order that breaks ties nobody decides (SAM-A.16). */
export const LOCATIONS: readonly LocationCard[] = [
  at('kalhu', 'assyria', 0, { capital: true, road: 5 }),
  at('nineveh', 'assyria', 1, { road: 4 }),
  at('ashur', 'assyria', 1, { market: true }),
  at('arbela', 'assyria', 1, { road: 6 }),
  at('damascus', null, 2, { market: true }),
  at('gordium', 'phrygia', 4, { capital: true, road: 2 }),
  at('ancyra', 'phrygia', 3, { market: true, road: 3 }),
  at('elmali', 'phrygia', 5),
  at('sardes', null, 5, { technology: true, road: 1 }),
  at('tushpa', 'urartu', 2, { capital: true, market: true, technology: true }),
  at('bastam', 'urartu', 3),
  at('ecbatana', 'medes', 2, { capital: true, technology: true }),
  at('godin-tepe', 'medes', 3, { market: true }),
  at('babylon', 'babylonia', 3, { capital: true }),
  at('opis', 'babylonia', 2, { market: true, road: 7 }),
  at('ur', 'babylonia', 4, { source: 'reconstructed' }),
  at('susa', 'elam', 4, { capital: true, market: true, technology: true, road: 8 }),
  at('anshan', 'elam', 5),
  at('jerusalem', 'canaan', 2, { capital: true }),
  at('tyre', 'canaan', 3, { market: true }),
  at('byblos', 'canaan', 4, { source: 'reconstructed' }),
  at('salamis', 'cyprus', 4, { capital: true, technology: true }),
  at('kition', 'cyprus', 5, { market: true }),
  at('men-nefer', 'egypt', 5, { capital: true, market: true }),
  at('heliopolis', 'egypt', 4),
  at('waset', 'egypt', 6, { source: 'reconstructed' }),
  at('napata', 'kush', 7, { capital: true, technology: true }),
  at('meroe', 'kush', 8, { market: true }),
];

export interface RouteCard {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly sea: boolean;
  readonly source: Source;
}

// `~` marks a Route that no example shows, `*` one across the sea.
const FROM: readonly (readonly [from: string, to: string])[] = [
  ['kalhu', 'nineveh ashur arbela~'],
  ['nineveh', 'tushpa damascus~'],
  ['ashur', 'opis jerusalem~'],
  ['arbela', 'ecbatana'],
  ['ecbatana', 'opis godin-tepe~'],
  ['opis', 'babylon'],
  ['babylon', 'ur~'],
  ['ur', 'susa~'],
  ['susa', 'anshan~ godin-tepe~'],
  ['bastam', 'tushpa godin-tepe~'],
  ['ancyra', 'tushpa damascus gordium~'],
  ['gordium', 'elmali sardes~'],
  ['sardes', 'elmali~'],
  ['tyre', 'damascus jerusalem heliopolis byblos~ salamis*~'],
  ['salamis', 'byblos*~ kition~'],
  ['kition', 'elmali*~ heliopolis*~'],
  ['men-nefer', 'heliopolis~ waset~'],
  ['napata', 'waset~ meroe~'],
];

/** The 36 Routes. */
export const ROUTES: readonly RouteCard[] = FROM.flatMap(([from, list]) =>
  list.split(' ').map((word) => {
    const to = word.replaceAll(/[*~]/g, '');
    return {
      id: `${from}-${to}`,
      from,
      to,
      sea: word.includes('*'),
      source: word.includes('~') ? 'reconstructed' : 'rulebook',
    };
  }),
);
