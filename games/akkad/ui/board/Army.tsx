import { type Colour, useColour, useSay } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { UNITS } from '../../content/units.ts';
import { REBELS } from '../../rules/state.ts';
import { inRows, ranks, type Slot } from './arranging.ts';
import type { Previewed } from './standing.ts';

/** More figures than this of one kind do not walk one by one. */
const CREW = 8;

interface Placed {
  readonly group: Previewed;
  readonly slot: Slot;
  readonly colour: Colour | undefined;
}

/** The armies of a space: a shield for each kind of unit, and over all shields how many there are. */
export function Army({ groups }: { readonly groups: readonly Previewed[] }): ReactElement {
  const colourOf = useColour();
  const rows = inRows(groups);
  const slots = ranks(rows.map(({ shown, rest }) => shown.length + (rest.length > 0 ? 1 : 0)));
  const placed = rows.flatMap(({ shown }, r) =>
    shown.flatMap((group, i): Placed[] => {
      const slot = slots[r]?.[i];
      const colour = group.seat === REBELS ? undefined : colourOf(group.seat);
      return slot === undefined ? [] : [{ group, slot, colour }];
    }),
  );
  return (
    <>
      {placed.map((one) => (
        <Shield key={`${one.group.seat}.${one.group.kind}`} {...one} />
      ))}
      {placed.map(({ group, slot }) => (
        <Numbers key={`${group.seat}.${group.kind}`} group={group} slot={slot} />
      ))}
      {rows.map(({ rest }, r) => {
        const [first] = rest;
        const slot = slots[r]?.at(-1);
        if (first === undefined || slot === undefined) return null;
        return <Rest key={first.seat} groups={rest} slot={slot} colour={colourOf(first.seat)} />;
      })}
    </>
  );
}

/** One kind of unit of one owner. Every figure is a piece, exactly behind the first: those who come are seen coming. */
const Shield = memo(function Shield({ group, slot: { x, y, size }, colour }: Placed): ReactElement {
  const { seat, kind, crew, then, coming } = group;
  const href = seat === REBELS ? '#akk-rebels' : `#akk-${UNITS[kind] ?? ''}`;
  const box = { href, x: (x - size / 2).toFixed(1), y: (y - size / 2).toFixed(1), width: size, height: size };
  const figures = crew.length === 0 ? [undefined] : crew.slice(0, CREW);
  return (
    <g className={['akk-group', colour, coming ? 'coming' : then === 0 ? 'leaving' : ''].join(' ')}>
      {figures.map((figure) => (
        <use key={figure ?? 'all'} {...box} data-piece={figure === undefined ? undefined : `unit/${seat}/${figure}`} />
      ))}
    </g>
  );
});

/** Small shields have small numbers. */
const scaleOf = (size: number): number => Math.min(1, Math.max(0.8, size / 21));

/** How many there are, or would be; a drop of blood for the injured among them. */
function Numbers({
  group: { n, hurt, then, coming },
  slot: { x, y, size },
}: {
  readonly group: Previewed;
  readonly slot: Slot;
}): ReactElement | null {
  const k = scaleOf(size);
  const isCounted = coming ? n > 1 : n > 1 || then !== undefined;
  const to = (dx: number, dy: number): string =>
    `translate(${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}) scale(${k.toFixed(2)})`;
  return (
    <>
      {isCounted && (
        <g className={then === undefined ? 'akk-count' : 'akk-count changes'} transform={to(0.36, 0.34)}>
          <circle r="5.6" />
          <text y="3.5">{then ?? n}</text>
        </g>
      )}
      {hurt > 0 && !coming && (
        <g className="akk-wound" transform={to(-0.36, -0.22)}>
          <path d="M0-6.5C3-2.6 4.8-.6 4.8 1.8A4.8 4.8 0 0 1-4.8 1.8C-4.8-.6-3-2.6 0-6.5Z" />
          {hurt > 1 && <text y="4.6">{hurt}</text>}
        </g>
      )}
    </>
  );
}

/** What has no room: how many figures there are besides. */
function Rest({
  groups,
  slot: { x, y },
  colour,
}: {
  readonly groups: readonly Previewed[];
  readonly slot: Slot;
  readonly colour: Colour;
}): ReactElement {
  const say = useSay();
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const width = n > 9 ? 20 : 15;
  return (
    <g className={`akk-rest ${colour}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y="-6" width={width} height="12" rx="6" />
      <text y="3.4">{say({ id: 'ui.map.more', params: { n } })}</text>
    </g>
  );
}
