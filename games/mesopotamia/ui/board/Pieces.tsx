import { type Colour, EMBLEMS } from '@edubba/ui';
import type { ReactElement } from 'react';
import { tenth } from '@edubba/ui';

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: Colour;
}

/** A unit: a shield in its owner's colour. */
export function UnitTile({ x, y, size, kind, colour }: PieceProps & { readonly kind: string }): ReactElement {
  return (
    <svg className={colour} x={tenth(x)} y={tenth(y)} width={size} height={size} viewBox="0 0 48 48">
      <use href="#pc-tile" />
      <use href={`#unit-${kind}`} x="8.5" y="5.5" width="31" height="31" className="mes-inked" />
    </svg>
  );
}

/** A tribe belongs to nobody: a disc of unglazed clay, never one of the six colours. */
export function ClanTile({ x, y, size, kind }: PieceProps & { readonly kind: string }): ReactElement {
  return (
    <svg x={tenth(x)} y={tenth(y)} width={size} height={size} viewBox="0 0 48 48">
      <circle cx="24" cy="25" r="20.5" fill="#1a1006" opacity=".3" />
      <circle cx="24" cy="23.4" r="20.6" fill="#fff9ec" />
      <circle cx="24" cy="23.4" r="18.8" fill="#b39a75" stroke="#24180e" strokeWidth="1.7" />
      <path d="M8.6 18A16.6 16.6 0 0 1 39.4 18" fill="none" stroke="#d8c4a2" strokeWidth="2" />
      <use href={`#unit-${kind}`} x="10.5" y="9" width="27" height="27" className="mes-clan-ink" />
    </svg>
  );
}

/** Something round in its owner's colour: a settlement, a ram. */
export function RoundTile({ x, y, size, icon, colour }: PieceProps & { readonly icon: string }): ReactElement {
  return (
    <svg className={colour} x={tenth(x)} y={tenth(y)} width={size} height={size} viewBox="0 0 48 48">
      <circle cx="24" cy="26" r="21" fill="#1a1006" opacity=".3" />
      <circle cx="24" cy="24" r="21.6" fill="#fff9ec" />
      <circle cx="24" cy="24" r="19.4" fill="var(--pc)" stroke="#24180e" strokeWidth="1.7" />
      <path d="M8 18.6A17 17 0 0 1 40 18.6" fill="none" stroke="var(--pc-l)" strokeWidth="2.2" />
      <use href={`#${icon}`} x="10.5" y="10" width="27" height="27" className="mes-inked" />
    </svg>
  );
}

/** How many, at the lower right of a tile; to those who listen the area says it. */
export function Many({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }): ReactElement {
  return (
    <g className="mes-many" transform={`translate(${tenth(x)} ${tenth(y)})`} aria-hidden="true">
      <circle r="7.8" />
      <text y="4.6">{n}</text>
    </g>
  );
}

const HULL = 'M3 26C6 33 11 35 17 35H31C37 35 42 33 45 26C47 36.5 39.5 44 29 44H19C8.5 44 1 36.5 3 26Z';
const SAIL = 'M27 5.5C38 9 42 20 40 31H27Z';
const JIB = 'M21 9C13 13 9.5 22 10.5 31H21Z';
const MAST = 'M22.8 3H25.2V35H22.8Z';

