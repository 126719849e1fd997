import { Count, Icon, useGame, useLooking } from '@edubba/ui';
import type { ReactElement } from 'react';
import { TOKENS } from '../../content/things.ts';
import { characterName } from '../../rules/names.ts';
import { COURT, personalOf } from '../../rules/queries/characters.ts';
import { onMap } from '../../rules/queries/places.ts';
import type { State } from '../../rules/state.ts';
import { Portrait, Token } from './parts.tsx';
import './counters.css';

/** Who acts for the reader, and the four totals of the empire, in one line for the phone. */
export function Supply(): ReactElement {
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const who =
    s.seat === player && s.actor >= 0
      ? s.actor
      : (COURT.find((one) => s.disk[one] === player) ?? personalOf(s, player));
  return (
    <div className="game-panel sam supply">
      {who !== undefined && <Portrait who={characterName(who)} size={30} owner={s.owner[who]} />}
      {TOKENS.map((token, i) => (
        <Count
          key={token}
          thing={`track/${token}`}
          word={`name.${token}`}
          icon={<Token kind={token} size={22} />}
          n={onMap(s, i)}
          next={onMap(next, i)}
        />
      ))}
      <Count
        thing="what/cards"
        word="panel.cards"
        icon={<Icon id="ui-hand" size={19} />}
        n={s.hand[player]?.length ?? 0}
      />
    </div>
  );
}
