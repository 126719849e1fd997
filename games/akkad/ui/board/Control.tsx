import type { Seat } from '@edubba/kernel';
import { useColour, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import type { Space } from '../../content/map.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { SHAPES } from './geometry.ts';
import { rimOf } from './territory.ts';

const HIGHEST = 6;

/** Who controls what, in one text: countries are drawn again only when one changes. */
const controlIn = ({ control }: State): string => control.join();

/** The countries: a tint with the owner's emblem woven in, and a rim inside the border. */
export const Control = memo(function Control(): ReactElement {
  const control = useTable<State, string>(({ view }) => controlIn(view.s))
    .split(',')
    .map(Number);
  return (
    <>
      {Array.from({ length: HIGHEST }, (_, seat) => (
        <Country
          key={seat}
          seat={seat}
          spaces={control.flatMap((owner, space) => (owner === seat ? [space] : [])).join()}
        />
      ))}
    </>
  );
});

const Country = memo(function Country({
  seat,
  spaces,
}: {
  readonly seat: Seat;
  readonly spaces: string;
}): ReactElement | null {
  const colour = useColour()(seat);
  if (spaces === '') return null;
  const own: readonly Space[] = spaces.split(',').map(Number);
  const isIn = new Set(own);
  const land = own.map((space) => SHAPES[space] ?? '').join('');
  const rim = rimOf((space) => isIn.has(space), own);
  return (
    <g className={`akk-country ${colour}`}>
      <path d={land} className="akk-tint" />
      <path d={land} className="akk-weave" fill={`url(#akk-weave-${colour})`} />
      <path d={rim} className="akk-rim" />
      <path d={rim} className="akk-rim-light" />
    </g>
  );
});

/** Land that would change hands, in stripes of who would have it. */
export const Claims = memo(function Claims(): ReactElement | null {
  const colourOf = useColour();
  const claims = useTable<State, string>(({ view, ahead }) =>
    ahead === undefined ? '' : changes(view.s.control, ahead.s.control),
  );
  if (claims === '') return null;
  return (
    <>
      {claims.split(' ').map((claim) => {
        const [space = 0, seat = NOBODY] = claim.split('/').map(Number);
        const path = SHAPES[space];
        return <path key={space} d={path} className={`akk-claim ${seat === NOBODY ? 'lost' : colourOf(seat)}`} />;
      })}
    </>
  );
});

function changes(now: readonly Seat[], then: readonly Seat[]): string {
  return then.flatMap((seat, space) => (seat === now[space] ? [] : [`${space}/${seat}`])).join(' ');
}
