import { Breath, Dusk, MapStage } from '@edubba/ui';
import type { ReactElement } from 'react';
import { AREAS } from '../../content/map.ts';
import './board.css';
import { Control, Ground, Rivers, Walls } from './Country.tsx';
import { PLACES } from './geometry.ts';
import { MapArea } from './MapArea.tsx';
import { Marks } from './Marks.tsx';
import { Ships } from './Ships.tsx';

/** The map: land, who holds it, water and walls; the veil; areas with what stands in them; ships over the borders. */
export function Board(): ReactElement {
  return (
    <MapStage places={PLACES} className="mes-map">
      <g className="mes-land">
        <Ground />
        <Control />
        <Rivers />
      </g>
      <Walls />
      <Dusk />
      <Breath />
      {AREAS.map(({ id }, area) => (
        <MapArea key={id} area={area} />
      ))}
      <Ships />
      <Marks />
    </MapStage>
  );
}
