import { Rings, type TableState, useColour, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { type MapSpace as Printed, SPACES, type Space } from '../../content/map.ts';
import { MONSTER_NAMES, type MonsterName } from '../../content/monsters.ts';
import { MONSTER_AT } from '../../rules/geography.ts';
import type { State } from '../../rules/state.ts';
import { Army } from './Army.tsx';
import { inRows, type Slot } from './arranging.ts';
import { at, centreOf, RINGS, SHAPES } from './geometry.ts';
import { Lair } from './Lair.tsx';
import { imagined, previewOf, standingIn, standings } from './standing.ts';
import { laidOut, Strip, Yields } from './Strip.tsx';

/** A space of the map with all that stands on it. It reads only its own part of the table. */
export const MapSpace = memo(function MapSpace({ space }: { readonly space: Space }): ReactElement {
  const { id, yields } = SPACES[space] as Printed;
  const thing = useThing(`space/${id}`);
  const [before = '', after = ''] = useTable<State, string>((table) => shown(table, space)).split('|');
  const now = standingIn(before);
  const then = after === before ? now : standingIn(after);
  const groups = previewOf(now.groups, then.groups);
  const rows = inRows(groups).length;
  const monster = MONSTER_NAMES[MONSTER_AT[space] ?? -1];
  const laid = laidOut({ id, monster, now, then, yields, rows }, useColour());
  const centre = at(centreOf(space));
  return (
    <>
      <g className="akk-space" {...thing}>
        {now.storm && <path className="akk-rain" d={SHAPES[space]} />}
        <Rings thing={thing} path={RINGS[space] ?? ''} />
        <path className="map-hit" d={SHAPES[space]} />
        {/* The space's own name says in words what stands there. */}
        <g className="akk-pieces" transform={centre} aria-hidden="true">
          {rows === 0 && <Yields yields={yields} />}
          {rows > 0 && <Army groups={groups} />}
          <Strip laid={laid} />
        </g>
      </g>
      {monster !== undefined && (
        <g className="akk-pieces" transform={centre}>
          <LairThere monster={monster} state={now.monster ?? 0} rows={rows} slot={laid.lair} />
        </g>
      )}
    </>
  );
});

/** The lair of a space: in its middle, or small beside an army. */
function LairThere({
  monster,
  state,
  rows,
  slot,
}: {
  readonly monster: MonsterName;
  readonly state: number;
  readonly rows: number;
  readonly slot: Slot | undefined;
}): ReactElement | null {
  if (rows === 0) return <Lair name={monster} state={state} />;
  if (slot === undefined) return null;
  return <Lair name={monster} state={state} x={slot.x} y={slot.y} size={slot.size + 2} />;
}

/** All that a space shows of the table, in one text: sixty of them ask at every change, each only once. */
function shown({ view, ahead }: TableState<State>, space: Space): string {
  const now = standings(view.s)[space] ?? '';
  if (ahead === undefined) return `${now}|${now}`;
  return `${now}|${imagined(ahead.s)[space] ?? ''}`;
}
