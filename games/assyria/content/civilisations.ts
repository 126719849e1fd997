import type { ItemId, Source } from '@edubba/kernel';

export type Civilisation =
  | 'amorites'
  | 'babylonians'
  | 'canaanites'
  | 'cimmerians'
  | 'egyptians'
  | 'elamites'
  | 'harappans'
  | 'hittites'
  | 'israelites'
  | 'medes';

/** A Civilisation board: Tribute Bonus and Roof effect are printed; two of the Roof prices are, the others are ours. */
export interface CivilisationBoard {
  readonly id: ItemId;
  readonly name: Civilisation;
  readonly roofCost: number;
  readonly roofCostSource: Source;
  readonly source: Source;
}

const board = (
  id: ItemId,
  name: Civilisation,
  roofCost: number,
  roofCostSource: Source = 'reconstructed',
): CivilisationBoard => ({
  id,
  name,
  roofCost,
  roofCostSource,
  source: 'rulebook',
});

export const CIVILISATIONS: readonly CivilisationBoard[] = [
  board('CV01', 'amorites', 3),
  board('CV02', 'babylonians', 3),
  board('CV03', 'canaanites', 3),
  board('CV04', 'cimmerians', 2, 'rulebook'),
  board('CV05', 'egyptians', 2),
  board('CV06', 'elamites', 2, 'rulebook'),
  board('CV07', 'harappans', 3),
  board('CV08', 'hittites', 2),
  board('CV09', 'israelites', 3),
  board('CV10', 'medes', 2),
];

const BY_ID = new Map(CIVILISATIONS.map((one) => [one.id, one]));

export function civilisation(item: ItemId): CivilisationBoard {
  const found = BY_ID.get(item);
  if (found === undefined) throw new Error(`there is no Civilisation board ${item}`);
  return found;
}
