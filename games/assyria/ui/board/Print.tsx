import { useSay } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { COLUMNS, ROWS, SPACES } from '../../content/map.ts';
import { what } from '../explaining/what.ts';
import { MAP } from './geometry.ts';

const LETTERS = Array.from({ length: ROWS }, (_, row) => SPACES[row * COLUMNS]?.id.charAt(0));
const NUMBERS = Array.from({ length: COLUMNS }, (_, column) => SPACES[column]?.id.slice(1));

/** Letters of the rows, numbers of the columns, names of the rivers. The names of things say them aloud. */
export const Print = memo(function Print(): ReactElement {
  const say = useSay();
  const [left, top] = MAP.origin;
  const { side, hexWidth, rowHeight, rivers, height } = MAP;
  return (
    <g>
      <g className="map-coordinates" {...what('coordinates')}>
        {LETTERS.map((letter, row) => (
          <text key={letter} x={left - 9} y={top + side + rowHeight * row + 4}>
            {letter}
          </text>
        ))}
        {NUMBERS.map((number, column) => (
          <text key={number} x={left + hexWidth * (column + 0.5)} y={top - 6}>
            {number}
          </text>
        ))}
      </g>
      <g className="map-names" aria-hidden="true">
        {(['euphrates', 'tigris'] as const).map((river) => (
          <text key={river} x={(rivers[river].at(-4)?.[0] ?? 0) + 18} y={height - 7}>
            {say({ id: `terrain.${river}` })}
          </text>
        ))}
      </g>
    </g>
  );
});
