import { type Colour, Rings, type TableState, useColour, useTable, useText, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { type AreaRow, AREAS } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { GOOD_ICONS } from '../icons.ts';
import { at, CENTRES, RINGS, SHAPES, SIZE, UPRIGHT } from './geometry.ts';
import { ClanTile, EventToken, Many, RoundTile, UnitTile, Ziggurat } from './Pieces.tsx';
import { type Area, type Group, readArea, standings } from './standing.ts';

const shown = ({ view, ahead }: TableState<State>, area: number): string => {
  const now = standings(view.s)[area] ?? '';
  return ahead === undefined ? now : `${now}|${standings(ahead.s)[area] ?? ''}`;
};

/** An area with all that stands in it. It reads only its own part of the table. */
export const MapArea = memo(function MapArea({ area }: { readonly area: number }): ReactElement {
  const row = AREAS[area] as AreaRow;
  const thing = useThing(`area/${row.id}`);
  const [now = '', then = now] = useTable<State, string>((table) => shown(table, area)).split('|');
  const here = readArea(now);
  const soon = then === now ? here : readArea(then);
  return (
    <g className="mes-area" {...thing}>
      <Rings thing={thing} path={RINGS[area] ?? ''} />
      <path className="map-hit" d={SHAPES[area]} />
      <g transform={at(CENTRES[area] ?? [0, 0])} className="mes-in">
        {row.start > 0 ? <Home row={row} here={here} soon={soon} /> : <Field row={row} here={here} soon={soon} />}
      </g>
    </g>
  );
});

interface InProps {
  readonly row: AreaRow;
  readonly here: Area;
  readonly soon: Area;
}

function Name({
  row,
  y,
  big = false,
}: {
  readonly row: AreaRow;
  readonly y: number;
  readonly big?: boolean;
}): ReactElement {
  const say = useText();
  return (
    <text className={big ? 'mes-name big' : 'mes-name'} y={y} fontSize={SIZE.name + (big ? 1 : 0)} aria-hidden="true">
      {say(`area.${row.id}`)}
    </text>
  );
}

/** A Starting area: its ziggurat, and whoever stands beside it. */
function Home({ row, here, soon }: InProps): ReactElement {
  const colourOf = useColour();
  const k = UPRIGHT ? 1.28 : 1;
  const home = soon.home ?? here.home;
  const groups = preview(here.groups, soon.groups);
  return (
    <>
      {home === undefined ? (
        <g transform="translate(0 7)" className="mes-site">
          <circle r="19" cy="2" className="shade" />
          <circle r="19" className="disc" />
          <svg x="-12" y="-13" width="24" height="24" viewBox="0 0 24 24">
            <use href={here.closed ? '#tok-blocked' : '#bld-zig3'} />
          </svg>
        </g>
      ) : (
        <g data-piece={`zigg/${row.id}`} className={here.home === undefined ? 'mes-coming' : undefined}>
          <Ziggurat x={0} y={24 * k} width={SIZE.home} level={home.level} colour={colourOf(home.owner)} />
        </g>
      )}
      <Name row={row} y={-(home === undefined ? 20 : 28) * k} big />
      <Row groups={groups} y={home === undefined ? -16 : 10 * k} small={home !== undefined} id={row.id} />
    </>
  );
}

/** Any other area: name, row of tiles, row of medallions. */
function Field({ row, here, soon }: InProps): ReactElement {
  const colourOf = useColour();
  const groups = preview(here.groups, soon.groups);
  const token = here.token ?? soon.token;
  const full = groups.length > 0;
  const by = full ? (UPRIGHT ? 28 : 23) : 10;
  const yields = row.resource !== undefined && !here.blocked;
  const two = token !== undefined && yields;
  return (
    <>
      <Name row={row} y={-(full ? (UPRIGHT ? 26 : 22) : UPRIGHT ? 16 : 14)} />
      <Row groups={groups} y={UPRIGHT ? -18 : -17} id={row.id} />
      {here.blocked && (
        <svg className="mes-blocked" x="-9" y={by - 9} width="18" height="18" viewBox="0 0 24 24">
          <use href="#tok-blocked" />
        </svg>
      )}
      {yields && (
        <g className="mes-yield" transform={`translate(${two ? -12.5 : 0} ${by})`}>
          <circle r="10.4" />
          <svg x="-7.5" y="-7.5" width="15" height="15" viewBox="0 0 24 24">
            <use href={`#${GOOD_ICONS[row.resource ?? 0] ?? ''}`} />
          </svg>
        </g>
      )}
      {token !== undefined && (
        <EventToken
          x={two ? (UPRIGHT ? 14.5 : 12.5) : 0}
          y={by}
          terrain={row.terrain}
          token={token}
          colour={token[0] === 'run' ? colourOf(Number(token[1])) : undefined}
        />
      )}
      {here.clash && <Clash />}
    </>
  );
}

/** Two sides stand here: it is fought over at the end of the round. */
function Clash(): ReactElement {
  return (
    <g className="mes-clash" transform={`translate(${UPRIGHT ? 34 : 38} ${UPRIGHT ? 24 : 20})`}>
      <circle r="10" />
      <svg x="-6.5" y="-6.5" width="13" height="13" viewBox="0 0 24 24">
        <use href="#act-attack" />
      </svg>
    </g>
  );
}

type Shown = Group & { readonly state: '' | 'coming' | 'leaving' };

/** What stands there, and as ghosts what would come; what would leave is pale. */
function preview(now: readonly Group[], then: readonly Group[]): readonly Shown[] {
  if (now === then) return now.map((group) => ({ ...group, state: '' }));
  const same = (a: Group, b: Group): boolean => a.what === b.what && a.owner === b.owner && a.kind === b.kind;
  const kept = now.map((group): Shown => ({ ...group, state: then.some((one) => same(one, group)) ? '' : 'leaving' }));
  const fresh = then.filter((group) => !now.some((one) => same(one, group)));
  const grown = kept.map((group) => {
    const after = then.find((one) => same(one, group));
    return after !== undefined && after.n !== group.n ? { ...group, n: after.n } : group;
  });
  return [...grown, ...fresh.map((group): Shown => ({ ...group, state: 'coming' }))];
}

/** The narrowest tiles that still can be told apart. */
const LEAST = 17;

function Row({
  groups,
  y,
  small = false,
  id,
}: {
  readonly groups: readonly Shown[];
  readonly y: number;
  readonly small?: boolean;
  readonly id: string;
}): ReactElement | null {
  const colourOf = useColour();
  if (groups.length === 0) return null;
  const room = UPRIGHT ? 88 : 94;
  const most = small ? 24 : SIZE.tile;
  const size = Math.max(LEAST, Math.min(most, room / groups.length - 0.5));
  const left = (-groups.length * (size + 0.5)) / 2;
  const drop = (most - size) / 2;
  return (
    <>
      {groups.map((group, i) => (
        <Tile
          key={`${group.what}${group.owner}${group.kind}`}
          group={group}
          x={left + i * (size + 0.5)}
          y={y + drop}
          size={size}
          id={id}
          colour={group.what === 'tribe' ? undefined : colourOf(group.owner)}
        />
      ))}
    </>
  );
}

function Tile({
  group: { what, kind, n, rams, pinned, state, owner },
  x,
  y,
  size,
  colour = 'p6',
  id,
}: {
  readonly group: Shown;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: Colour | undefined;
  readonly id: string;
}): ReactElement {
  return (
    <g className={`mes-tile ${state}`} data-piece={state === 'coming' ? undefined : `${what}${owner}${kind}/${id}`}>
      {what === 'unit' && <UnitTile x={x} y={y} size={size} kind={kind} colour={colour} />}
      {what === 'tribe' && <ClanTile x={x} y={y} size={size} kind={kind} />}
      {what === 'settlement' && <RoundTile x={x} y={y} size={size} icon="bld-settlement" colour={colour} />}
      {what === 'ram' && <RoundTile x={x} y={y} size={size} icon="unit-ram" colour={colour} />}
      {n > 1 && <Many x={x + size - 4} y={y + size - 5} n={n} />}
      {rams > 0 && (
        <g className="mes-chip" transform={`translate(${x + 4} ${y + size - 4})`}>
          <circle r="6.6" />
          <svg x="-5" y="-5" width="10" height="10" viewBox="0 0 24 24">
            <use href="#unit-ram" />
          </svg>
        </g>
      )}
      {pinned && (
        <g className="mes-pin" transform={`translate(${x + size - 3.5} ${y + 3})`}>
          <circle r="6.8" />
          <svg x="-5" y="-5" width="10" height="10" viewBox="0 0 24 24">
            <use href="#ui-pin" />
          </svg>
        </g>
      )}
    </g>
  );
}
