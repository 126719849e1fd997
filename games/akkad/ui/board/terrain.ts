import type { TerrainName } from '@edubba/ui';
import { type MapSpace, SPACES, type Space, type Yield } from '../../content/map.ts';

/** What dangerous land is made of; the map's own print, no rule. */
const WILD: { readonly [id: string]: TerrainName } = {
  D1: 'mount',
  D2: 'mount',
  D3: 'mount',
  D4: 'marsh',
  D5: 'marsh',
  D6: 'hills',
  D7: 'desert',
  D8: 'desert',
};

/** The soil shows what a space yields: fields, pastures, hills with silver, roads of lapis. */
const SOIL: { readonly [good in Yield]: TerrainName } = {
  grain: 'fertile',
  sheep: 'steppe',
  silver: 'hills',
  lapis: 'desert',
  staple: 'fertile',
  any: 'fertile',
  none: 'desert',
};

const terrainOf = ({ id, yields }: MapSpace): TerrainName => WILD[id] ?? SOIL[yields];

/** The terrains of the map. */
export const TERRAINS: readonly TerrainName[] = ['fertile', 'steppe', 'hills', 'desert', 'mount', 'marsh'];

/** All spaces of a terrain. */
export function spacesOf(terrain: TerrainName): readonly Space[] {
  return SPACES.flatMap((space, number) => (terrainOf(space) === terrain ? [number] : []));
}

/** Dangerous spaces. */
export const WILDS: readonly Space[] = SPACES.flatMap(({ kind }, space) => (kind === 'danger' ? [space] : []));
