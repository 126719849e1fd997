import { River, StatePatterns, TerrainPatterns } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { at, BRIDGES, bordersPath, DANGER_RIMS, RIVER_WIDTH, SHAPES } from './geometry.ts';
import { COUNTRY, DUNES, SHORE, MARSHES, MOUNTAINS, PALMS, RANGES, SEA, wholeCourse } from './scenery.ts';
import { spacesOf, TERRAINS, WILDS } from './terrain.ts';

// Layers that never change: they read nothing of the table.

const shapes = (spaces: readonly number[]): string => spaces.map((space) => SHAPES[space] ?? '').join('');
const SOILS = TERRAINS.map((terrain) => ({ terrain, path: shapes(spacesOf(terrain)) }));
const ALL = SHAPES.join('');
const COAST = bordersPath(true);
const SEAMS = bordersPath(false);

/** Patterns of the land. */
export const LandPatterns = memo(function LandPatterns(): ReactElement {
  return (
    <>
      <TerrainPatterns names={[...TERRAINS, 'sea']} />
      <StatePatterns />
    </>
  );
});

/** The country around the map, and the soil of its spaces. */
export const Ground = memo(function Ground(): ReactElement {
  return (
    <g className="akk-ground">
      <rect {...COUNTRY} fill="var(--desert)" />
      <path d={MOUNTAINS} fill="var(--mount)" />
      <path d={MARSHES} fill="var(--marsh)" />
      <path d={MARSHES} className="akk-pattern" fill="url(#pt-marsh)" />
      <path d={SEA} fill="var(--sea)" />
      <path d={SEA} className="akk-pattern" fill="url(#pt-sea)" />
      <path d={SHORE} className="akk-foam" transform="translate(3 7)" />
      <path d={SHORE} className="akk-foam" transform="translate(6 15)" />
      <rect {...COUNTRY} className="akk-haze" />
      <g className="akk-scenery">
        <path d={RANGES.shade} className="akk-shade" />
        <path d={RANGES.line} className="akk-range" />
        <path d={DUNES} className="akk-dune" />
        <path d={PALMS} className="akk-palm" />
      </g>
      <path d={ALL} className="akk-drop" />
      {SOILS.map(({ terrain, path }) => (
        <path key={terrain} d={path} fill={`var(--${terrain})`} />
      ))}
      {SOILS.map(({ terrain, path }) => (
        <path key={terrain} d={path} className="akk-pattern" fill={`url(#pt-${terrain})`} />
      ))}
      <path d={shapes(WILDS)} className="akk-wild" />
    </g>
  );
});

const EUPHRATES = wholeCourse('euphrates');
const TIGRIS = wholeCourse('tigris');
const RIMS = WILDS.map((space) => DANGER_RIMS[space] ?? '').join('');

/** Lines between the spaces, rivers and crossings, above the colours of countries. */
export const Lines = memo(function Lines(): ReactElement {
  return (
    <g>
      <path d={SEAMS} className="akk-seam" />
      <path d={COAST} className="akk-coast" />
      <path d={RIMS} className="akk-danger" />
      <River course={EUPHRATES} width={RIVER_WIDTH} seed={3} />
      <River course={TIGRIS} width={RIVER_WIDTH} seed={9} />
      <g className="akk-bridges">
        {BRIDGES.map(({ at: point, angle }) => (
          <path
            key={angle + point[0]}
            d="M-8-4.5H8V4.5H-8ZM-4.6-4.5V4.5M-1.5-4.5V4.5M1.5-4.5V4.5M4.6-4.5V4.5"
            transform={`${at(point)} rotate(${angle.toFixed(0)})`}
          />
        ))}
      </g>
    </g>
  );
});
