import type { Source } from '@edubba/kernel';
import type { CharacterName } from './characters.ts';
import type { Icon } from './icons.ts';
import { icons, markersIn } from './icons.ts';
import type { AreaName } from './map.ts';
import type { MarkerName, TokenName } from './things.ts';

/** What only Monthly effects do. */
export type MonthIcon =
  | Icon
  /** The top unused Event is revealed; Baileet jumps and converts (SAM-25.14, SAM-25.15). */
  | { readonly do: 'oracle' }
  | { readonly do: 'oracle-arrives'; readonly at: string }
  /** Each Area with a Gate loses so many. */
  | { readonly do: 'drought'; readonly n: number }
  /** Public Unrest in the Capital of the last Event's Area. */
  | { readonly do: 'last-unrest' };

/** One part of a Win Condition; all of them must hold together (SAM-32.05). */
export type Win =
  | { readonly is: 'gate'; readonly area: AreaName }
  | { readonly is: 'gates'; readonly n: number }
  | { readonly is: 'tokens'; readonly token: TokenName; readonly n: number; readonly areas: readonly AreaName[] }
  | { readonly is: 'total'; readonly token: TokenName; readonly n: number }
  /** Areas or Locations; none named means the whole map. */
  | { readonly is: 'no-enemies'; readonly places: readonly string[] }
  | { readonly is: 'no-markers'; readonly marker: MarkerName; readonly places: readonly string[] }
  | { readonly is: 'few-enemies'; readonly n: number }
  | { readonly is: 'queen-in'; readonly at: string }
  | { readonly is: 'queen-safe'; readonly n: number }
  | { readonly is: 'technologies'; readonly n: number }
  | { readonly is: 'advisors'; readonly n: number }
  /** So many Goods, of so many types. */
  | { readonly is: 'goods'; readonly n: number; readonly types: number }
  | { readonly is: 'oracle-dead' }
  | { readonly is: 'last-month' };

export interface AreaSetup {
  readonly area: AreaName;
  readonly gate: boolean;
  /** Military, Supplies, Diviners, Medicine. */
  readonly tokens: readonly [number, number, number, number];
}

