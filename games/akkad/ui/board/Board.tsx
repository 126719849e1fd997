import { Breath, Dusk, MapStage } from '@edubba/ui';
import type { ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import './board.css';
import { Claims, Control } from './Control.tsx';
import { Ground, LandPatterns, Lines } from './Country.tsx';
import { MapSpace } from './MapSpace.tsx';
import { Marks } from './Marks.tsx';
import { Marches } from './Overlay.tsx';
import './pieces.css';
import { PLACES } from './places.ts';
import { Homes, Print } from './Print.tsx';
import { Ships } from './Ships.tsx';
import { Symbols } from './Symbols.tsx';

/**
 * The map: land, countries and lines; the veil; spaces row by row, so that lower pieces overlap upper ones; print over
 * their rings, which would cover it; and whoever goes from one space to another.
 */
export function Board(): ReactElement {
  return (
    <MapStage places={PLACES} className="akk-map">
      <LandPatterns />
      <Symbols />
      <g className="akk-land">
        <Ground />
        <Control />
        <Lines />
      </g>
      <Claims />
      <Dusk />
      <Breath />
      {SPACES.map(({ id }, space) => (
        <MapSpace key={id} space={space} />
      ))}
      <Print />
      <Homes />
      <Marks />
      <Ships />
      <Marches />
    </MapStage>
  );
}
