import { circlePath, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { PLACES } from './places.ts';

const WHOLE = 'M-300 -260H1210V810H-300Z';

/** Dusk over the land while something on the map can be chosen: one veil with a hole round each place that can be. */
export const Veil = memo(function Veil(): ReactElement | null {
  const lit = useTable((table) => table.lit);
  const holes = [...lit.keys()].flatMap((thing) => {
    const place = PLACES.get(thing);
    return place === undefined ? [] : [circlePath(place.centre, place.small === true ? 26 : 42)];
  });
  if (holes.length === 0) return null;
  return <path className="map-dusk sam-dusk" fillRule="evenodd" d={WHOLE + [...new Set(holes)].join('')} />;
});
