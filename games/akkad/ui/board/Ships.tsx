import type { Seat } from '@edubba/kernel';
import { circlePath, Rings, type TableState, useColour, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { NOWHERE, type State } from '../../rules/state.ts';
import { at, centreOf, harbourOf } from './geometry.ts';

const SIZE = 21;
const HIGHEST = 6;

/** The expeditions that are under way. */
export const Ships = memo(function Ships(): ReactElement {
  return (
    <>
      {Array.from({ length: HIGHEST }, (_, seat) => (
        <Ship key={seat} seat={seat} />
      ))}
    </>
  );
});

/** Where a player's expedition goes, how many are aboard, whether it only would go, and how many others go there too. */
function courseOf({ view, ahead }: TableState<State>, seat: Seat): string {
  const s = (ahead ?? view).s;
  const to = s.voyage[seat] ?? NOWHERE;
  if (to === NOWHERE) return '';
  const aboard = (s.fleet[seat] ?? []).reduce((sum, n) => sum + n, 0);
  const now = view.s.voyage[seat] === to ? 0 : 1;
  const before = s.voyage.slice(0, seat).filter((other) => other === to).length;
  return [to, aboard, now, before].join();
}

function Ship({ seat }: { readonly seat: Seat }): ReactElement | null {
  const course = useTable<State, string>((table) => courseOf(table, seat));
  return course === '' ? null : <Sailing seat={seat} course={course} />;
}

/** A ship beside the space it will land on, with an arrow to it. */
function Sailing({ seat, course }: { readonly seat: Seat; readonly course: string }): ReactElement {
  const thing = useThing(`sailing/${seat}`);
  const colour = useColour()(seat);
  const [to = 0, aboard = 0, coming = 0, before = 0] = course.split(',').map(Number);
  const harbour = harbourOf(to);
  const [dx, dy] = [centreOf(to)[0] - harbour[0], centreOf(to)[1] - harbour[1]];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g
      className={`akk-ship ${colour} ${coming === 1 ? 'coming' : ''}`}
      transform={at([harbour[0] + before * 9, harbour[1] + before * 6])}
      {...thing}
    >
      <path className="akk-bound" d="M9-5L17 0L9 5Z" transform={`rotate(${angle.toFixed(0)})`} />
      <Rings thing={thing} path={circlePath([0, 0], 14)} />
      <use href="#akk-ship" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} data-piece={`sailing/${seat}`} />
      {aboard > 0 && (
        <g className="akk-count" transform="translate(8 7)" aria-hidden="true">
          <circle r="5.4" />
          <text y="3.4">{aboard}</text>
        </g>
      )}
      <circle className="map-hit" r="13" />
    </g>
  );
}
