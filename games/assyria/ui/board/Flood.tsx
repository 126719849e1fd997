import { useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { State } from '../../rules/state.ts';

const LENGTH = 260;
/** As long as its animation. */
const DURATION = 900;
const waves = (y: number): string => `M0 ${y}${'q11-10 22 0t22 0'.repeat(14)}`;
const CRESTS = [100, 150, 195, 230].map(waves).join('');

/** Floods that have passed: after round 3 and after round 6. */
const passed = ({ round, phase }: State): number => (phase === 'end' ? 2 : round > 3 ? 1 : 0);

/** One wave down both rivers when a Flood sweeps them clear. */
export function Flood(): ReactElement | null {
  const floods = useTable<State, number>(({ view }) => passed(view.s));
  const before = useRef(floods);
  const [isRising, setRising] = useState(false);
  useEffect(() => {
    setRising(floods === before.current + 1);
    before.current = floods;
    const over = setTimeout(() => setRising(false), DURATION);
    return () => clearTimeout(over);
  }, [floods]);
  if (!isRising) return null;
  return (
    <g className="map-flood" clipPath="url(#map-rivers)" aria-hidden="true">
      <g className="map-flood-wave">
        <path className="map-flood-water" d={`${waves(LENGTH)}V0H0Z`} />
        <path className="map-flood-crests" d={CRESTS} />
        <path className="map-flood-front" d={waves(LENGTH)} />
      </g>
    </g>
  );
}
