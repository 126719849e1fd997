import { useColour, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { AREAS, NEIGHBOURS } from '../../content/map.ts';
import { controller } from '../../rules/queries/control.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { CENTRES, SHAPES } from '../board/geometry.ts';
import './battle.css';

const LAND: { readonly [terrain: string]: string } = {
  mountain: 'var(--mount)',
  desert: 'var(--desert)',
  plain: 'var(--fertile)',
  meadow: 'var(--marsh)',
  none: 'var(--steppe)',
};

/** The area that is fought over, with its neighbours around it. */
export function CutOut({ area }: { readonly area: number }): ReactElement {
  const colourOf = useColour();
  const { s } = useView<State>();
  const [x, y] = CENTRES[area] ?? [0, 0];
  return (
    <svg
      className="cut"
      viewBox={`${x - 95} ${y - 62} 190 124`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x={x - 300} y={y - 300} width="600" height="600" fill="var(--desert)" />
      {[...(NEIGHBOURS[area] ?? []), area].map((one) => {
        const owner = controller(s, one);
        return (
          <g key={AREAS[one]?.id} className={owner === NOBODY ? undefined : colourOf(owner)}>
            <path d={SHAPES[one]} fill={LAND[AREAS[one]?.terrain ?? 'none']} />
            {owner !== NOBODY && <path d={SHAPES[one]} className="cut-held" />}
            <path d={SHAPES[one]} className={one === area ? 'cut-edge here' : 'cut-edge'} />
          </g>
        );
      })}
      <g transform={`translate(${x} ${y})`} className="cut-mark">
        <circle r="21" />
        <svg x="-13" y="-13" width="26" height="26" viewBox="0 0 24 24">
          <use href="#act-attack" />
        </svg>
      </g>
    </svg>
  );
}
