import { Seal, useColour, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Points } from '../film-parts.ts';
import { useSaid } from '../replay-table.ts';
import './gain.css';

/** How the points of one player changed: `+3`. */
export function Gain({ points }: { readonly points: number }): ReactElement {
  const say = useSaid();
  return <span className={`gain ${points < 0 ? 'down' : 'up'}`}>{say('replay.gain', { points })}</span>;
}

/** How everybody's points changed; the seal is left out where it can only be that of `by`. */
export function Gains({ gains, by }: { readonly gains: Points; readonly by: number }): ReactElement | null {
  const colour = useColour();
  const name = useSeatName();
  const changed = gains.flatMap((points, player) => (points === 0 ? [] : [{ points, player }]));
  if (changed.length === 0) return null;
  const own = changed.length === 1 && changed[0]?.player === by;
  return (
    <span className="gains">
      {changed.map(({ points, player }) => (
        <span key={player} className="gains-one">
          {!own && <Seal colour={colour(player)} size="s" />}
          {!own && <span className="sr">{name(player)}</span>}
          <Gain points={points} />
        </span>
      ))}
    </span>
  );
}
