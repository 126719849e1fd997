import { useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { NOWHERE, type State } from '../../rules/state.ts';
import { PRINT } from './arranging.ts';
import { at, centreOf } from './geometry.ts';

/** What concerns a space as a whole, above its name: the Storm, and swords while it is fought for. */
export const Marks = memo(function Marks(): ReactElement {
  const storm = useTable<State, number>(({ view }) => view.s.storm);
  const fight = useTable<State, number>(({ view }) => view.s.fight?.space ?? NOWHERE);
  return (
    <g className="akk-marks" aria-hidden="true">
      {storm !== NOWHERE && <use href="#akk-storm" transform={above(storm)} x="-11" y="-11" width="22" height="22" />}
      {fight !== NOWHERE && (
        <g className="akk-clash" transform={above(fight)}>
          <circle r="11" />
          <use href="#act-attack" x="-7.5" y="-7.5" width="15" height="15" />
        </g>
      )}
    </g>
  );
});

function above(space: number): string {
  const [x, y] = centreOf(space);
  return at([x, y + PRINT.sign - 3.5]);
}