/** SAM-32.03 */
export interface ChallengeCard {
  readonly id: string;
  readonly letter: Letter;
  readonly win: readonly Win[];
  readonly areas: readonly AreaSetup[];
  readonly enemies: readonly (readonly [n: number, at: string])[];
  readonly markers: readonly (readonly [MarkerName, at: string])[];
  readonly bag: readonly MarkerName[];
  /** Characters that start elsewhere than at home; Baileet too. */
  readonly places: readonly (readonly [CharacterName, at: string])[];
  /** Effects of Months 2 to 8, by Month. */
  readonly months: { readonly [month: number]: readonly MonthIcon[] };
  /** SAM-6.02 The back: Month 1 of a later Challenge of a Campaign. */
  readonly first: readonly MonthIcon[];
  readonly source: Source;
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

const gate = (area: AreaName): Win => ({ is: 'gate', area });
export const gates = (n: number): Win => ({ is: 'gates', n });
const noEnemies = (...places: string[]): Win => ({ is: 'no-enemies', places });
export const noMarkers = (marker: MarkerName, ...places: string[]): Win => ({ is: 'no-markers', marker, places });
const tokens = (token: TokenName, n: number, ...areas: AreaName[]): Win => ({ is: 'tokens', token, n, areas });
const total = (token: TokenName, n: number): Win => ({ is: 'total', token, n });

const ROAD = ['sardes', 'gordium', 'ancyra', 'nineveh', 'kalhu', 'arbela', 'opis', 'susa'];

export const v = (area: AreaName, m = 1): AreaSetup => ({ area, gate: true, tokens: [m, 1, 1, 1] });
export const some = (area: AreaName, m: number, s: number, d: number, h: number): AreaSetup => ({
  area,
  gate: false,
  tokens: [m, s, d, h],
});
export const base = (m = 3): AreaSetup => ({ area: 'assyria', gate: true, tokens: [m, 2, 2, 2] });

/** `['2 draw', '3 E2@kush']` by Month. */
export function calendar(...lines: readonly string[]): { readonly [month: number]: readonly MonthIcon[] } {
  return Object.fromEntries(lines.map((line) => [Number(line[0]), icons(line.slice(2))]));
}

type Card = Omit<ChallengeCard, 'letter' | 'markers' | 'bag' | 'places' | 'first' | 'source'> & {
  markers?: ChallengeCard['markers'];
  bag: string;
  places?: ChallengeCard['places'];
  first?: readonly MonthIcon[];
  source?: Source;
};

const challenge = (card: Card): ChallengeCard => ({
  markers: [],
  places: [],
  first: [],
  source: 'reconstructed',
  ...card,
  letter: card.id[0] as Letter,
  bag: markersIn(card.bag),
});

const oracle: readonly MonthIcon[] = [{ do: 'oracle' }];
const drought: readonly MonthIcon[] = [{ do: 'drought', n: 1 }];

/** The 20 Challenges, four of each letter; `former-challenges.ts` has what was otherwise before rules version 2. */
export const CHALLENGES: readonly ChallengeCard[] = [
  challenge({
    id: 'A1',
    win: [gate('egypt'), noEnemies('egypt'), noMarkers('unrest', 'egypt')],
    areas: [base(), v('canaan', 2), v('medes'), some('egypt', 0, 0, 1, 0)],
    enemies: [
      [2, 'gordium'],
      [2, 'urartu'],
      [2, 'elam'],
      [2, 'kush'],
      [2, 'cyprus'],
    ],
    markers: [
      ['unrest', 'men-nefer'],
      ['unrest', 'gordium'],
    ],
    bag: 'DI RA RA',
    places: [['wardiya', 'jerusalem']],
    months: calendar('2 draw', '3 E2@kush', '4 bag+PU draw', '5 E2@egypt', '6 draw', '7 E2@kush', '8 draw draw'),
    source: 'rulebook',
  }),
  challenge({
    id: 'A2',
    win: [gate('babylonia'), gates(4), { is: 'queen-safe', n: 1 }, { is: 'queen-in', at: 'kalhu' }],
    areas: [base(), v('babylonia'), some('canaan', 1, 0, 1, 0)],
    enemies: [
      [2, 'medes'],
      [2, 'elam'],
      [1, 'damascus'],
    ],
    bag: 'AS AS RE',
    months: calendar('2 bag+AS', '3 draw', '4 E2@medes', '5 draw', '6 bag+AS draw', '7 E2@elam', '8 draw'),
  }),
  challenge({
    id: 'A3',
    win: [gate('urartu'), gate('phrygia'), tokens('supplies', 2, 'assyria', 'urartu', 'phrygia')],
    areas: [base(), v('medes'), some('urartu', 1, 1, 0, 0), some('phrygia', 0, 0, 1, 1)],
    enemies: [
      [2, 'phrygia'],
      [2, 'urartu'],
      [1, 'sardes'],
    ],
    bag: 'PU KA',
    months: calendar('2 E1@urartu', '3 draw', '4 bag+PU', '5 E2@phrygia', '6 draw', '7 bag+RA', '8 draw'),
  }),
  challenge({
    id: 'A4',
    win: [
      gate('babylonia'),
      gate('phrygia'),
      noEnemies(...ROAD),
      noMarkers('unrest', ...ROAD),
      noMarkers('plague', ...ROAD),
    ],
    areas: [base(), v('babylonia'), some('phrygia', 0, 0, 1, 0)],
    enemies: [
      [2, 'elmali'],
      [2, 'sardes'],
      [2, 'elam'],
    ],
    bag: 'RA KA PU',
    months: calendar('2 E1@opis', '3 draw', '4 E2@ancyra', '5 draw', '6 E2@susa', '7 draw', '8 E2@gordium'),
  }),
  challenge({
    id: 'B1',
    win: [tokens('diviners', 2, 'assyria', 'phrygia', 'egypt', 'babylonia', 'canaan')],
    areas: [base(), v('phrygia', 2), v('egypt')],
    enemies: [
      [2, 'urartu'],
      [2, 'elam'],
      [2, 'cyprus'],
    ],
    bag: 'AS AS RE',
    places: [
      ['wardiya', 'napata'],
      ['besime', 'gordium'],
    ],
    months: calendar('2 bag+AS', '3 E2@canaan', '4 draw', '5 E2@babylonia', '6 draw', '7 bag+AS draw', '8 draw'),
    first: icons('draw'),
    source: 'rulebook',
  }),
  challenge({
    id: 'B2',
    win: [noMarkers('plague'), tokens('medicine', 1, 'assyria', 'babylonia', 'canaan', 'medes', 'urartu')],
    areas: [base(), v('babylonia'), some('canaan', 0, 1, 0, 1)],
    enemies: [
      [2, 'medes'],
      [2, 'urartu'],
    ],
    markers: [['plague', 'susa']],
    bag: 'PL PL PL HE',
    months: calendar('2 draw', '3 draw', '4 bag+PL', '5 draw', '6 E2@urartu', '7 draw', '8 draw'),
    first: icons('bag+PL draw'),
  }),
  challenge({
    id: 'B3',
    win: [gate('urartu'), tokens('military', 2, 'assyria', 'urartu'), noEnemies('urartu', 'medes')],
    areas: [base(5), v('medes')],
    enemies: [
      [3, 'urartu'],
      [2, 'tushpa'],
      [2, 'medes'],
    ],
    bag: 'RA RA DI',
    months: calendar('2 E2@urartu', '3 draw', '4 E2@urartu', '5 draw', '6 E2@medes', '7 draw', '8 E2@urartu'),
    first: icons('E2@urartu'),
  }),
  challenge({
    id: 'B4',
    win: [gate('cyprus'), gate('canaan'), noEnemies('cyprus', 'canaan', 'damascus')],
    areas: [base(), v('canaan'), some('cyprus', 0, 1, 0, 1)],
    enemies: [
      [2, 'cyprus'],
      [1, 'damascus'],
      [2, 'egypt'],
    ],
    bag: 'RA PU KA',
    months: calendar('2 E1@cyprus', '3 draw', '4 E2@egypt', '5 draw', '6 E2@cyprus', '7 draw', '8 E2@damascus'),
    first: icons('E1@cyprus'),
  }),
  challenge({
    id: 'C1',
    win: [gate('medes'), gate('elam'), { is: 'few-enemies', n: 4 }],
    areas: [base(), v('babylonia'), v('urartu')],
    enemies: [
      [3, 'medes'],
      [2, 'elam'],
      [1, 'sardes'],
    ],
    bag: 'RA RA PU',
    months: calendar('2 E2@medes', '3 draw', '4 E2@elam', '5 bag+RA draw', '6 E2@medes', '7 draw', '8 E3@elam'),
    first: icons('E2@medes'),
  }),
  challenge({
    id: 'C2',
    win: [gates(5), { is: 'goods', n: 10, types: 5 }],
    areas: [base(), v('canaan'), v('medes')],
    enemies: [
      [2, 'elam'],
      [2, 'cyprus'],
      [2, 'phrygia'],
    ],
    bag: 'PU PU KA',
    months: calendar('2 draw', '3 E2@canaan', '4 bag+PU', '5 draw', '6 E2@phrygia', '7 draw', '8 draw'),
    first: icons('draw'),
  }),
  challenge({
    id: 'C3',
    win: [
      { is: 'technologies', n: 5 },
      { is: 'advisors', n: 7 },
    ],
    areas: [base(), v('cyprus'), some('egypt', 0, 0, 1, 1)],
    enemies: [
      [2, 'kush'],
      [2, 'phrygia'],
      [2, 'elam'],
    ],
    bag: 'AS PL RE',
    months: calendar('2 draw', '3 E2@cyprus', '4 draw', '5 bag+PL', '6 draw', '7 E2@elam', '8 draw'),
    first: icons('E1@cyprus'),
  }),
  challenge({
    id: 'C4',
    win: [gate('babylonia'), tokens('military', 4, 'babylonia'), noEnemies('babylonia', 'elam')],
    areas: [base(), v('medes'), v('canaan')],
    enemies: [
      [2, 'babylon'],
      [2, 'ur'],
      [2, 'elam'],
    ],
    bag: 'RA PU DI',
    months: calendar('2 E2@elam', '3 draw', '4 E2@ur', '5 draw', '6 E2@elam', '7 draw', '8 E2@ur'),
    first: icons('E2@ur'),
  }),
  challenge({
    id: 'D1',
    win: [{ is: 'oracle-dead' }, total('diviners', 6)],
    areas: [base(), v('canaan'), v('babylonia'), some('egypt', 0, 0, 1, 0)],
    enemies: [
      [2, 'egypt'],
      [2, 'cyprus'],
      [1, 'damascus'],
    ],
    bag: 'AS AS RE',
    places: [['baileet', 'men-nefer']],
    months: {
      2: oracle,
      3: oracle,
      4: [...oracle, ...icons('draw')],
      5: oracle,
      6: [...oracle, ...icons('draw')],
      7: oracle,
      8: oracle,
    },
    first: [{ do: 'oracle-arrives', at: 'men-nefer' }, ...icons('E2@egypt'), ...oracle],
  }),
  challenge({
    id: 'D2',
    win: [noMarkers('unrest'), gates(4), { is: 'queen-safe', n: 2 }],
    areas: [base(), v('canaan'), v('medes'), some('babylonia', 0, 1, 0, 1)],
    enemies: [
      [2, 'ashur'],
      [2, 'phrygia'],
      [2, 'urartu'],
    ],
    markers: [
      ['unrest', 'ecbatana'],
      ['unrest', 'gordium'],
    ],
    bag: 'PU RA',
    months: calendar('2 draw', '3 E2@nineveh', '4 draw', '5 E2@urartu', '6 bag+PU draw', '7 draw', '8 E2@arbela'),
    first: [{ do: 'last-unrest' }],
  }),
  challenge({
    id: 'D3',
    win: [gate('egypt'), gate('kush'), tokens('military', 2, 'egypt', 'kush')],
    areas: [base(4), v('canaan', 2), v('egypt', 2), some('kush', 0, 1, 0, 1)],
    enemies: [
      [2, 'kush'],
      [2, 'cyprus'],
    ],
    bag: 'RA PL DI',
    places: [['wardiya', 'men-nefer']],
    months: calendar('2 draw', '3 E1@kush', '4 draw', '5 E1@egypt', '6 draw', '7 E2@kush', '8 E2@cyprus'),
    first: icons('E2@egypt'),
  }),
  challenge({
    id: 'D4',
    win: [gate('cyprus'), gate('canaan'), gate('phrygia'), noEnemies('cyprus')],
    areas: [base(4), v('canaan', 2), v('medes'), some('phrygia', 0, 1, 1, 0)],
    enemies: [
      [3, 'cyprus'],
      [2, 'elmali'],
      [1, 'sardes'],
    ],
    bag: 'RA RA RA DI',
    months: calendar('2 draw', '3 E1@cyprus', '4 draw', '5 E2@phrygia', '6 draw', '7 E2@byblos', '8 draw draw'),
    first: icons('E2@byblos'),
  }),
  challenge({
    id: 'E1',
    win: [gate('urartu'), gate('elam'), gate('egypt'), gate('phrygia')],
    areas: [
      base(4),
      v('babylonia'),
      v('egypt'),
      some('urartu', 0, 1, 0, 1),
      some('elam', 0, 0, 1, 1),
      some('phrygia', 0, 1, 0, 1),
    ],
    enemies: [
      [2, 'urartu'],
      [1, 'elam'],
      [1, 'kush'],
      [2, 'phrygia'],
    ],
    bag: 'RA PU PL AS',
    months: calendar('2 E2@urartu', '3 draw', '4 E2@elam', '5 E2@phrygia draw', '6 draw', '7 E2@urartu', '8 draw draw'),
    first: icons('E1@urartu E1@elam'),
  }),
  challenge({
    id: 'E2',
    win: [total('supplies', 10), total('medicine', 6), gates(5)],
    areas: [base(), v('babylonia'), v('canaan'), v('cyprus')],
    enemies: [
      [2, 'medes'],
      [2, 'kush'],
      [2, 'phrygia'],
    ],
    markers: [['plague', 'men-nefer']],
    bag: 'PU PU PL PL',
    months: {
      2: drought,
      3: icons('draw'),
      4: icons('bag+PU draw'),
      5: drought,
      6: icons('draw'),
      7: icons('draw'),
      8: drought,
    },
    first: icons('draw draw'),
  }),
  challenge({
    id: 'E3',
    win: [{ is: 'last-month' }, gates(5), { is: 'queen-safe', n: 1 }, { is: 'queen-in', at: 'kalhu' }],
    areas: [base(), v('canaan'), v('babylonia'), v('medes'), some('urartu', 1, 1, 0, 0)],
    enemies: [
      [2, 'urartu'],
      [2, 'elam'],
      [2, 'egypt'],
      [1, 'sardes'],
    ],
    bag: 'AS RA PU',
    months: calendar('2 draw', '3 E2@urartu', '4 draw', '5 E2@elam draw', '6 bag+AS', '7 E3@urartu', '8 draw draw'),
    first: icons('bag+AS draw'),
  }),
  challenge({
    id: 'E4',
    win: [{ is: 'queen-in', at: 'ashur' }, total('military', 12), total('diviners', 8), gates(4)],
    areas: [base(), v('canaan'), v('egypt')],
    enemies: [
      [3, 'elam'],
      [3, 'urartu'],
      [2, 'phrygia'],
    ],
    bag: 'RA RA AS PL',
    months: calendar('2 E2@medes', '3 draw', '4 E2@babylonia', '5 draw', '6 E3@elam', '7 draw', '8 E3@urartu'),
    first: icons('E2@babylonia'),
  }),
];

const BY_ID = new Map(CHALLENGES.map((card) => [card.id, card]));

export function challengeCard(id: string): ChallengeCard {
  const found = BY_ID.get(id);
  if (found === undefined) throw new RangeError(`there is no Challenge ${id}`);
  return found;
}
