import { type Thing, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import { MAP, outline } from './geometry.ts';

const OUTLINES = SPACES.map(({ id }, space) => ({
  thing: `space/${id}`,
  path: outline([space], MAP.side + 0.2),
}));

/** Whether a thing is part of the map. */
const isOnMap = (thing: Thing): boolean => thing.startsWith('space/') || thing.startsWith('well/');

/** Whether anything on the map is in a set of things. */
export function anyOnMap(things: { keys(): Iterator<Thing> & Iterable<Thing> }): boolean {
  for (const thing of things.keys()) if (isOnMap(thing)) return true;
  return false;
}

/** While something on the map can be chosen or is spoken of, the rest lies at dusk: one veil with holes. */
export const Dusk = memo(function Dusk(): ReactElement | null {
  const lit = useTable((table) => table.lit);
  const marked = useTable((table) => table.marked);
  if (!anyOnMap(lit) && !anyOnMap(marked)) return null;
  const veiled = OUTLINES.filter(({ thing }) => !lit.has(thing) && !marked.has(thing));
  return <path className="map-dusk" d={veiled.map(({ path }) => path).join('')} />;
});
