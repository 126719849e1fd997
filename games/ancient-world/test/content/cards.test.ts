import { expect, test } from 'vitest';
import type { Colour, EmpireRow, Force, TitanRow } from '../../content/cards.ts';
import { COLOURS, FORCES, SYMBOLS } from '../../content/cards.ts';
import {
  ARMY_IDS,
  armyNo,
  DISTRICT_IDS,
  districtNo,
  EMPIRE_IDS,
  empireCard,
  empireNo,
  letterOf,
  TITAN_IDS,
  titanNo,
} from '../../content/decks.ts';
import { DISTRICTS } from '../../content/districts.ts';
import { EMPIRE_A } from '../../content/empire-a.ts';
import { EMPIRE_B } from '../../content/empire-b.ts';
import { EMPIRE_C } from '../../content/empire-c.ts';
import { STARTING_EMPIRE } from '../../content/empire-start.ts';
import { MILITARY, STARTING_MILITARY } from '../../content/military.ts';
import { names } from '../../content/names.en.ts';
import { ONE_STAR, STARTING_TITANS, THREE_STARS, TWO_STARS } from '../../content/titans.ts';

const times = <T>(n: number, row: T): T[] => Array.from({ length: n }, () => row);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const named = (id: string): string => names[`item.${id}`] ?? '';
const idOf = (name: string): string =>
  Object.keys(names)
    .find((key) => names[key] === name)
    ?.slice('item.'.length) ?? '';
const colours = (rows: readonly { readonly banners: readonly Colour[] }[]): number[] =>
  COLOURS.map((colour) => rows.flatMap(({ banners }) => banners).filter((one) => one === colour).length);
const has = (rows: readonly EmpireRow[], does: (row: EmpireRow) => boolean): number => rows.filter(does).length;
const EMPIRE = [...EMPIRE_A, ...EMPIRE_B, ...EMPIRE_C];
const DECKS: readonly (readonly TitanRow[])[] = [ONE_STAR, TWO_STARS, THREE_STARS];

test('as many of everything as the box holds, and every card has a name of its own', () => {
  expect(
    [EMPIRE_A, EMPIRE_B, EMPIRE_C, STARTING_EMPIRE, MILITARY, STARTING_MILITARY, DISTRICTS].map((rows) => rows.length),
  ).toEqual([40, 34, 11, 2, 25, 2, 16]);
  expect([STARTING_TITANS, ...DECKS].map((rows) => rows.length)).toEqual([4, 10, 15, 10]);
  const ids = [
    ...EMPIRE,
    ...STARTING_EMPIRE,
    ...MILITARY,
    ...STARTING_MILITARY,
    ...DISTRICTS,
    ...STARTING_TITANS,
    ...DECKS.flat(),
  ].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    Object.keys(names)
      .map((key) => key.slice('item.'.length))
      .toSorted(),
  );
  expect(new Set(Object.values(names)).size).toBe(ids.length);
});

test('the number of a card is its place in the list of its kind', () => {
  const all = (ids: readonly string[], no: (item: string) => number): boolean => ids.every((id, at) => no(id) === at);
  expect([
    all(EMPIRE_IDS, empireNo),
    all(ARMY_IDS, armyNo),
    all(TITAN_IDS, titanNo),
    all(DISTRICT_IDS, districtNo),
  ]).toEqual([true, true, true, true]);
  expect([EMPIRE_IDS.length, ARMY_IDS.length]).toEqual([93, 33]);
  expect(['EA01', 'EB01', 'EC01', 'SE2#3'].map(letterOf)).toEqual(['A', 'B', 'C', 'S']);
});

test('AW-1.02 five colours, each 39 times; starting titans add one to all but purple', () => {
  expect([EMPIRE_A, EMPIRE_B, EMPIRE_C, DECKS.flat(), STARTING_TITANS].map(colours)).toEqual([
    [9, 9, 9, 9, 9],
    [13, 13, 13, 13, 13],
    [3, 3, 3, 3, 3],
    [14, 14, 14, 14, 14],
    [1, 1, 1, 1, 0],
  ]);
});

