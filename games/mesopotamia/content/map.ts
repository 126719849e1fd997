import type { Source } from '@edubba/kernel';
import type { Good } from './goods.ts';
import { GOODS } from './goods.ts';

export type Area = number;
export type Section = number;
export type Terrain = 'mountain' | 'desert' | 'plain' | 'meadow' | 'none';

/** An area of the map. */
export interface AreaRow {
  readonly id: string;
  readonly name: string;
  /** Number of a Starting area, 0 for all others. */
  readonly start: number;
  readonly terrain: Terrain;
  /** The printed resource; none in a Starting area. */
  readonly resource: Good | undefined;
  /** Spearmen, Archers and Horsemen of the Neutral Tribe. */
  readonly tribe: readonly [number, number, number];
  readonly blocker: '' | 'X' | 'Y';
  readonly adjacent: readonly string[];
  readonly source: Source;
}

// Id and name | Starting area | terrain | resource | Tribe (s, a, h) | Blocker | adjacent areas.
const TABLE = `
  A1 Harran | 3 | - | any | - | - | A2 B1 B2
  A2 Nagar | - | mountain | wood | - | - | A1 A3 B2 B3
  A3 Nineveh | - | mountain | stone | - | - | A2 A4 B3 B4
  A4 Assur | 2 | - | any | - | - | A3 B4 B5
  B1 Emar | - | desert | clay | - | - | A1 B2 C1 C2
  B2 Tuttul | - | plain | food | - | - | A1 A2 B1 B3 C2 C3
  B3 Shubat-Enlil | - | desert | stone | 1h | - | A2 A3 B2 B4 C3 C4
  B4 Nuzi | - | plain | food | - | - | A3 A4 B3 B5 C4 C5
  B5 Arrapha | - | desert | clay | - | - | A4 B4 C5 C6
  C1 Bishri | - | desert | stone | - | X | B1 C2 D1 D2
  C2 Terqa | - | plain | food | 1s | - | B1 B2 C1 C3 D2 D3
  C3 Rapiqum | - | mountain | wood | 1s1a | - | B2 B3 C2 C4 D3 D4
  C4 Ekallatum | - | mountain | stone | 1s1a | - | B3 B4 C3 C5 D4 D5
  C5 Eshnunna | - | plain | food | 1s | - | B4 B5 C4 C6 D5 D6
  C6 Der | - | desert | wood | - | X | B5 C5 D6 D7
  D1 Tadmor | 5 | - | any | - | - | C1 D2 E1
  D2 Hit | - | plain | clay | - | Y | C1 C2 D1 D3 E1 E2
  D3 Sippar | - | meadow | wood | - | Y | C2 C3 D2 D4 E2 E3
  D4 Nippur | - | plain | clay | 1s2a1h | - | C3 C4 D3 D5 E3 E4
  D5 Kish | - | meadow | wood | - | Y | C4 C5 D4 D6 E4 E5
  D6 Malgium | - | plain | clay | - | Y | C5 C6 D5 D7 E5 E6
  D7 Susa | 6 | - | any | - | - | C6 D6 E6
  E1 Dumah | - | desert | wood | - | X | D1 D2 E2 F1
  E2 Borsippa | - | plain | food | 1s | - | D2 D3 E1 E3 F1 F2
  E3 Marad | - | mountain | stone | 1s1a | - | D3 D4 E2 E4 F2 F3
  E4 Isin | - | mountain | wood | 1s1a | - | D4 D5 E3 E5 F3 F4
  E5 Umma | - | plain | food | 1s | - | D5 D6 E4 E6 F4 F5
  E6 Awan | - | desert | stone | - | X | D6 D7 E5 F5
  F1 Dilbat | - | desert | clay | - | - | E1 E2 F2 G1
  F2 Shuruppak | - | plain | food | - | - | E2 E3 F1 F3 G1 G2
  F3 Uruk | - | desert | stone | 1h | - | E3 E4 F2 F4 G2 G3
  F4 Larsa | - | plain | food | - | - | E4 E5 F3 F5 G3 G4
  F5 Lagash | - | desert | clay | - | - | E5 E6 F4 G4
  G1 Eridu | 1 | - | any | - | - | F1 F2 G2
  G2 Kuara | - | mountain | stone | - | - | F2 F3 G1 G3
  G3 Bad-tibira | - | mountain | wood | - | - | F3 F4 G2 G4
  G4 Ur | 4 | - | any | - | - | F4 F5 G3`;

