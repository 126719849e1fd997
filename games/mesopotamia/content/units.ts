import type { Source } from '@edubba/kernel';
import type { Amounts } from './goods.ts';
import { goods } from './goods.ts';

/** Land Units that fight, pin, gather and occupy. */
export const KINDS = ['spearman', 'archer', 'horseman', 'chariot'] as const;
export type KindName = (typeof KINDS)[number];
export type Kind = 0 | 1 | 2 | 3;
export const SPEARMAN = 0;
export const ARCHER = 1;
export const HORSEMAN = 2;
export const CHARIOT = 3;

export interface UnitRow {
  readonly kind: KindName;
  readonly perEmpire: number;
  /** Miniatures of the Neutral Tribes. */
  readonly tribe: number;
  /** MES-9.03 */
  readonly speed: number;
  /** MES-18.04 Warfare level that creates it. */
  readonly level: number;
  /** MES-26.02 */
  readonly power: number;
  /** MES-21.18 Kinds it has the advantage over. */
  readonly over: readonly KindName[];
  readonly source: Source;
}

/** C1 */
export const UNITS: readonly UnitRow[] = [
  { kind: 'spearman', perEmpire: 3, tribe: 9, speed: 1, level: 1, power: 1, over: ['horseman'], source: 'rulebook' },
  { kind: 'archer', perEmpire: 3, tribe: 6, speed: 1, level: 2, power: 2, over: ['spearman'], source: 'rulebook' },
  { kind: 'horseman', perEmpire: 2, tribe: 3, speed: 2, level: 3, power: 3, over: ['archer'], source: 'rulebook' },
  {
    kind: 'chariot',
    perEmpire: 2,
    tribe: 0,
    speed: 2,
    level: 4,
    power: 4,
    over: ['spearman', 'archer', 'horseman'],
    source: 'rulebook',
  },
];

const pieces = (of: (row: UnitRow) => number): readonly Kind[] =>
  UNITS.flatMap((row, kind) => Array.from({ length: of(row) }, () => kind as Kind));

/** The kind of each land miniature of an Empire, and of each of the Neutral Tribes. */
export const EMPIRE_PIECES: readonly Kind[] = pieces((row) => row.perEmpire);
export const TRIBE_PIECES: readonly Kind[] = pieces((row) => row.tribe);

export const SPEED: readonly number[] = UNITS.map(({ speed }) => speed);
export const POWER: readonly number[] = UNITS.map(({ power }) => power);

/** MES-21.18 Does one kind have the advantage over another? */
export const ADVANTAGE: readonly (readonly boolean[])[] = UNITS.map(({ over }) =>
  KINDS.map((kind) => over.includes(kind)),
);

/** What an Empire has of everything else (MES-36.01). */
export const PIECES = { ships: 3, rams: 2, walls: 3, settlements: 3, levels: 6, amphorae: 6, eventDice: 3 } as const;

/** MES-11.05 */
export const SHIP_SPEED = 3;

/** What can be built, with the level it needs and its cost. */
export const ITEMS = ['walls', 'ziggurat', 'ram', 'ship', 'settlement', 'garden'] as const;
export type ItemName = (typeof ITEMS)[number];

export interface BuildRow {
  readonly item: ItemName;
  readonly level: number;
  /** That of the Hanging Gardens stands on the token. */
  readonly cost: Amounts;
  readonly source: Source;
}

/** C2 The levels are printed, the costs are ours. */
export const BUILDINGS: readonly BuildRow[] = [
  { item: 'walls', level: 1, cost: goods('2s'), source: 'reconstructed' },
  { item: 'ziggurat', level: 1, cost: goods('1s1c'), source: 'reconstructed' },
  { item: 'ram', level: 2, cost: goods('1w1s'), source: 'reconstructed' },
  { item: 'ship', level: 2, cost: goods('2w'), source: 'reconstructed' },
  { item: 'settlement', level: 3, cost: goods('1w1c1f'), source: 'reconstructed' },
  { item: 'garden', level: 4, cost: goods(''), source: 'rulebook' },
];
