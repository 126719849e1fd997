import type { Seat } from '@edubba/kernel';
import { Change, Icon, Piece, Tangible, useColour, useGame, useText } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { Heading } from './Heading.tsx';

/** What the solo opponent has: it owns no board, only a few goods and what stands on the map (ASY-32). */
export function OpponentBoard({ player }: { readonly player: Seat }): ReactElement {
  const say = useText();
  const colour = useColour();
  const hut = <Piece kind="hut" colour={colour(player)} size={25} />;
  return (
    <div className="own-opponent">
      <Heading />
      <div className="own-goods">
        <Held good="personal" of={(s) => s.personalHuts[player]} icon={hut} player={player} />
        <Held good="main" of={(s) => s.mainHuts[player]} icon={hut} player={player} />
        <Held
          good="wells"
          of={(s) => s.wells[player]}
          icon={<Piece kind="well" colour={colour(player)} size={22} />}
          player={player}
        />
        <Held good="gold" of={(s) => s.gold[player]} icon={<Icon id="res-gold" size={20} />} player={player} />
      </div>
      <p>{say('panel.opponent')}</p>
    </div>
  );
}

function Held({
  good,
  of,
  icon,
  player,
}: {
  readonly good: string;
  readonly of: (s: State) => number | undefined;
  readonly icon: ReactNode;
  readonly player: Seat;
}): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const n = of(s) ?? 0;
  return (
    <Tangible thing={`supply/${good}@${player}`} className="own-good" data-good={good}>
      {icon}
      <b>{n}</b>
      <small>{say(`panel.goods.${good}`, { n })}</small>
      <Change from={n} to={of(next)} />
    </Tangible>
  );
}
