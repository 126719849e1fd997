import { type Thing, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { MAP, outline, SIZE } from './geometry.ts';

const OUTLINES = SPACES.map(({ id }, space) => ({
  thing: `space/${id}`,
  path: outline([space], MAP.side + 0.2),
}));

const CIRCLES = WELL_SITES.map(({ id }, site) => {
  const [x, y] = MAP.wells[site] ?? [0, 0];
  const r = SIZE.well / 2 + 2.5;
  return { thing: `well/${id}`, path: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0` };
});

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

/**
 * The light of what can be chosen breathes after a while. One path for all of it: were every ring to breathe by itself,
 * the browser would keep a layer for each and sort them all anew with every change.
 */
export const Breath = memo(function Breath(): ReactElement | null {
  const lit = useTable((table) => table.lit);
  if (!anyOnMap(lit)) return null;
  const breathing = [...OUTLINES, ...CIRCLES].filter(({ thing }) => lit.has(thing));
  return <path className="map-breath" d={breathing.map(({ path }) => path).join('')} />;
});