test('empire A: banners, prices and what there is of each kind', () => {
  expect(EMPIRE_A.map(({ banners }) => banners.length).filter((n) => n === 2).length).toBe(5);
  expect(has(EMPIRE_A, ({ banners }) => banners.length === 1)).toBe(35);
  expect(COLOURS.map((colour) => has(EMPIRE_A, ({ banners }) => banners[0] === colour))).toEqual([8, 8, 8, 8, 8]);
  expect(EMPIRE_A.every(({ coins }) => coins >= 3 && coins <= 6)).toBe(true);
  expect([has(EMPIRE_A, ({ knowledge }) => knowledge === 1), has(EMPIRE_A, ({ knowledge }) => knowledge > 1)]).toEqual([
    12, 0,
  ]);
  expect(has(EMPIRE_A, ({ symbols }) => (symbols?.food ?? 0) > 0)).toBeGreaterThanOrEqual(6);
  expect(has(EMPIRE_A, ({ symbols }) => (symbols?.income ?? 0) > 0)).toBeGreaterThanOrEqual(10);
  expect(has(EMPIRE_A, ({ action }) => action !== undefined)).toBeGreaterThanOrEqual(10);
  expect(has(EMPIRE_A, ({ gained }) => gained?.citizen === true)).toBeGreaterThanOrEqual(3);
  expect(has(EMPIRE_A, ({ symbols }) => (symbols?.armies ?? 0) > 0)).toBeGreaterThanOrEqual(2);
});

test('empire B: banners and prices', () => {
  const many = (n: number): EmpireRow[] => EMPIRE_B.filter(({ banners }) => banners.length === n);
  expect([1, 2, 3].map((n) => many(n).length)).toEqual([5, 27, 2]);
  const pairs = many(2).map(({ banners: [a = 'red', b = 'red'] }) => [a, b].toSorted().join());
  for (const a of COLOURS)
    for (const b of COLOURS) {
      const n = pairs.filter((pair) => pair === [a, b].toSorted().join()).length;
      expect(a === b ? n === 2 : n >= 1).toBe(true);
    }
  expect([0, 1, 2].map((n) => has(EMPIRE_B, ({ knowledge }) => knowledge === n))).toEqual([7, 25, 2]);
  expect(EMPIRE_B.every(({ coins }) => coins >= 4 && coins <= 9)).toBe(true);
  // A knowledge is worth two and a half coins.
  const price = ({ coins, knowledge }: EmpireRow): number => coins + 2.5 * knowledge;
  expect(many(2).every((row) => price(row) >= 6.5 && price(row) <= 9.5)).toBe(true);
  expect(
    EMPIRE_A.filter(({ banners }) => banners.length === 2).every((row) => price(row) >= 6.5 && price(row) <= 7.5),
  ).toBe(true);
  expect(many(1).map(({ coins, knowledge, goal }) => [coins, knowledge, goal?.kind])).toEqual(
    times(5, [8, 1, 'palace']),
  );
  expect(
    many(3).map(({ coins, knowledge, symbols, action, goal }) => [coins, knowledge, symbols, action, goal]),
  ).toEqual(times(2, [9, 2, undefined, undefined, undefined]));
});

test('AW-A.52 empire C: eleven goals', () => {
  expect(EMPIRE_C.every(({ goal }) => goal !== undefined)).toBe(true);
  expect([1, 2].map((n) => has(EMPIRE_C, ({ banners }) => banners.length === n))).toEqual([7, 4]);
  expect(EMPIRE_C.every(({ coins, knowledge }) => coins >= 6 && coins <= 10 && knowledge <= 2)).toBe(true);
  const cheap = EMPIRE_C.filter(({ knowledge }) => knowledge === 0);
  expect(cheap.every(({ goal }) => goal !== undefined && 'vp' in goal && goal.vp <= 4)).toBe(true);
  const paying = EMPIRE_C.filter(({ symbols }) => (symbols?.income ?? 0) > 0);
  expect(paying.length > 0 && paying.every(({ coins, knowledge }) => coins >= 7 && knowledge >= 1)).toBe(true);
  expect(EMPIRE_C.map(({ id }) => named(id)).includes('Cave Town')).toBe(false);
});

