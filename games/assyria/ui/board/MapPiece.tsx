import { type Colour, pieceId, useMapShown } from '@edubba/ui';
import { memo, type ReactElement, useState } from 'react';
import { SIZE } from './geometry.ts';
import type { PieceKind } from './standing.ts';

/** Where a piece stands in its space; a Hut and a Ship make room for each other. */
function placeOf(kind: PieceKind, crowded: boolean): readonly [x: number, y: number] {
  const size = SIZE[kind];
  const shift = crowded ? (kind === 'ship' ? size * 0.42 : -size * 0.2) : 0;
  const left = shift - size / 2;
  if (kind === 'farmer') return [left, SIZE.foodY - size / 2];
  if (kind === 'ziggurat') return [left, -size * 0.6];
  if (kind === 'well') return [left, -size / 2];
  return [left, kind === 'ship' ? -SIZE.side * 0.12 : -SIZE.side * 0.2];
}

interface MapPieceProps {
  /** Its identity, kept while it stands there: `hut/D3`. Ghosts have none. */
  readonly id?: string | undefined;
  readonly kind: PieceKind;
  readonly level?: number;
  readonly colour: Colour | undefined;
  /** It would come, or it would leave. */
  readonly preview?: 'coming' | 'leaving' | undefined;
  readonly crowded?: boolean;
}

/** A piece on the map, around the middle of its space. */
export const MapPiece = memo(function MapPiece(props: MapPieceProps): ReactElement {
  const { id, kind, level = 0, colour, preview, crowded = false } = props;
  const shown = useMapShown();
  const [isNew] = useState(() => shown.current);
  const [x, y] = placeOf(kind, crowded);
  const symbol = pieceId(kind === 'ziggurat' ? `zig${level}` : kind, colour);
  const classes = ['map-piece', colour, preview, isNew && preview !== 'coming' ? 'set' : undefined];
  return (
    <g
      className={classes.filter((name) => name !== undefined).join(' ')}
      data-piece={id}
      mask={preview === 'leaving' ? 'url(#map-leaving)' : undefined}
    >
      <use href={`#${symbol}`} x={x.toFixed(1)} y={y.toFixed(1)} width={SIZE[kind]} height={SIZE[kind]} />
    </g>
  );
});
