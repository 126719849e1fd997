import { Change, Count, Icon, Piece, type Thing, told, useColour, useGame, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { camelLimit } from '../../rules/queries/costs.ts';
import { isOpponent, type State } from '../../rules/state.ts';
import { Counters } from './Counters.tsx';
import './counters.css';

/** All goods of one player in one line, for the phone. */
export function Supply(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const colour = useColour();
  if (isOpponent(s, player)) return <Counters player={player} />;
  const camels = s.camels[player] ?? 0;
  const growing = s.growthHuts[player] ?? 0;
  const spare = s.personalHuts[player] ?? 0;
  const cards = (s.food[player]?.length ?? 0) + (s.favours[player]?.length ?? 0);
  const tokens = s.tokens[player] ?? 0;
  const of = (thing: Thing): Thing => `${thing}@${player}`;
  return (
    <div className="game-panel asy supply">
      <span className="count" {...told(of('track/camels'))}>
        <Icon id="res-camel" size={22} />
        <span className="sr">{say('panel.count.camels')}</span>
        {camels}
        <small>{say('panel.limit', { n: camelLimit(s, player) })}</small>
        <Change from={camels} to={next.camels[player]} />
      </span>
      <span className="count" {...told(of('supply/growth'))}>
        <Piece kind="hut" colour={colour(player)} size={24} />
        <span className="sr">{say('panel.count.to-build')}</span>
        {growing}
        {spare > 0 && <small>{say('panel.more', { n: spare })}</small>}
        <Change from={growing + spare} to={(next.growthHuts[player] ?? 0) + (next.personalHuts[player] ?? 0)} />
      </span>
      <Count
        thing={of('supply/gold')}
        word="panel.count.gold"
        icon={<Icon id="res-gold" size={20} className="supply-gold" />}
        n={s.gold[player] ?? 0}
        next={next.gold[player]}
      />
      <Count
        thing={of('supply/ships')}
        word="panel.count.ships"
        icon={<Piece kind="ship" size={24} />}
        n={s.ships[player] ?? 0}
        next={next.ships[player]}
      />
      <Count
        thing={of('supply/farmers')}
        word="panel.count.farmers"
        icon={<Piece kind="farmer" size={23} />}
        n={s.farmers[player] ?? 0}
        next={next.farmers[player]}
      />
      {tokens > 0 && (
        <Count
          thing={of('supply/tokens')}
          word="panel.count.tokens"
          icon={<Icon id="res-wild" size={20} className="supply-gold" />}
          n={tokens}
          next={next.tokens[player]}
        />
      )}
      <Count
        thing={of('supply/ploughs')}
        word="panel.count.ploughs"
        icon={<Icon id="bld-plough" size={20} className="supply-plough" />}
        n={s.ploughs[player] ?? 0}
        next={next.ploughs[player]}
      />
      <Count thing="what/cards" word="panel.count.cards" icon={<Icon id="ui-hand" size={20} />} n={cards} />
    </div>
  );
}
