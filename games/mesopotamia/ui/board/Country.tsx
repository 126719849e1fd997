import { River, StatePatterns, TerrainPatterns, useColour, useLater, useTable, useText } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { AREAS } from '../../content/map.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { ALL, EUPHRATES, RAMPARTS, SHAPES, TIGRIS, UPRIGHT } from './geometry.ts';
import { owners } from './standing.ts';

const BEYOND = { x: -700, y: -300, width: 2300, height: 1500 } as const;

/** Curves of the country are drawn for the broad map, and stretched for the upright one. */
const q = (x: number, y: number): string =>
  UPRIGHT ? `${Math.round(400 + (x - 453) * 0.9)} ${Math.round(y * 1.47 - 44)}` : `${x} ${y}`;
const far = BEYOND.x + BEYOND.width;
const low = BEYOND.y + BEYOND.height;
const MOUNTAINS = `M${BEYOND.x} ${BEYOND.y}H${far}V${UPRIGHT ? 430 : 330}L${q(906, 318)}C${q(860, 300)} ${q(850, 250)} ${q(826, 190)}C${q(800, 120)} ${q(760, 70)} ${q(690, 40)}C${q(600, 10)} ${q(500, 26)} ${q(400, 20)}C${q(300, 14)} ${q(250, 50)} ${q(190, 52)}C${q(120, 56)} ${q(80, 96)} ${q(0, 104)}H${BEYOND.x}Z`;
const SEA = `M${far} ${UPRIGHT ? 540 : 392}L${q(906, 396)}C${q(850, 404)} ${q(812, 430)} ${q(780, 462)}C${q(750, 492)} ${q(690, 500)} ${q(650, 522)}C${q(600, 548)} ${q(560, 560)} ${q(520, 640)}V${low}H${far}Z`;
const MARSH = `M${far} ${UPRIGHT ? 480 : 352}L${q(906, 360)}C${q(840, 362)} ${q(790, 392)} ${q(748, 440)}C${q(700, 480)} ${q(620, 486)} ${q(570, 520)}C${q(520, 552)} ${q(480, 560)} ${q(430, 640)}V${low}H${far}Z`;

const PALMS: readonly (readonly [x: number, y: number, k: number])[] = UPRIGHT
  ? []
  : [
      [62, 452, 1],
      [86, 466, 0.8],
      [40, 470, 0.7],
      [148, 512, 0.85],
      [118, 520, 0.6],
      [846, 372, 0.8],
      [872, 366, 0.65],
    ];

const TERRAIN: { readonly [terrain: string]: string } = {
  mountain: 'mount',
  desert: 'desert',
  plain: 'fertile',
  meadow: 'marsh',
  none: 'steppe',
};

/** All areas of one terrain as one path. */
const LANDS = Object.entries(TERRAIN).map(([terrain, name]) => ({
  name,
  path: AREAS.flatMap((row, area) => (row.terrain === terrain ? [SHAPES[area] ?? ''] : [])).join(''),
}));

const whole = { x: BEYOND.x, y: BEYOND.y, width: BEYOND.width, height: BEYOND.height };

