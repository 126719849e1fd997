import type { CSSProperties, ReactElement } from 'react';
import { EMBLEMS, type Colour } from './things.ts';

/** An icon of the sprite: `<Icon id="res-camel" />`. Decoration only: the words stand beside it. */
export function Icon({
  id,
  size = 20,
  className,
  style,
}: {
  readonly id: string;
  readonly size?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <svg className={className} style={style} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

/** An icon inside a sentence: `2 <Glyph id="res-camel" />`. */
export function Glyph({ id, size = 16 }: { readonly id: string; readonly size?: number }): ReactElement {
  return <Icon id={id} size={size} className="glyph" />;
}

/** The seal of a player: colour and emblem. */
export function Seal({
  colour,
  size = 'm',
}: {
  readonly colour: Colour;
  readonly size?: 's' | 'm' | 'l' | 'xl';
}): ReactElement {
  return (
    <span className={`seal ${size} ${colour}`} aria-hidden="true">
      <Icon id={`emb-${EMBLEMS[colour]}`} />
    </span>
  );
}

/** A piece of the sprite in HTML: `<Piece kind="hut" colour="p1" size={27} />`; neutral ones have no colour. */
export function Piece({
  kind,
  colour,
  size = 32,
}: {
  readonly kind: string;
  readonly colour?: Colour | undefined;
  readonly size?: number;
}): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" className={colour} aria-hidden="true">
      <use href={`#${pieceId(kind, colour)}`} />
    </svg>
  );
}

/** The sprite's id of a piece. */
export function pieceId(kind: string, colour?: Colour): string {
  return colour === undefined ? `pc-${kind}` : `pc-${kind}-${EMBLEMS[colour]}`;
}
