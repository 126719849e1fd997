import type { Source } from '@edubba/kernel';
import { BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE } from './actions.ts';
import type { Amounts, Box } from './goods.ts';
import { goods } from './goods.ts';

export const EMPIRE_NAMES = [
  'sumerians',
  'akkadians',
  'babylonians',
  'elamites',
  'assyrians',
  'hittites',
  'mari',
  'eblaites',
] as const;
export type EmpireName = (typeof EMPIRE_NAMES)[number];
export type Empire = number;

export const SUMERIANS = 0;
export const AKKADIANS = 1;
export const BABYLONIANS = 2;
export const ELAMITES = 3;
export const HITTITES = 5;
export const EBLAITES = 7;

export interface EmpireRow {
  readonly name: EmpireName;
  readonly box: Box;
  /** MES-3.03 to 3.13 Action types whose Technology starts at level 2. */
  readonly second: readonly number[];
  /** MES-1.03, MES-1.04 First positions of the Seals. */
  readonly event: number;
  readonly population: number;
  /** Goods besides the four that everybody starts with. */
  readonly extra: Amounts;
  /** Civilization cards in the box. */
  readonly cards: number;
  readonly source: Source;
}

const none = goods('');
const row = (
  name: EmpireName,
  box: Box,
  second: readonly number[],
  cards: number,
  more: Partial<EmpireRow> = {},
): EmpireRow => ({ name, box, second, event: 1, population: 1, extra: none, cards, source: 'rulebook', ...more });

/** C3 */
export const EMPIRES: readonly EmpireRow[] = [
  row('sumerians', 'core', [RESEARCH], 23, { extra: goods('1t') }),
  row('akkadians', 'core', [WARFARE], 23, { extra: goods('1k') }),
  row('babylonians', 'core', [GROW], 23, { population: 2 }),
  row('elamites', 'core', [GATHER], 23),
  row('assyrians', 'AH', [EXPLORE], 23, { event: 2 }),
  row('hittites', 'AH', [], 24),
  row('mari', 'ME', [EXPLORE, BUILD, RESEARCH, GATHER, WARFARE, GROW], 18),
  row('eblaites', 'ME', [BUILD], 23),
];

/** MES-3.01 */
export const START_GOODS: Amounts = goods('1w1f1s1c');

const numbers = (names: readonly EmpireName[]): readonly Empire[] => names.map((name) => EMPIRE_NAMES.indexOf(name));

/** MES-1.03 The stack on the first position of the Event track, from the top. */
export const EVENT_STACK: readonly Empire[] = numbers([
  'assyrians',
  'akkadians',
  'elamites',
  'sumerians',
  'babylonians',
  'hittites',
  'mari',
  'eblaites',
]);

/** MES-1.04 The same on the Population track. */
export const POPULATION_STACK: readonly Empire[] = numbers([
  'babylonians',
  'sumerians',
  'elamites',
  'akkadians',
  'eblaites',
  'mari',
  'hittites',
  'assyrians',
]);
