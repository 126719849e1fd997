import { type TableState, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { asks } from '../../asking/index.ts';
import { AREAS } from '../../content/map.ts';
import { enemiesAt } from '../../rules/queries/control.ts';
import { revealable } from '../../rules/queries/events.ts';
import type { State } from '../../rules/state.ts';
import { wordIn } from '../words.ts';
import { at, CENTRES, UPRIGHT } from './geometry.ts';

/** What would happen in each area that can be entered: `fight/12 event/4`; and the way there, `way/12/13`. */
function marks({ view, lit, hovered, chosen, me }: TableState<State>): string {
  const asked = view.pending.find(({ seat }) => seat === me);
  if (asked === undefined || asks.scene(asked.kind) !== 'steps') return '';
  const from = AREAS.findIndex(({ id }) => id === wordIn(asked.about, 'from'));
  const target = hovered !== undefined && lit.has(hovered) ? hovered : chosen;
  const found = AREAS.flatMap(({ id }, area): string[] => {
    const thing = `area/${id}`;
    if (!lit.has(thing) || area === from) return [];
    const way = thing === target ? [`way/${from}/${area}`] : [];
    if (enemiesAt(view.s, me, area) > 0) return [...way, `fight/${area}`];
    return revealable(view.s, area) ? [...way, `event/${area}`] : way;
  });
  return found.join(' ');
}

/** Badges of what would happen, and the arrow of whoever is about to go. */
export const Marks = memo(function Marks(): ReactElement | null {
  const text = useTable<State, string>(marks);
  if (text === '') return null;
  return (
    <g className="mes-marks" aria-hidden="true">
      {text.split(' ').map((mark) => {
        const [what = '', first = '0', second = '0'] = mark.split('/');
        const [x, y] = CENTRES[Number(first)] ?? [0, 0];
        if (what !== 'way') {
          return (
            <g
              key={mark}
              className={`mes-badge ${what}`}
              transform={at([x + (UPRIGHT ? 24 : 45), y - (UPRIGHT ? 52 : 25)])}
            >
              <circle r="12.6" />
              <svg x="-8.5" y="-8.5" width="17" height="17" viewBox="0 0 24 24">
                <use href={what === 'fight' ? '#act-attack' : '#act-event'} />
              </svg>
            </g>
          );
        }
        const [tx, ty] = CENTRES[Number(second)] ?? [0, 0];
        const angle = Math.round((Math.atan2(ty - y, tx - x) * 180) / Math.PI);
        return (
          <path
            key={mark}
            className="mes-arrow"
            d="M-15-4.6H0V-11L14 0L0 11V4.6H-15Z"
            transform={`${at([x + (tx - x) * 0.53, y + (ty - y) * 0.53 - 2])} rotate(${angle})`}
          />
        );
      })}
    </g>
  );
});
