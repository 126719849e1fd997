import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useOnlineWords } from '../words.ts';
import { isBroken, keptDice } from './contribution.ts';
import type { RoomProps } from './room.ts';

/** What the house has promised about chance, and what this device has added to it. */
export function Dice({ info, me }: RoomProps): ReactElement {
  const say = useOnlineWords();
  const kept = keptDice(info.id);
  const added = me !== null && kept !== undefined && info.contributions[me] === kept.contribution;
  if (isBroken(info)) {
    return (
      <p className="panel failed room-broken" role="alert">
        <Icon id="ui-warning" size={18} /> <span>{say('online.error.broken-promise')}</span>
      </p>
    );
  }
  return (
    <details className="panel room-dice">
      <summary>
        <Icon id="die-5" size={20} /> {say('room.dice')}
      </summary>
      <p>{say('room.dice.text')}</p>
      <p className="room-hash">
        <b>{say('room.dice.commitment')}</b>
        <code>{info.commitment}</code>
      </p>
      {me !== null && info.contributions[me] !== '' && (
        <p className="room-hash">
          <b>{say(added ? 'room.dice.mine' : 'room.dice.elsewhere')}</b>
          <code>{info.contributions[me]}</code>
        </p>
      )}
    </details>
  );
}
