import { circlePath, Rings, useColour, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { WELL_SITES } from '../../content/wells.ts';
import type { State } from '../../rules/state.ts';
import { at, MAP, SIZE } from './geometry.ts';
import { isBlocked } from './Land.tsx';
import { MapPiece } from './MapPiece.tsx';

const NOBODY = -1;
const HERE = [0, 0] as const;
/** Half of what a finger needs, while a site can be chosen. */
const REACH = 23;

/** A Well site on a corner of three outside spaces, with the Well dug there. Sites beside a blocked row are not in play. */
export const MapWell = memo(function MapWell({ site }: { readonly site: number }): ReactElement | null {
  const spaces = WELL_SITES[site]?.spaces ?? [];
  const inPlay = useTable<State, boolean>(
    ({ view: { s } }) => !spaces.some((space) => isBlocked(space, s.blockedTop, s.blockedBottom)),
  );
  return inPlay ? <Site site={site} /> : null;
});

function Site({ site }: { readonly site: number }): ReactElement {
  const id = WELL_SITES[site]?.id ?? '';
  const thing = useThing(`well/${id}`);
  const owner = useTable<State, number>(({ view }) => view.s.well[site] ?? NOBODY);
  const then = useTable<State, number>(({ view, ahead }) => (ahead ?? view).s.well[site] ?? NOBODY);
  const colourOf = useColour();
  const lit = thing['data-lit'] !== undefined;
  const dug = owner !== NOBODY;
  const coming = !dug && then !== NOBODY;
  const ring = dug || coming || lit ? SIZE.well / 2 + 2.5 : SIZE.site * 2;
  return (
    <g className="map-well" transform={at(MAP.wells[site] ?? [0, 0])} {...thing}>
      <Rings thing={thing} path={circlePath(HERE, ring)} />
      {!dug && !coming && <circle className="map-site" r={SIZE.site} />}
      {!dug && !coming && <circle className="map-eye" r={SIZE.site * 0.4} />}
      {dug && <MapPiece id={`well/${id}`} kind="well" colour={colourOf(owner)} />}
      {coming && <MapPiece kind="well" colour={colourOf(then)} preview="coming" />}
      <circle className="map-hit" r={lit ? REACH : 12.5} />
    </g>
  );
}
