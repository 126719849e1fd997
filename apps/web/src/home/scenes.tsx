import type { CSSProperties, ReactElement, ReactNode } from 'react';

/** Half the width of a space whose corners are `SIDE` from its middle. */
const SIDE = 33;
const HALF = (SIDE * Math.sqrt(3)) / 2;

interface Spot {
  readonly column: number;
  readonly row: number;
}

function middle({ column, row }: Spot): readonly [number, number] {
  return [30 + (column * 2 + (row % 2)) * HALF, 24 + row * SIDE * 1.5];
}

function corners(spot: Spot, size: number): string {
  const [x, y] = middle(spot);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

const FOODS = ['wheat', 'fish', 'grape', 'date', 'meat'];

/** What grows there, in its medallion. */
function Food({ at }: { readonly at: Spot }): ReactElement {
  const [x, y] = middle(at);
  const food = FOODS[(at.column * 2 + at.row * 3) % FOODS.length] ?? 'wheat';
  const style = { color: `var(--food-${food})`, '--ia': `var(--food-${food}-a)` } as CSSProperties;
  return (
    <>
      <circle cx={x} cy={y - 13} r="9" fill="#fefaf2" opacity=".92" />
      <svg x={x - 6.5} y={y - 19.5} width="13" height="13" viewBox="0 0 24 24" style={style}>
        <use href={`#res-${food}`} />
      </svg>
    </>
  );
}

const COLUMNS = [0, 1, 2, 3, 4, 5];
const ROWS = [0, 1, 2, 3];

/** A river runs down the middle, with good land beside it. */
function land({ column, row }: Spot): string {
  const way = column * 2 + (row % 2);
  if (way === 4 || way === 5) return 'var(--water)';
  return way > 5 && way < 10 ? 'var(--fertile)' : 'var(--steppe)';
}

/** A corner of a map, with what lies on it. */
function Land({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <svg className="scene" viewBox="0 0 340 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="340" height="200" fill="var(--desert)" />
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => (
          <g key={`${column}.${row}`}>
            <polygon
              points={corners({ column, row }, SIDE - 0.6)}
              fill={land({ column, row })}
              stroke="var(--map-line)"
              strokeOpacity=".3"
            />
            <Food at={{ column, row }} />
          </g>
        )),
      )}
      {children}
    </svg>
  );
}

/** A piece of the sprite on a space. */
function On({
  at,
  piece,
  colour,
  size = 40,
}: {
  readonly at: Spot;
  readonly piece: string;
  readonly colour?: string;
  readonly size?: number;
}): ReactElement {
  const [x, y] = middle(at);
  return (
    <svg className={colour} x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 48 48">
      <use href={`#pc-${piece}`} />
    </svg>
  );
}

function Ring({ at, chosen = false }: { readonly at: Spot; readonly chosen?: boolean }): ReactElement {
  const points = corners(at, SIDE - 4);
  return (
    <g fill="none" strokeLinejoin="round">
      <polygon points={points} stroke="var(--legal-case)" strokeWidth={chosen ? 8 : 6} />
      <polygon points={points} stroke={chosen ? 'var(--select)' : 'var(--legal)'} strokeWidth={chosen ? 5 : 3} />
    </g>
  );
}

const LIT: readonly Spot[] = [
  { column: 1, row: 1 },
  { column: 2, row: 0 },
  { column: 2, row: 1 },
  { column: 4, row: 2 },
  { column: 3, row: 3 },
];

/** Everything that may be chosen is lit, the rest lies at dusk. */
export function LitScene(): ReactElement {
  return (
    <Land>
      <path d="M0 0H340V200H0Z" fill="var(--dusk)" />
      {LIT.map((at) => (
        <g key={`${at.column}.${at.row}`}>
          <polygon points={corners(at, SIDE - 1)} fill={land(at)} />
          <Food at={at} />
        </g>
      ))}
      {LIT.map((at, i) => (
        <Ring key={`${at.column}.${at.row}`} at={at} chosen={i === 3} />
      ))}
      <On at={{ column: 3, row: 1 }} piece="hut-moon" colour="p2" />
      <On at={{ column: 3, row: 2 }} piece="zig2-moon" colour="p2" size={48} />
      <On at={{ column: 1, row: 2 }} piece="hut-moon" colour="p2" />
      <On at={{ column: 5, row: 1 }} piece="hut-star" colour="p3" />
      <On at={{ column: 0, row: 2 }} piece="hut-sun" colour="p1" />
      <g opacity=".7">
        <On at={{ column: 4, row: 2 }} piece="hut-moon" colour="p2" />
      </g>
      <path
        d="M270 134l2 34 8-7 6 14 7-3-6-14 10-1z"
        fill="var(--legal)"
        stroke="var(--legal-case)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </Land>
  );
}

/** Somebody else's hut, pointed at. */
export function WhyScene(): ReactElement {
  const at = { column: 1, row: 2 };
  return (
    <Land>
      <path d="M0 0H340V200H0Z" fill="var(--dusk)" />
      <polygon points={corners(at, SIDE - 1)} fill={land(at)} />
      <Food at={at} />
      <polygon
        points={corners(at, SIDE - 4)}
        fill="none"
        stroke="var(--threat)"
        strokeWidth="4"
        strokeDasharray="7 5"
        strokeLinejoin="round"
      />
      <On at={at} piece="hut-star" colour="p3" size={46} />
      <On at={{ column: 2, row: 3 }} piece="hut-moon" colour="p2" />
      <On at={{ column: 4, row: 2 }} piece="zig3-sun" colour="p1" size={48} />
      <On at={{ column: 5, row: 3 }} piece="hut-sun" colour="p1" />
    </Land>
  );
}

const CURVES: readonly (readonly [colour: string, dashes: string, path: string])[] = [
  ['p1', '', 'M20 118C70 108 96 102 130 84S206 44 320 22'],
  ['p2', '11 4', 'M20 118C72 112 100 112 134 90S214 66 320 40'],
  ['p3', '2 5', 'M20 118C64 118 96 92 130 90S222 74 320 66'],
  ['p4', '8 4 2 4', 'M20 118C70 100 110 108 150 98S250 92 320 86'],
];

/** The scores of a whole game, and the bar one drags through it. */
export function ReplayScene(): ReactElement {
  return (
    <svg className="scene" viewBox="0 0 340 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="340" height="200" fill="var(--surface)" />
      <path d="M20 30H320M20 60H320M20 90H320M20 120H320" stroke="var(--line)" />
      <rect x="158" y="18" width="11" height="106" fill="var(--shallow)" opacity=".55" />
      {CURVES.map(([colour, dashes, path]) => (
        <path
          key={colour}
          className={colour}
          d={path}
          fill="none"
          stroke="var(--pc)"
          strokeWidth="3.4"
          strokeDasharray={dashes}
          strokeLinecap="round"
        />
      ))}
      <path d="M214 12V140" stroke="var(--ink)" strokeWidth="1.6" strokeDasharray="3 3" />
      <rect x="20" y="143" width="38" height="38" rx="10" fill="var(--primary)" />
      <path d="M34 153l13 9-13 9z" fill="var(--on-primary)" />
      <rect x="72" y="158" width="248" height="8" rx="4" fill="var(--sunken)" />
      <rect x="72" y="158" width="142" height="8" rx="4" fill="var(--primary)" />
      <path d="M120 154v16M168 154v16M262 154v16" stroke="var(--line-2)" strokeWidth="1.6" />
      <circle cx="214" cy="162" r="12" fill="var(--raised)" stroke="var(--primary)" strokeWidth="4" />
    </svg>
  );
}
