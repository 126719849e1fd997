import { type Thing, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import { MONSTER_SPACE } from '../../rules/geography.ts';
import { MONSTERS } from '../../content/monsters.ts';
import { SHAPES } from './geometry.ts';

const THINGS = SPACES.map(({ id }, space) => ({ thing: `space/${id}`, path: SHAPES[space] ?? '' }));
const LAIRS = new Map<Thing, Thing>(
  MONSTERS.map(({ id }, monster) => [`space/${SPACES[MONSTER_SPACE[monster] ?? -1]?.id ?? ''}`, `monster/${id}`]),
);

/** Whether a thing is part of the map. */
const isOnMap = (thing: Thing): boolean => /^(space|monster|sailing)\//.test(thing);

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
  const seen = (thing: Thing): boolean => lit.has(thing) || marked.has(thing);
  const veiled = THINGS.filter(({ thing }) => !seen(thing) && !seen(LAIRS.get(thing) ?? ''));
  return <path className="akk-dusk" d={veiled.map(({ path }) => path).join('')} />;
});

/** The light of what can be chosen breathes after a while: one path for all of it. */
export const Breath = memo(function Breath(): ReactElement | null {
  const lit = useTable((table) => table.lit);
  if (!anyOnMap(lit)) return null;
  const breathing = THINGS.filter(({ thing }) => lit.has(thing));
  return <path className="akk-breath" d={breathing.map(({ path }) => path).join('')} />;
});