test('titans: colours, defence, capacity and effects by stars', () => {
  DECKS.forEach((deck, i) => expect([...new Set(deck.map(({ banners }) => banners.length))]).toEqual([i + 1]));
  expect(DECKS.map((deck) => colours(deck))).toEqual([Array(5).fill(2), Array(5).fill(6), Array(5).fill(6)]);
  const sets = (deck: readonly TitanRow[]): Set<string> =>
    new Set(deck.map(({ banners }) => banners.toSorted().join()));
  expect([sets(TWO_STARS).size, sets(THREE_STARS).size]).toEqual([15, 10]);
  expect(THREE_STARS.every(({ banners }) => new Set(banners).size === 3)).toBe(true);
  const range = (numbers: readonly number[]): number[] => [Math.min(...numbers), Math.max(...numbers)];
  expect(DECKS.map((deck) => range(deck.map(({ defence }) => defence)))).toEqual([
    [5, 7],
    [7, 10],
    [10, 15],
  ]);
  expect(DECKS.map((deck) => range(deck.map(({ capacity }) => capacity)))).toEqual([
    [1, 2],
    [1, 2],
    [2, 3],
  ]);
  for (const deck of DECKS) {
    const defences = (arrows: boolean): number[] =>
      deck.filter((row) => row.arrows === arrows).map(({ defence }) => defence);
    expect(mean(defences(false))).toBeLessThan(mean(defences(true)));
  }
  expect(DECKS.flat().filter(({ arrows }) => !arrows).length).toBe(10);
  const kinds = (deck: readonly TitanRow[]): Set<string> => new Set(deck.map(({ effect }) => effect.kind));
  expect([...kinds(ONE_STAR)].toSorted()).toEqual(['ambrosia', 'burden', 'coin', 'starve']);
  expect(kinds(TWO_STARS).has('district')).toBe(false);
  expect(kinds(DECKS.flat()).size).toBe(7);
  expect(ONE_STAR.every(({ effect }) => effect.kind !== 'ambrosia' || effect.n <= 2)).toBe(true);
});

test('starting titans are alike but for their colour, and both starting armies fall short of them', () => {
  const alike = STARTING_TITANS.map(({ defence, arrows, capacity, effect, symbols }) => [
    defence,
    arrows,
    capacity,
    effect.kind,
    symbols,
  ]);
  expect(alike).toEqual(times(4, [5, true, 1, 'coin', undefined]));
  const force = (name: keyof Force): number => sum(STARTING_MILITARY.map(({ front }) => front[name] ?? 0));
  expect([force('swords'), force('swords') + force('arrows')]).toEqual([3, 4]);
});

test('military cards: prices, strength and legacy', () => {
  expect([
    MILITARY.filter(({ cost }) => cost === 0).length,
    MILITARY.filter(({ cost }) => cost >= 1 && cost <= 4).length,
  ]).toEqual([17, 8]);
  for (const { cost, front, legacy } of MILITARY) {
    const attack = (front.swords ?? 0) + (front.arrows ?? 0);
    expect(attack >= 2 && attack <= 6).toBe(true);
    if (cost === 0) expect(attack).toBeLessThanOrEqual((front.swords ?? 0) === 0 ? 5 : 4);
    expect(Object.keys(legacy).length).toBe(1);
  }
  expect(MILITARY.filter(({ legacy }) => sum(Object.values(legacy)) > 1).map(({ id }) => named(id))).toEqual([
    'Old Guard',
  ]);
  for (const name of FORCES) {
    expect(MILITARY.some(({ front }) => (front[name] ?? 0) > 0)).toBe(true);
    expect(MILITARY.some(({ legacy }) => (legacy[name] ?? 0) > 0)).toBe(true);
  }
});

test('districts: capacity by what they do besides', () => {
  expect(DISTRICTS.every(({ capacity }) => capacity >= 1 && capacity <= 3)).toBe(true);
  expect(sum(DISTRICTS.map(({ capacity }) => capacity))).toBe(32);
  expect(DISTRICTS.every(({ capacity, symbols }) => (capacity === 3) === (symbols === undefined))).toBe(true);
  expect(DISTRICTS.filter(({ symbols }) => (symbols?.armies ?? 0) > 0).length).toBeGreaterThanOrEqual(2);
});

test('AW-A.2 the starting empire cards have one food each, no banner and no price', () => {
  expect(
    STARTING_EMPIRE.map(({ symbols, banners, coins, knowledge, copies }) => [
      symbols?.food,
      banners.length,
      coins,
      knowledge,
      copies,
    ]),
  ).toEqual(times(2, [1, 0, 0, 0, 4]));
});

