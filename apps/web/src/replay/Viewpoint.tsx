import type { Seat } from '@edubba/kernel';
import { SPECTATOR } from '@edubba/kernel';
import { Icon, Seal, useColour, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSaid } from './replay-table.ts';
import './viewpoint.css';

interface ViewpointProps {
  readonly seats: number;
  readonly seat: Seat;
  readonly onSee: (seat: Seat) => void;
}

/** Whose eyes the game is seen with: everybody's, or one seat's. */
export function Viewpoint({ seats, seat, onSee }: ViewpointProps): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  return (
    <div className="seen" role="group" aria-label={say('replay.seen-by')}>
      <span className="seen-by" aria-hidden="true">
        {say('replay.seen-by')}
      </span>
      <button type="button" className="seen-all" aria-pressed={seat === SPECTATOR} onClick={() => onSee(SPECTATOR)}>
        <Icon id="ui-eye" size={17} />
        <span className="seen-word">{say('replay.everybody')}</span>
      </button>
      {Array.from({ length: seats }, (_, player) => (
        <button
          key={player}
          type="button"
          aria-pressed={seat === player}
          aria-label={say('replay.seen-by.one', { name: name(player) })}
          title={name(player)}
          onClick={() => onSee(player)}
        >
          <Seal colour={colour(player)} size="s" />
        </button>
      ))}
    </div>
  );
}
