import { circlePath, isWaiting, type Point, Rings, type TableState, useColour, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SECTIONS } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { at, MIDDLES, SIZE } from './geometry.ts';
import { Boat } from './Pieces.tsx';

/** Sections that show something: a ship now or soon, or a light. `12/0.1/0` are section, owners now, owners then. */
function shown({ view, ahead, lit, marked }: TableState<State>): string {
  const ownersOn = (s: State, section: number): string =>
    s.ship.flatMap((ships, player) => (ships.includes(section) ? [player] : [])).join('.');
  return SECTIONS.flatMap(({ id }, section) => {
    const now = ownersOn(view.s, section);
    const then = ahead === undefined ? now : ownersOn(ahead.s, section);
    const thing = `river/${id}`;
    return now !== '' || then !== '' || lit.has(thing) || marked.has(thing) ? [`${section}/${now}/${then}`] : [];
  }).join(' ');
}

/** Ships on their sections, and sections that can be chosen. */
export const Ships = memo(function Ships(): ReactElement | null {
  const sections = useTable<State, string>(shown);
  if (sections === '') return null;
  return (
    <>
      {sections.split(' ').map((text) => {
        const [section = '0', now = '', then = ''] = text.split('/');
        return <Section key={section} section={Number(section)} now={now} then={then} />;
      })}
    </>
  );
});

const HERE: Point = [0, 0];
const RING = circlePath(HERE, 13);
/** Two ships on one section lie so far apart, along it. */
const APART = 11;

const Section = memo(function Section({
  section,
  now,
  then,
}: {
  readonly section: number;
  readonly now: string;
  readonly then: string;
}): ReactElement {
  const thing = useThing(`river/${SECTIONS[section]?.id ?? ''}`);
  const colourOf = useColour();
  const { at: middle = HERE, angle = 0 } = MIDDLES[section] ?? {};
  const before = now === '' ? [] : now.split('.');
  const after = then === '' ? [] : then.split('.');
  const all = [...new Set([...before, ...after])];
  const turn = (angle * Math.PI) / 180;
  return (
    <g className="mes-section" transform={at(middle)} {...thing}>
      <Rings thing={thing} path={RING} />
      <circle className="map-hit" r="14" />
      {all.length === 0 && isWaiting(thing) && <circle className="map-dot" r="4" />}
      {all.map((owner, i) => {
        const off = (i - (all.length - 1) / 2) * 2 * APART;
        const state = !before.includes(owner) ? 'coming' : after.includes(owner) ? '' : 'leaving';
        return (
          <g
            key={owner}
            className={`mes-tile ${state}`}
            data-piece={state === 'coming' ? undefined : `ship${owner}/${SECTIONS[section]?.id ?? ''}`}
          >
            <Boat x={Math.cos(turn) * off} y={Math.sin(turn) * off} size={SIZE.ship} colour={colourOf(Number(owner))} />
          </g>
        );
      })}
    </g>
  );
});
