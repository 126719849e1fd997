import { River, StatePatterns, TerrainPatterns, tenth, useSay, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { AREA_NAMES } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { COUNTRIES, onWay, ROAD_PATH, WAYS } from './geometry.ts';
import { CEDARS, LAKES, LAND, MOUNTAINS, PEAKS, RIVERS, SEAS, SHIPS, SIGHTS } from './scenery.ts';

/** Gradients and patterns of the map. */
export const MapDefs = memo(function MapDefs(): ReactElement {
  return (
    <>
      <TerrainPatterns names={['desert', 'steppe', 'fertile', 'mount', 'hills', 'marsh', 'sea']} />
      <StatePatterns />
      <defs>
        <radialGradient id="sam-disc" cx=".4" cy=".3" r=".9">
          <stop offset="0" className="sam-disc-light" />
          <stop offset="1" className="sam-disc-dark" />
        </radialGradient>
        <linearGradient id="sam-brick" x2="0" y2="1">
          <stop offset="0" stopColor="#3F78CE" />
          <stop offset="1" stopColor="#1F4C94" />
        </linearGradient>
        <radialGradient id="sam-vignette" cx=".55" cy=".42" r=".72">
          <stop offset=".6" className="sam-vignette-in" />
          <stop offset="1" className="sam-vignette-out" />
        </radialGradient>
      </defs>
    </>
  );
});

/** Desert, mountains, seas and rivers; Areas with a Gate are lighter and have a rim of lapis and gold. */
export const Ground = memo(function Ground(): ReactElement {
  return (
    <g className="sam-ground">
      <path d={LAND} fill="var(--desert)" />
      <path d={LAND} fill="url(#pt-desert)" opacity=".7" />
      <path d={MOUNTAINS} fill="var(--mount)" opacity=".55" />
      <path d={MOUNTAINS} fill="url(#pt-mount)" opacity=".6" />
      {AREA_NAMES.filter((area) => area !== 'cyprus').map((area, i) => (
        <Area key={area} area={i + (i >= 7 ? 1 : 0)} />
      ))}
      {SEAS.map((d) => (
        <g key={d}>
          <path d={d} className="sam-sea" />
          <path d={d} fill="url(#pt-sea)" />
          <path d={d} className="sam-surf" />
        </g>
      ))}
      <path d={COUNTRIES.cyprus.outline} className="sam-surf wide" />
      <Area area={AREA_NAMES.indexOf('cyprus')} />
      {LAKES.map((d) => (
        <path key={d} d={d} fill="var(--water)" stroke="var(--foam)" strokeWidth="1.4" />
      ))}
      {RIVERS.map((river) => (
        <River key={river.seed} {...river} />
      ))}
      <Sights />
    </g>
  );
});

const Area = memo(function Area({ area }: { readonly area: number }): ReactElement | null {
  const gate = useTable<State, boolean>(({ view }) => view.s.gate[area] === true);
  const name = AREA_NAMES[area];
  if (name === undefined) return null;
  const { terrain, outline } = COUNTRIES[name];
  return (
    <g className="sam-area" data-gate={gate ? '' : undefined}>
      <path d={outline} fill={`var(--${terrain})`} opacity=".94" />
      <path d={outline} fill={`url(#pt-${terrain})`} opacity=".75" />
      {gate ? (
        <>
          <path d={outline} className="sam-vassal" />
          <path d={outline} className="sam-rim-case" />
          <path d={outline} className="sam-rim" />
          <path d={outline} className="sam-rim-gold" />
        </>
      ) : (
        <path d={outline} className="sam-border" />
      )}
    </g>
  );
});

/** Peaks, cedars, palms, pyramids and the names of waters and lands. */
const Sights = memo(function Sights(): ReactElement {
  const say = useSay();
  return (
    <g aria-hidden="true" className="board-detail">
      {PEAKS.map(([x, y, scale]) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-14 0L0 -24L14 0Z" className="sam-peak" />
          <path d="M0 -24L14 0H3L5 -9Z" className="sam-peak-shade" />
          <path d="M-4.6 -16L0 -24L4.6 -16L2 -14L0 -17L-2 -13.6Z" className="sam-snow" />
        </g>
      ))}
      {CEDARS.map(([x, y, scale]) => (
        <path
          key={`${x}`}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M0 -18L4 -11H2L6 -5H3L8 0H1V4H-1V0H-8L-3 -5H-6L-2 -11H-4Z"
          className="sam-cedar"
        />
      ))}
      {SIGHTS.map(([icon, x, y, size, tone]) => (
        <use
          key={`${x}`}
          href={`#${icon}`}
          x={x - size / 2}
          y={y - size}
          width={size}
          height={size}
          className="sam-sight"
          color={`var(--${tone})`}
        />
      ))}
      <g transform="translate(24 428)" className="sam-pyramids">
        <path d="M0 0L17 -26L34 0ZM26 4L38 -14L50 4Z" fill="var(--desert)" />
        <path d="M17 -26L34 0H22ZM38 -14L50 4H41Z" fill="var(--desert-2)" />
      </g>
      <g className="sam-waters">
        <text x="8" y="268" transform="rotate(-4 8 268)">
          {say({ id: 'ui.map.upper-sea' })}
        </text>
        <text x="804" y="30">
          {say({ id: 'ui.map.caspian' })}
        </text>
      </g>
      <text x="506" y="516" className="sam-lands">
        {say({ id: 'ui.map.arabia' })}
      </text>
    </g>
  );
});

const LANDWAYS = WAYS.filter(({ sea }) => !sea)
  .map(({ path }) => path)
  .join('');
const SEAWAYS = WAYS.filter(({ sea }) => sea)
  .map(({ path }) => path)
  .join('');

/** Routes, sea Routes, and the Queen's Road beside them. */
export const Routes = memo(function Routes(): ReactElement {
  return (
    <g className="sam-routes">
      <path d={LANDWAYS} className="sam-way-case" />
      <path d={LANDWAYS} className="sam-way" />
      <path d={SEAWAYS} className="sam-seaway-case" />
      <path d={SEAWAYS} className="sam-seaway" />
      {SHIPS.map(([from, to, part]) => {
        const [x, y] = onWay(from, to, part)?.at ?? [0, 0];
        return <use key={`${from}-${to}`} href="#pc-ship" x={tenth(x - 11)} y={tenth(y - 13)} width="22" height="22" />;
      })}
      <path d={ROAD_PATH} className="sam-road-case" />
      <path d={ROAD_PATH} className="sam-road" />
      <path d={ROAD_PATH} className="sam-road-line" />
      <rect x="-300" y="-260" width="1510" height="1070" fill="url(#sam-vignette)" />
    </g>
  );
});
