import { memo, type ReactElement } from 'react';

/** A terrain drawn as a small repeated picture: its tile, its tone, its strokes, and grains of sand. */
interface Terrain {
  readonly tile: readonly [width: number, height: number];
  readonly tone: string;
  readonly strokes: string;
  readonly weight: number;
  readonly opacity: number;
  readonly grains?: readonly (readonly [x: number, y: number, radius: number])[];
}

const TERRAINS = {
  // Tufts, sprouts, dunes, humps, peaks, reeds, waves.
  steppe: {
    tile: [46, 40],
    tone: 'steppe-2',
    strokes: 'M8 14l-2-4M9.5 14v-5M11 14l2-4M31 32l-2-4M32.5 32v-5M34 32l2-4',
    weight: 1.3,
    opacity: 0.8,
    grains: [
      [27, 8, 1],
      [14, 29, 1.1],
      [41, 18, 0.9],
    ],
  },
  fertile: {
    tile: [34, 30],
    tone: 'fertile-2',
    strokes: 'M6 12v-6M6 8l-2.4-2M6 8l2.4-2M23 26v-6M23 22l-2.4-2M23 22l2.4-2M15 18h5M26 9h4',
    weight: 1.3,
    opacity: 0.75,
  },
  desert: {
    tile: [56, 34],
    tone: 'desert-2',
    strokes: 'M4 12c5-4 9-4 14 0M30 26c5-4 9-4 14 0',
    weight: 1.3,
    opacity: 0.8,
    grains: [
      [38, 9, 1],
      [14, 25, 1],
    ],
  },
  hills: {
    tile: [52, 40],
    tone: 'hills-2',
    strokes: 'M6 16c3-7 9-7 12 0M30 34c3-7 9-7 12 0M16 14c2-4 5-4 7-1',
    weight: 1.4,
    opacity: 0.75,
  },
  mount: {
    tile: [58, 46],
    tone: 'mount-2',
    strokes: 'M5 20l8-13 8 13M13 7l3 8M34 42l7-11 7 11M41 31l2 6',
    weight: 1.5,
    opacity: 0.85,
  },
  marsh: {
    tile: [40, 32],
    tone: 'marsh-2',
    strokes: 'M7 14v-7M10 14v-9M13 14v-6M4 15.5h12M27 28v-7M30 28v-9M33 28v-6M24 29.5h12',
    weight: 1.3,
    opacity: 0.9,
  },
  sea: {
    tile: [60, 26],
    tone: 'foam',
    strokes: 'M4 8c4-3 7-3 10 0s7 3 10 0M34 20c4-3 7-3 10 0s7 3 10 0',
    weight: 1.2,
    opacity: 0.35,
  },
} as const satisfies { readonly [name: string]: Terrain };

/** A kind of land or water that has a pattern. */
export type TerrainName = keyof typeof TERRAINS;

/** Terrain patterns a map asks for, as `<defs>`: `fill="url(#pt-steppe)"`. They must disappear at arm's length. */
export const TerrainPatterns = memo(function TerrainPatterns({
  names,
}: {
  readonly names: readonly TerrainName[];
}): ReactElement {
  return (
    <defs>
      {names.map((name) => {
        const { tile, tone, strokes, weight, opacity, grains = [] }: Terrain = TERRAINS[name];
        const colour = `var(--${tone})`;
        return (
          <pattern key={name} id={`pt-${name}`} width={tile[0]} height={tile[1]} patternUnits="userSpaceOnUse">
            <path
              d={strokes}
              fill="none"
              stroke={colour}
              strokeWidth={weight}
              strokeLinecap="round"
              strokeLinejoin="round"
              opacity={opacity}
            />
            {grains.map(([x, y, radius]) => (
              <circle key={x} cx={x} cy={y} r={radius} fill={colour} opacity={0.65} />
            ))}
          </pattern>
        );
      })}
    </defs>
  );
});

/** Patterns that are states of a space, not land: `pt-threat` and `pt-blocked`. */
export const StatePatterns = memo(function StatePatterns(): ReactElement {
  return (
    <defs>
      <pattern id="pt-threat" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="8" fill="var(--threat)" />
      </pattern>
      <pattern id="pt-blocked" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="9" height="9" fill="var(--surface)" />
        <rect width="1.2" height="9" fill="var(--line-2)" opacity=".32" />
      </pattern>
    </defs>
  );
});
