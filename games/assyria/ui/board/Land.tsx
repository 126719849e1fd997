import { River, scatter, seamsPath, StatePatterns, TerrainPatterns, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { ROWS, SPACES, type Space, type Terrain } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { at, HEX, MAP, outline } from './geometry.ts';

// The layers that never change during a game. They read nothing of the position but which rows are blocked.

const ALL: readonly Space[] = SPACES.map((_, space) => space);
const of = (...terrains: readonly Terrain[]): readonly Space[] =>
  ALL.filter((space) => terrains.some((terrain) => SPACES[space]?.terrain === terrain));

const RIVER = 'color-mix(in oklab, var(--shallow) 52%, var(--fertile))';
const FILL: { readonly [terrain in Terrain]: string } = {
  west: 'var(--steppe)',
  euphrates: RIVER,
  between: 'var(--fertile)',
  tigris: RIVER,
  east: 'var(--steppe)',
};

const FILLS = ((): readonly string[] => {
  const random = scatter(7);
  return SPACES.map(({ terrain }) => {
    // No two fields are quite alike: up to a twentieth lighter or darker.
    const shade = (random() - 0.5) * 11;
    const tone = shade > 0 ? 'var(--legal)' : 'var(--map-line)';
    return `color-mix(in oklab, ${tone} ${Math.abs(shade).toFixed(1)}%, ${FILL[terrain]})`;
  });
})();

/** Gradients, patterns and clips of the map. */
export const MapDefs = memo(function MapDefs(): ReactElement {
  return (
    <>
      <TerrainPatterns names={['desert', 'steppe', 'fertile']} />
      <StatePatterns />
      <defs>
        <linearGradient id="map-ground" gradientUnits="userSpaceOnUse" x2={MAP.width}>
          <stop offset="0" stopColor="var(--desert)" />
          <stop offset=".5" stopColor="var(--steppe)" />
          <stop offset="1" stopColor="var(--hills)" />
        </linearGradient>
        <linearGradient id="map-flood" x2="0" y2="1">
          <stop offset="0" stopColor="var(--deep)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--deep)" stopOpacity=".85" />
        </linearGradient>
        <clipPath id="map-rivers">
          <path d={outline(of('euphrates', 'tigris'), MAP.side)} />
        </clipPath>
        <pattern id="map-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3.4" height="6" className="map-stripe" />
        </pattern>
        <mask id="map-leaving" maskUnits="userSpaceOnUse" x="-40" y="-40" width="80" height="80">
          <rect x="-40" y="-40" width="80" height="80" fill="url(#map-stripes)" />
        </mask>
      </defs>
    </>
  );
});

const COUNTRY = {
  x: -MAP.beyond.width,
  y: -MAP.beyond.height,
  width: MAP.width + 2 * MAP.beyond.width,
  height: MAP.height + 2 * MAP.beyond.height,
};

/** The country around the map, and the land of its spaces. */
export const Ground = memo(function Ground(): ReactElement {
  return (
    <g className="map-land">
      <rect {...COUNTRY} fill="url(#map-ground)" />
      <rect {...COUNTRY} className="map-pattern" fill="url(#pt-desert)" />
      <path className="map-shore" d={outline(ALL, MAP.side + 1)} />
      {SPACES.map(({ id }, space) => (
        <polygon
          key={id}
          className="map-field"
          points={HEX.field}
          transform={at(MAP.centres[space] ?? [0, 0])}
          style={{ fill: FILLS[space], stroke: FILLS[space] }}
        />
      ))}
      <path className="map-pattern" d={outline(of('west', 'east'), MAP.side - 1.6)} fill="url(#pt-steppe)" />
      <path className="map-pattern" d={outline(of('between'), MAP.side - 1.6)} fill="url(#pt-fertile)" />
    </g>
  );
});

/** Euphrates and Tigris. */
export const Water = memo(function Water(): ReactElement {
  return (
    <g>
      <River course={MAP.rivers.euphrates} width={MAP.riverWidth} seed={5} />
      <River course={MAP.rivers.tigris} width={MAP.riverWidth} seed={11} />
    </g>
  );
});

const SEAMS = seamsPath(MAP.centres, MAP.side);

/** Lines between the spaces, as if pressed into clay. */
export const Seams = memo(function Seams(): ReactElement {
  return (
    <>
      <path className="map-seam-light" d={SEAMS} transform="translate(0 1)" />
      <path className="map-seam" d={SEAMS} />
    </>
  );
});

/** Rows that are out of play with few players (ASY-3.04). */
export const Blocked = memo(function Blocked(): ReactElement {
  const top = useTable<State, number>(({ view }) => view.s.blockedTop);
  const bottom = useTable<State, number>(({ view }) => view.s.blockedBottom);
  const blocked = ALL.filter((space) => isBlocked(space, top, bottom));
  return blocked.length === 0 ? <g /> : <path className="map-blocked" d={outline(blocked, MAP.side - 0.6)} />;
});

/** Whether a space lies in a blocked row. */
export function isBlocked(space: Space, top: number, bottom: number): boolean {
  const row = SPACES[space]?.row ?? 0;
  return row < top || row >= ROWS - bottom;
}
