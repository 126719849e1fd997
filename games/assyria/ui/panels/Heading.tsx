import { Change, Icon, Seal, told, useColour, useGame, useLooking, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { camelLimit } from '../../rules/queries/costs.ts';
import { isOpponent, type State } from '../../rules/state.ts';

/** Whose board it is, with score and Camels. */
export function Heading(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player, mine } = useLooking();
  const colour = useColour();
  const name = useSeatName();
  return (
    <header className="own-head">
      <Seal colour={colour(player)} size="s" />
      <h3>{mine ? say('panel.own') : say('panel.other', { player: name(player) })}</h3>
      {!mine && <LookOnly />}
      {!isOpponent(s, player) && (
        <span className="own-count" {...told(`track/camels@${player}`)}>
          <Icon id="res-camel" size={18} />
          <span className="sr">{say('panel.count.camels')}</span>
          {say('panel.camels', { n: s.camels[player] ?? 0, limit: camelLimit(s, player) })}
          <Change from={s.camels[player]} to={next.camels[player]} />
        </span>
      )}
      <span className="own-vp" {...told(`player/${player}`)}>
        {s.vp[player]}
        <Icon id="res-vp" size={16} />
        <span className="sr">{say('panel.icon.vp')}</span>
        <Change from={s.vp[player]} to={next.vp[player]} />
      </span>
    </header>
  );
}

/** Another's board is only looked at. */
function LookOnly(): ReactElement {
  const say = useText();
  return (
    <span className="own-look" title={say('panel.look')}>
      <Icon id="ui-eye" size={17} />
      <span className="sr">{say('panel.look')}</span>
    </span>
  );
}
