import { memo, type CSSProperties, type ReactElement } from 'react';
import type { Food } from '../../content/map.ts';
import { SIZE } from './geometry.ts';

const ICON: { readonly [food in Food]: string } = {
  wheat: 'wheat',
  grapes: 'grape',
  meat: 'meat',
  fish: 'fish',
  dates: 'date',
};

/** The food printed on a space. */
export const Medallion = memo(function Medallion({ food }: { readonly food: Food }): ReactElement {
  const name = ICON[food];
  const style = { color: `var(--food-${name})`, '--ia': `var(--food-${name}-a)` } as CSSProperties;
  return (
    <g className="map-food" style={style}>
      <circle cy={SIZE.foodY} r={SIZE.medallion} />
      <use
        href={`#res-${name}`}
        x={-SIZE.food / 2}
        y={SIZE.foodY - SIZE.food / 2}
        width={SIZE.food}
        height={SIZE.food}
      />
    </g>
  );
});