const tribeOf = (text: string): readonly [number, number, number] => {
  const of = (letter: string): number => Number(new RegExp(`(\\d)${letter}`).exec(text)?.[1] ?? 0);
  return [of('s'), of('a'), of('h')];
};

/** The map: areas of seven rows from north to south, each row from left to right, which is the reading order (MES-32.36). */
export const AREAS: readonly AreaRow[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', start = '', terrain = '', resource = '', tribe = '', blocker = '', adjacent = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const good = GOODS.findIndex((known) => known === resource);
    return {
      id: head.slice(0, 2),
      name: head.slice(3),
      start: start === '-' ? 0 : Number(start),
      terrain: (terrain === '-' ? 'none' : terrain) as Terrain,
      resource: good < 0 ? undefined : (good as Good),
      tribe: tribeOf(tribe),
      blocker: (blocker === '-' ? '' : blocker) as '' | 'X' | 'Y',
      adjacent: adjacent.split(' '),
      source: 'reconstructed' as const,
    };
  });

const NUMBERS = new Map(AREAS.map(({ id }, area) => [id, area]));

/** The number of an area by its id. */
export function areaOf(id: string): Area {
  const area = NUMBERS.get(id);
  if (area === undefined) throw new Error(`there is no area ${id}`);
  return area;
}

/** Areas next to each area. */
export const NEIGHBOURS: readonly (readonly Area[])[] = AREAS.map(({ adjacent }) => adjacent.map(areaOf));

/** MES-11.01 One river section for each border, named by its two areas; in the order of their names. */
export const SECTIONS: readonly { readonly id: string; readonly a: Area; readonly b: Area }[] = AREAS.flatMap(
  ({ id, adjacent }, a) =>
    adjacent.filter((other) => id < other).map((other) => ({ id: `${id}|${other}`, a, b: areaOf(other) })),
);

const SECTION_NUMBERS = new Map(SECTIONS.map(({ id }, section) => [id, section]));

/** The number of a river section by its id. */
export function sectionOf(id: string): Section {
  const section = SECTION_NUMBERS.get(id);
  if (section === undefined) throw new Error(`there is no river section ${id}`);
  return section;
}

/** River sections along each area. */
export const SHORES: readonly (readonly Section[])[] = AREAS.map((_, area) =>
  SECTIONS.flatMap(({ a, b }, section) => (a === area || b === area ? [section] : [])),
);

/** MES-11.04 Sections that meet each section at a node. */
export const CONNECTED: readonly (readonly Section[])[] = SECTIONS.map(({ a, b }) => {
  const both = (NEIGHBOURS[a] ?? []).filter((c) => NEIGHBOURS[b]?.includes(c));
  return both
    .flatMap((c) => [name(a, c), name(b, c)])
    .map(sectionOf)
    .sort((x, y) => x - y);
});

function name(a: Area, b: Area): string {
  const [first, second] = a < b ? [a, b] : [b, a];
  return `${AREAS[first]?.id}|${AREAS[second]?.id}`;
}

/** The area of each numbered Starting area; the first entry is not one. */
export const STARTS: readonly Area[] = [0, 1, 2, 3, 4, 5, 6].map((n) => AREAS.findIndex(({ start }) => start === n));

const SHIFT: { readonly [row: string]: number } = { A: 3, B: 2, C: 1, D: 0, E: 1, F: 2, G: 3 };

/** How far right an area lies, in halves of an area. */
export const X: readonly number[] = AREAS.map(({ id }) => 2 * Number(id.slice(1)) + (SHIFT[id.charAt(0)] ?? 0));

/** The row of an area: 0 is the topmost. */
export const ROW: readonly number[] = AREAS.map(({ id }) => id.charCodeAt(0) - 65);
