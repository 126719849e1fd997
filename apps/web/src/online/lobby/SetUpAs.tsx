import type { TableInfo } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { SHELF } from '../../app/games.ts';
import { useOnlineWords } from '../words.ts';
import { paceMessage } from './time.ts';
import { useGameWords } from './useGameWords.ts';

/** More options than these are folded away. */
const FEW = 3;

/** How the table is set up: time, options, rulings, onlookers. */
export function SetUpAs({ info }: { readonly info: TableInfo }): ReactElement {
  const say = useOnlineWords();
  const words = useGameWords(info.game)?.words;
  const solo = SHELF.find(({ id }) => id === info.game)?.solo;
  const options = Object.entries(info.options)
    .filter(([name, value]) => (info.seats.length === 1 || name !== solo) && words?.has(`option.${name}.${value}`))
    .map(([name, value]) => (
      <Row
        key={name}
        icon="ui-settings"
        name={words?.say({ id: `option.${name}` }) ?? ''}
        text={words?.say({ id: `option.${name}.${value}` }) ?? ''}
      />
    ));
  return (
    <section className="panel room-setup">
      <h2>{say('room.setup')}</h2>
      <dl>
        <Row icon="ui-clock" name={say('wish.pace')} text={say(paceMessage(info.pace))} />
        <Row icon="ui-eye" name={say('wish.spectators')} text={say(info.spectators ? 'online.yes' : 'online.no')} />
        <Row icon="act-rule" name={say('room.rulings')} text={say('room.rulings.text')}>
          <a href={`/rules/${info.game}`} target="_blank">
            {say('room.look')}
          </a>
        </Row>
        {options.length <= FEW && options}
      </dl>
      {options.length > FEW && (
        <details>
          <summary>{say('room.options', { n: options.length })}</summary>
          <dl>{options}</dl>
        </details>
      )}
    </section>
  );
}

function Row({
  icon,
  name,
  text,
  children,
}: {
  readonly icon: string;
  readonly name: string;
  readonly text: string;
  readonly children?: ReactElement;
}): ReactElement {
  return (
    <div>
      <dt>
        <Icon id={icon} size={18} /> {name}
      </dt>
      <dd>
        {text} {children}
      </dd>
    </div>
  );
}