test('every card that the rulebook names is there, with the effect it names', () => {
  const card = (name: string): EmpireRow => empireCard(idOf(name));
  const RULEBOOK: readonly (readonly [name: string, effect: Partial<EmpireRow>])[] = [
    ['Aqueduct', { ability: 'aqueduct' }],
    ['Archivists of Bol', { symbols: { income: 1 }, gained: { trade: true } }],
    ['Barbarian Camp', { ability: 'reroll' }],
    ['Cave Town', { gained: { citizen: true }, goal: { kind: 'plain', vp: 2 } }],
    ['Citadel', { goal: { kind: 'palace', colour: 'red' } }],
    ['Citadel of Ivories', { goal: { kind: 'unused', of: 'coins', group: 3, vp: 2 } }],
    ['City Center', { goal: { kind: 'citizens', n: 5, fed: true, vp: 6 } }],
    ['Crypta Ship', { action: { explore: true, coins: 2 } }],
    ['Desert Caravan', { action: { coinsPerFood: 1 } }],
    ['Distant Outpost', { ability: 'outpost' }],
    ['Forest Hideout', { goal: { kind: 'citizens', n: 3, fed: false, vp: 4 } }],
    ['Frog God Statue', { goal: { kind: 'unused', of: 'ambrosia', group: 3, vp: 2 } }],
    ['Guild of Scholars', { gained: { knowledge: 1, trade: true } }],
    [
      'Hall of War',
      { symbols: { income: 1, swords: 1 }, goal: { kind: 'banners', needs: { green: 5, purple: 5 }, vp: 6 } },
    ],
    ['Hidden Library', { goal: { kind: 'unused', of: 'knowledge', group: 1, vp: 2 } }],
    ['Holy Site', { action: { clear: true } }],
    ['Monument', { symbols: { income: 1 }, goal: { kind: 'titans', banners: 3, n: 2, vp: 4 } }],
    ['Moon Festival', { goal: { kind: 'sets', vp: 4 } }],
    ['Scribe Guild', { ability: 'scribe' }],
    ['Tea House', { ability: 'reroll' }],
    ['Town Hall', { action: { knowledge: 1, claim: true } }],
    [
      'Trade City',
      { symbols: { income: 1, knowledge: 1 }, goal: { kind: 'banners', needs: { blue: 4, red: 5 }, vp: 4 } },
    ],
    ['Trade Route', { goal: { kind: 'banners', needs: { yellow: 6 }, vp: 4 } }],
    ['Treasury', { symbols: { income: 2 }, goal: { kind: 'banners', needs: { blue: 5, yellow: 5 }, vp: 6 } }],
    ['Zori Dramatists', { ability: 'dramatists' }],
  ];
  const effectOf = ({ symbols, action, gained, ability, goal }: EmpireRow): object => ({
    ...(symbols === undefined ? {} : { symbols }),
    ...(action === undefined ? {} : { action }),
    ...(gained === undefined ? {} : { gained }),
    ...(ability === undefined ? {} : { ability }),
    ...(goal === undefined ? {} : { goal }),
  });
  for (const [name, effect] of RULEBOOK)
    expect([name, card(name).source, effectOf(card(name))]).toEqual([name, 'rulebook', effect]);
  expect(MILITARY[0]?.front).toEqual({ swords: 1, arrows: 3 });
  const stone = TWO_STARS.find(({ id }) => id === idOf('Stone Being'));
  expect([stone?.defence, stone?.arrows, stone?.banners.length, stone?.effect.kind]).toEqual([8, true, 2, 'military']);
  for (const name of ['Fishing Dock', 'Wheat Fields', 'City Guard', 'Militia']) expect(idOf(name)).not.toBe('');
});

test('every symbol is on some card, and only what is in the rulebook is called so', () => {
  for (const name of SYMBOLS) expect(EMPIRE.some(({ symbols }) => (symbols?.[name] ?? 0) > 0)).toBe(true);
  const rows = [...EMPIRE, ...MILITARY, ...DECKS.flat(), ...STARTING_TITANS, ...DISTRICTS];
  for (const { source, ours } of rows) expect(source === 'rulebook' || ours === undefined).toBe(true);
  expect(rows.filter(({ source }) => source === 'rulebook').length).toBe(28);
});

test('every three-star titan can be defeated by two armies with legacies and five more', () => {
  const value = ({ swords = 0, arrows = 0 }: Force, both: boolean): number => swords + (both ? arrows : 0);
  for (const { defence, arrows } of THREE_STARS) {
    const fronts = MILITARY.map(({ front }) => value(front, arrows)).toSorted((a, b) => b - a);
    const legacies = [...MILITARY, ...STARTING_MILITARY]
      .map(({ legacy }) => value(legacy, arrows))
      .toSorted((a, b) => b - a);
    expect(sum(fronts.slice(0, 2)) + sum(legacies.slice(0, 2)) + 5).toBeGreaterThanOrEqual(defence);
  }
});
