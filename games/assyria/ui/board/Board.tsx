import { type Thing, useTable } from '@edubba/ui';
import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { SPACES } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { anyOnMap, Breath, Dusk } from './Dusk.tsx';
import { Flood } from './Flood.tsx';
import { Blocked, Ground, MapDefs, Seams, Water } from './Land.tsx';
import { ShownContext } from './MapPiece.tsx';
import { MapSpace } from './MapSpace.tsx';
import { MapWell } from './MapWell.tsx';
import { FocusRing, Wedges } from './Overlay.tsx';
import { Print } from './Print.tsx';
import './board.css';

/** The map: layers that never change, then the veil, then spaces row by row, so that lower pieces overlap upper ones. */
export function Board(): ReactElement {
  return (
    <Stage>
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
      <Wedges />
    </Stage>
  );
}

/** Holds what concerns the whole map: whether it is asked about, whether it was shown already, and the keyboard's focus. */
function Stage({ children }: { readonly children: ReactNode }): ReactElement {
  const asking = useTable(({ lit }) => anyOnMap(lit));
  const [focused, setFocused] = useState<Thing>();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
  }, []);
  const follow = ({ target }: FocusEvent<SVGGElement>): void =>
    setFocused(target.matches(':focus-visible') ? target.dataset['thing'] : undefined);
  return (
    <ShownContext value={shown}>
      <g className="map" data-asking={asking ? '' : undefined} onFocus={follow} onBlur={() => setFocused(undefined)}>
        {children}
        <FocusRing thing={focused} />
      </g>
    </ShownContext>
  );
}
