import { Breath, circlePath, MapStage, Rings, useSay, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { AREA_NAMES, LOCATIONS, ROUTES } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { roadShut } from './road.ts';
import { at, MILESTONES, middleOf, pointOf } from './geometry.ts';
import { Ground, MapDefs, Routes } from './Land.tsx';
import { Label, Pieces, Place } from './Place.tsx';
import { PLACES } from './places.ts';
import { Plaque } from './Plaque.tsx';
import { Symbols } from './Symbols.tsx';
import { Clashes, Threats } from './Threats.tsx';
import { Veil } from './Veil.tsx';
import './board.css';
import { what } from '../explaining/what.ts';

/** From north to south, so that what stands further south lies over what stands further north. */
const SOUTHWARD: readonly number[] = LOCATIONS.map((_, i) => i).sort(
  (a, b) => pointOf(LOCATIONS[a]?.id ?? '')[1] - pointOf(LOCATIONS[b]?.id ?? '')[1],
);

/** The map: land and Routes, the veil, discs, names and plaques, and above them all that stands there. */
export function Board(): ReactElement {
  const say = useSay();
  return (
    <MapStage places={PLACES} className="sam">
      <MapDefs />
      <Symbols />
      <Ground />
      <Routes />
      <Veil />
      <Breath />
      {LOCATIONS.map(({ id }, location) => (
        <Place key={id} location={location} />
      ))}
      <Threats />
      <Milestones />
      {AREA_NAMES.map((area, i) => (
        <Plaque key={area} area={i} />
      ))}
      {LOCATIONS.map(({ id }, location) => (
        <Label key={id} location={location} name={say({ id: `name.${id}` })} />
      ))}
      {ROUTES.map(({ id }, route) => (
        <Karu key={id} id={id} route={route} />
      ))}
      {SOUTHWARD.map((location) => (
        <Pieces key={location} location={location} />
      ))}
      <Clashes />
    </MapStage>
  );
}

/** The mile-stones of the Queen's Road: gold where it is open, carnelian where it cannot be passed. */
const Milestones = memo(function Milestones(): ReactElement {
  const shut = useTable<State, string>(({ view }) => roadShut(view.s).join(' ')).split(' ');
  return (
    <g className="sam-milestones" {...what('milestones')}>
      {MILESTONES.map(({ location, at: point }, i) => (
        <g key={location} transform={at(point)} data-shut={shut.includes(location) ? '' : undefined}>
          <path d="M-7.5 9V-3A7.5 7.5 0 0 1 7.5 -3V9Z" />
          <text y="5.6">{i + 1}</text>
        </g>
      ))}
    </g>
  );
});

const HERE = [0, 0] as const;

/** A Karu marker at the middle of a Route, or the place where one could lie. */
const Karu = memo(function Karu({ id, route }: { readonly id: string; readonly route: number }): ReactElement | null {
  const lies = useTable<State, boolean>(({ view }) => (view.s.karuRoute[route] ?? 0) > 0);
  const lit = useTable((table) => table.lit.has(`route/${id}`) || table.marked.has(`route/${id}`));
  return lies || lit ? <KaruSpot id={id} lies={lies} /> : null;
});

function KaruSpot({ id, lies }: { readonly id: string; readonly lies: boolean }): ReactElement {
  const thing = useThing(`route/${id}`);
  return (
    <g transform={at(middleOf(id))} {...thing}>
      <Rings thing={thing} path={circlePath(HERE, 9)} />
      {lies && <use href="#sam-mk-karu" x="-11" y="-11" width="22" height="22" />}
      <circle className="map-hit" r="11" />
    </g>
  );
}
