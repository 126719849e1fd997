import type { Seat } from '@edubba/kernel';
import { Icon, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { characterName } from '../../rules/names.ts';
import { actionsOf, COURT, personalOf } from '../../rules/queries/characters.ts';
import { queenSlower } from '../../rules/queries/month-long.ts';
import type { State } from '../../rules/state.ts';
import { Pips, Portrait } from './parts.tsx';
import './counters.css';
import { what } from '../explaining/what.ts';

/** Whom a player consults, or who advises them; actions left; cards in hand. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const consulted = COURT.filter((who) => s.disk[who] === player);
  const acting = s.seat === player && s.actor >= 0;
  const shown = acting
    ? [s.actor]
    : consulted.length > 0
      ? consulted
      : [personalOf(s, player) ?? -1].filter((who) => who >= 0);
  const first = shown[0];
  const all = first === undefined ? 0 : actionsOf(s, first, queenSlower(s));
  const left = acting ? s.actions : consulted.length > 0 && s.stage !== 'check' ? all : 0;
  return (
    <div className="game-panel sam counters">
      {shown.map((who) => (
        <Portrait key={who} who={characterName(who)} size={34} owner={s.owner[who]} />
      ))}
      {consulted.length > 0 && (
        <span className="count">
          <Pips left={left} all={all} />
          <span className="sr">{say('panel.actions', { n: left })}</span>
        </span>
      )}
      <span className="count" {...what('cards')}>
        <Icon id="ui-hand" size={16} />
        <span className="sr">{say('panel.cards')}</span>
        {s.hand[player]?.length ?? 0}
      </span>
    </div>
  );
}
