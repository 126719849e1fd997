import { useColour, useGame } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { SPACES } from '../../content/map.ts';
import { NEIGHBOURS } from '../../rules/geography.ts';
import type { State } from '../../rules/state.ts';
import { centreOf, SHAPES } from '../board/geometry.ts';
import './country.css';

const SOILS: { readonly [yields: string]: string } = {
  grain: 'fertile',
  staple: 'fertile',
  any: 'fertile',
  sheep: 'steppe',
  silver: 'hills',
};

/** A space of the map with what lies around it and who holds it, as a small picture. */
export function Country({
  space,
  wide = false,
  children,
}: {
  readonly space: number;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  const { s } = useGame<State>();
  const colour = useColour();
  const [x, y] = centreOf(space);
  const near = [...(NEIGHBOURS[space] ?? []), space];
  const far = [...new Set(near.flatMap((at) => NEIGHBOURS[at] ?? []))].filter((at) => !near.includes(at));
  return (
    <svg
      className="country-map"
      viewBox={wide ? `${x - 130} ${y - 40} 260 80` : `${x - 72} ${y - 68} 144 144`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[...far, ...near].map((at) => {
        const holder = s.control[at] ?? -1;
        return (
          <g key={at} className={holder < 0 ? undefined : colour(holder)}>
            <path
              d={SHAPES[at]}
              className="country-land"
              style={{ fill: `var(--${SOILS[SPACES[at]?.yields ?? ''] ?? 'desert'})` }}
            />
            {holder >= 0 && <path d={SHAPES[at]} className="country-held" />}
          </g>
        );
      })}
      <path d={SHAPES[space]} className="country-here" />
      <path d={SHAPES[space]} className="country-here" />
      {children}
    </svg>
  );
}
