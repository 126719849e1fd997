import { Change, Icon, Seal, told, useColour, useGame, useLooking, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { armySize } from '../../../rules/queries/map.ts';
import type { State } from '../../../rules/state.ts';
import { Counted } from '../parts.tsx';
import { numberOf } from '../../../rules/queries/numbers.ts';

/** Whose mat it is, of which city, with the score and the army size. */
export function MatHead(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player, mine } = useLooking();
  const colour = useColour();
  const name = useSeatName();
  const home = s.home[player] ?? '';
  return (
    <header className="mat-head">
      <Seal colour={colour(player)} />
      <div>
        <h3>{mine ? say('panel.own') : name(player)}</h3>
        <small>{home === '' ? say('panel.home.none') : say(`home.${home}`)}</small>
      </div>
      {!mine && (
        <span className="mat-look" title={say('panel.look')}>
          <Icon id="ui-eye" size={17} />
          <span className="sr">{say('panel.look')}</span>
        </span>
      )}
      <Counted
        thing="what/army"
        word="panel.count.army"
        icon="unit-spearman"
        size={17}
        n={armySize(s, player)}
        next={armySize(next, player)}
      />
      <span className="mat-vp" {...told(`player/${player}`)}>
        {s.vp[player]}
        <small>{say('panel.of-goal', { n: numberOf(s, 'goal') })}</small>
        <Icon id="res-vp" size={17} className="res-vp" />
        <span className="sr">{say('panel.icon.vp')}</span>
        <Change from={s.vp[player]} to={next.vp[player]} />
      </span>
    </header>
  );
}