/** Amurru in the west, Taurus and Zagros in north and east, marsh and sea in the south-east; and the 37 areas. */
export const Ground = memo(function Ground(): ReactElement {
  const detailed = useLater();
  return (
    <>
      <TerrainPatterns names={['desert', 'mount', 'marsh', 'sea', 'fertile', 'steppe']} />
      <StatePatterns />
      <defs>
        {SHAPES.map((path, area) => (
          <clipPath key={AREAS[area]?.id} id={`mes-clip-${area}`}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <rect {...whole} fill="var(--desert)" />
      <path d={MOUNTAINS} fill="var(--mount)" />
      <path d={MARSH} fill="var(--marsh)" />
      <path d={SEA} fill="var(--sea)" />
      {detailed && (
        <g className="board-detail">
          <rect {...whole} fill="url(#pt-desert)" opacity=".8" />
          <path d={MOUNTAINS} fill="var(--mount)" />
          <path d={MOUNTAINS} fill="url(#pt-mount)" opacity=".85" />
          <path d={MARSH} fill="var(--marsh)" />
          <path d={MARSH} fill="url(#pt-marsh)" opacity=".7" />
          <path d={SEA} fill="var(--sea)" />
          <path d={SEA} fill="url(#pt-sea)" />
          <path className="mes-foam" d={SEA} />
          {PALMS.map(([x, y, k]) => (
            <g key={x} className="mes-palm" transform={`translate(${x} ${y}) scale(${k})`}>
              <path d="M0 0C1-8 0-14 2-20" stroke="var(--hills-2)" />
              <path d="M2-20C-5-25-10-22-12-17M2-20C9-26 14-23 16-18M2-20C-2-28-7-29-11-27M2-20C5-29 10-30 14-28M2-20C-3-19-6-16-7-12M2-20C7-19 10-16 11-12" />
            </g>
          ))}
        </g>
      )}
      <rect {...whole} className="mes-haze" />
      <path d={ALL} className="mes-shore" />
      {LANDS.map(({ name, path }) => (
        <g key={name}>
          <path d={path} fill={`var(--${name})`} />
          <path d={path} fill={`url(#pt-${name})`} className="mes-pattern" />
        </g>
      ))}
    </>
  );
});

function Print(): ReactElement {
  const say = useText();
  return (
    <g className="mes-print" aria-hidden="true">
      <text className="water" x="222" y="19">
        {say('ui.map.euphrates')}
      </text>
      <text className="water" x="592" y="19">
        {say('ui.map.tigris')}
      </text>
      <text className="water" x="724" y="528">
        {say('ui.map.sea')}
      </text>
      <text x="40" y="392">
        {say('ui.map.amurru')}
      </text>
      <text transform="translate(796 96) rotate(58)">{say('ui.map.zagros')}</text>
      <text transform="translate(40 70) rotate(-18)">{say('ui.map.taurus')}</text>
    </g>
  );
}

const listOf = (list: readonly boolean[]): string => list.flatMap((is, area) => (is ? [area] : [])).join();

/** Areas out of play, and who holds the others: a tint and a rim inside the border. */
export const Control = memo(function Control(): ReactElement {
  const colourOf = useColour();
  const out = useTable<State, string>(({ view }) => `${listOf(view.s.closed)},${listOf(view.s.blocked)}`);
  const held = useTable<State, string>(({ view }) => owners(view.s)).split(',');
  return (
    <>
      {out
        .split(',')
        .filter((area) => area !== '')
        .map((area) => (
          <path key={area} d={SHAPES[Number(area)]} className="mes-out" />
        ))}
      {held.flatMap((owner, area) =>
        owner === ''
          ? []
          : [
              <g
                key={AREAS[area]?.id}
                className={`mes-held ${colourOf(Number(owner))}`}
                clipPath={`url(#mes-clip-${area})`}
              >
                <path className="tint" d={SHAPES[area]} />
                <path className="rim" d={SHAPES[area]} />
                <path className="light" d={SHAPES[area]} />
              </g>,
            ],
      )}
    </>
  );
});

/** Every border is a river section: pale water everywhere, the two great rivers broad. */
export const Rivers = memo(function Rivers(): ReactElement {
  return (
    <g className="mes-rivers">
      <path className="bank" d={ALL} />
      <path className="shallow" d={ALL} />
      <path className="water" d={ALL} />
      <River course={EUPHRATES} width={UPRIGHT ? 11 : 9.5} seed={3} />
      <River course={TIGRIS} width={UPRIGHT ? 11 : 9.5} seed={9} />
      {!UPRIGHT && <Print />}
    </g>
  );
});

/** Walls: a battlemented rim inside the border, seen without reading. */
export const Walls = memo(function Walls(): ReactElement {
  const colourOf = useColour();
  const now = useTable<State, string>(({ view }) => view.s.walls.join());
  const then = useTable<State, string>(({ view, ahead }) => (ahead ?? view).s.walls.join());
  const after = then.split(',').map(Number);
  return (
    <>
      {now.split(',').flatMap((text, area) => {
        const before = Number(text);
        const owner = before === NOBODY ? (after[area] ?? NOBODY) : before;
        if (owner === NOBODY) return [];
        const state = before === NOBODY ? 'coming' : after[area] === NOBODY ? 'leaving' : '';
        return [
          <g key={AREAS[area]?.id} className={`mes-wall ${colourOf(owner)} ${state}`}>
            <path className="case" d={RAMPARTS[area]} />
            <path className="stone" d={RAMPARTS[area]} />
            <path className="teeth" d={RAMPARTS[area]} />
          </g>,
        ];
      })}
    </>
  );
});
