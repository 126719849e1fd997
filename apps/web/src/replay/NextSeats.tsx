import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { SHELF } from '../app/games.ts';
import type { Sitter } from '../worker/api.ts';
import { useSaid } from './replay-table.ts';

/** Who can join: a bot, another person at this device, or, in a house, whoever takes the seat. */
type Joining = 'bot' | 'person' | 'somebody';

const ICONS: { readonly [joins in Joining]: string } = { bot: 'ui-bot', person: 'ui-people', somebody: 'ui-people' };

interface NextSeatsProps {
  readonly game: string;
  readonly joining: readonly Joining[];
  readonly seats: readonly Sitter[];
  readonly onChange: (seats: readonly Sitter[]) => void;
}

/** Who goes on where this game ended: whoever sits last may leave, and people and bots may join. */
export function NextSeats({ game, joining, seats, onChange }: NextSeatsProps): ReactElement {
  const say = useSaid();
  const { players: [least, most] = [1, 1], bot = 'random' } = SHELF.find(({ id }) => id === game) ?? {};
  const fewer = seats.slice(0, -1);
  const sitter = (joins: Joining): Sitter =>
    joins === 'bot' ? { who: 'bot', bot } : { who: 'person', name: say('end.next.name', { n: seats.length + 1 }) };
  return (
    <div className="result-seats" role="group" aria-label={say('end.next.seats')}>
      <button
        type="button"
        aria-label={say('end.next.leaves')}
        title={say('end.next.leaves')}
        // Somebody has to be there who plays it.
        disabled={fewer.length < least || !fewer.some(({ who }) => who === 'person')}
        onClick={() => onChange(fewer)}
      >
        <Icon id="ui-minus" size={18} />
      </button>
      <span aria-live="polite">{say('end.next.players', { n: seats.length })}</span>
      {joining.map((joins) => (
        <button
          key={joins}
          type="button"
          aria-label={say(`end.next.${joins}`)}
          title={say(`end.next.${joins}`)}
          disabled={seats.length >= most}
          onClick={() => onChange([...seats, sitter(joins)])}
        >
          <Icon id="ui-plus" size={16} />
          <Icon id={ICONS[joins]} size={18} />
        </button>
      ))}
    </div>
  );
}
