import { CORNER_ANGLES, type Point, type Thing, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { at, HEX, MAP } from './geometry.ts';

const CENTRES = new Map<Thing, Point>([
  ...SPACES.map(({ id }, space) => [`space/${id}`, MAP.centres[space] ?? [0, 0]] as const),
  ...WELL_SITES.map(({ id }, site) => [`well/${id}`, MAP.wells[site] ?? [0, 0]] as const),
]);

const isSpace = (thing: Thing): boolean => thing.startsWith('space/');

/** Six wedges at the corners of the chosen space; above the neighbours, which would cover them. */
export const Wedges = memo(function Wedges(): ReactElement | null {
  const chosen = useTable((table) => table.chosen);
  const centre = chosen === undefined ? undefined : CENTRES.get(chosen);
  if (chosen === undefined || centre === undefined) return null;
  const reach = isSpace(chosen) ? MAP.side + 2 : 15;
  return (
    <g className="map-wedges" transform={at(centre)}>
      {CORNER_ANGLES.map((angle) => (
        <path key={angle} d="M-3.6-4H3.6L.6 3V7H-.6V3Z" transform={`rotate(${angle + 90}) translate(0 ${-reach})`} />
      ))}
    </g>
  );
});

/** The ring around what the keyboard is on. */
export function FocusRing({ thing }: { readonly thing: Thing | undefined }): ReactElement | null {
  const centre = thing === undefined ? undefined : CENTRES.get(thing);
  if (thing === undefined || centre === undefined) return null;
  const shape = (name?: string): ReactElement =>
    isSpace(thing) ? <polygon className={name} points={HEX.focus} /> : <circle className={name} r="17" />;
  return (
    <g className="map-focus" transform={at(centre)}>
      {shape('map-focus-case')}
      {shape()}
    </g>
  );
}