export function Boat({ x, y, size, colour = 'p6' }: PieceProps): ReactElement {
  return (
    <svg
      className={colour}
      x={tenth(x - size / 2)}
      y={tenth(y - size / 2)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      strokeLinejoin="round"
    >
      <path d={HULL + MAST + SAIL + JIB} fill="#fff9ec" stroke="#fff9ec" strokeWidth="6" />
      <path d={MAST} fill="#5a3c1a" />
      <path d={SAIL} fill="var(--pc)" stroke="#24180e" strokeWidth="1.7" />
      <path d={JIB} fill="var(--pc-l)" stroke="#24180e" strokeWidth="1.7" />
      <path d={HULL} fill="#b98543" stroke="#24180e" strokeWidth="1.9" />
      <use href={`#emb-${EMBLEMS[colour]}`} x="28" y="14" width="11" height="11" color="var(--pc-i)" />
    </svg>
  );
}

const LEVELS = 6;

/** A ziggurat: its base and up to six levels; what is not built yet in outline where `ghost` says so. */
export function Ziggurat({
  x,
  y,
  width,
  level,
  colour,
  ghost = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly level: number;
  readonly colour: Colour;
  readonly ghost?: boolean;
}): ReactElement {
  const h = width * 0.115;
  const wide = (i: number): number => width * (1 - 0.128 * i);
  const step = (i: number): string => {
    const base = wide(i);
    const top = base - width * 0.05;
    const low = y - h * i;
    return `M${tenth(x - base / 2)} ${tenth(low)}L${tenth(x - top / 2)} ${tenth(low - h)}H${tenth(x + top / 2)}L${tenth(x + base / 2)} ${tenth(low)}Z`;
  };
  const built = Array.from({ length: Math.min(level, LEVELS) + 1 }, (_, i) => i);
  const rest = ghost ? Array.from({ length: LEVELS - built.length + 1 }, (_, i) => built.length + i) : [];
  return (
    <g className={`mes-zigg ${colour}`} strokeLinejoin="round">
      <ellipse
        cx={tenth(x)}
        cy={tenth(y + 1)}
        rx={tenth(width * 0.54)}
        ry={tenth(width * 0.07)}
        fill="#1a1006"
        opacity=".3"
      />
      <path d={built.map(step).join('')} fill="none" stroke="#fff9ec" strokeWidth={tenth(width * 0.085)} />
      {built.map((i) => {
        const base = wide(i);
        const low = y - h * i;
        return (
          <g key={i}>
            <path
              d={step(i)}
              fill={i === 0 ? 'var(--pc-d)' : 'var(--pc)'}
              stroke="#24180e"
              strokeWidth={Math.max(1, tenth(width * 0.02))}
            />
            <path
              d={`M${tenth(x + base * 0.24)} ${tenth(low)}V${tenth(low - h)}H${tenth(x + base / 2 - width * 0.025)}L${tenth(x + base / 2)} ${tenth(low)}Z`}
              fill="var(--pc-d)"
              opacity=".7"
            />
            {i > 0 && (
              <path
                d={`M${tenth(x - base / 2 + width * 0.03)} ${tenth(low - h + width * 0.012)}H${tenth(x + base / 2 - width * 0.03)}`}
                stroke="var(--pc-l)"
                strokeWidth={tenth(width * 0.026)}
              />
            )}
          </g>
        );
      })}
      {rest.length > 0 && <path className="mes-zigg-rest" d={rest.map(step).join('')} />}
      <path
        d={`M${tenth(x - width * 0.055)} ${tenth(y)}L${tenth(x - width * 0.03)} ${tenth(y - h * built.length)}H${tenth(x + width * 0.03)}L${tenth(x + width * 0.055)} ${tenth(y)}Z`}
        fill="var(--pc-l)"
        opacity=".85"
        stroke="#24180e"
        strokeWidth=".8"
      />
    </g>
  );
}

/** The shape of an Event slot by terrain. */
const SLOTS: { readonly [terrain: string]: string } = {
  mountain: 'M0-11.2L12 9.6H-12Z',
  desert: 'M-9.6-9.6H9.6V9.6H-9.6Z',
  plain: 'M-10.4 0A10.4 10.4 0 1 0 10.4 0A10.4 10.4 0 1 0-10.4 0Z',
};

/** An Event token: face down, worth VP, or running with its owner's die; the area says it too. */
export function EventToken({
  x,
  y,
  terrain,
  token: [what = 'down', first = '', second = ''],
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
  readonly token: readonly string[];
  readonly colour?: Colour | undefined;
}): ReactElement {
  const shape = SLOTS[terrain] ?? SLOTS['plain'] ?? '';
  const low = terrain === 'mountain' ? 3 : 0;
  return (
    <g
      className={`mes-token ${what} ${colour ?? ''}`}
      transform={`translate(${tenth(x)} ${tenth(y)})`}
      aria-hidden="true"
    >
      <path className="shade" d={shape} transform="translate(0 1.6)" />
      <path className="face" d={shape} />
      {what === 'down' && (
        <svg x="-6.5" y={-6.8 + low * 0.6} width="13" height="13" viewBox="0 0 24 24" color="#6b4a1e">
          <use href="#brand-wedge" />
        </svg>
      )}
      {what === 'vp' && <text y={4.8 + low * 0.5}>{first}</text>}
      {what === 'run' && (
        <>
          <rect x="-8" y={-8 + low} width="16" height="16" rx="4" />
          <text y={4.6 + low}>{second}</text>
        </>
      )}
    </g>
  );
}
