import { type Thing, useTable } from '@edubba/ui';
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { SPACES } from '../../content/map.ts';
import './board.css';
import { Claims, Control } from './Control.tsx';
import { Ground, LandPatterns, Lines } from './Country.tsx';
import { anyOnMap, Breath, Dusk } from './Dusk.tsx';
import { MapSpace } from './MapSpace.tsx';
import { Marks } from './Marks.tsx';
import { FocusRing, Marches, Wedges } from './Overlay.tsx';
import './pieces.css';
import { Homes, Print } from './Print.tsx';
import { Ships } from './Ships.tsx';
import { Symbols } from './Symbols.tsx';

/**
 * The map: land, countries and lines; the veil; spaces row by row, so that lower pieces overlap upper ones; print over
 * their rings, which would cover it; and whoever goes from one space to another.
 */
export function Board(): ReactElement {
  return (
    <Stage>
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
      <Wedges />
      <Marches />
    </Stage>
  );
}

/** Holds what concerns the whole map: whether it is asked about, and the keyboard's focus. */
function Stage({ children }: { readonly children: ReactNode }): ReactElement {
  const asking = useTable(({ lit }) => anyOnMap(lit));
  const [focused, setFocused] = useState<Thing>();
  const follow = ({ target }: FocusEvent<SVGGElement>): void =>
    setFocused(target.matches(':focus-visible') ? target.dataset['thing'] : undefined);
  return (
    <g className="akk-map" data-asking={asking ? '' : undefined} onFocus={follow} onBlur={() => setFocused(undefined)}>
      {children}
      <FocusRing thing={focused} />
    </g>
  );
}
