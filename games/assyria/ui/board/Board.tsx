import { Breath, Dusk, MapStage } from '@edubba/ui';
import type { ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { Flood } from './Flood.tsx';
import { Blocked, Ground, MapDefs, Seams, Water } from './Land.tsx';
import { MapSpace } from './MapSpace.tsx';
import { MapWell } from './MapWell.tsx';
import { PLACES } from './places.ts';
import { Print } from './Print.tsx';
import './board.css';

/** The map: layers that never change, then the veil, then spaces row by row, so that lower pieces overlap upper ones. */
export function Board(): ReactElement {
  return (
    <MapStage places={PLACES}>
      <MapDefs />
      <g className="map-country">
        <Ground />
        <Water />
        <Seams />
        <Blocked />
        <Print />
      </g>
      <Dusk />
      <Breath />
      {SPACES.map(({ id }, space) => (
        <MapSpace key={id} space={space} />
      ))}
      {WELL_SITES.map(({ id }, site) => (
        <MapWell key={id} site={site} />
      ))}
      <Flood />
    </MapStage>
  );
}
