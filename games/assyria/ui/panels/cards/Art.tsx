import type { CSSProperties, ReactElement } from 'react';
import { useId } from 'react';

const WIDTH = 138;
const HEIGHT = 84;

const waves = Array.from({ length: 9 }, (_, i) => `M-6 ${-4 + i * 12}${'q9 -8 18 0t18 0'.repeat(5)}`).join('');

/** A card's picture: one large icon in shell on a ground of its family, lit from the middle. */
export function Art({
  icon,
  colour,
  ground,
}: {
  readonly icon: string;
  readonly colour: string;
  readonly ground: 'waves' | 'sky';
}): ReactElement {
  const light = useId();
  const style = { color: 'var(--card-shell)', '--ia': 'var(--card-gold)' } as CSSProperties;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={light} r=".7">
          <stop offset="0" stopColor="var(--card-shell)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--card-shell)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={colour} />
      {ground === 'waves' && (
        <path d={waves} fill="none" stroke="var(--card-shell)" strokeOpacity=".16" strokeWidth="4.5" />
      )}
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${light})`} />
      <svg x="42" y="16" width="56" height="56" viewBox="0 0 24 24" className="art-shadow" aria-hidden="true">
        <use href={`#${icon}`} />
      </svg>
      <svg x="41" y="14" width="56" height="56" viewBox="0 0 24 24" style={style} aria-hidden="true">
        <use href={`#${icon}`} />
      </svg>
    </svg>
  );
}
