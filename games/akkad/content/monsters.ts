import type { Source } from '@edubba/kernel';

export const MONSTER_NAMES = ['girtablilu', 'asag', 'anzu', 'bashmu', 'mushmahhu', 'huwawa', 'lamashtu'] as const;
export type MonsterName = (typeof MONSTER_NAMES)[number];

/** A monster by its place in {@link MONSTER_NAMES}. */
export type Monster = number;

/** C8 A monster token and its dangerous terrain; all have the same values. */
export interface MonsterToken {
  readonly id: MonsterName;
  readonly space: string;
  readonly source: Source;
}

export const MONSTERS: readonly MonsterToken[] = [
  { id: 'girtablilu', space: 'D1', source: 'reconstructed' },
  { id: 'asag', space: 'D2', source: 'reconstructed' },
  { id: 'anzu', space: 'D3', source: 'inferred' },
  { id: 'bashmu', space: 'D4', source: 'reconstructed' },
  { id: 'mushmahhu', space: 'D5', source: 'reconstructed' },
  { id: 'huwawa', space: 'D6', source: 'inferred' },
  { id: 'lamashtu', space: 'D7', source: 'reconstructed' },
];
