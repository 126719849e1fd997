import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { PLAYABLE } from '../../app/games.ts';
import { ART } from '../../home/art.ts';
import { tables } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { sitDown } from './contribution.ts';
import { PersonButton } from './PersonButton.tsx';
import { gameName } from './titles.ts';
import './quick-start.css';

/** The quickest ways to a table: the next free seat of a game, or a table of one's own. */
export function QuickStart(): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  return (
    <aside className="panel lobby-quick">
      <h2>{say('lobby.quick')}</h2>
      <p>{say('lobby.quick.text')}</p>
      <ul>
        {PLAYABLE.map(({ id, players, minutes }) => (
          <li key={id}>
            <img src={ART[id]} alt="" width="72" height="48" />
            <div>
              <h3>{gameName(id, say)}</h3>
              <p>{say('lobby.quick.facts', { from: Math.max(2, players[0]), to: players[1], n: minutes })}</p>
            </div>
            <PersonButton
              label={say('online.sit')}
              hidden={gameName(id, say)}
              deed={async () => {
                const table = await sitDown(() => tables.quick({ game: id }));
                go(`/at/${table.id}`);
              }}
            />
          </li>
        ))}
      </ul>
      <Link href="/online/new" className="btn lg lobby-new">
        <Icon id="ui-plus" size={18} /> {say('lobby.new')}
      </Link>
      <p className="lobby-note">{say('lobby.new.text')}</p>
    </aside>
  );
}
