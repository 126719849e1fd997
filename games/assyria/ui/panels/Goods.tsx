import { Change, Icon, Piece, Tangible, useColour, useGame, useLookedAt, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { PIECES } from '../../content/player-board.ts';
import type { State } from '../../rules/state.ts';

type Good = 'growth' | 'personal' | 'gold' | 'ships' | 'farmers' | 'tokens' | 'ploughs' | 'main';

const GOODS: readonly Good[] = ['growth', 'personal', 'main', 'gold', 'ships', 'farmers', 'tokens', 'ploughs'];

/** Where the state keeps each. */
const LISTS = {
  growth: 'growthHuts',
  personal: 'personalHuts',
  main: 'mainHuts',
  gold: 'gold',
  ships: 'ships',
  farmers: 'farmers',
  tokens: 'tokens',
  ploughs: 'ploughs',
} as const satisfies { readonly [good in Good]: keyof State };

/** Huts to build and in hand, and all goods of the Personal supply. */
export function Goods(): ReactElement {
  return (
    <div className="own-goods">
      {GOODS.map((good) => (
        <Supplied key={good} good={good} />
      ))}
    </div>
  );
}

function Supplied({ good }: { readonly good: Good }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const n = s[LISTS[good]][player] ?? 0;
  return (
    <Tangible
      thing={useLookedAt()(`supply/${good}`)}
      className="own-good"
      data-good={good}
      data-none={n === 0 ? '' : undefined}
    >
      <GoodIcon good={good} />
      <b>{good === 'ploughs' ? say('panel.of', { n, of: PIECES.ploughs }) : n}</b>
      <small>{say(`panel.goods.${good}`, { n })}</small>
      <Change from={n} to={next[LISTS[good]][player]} />
    </Tangible>
  );
}

function GoodIcon({ good }: { readonly good: Good }): ReactElement {
  const { player } = useLooking();
  const colour = useColour();
  switch (good) {
    case 'growth':
    case 'personal':
    case 'main':
      return <Piece kind="hut" colour={colour(player)} size={25} />;
    case 'ships':
      return <Piece kind="ship" size={25} />;
    case 'farmers':
      return <Piece kind="farmer" size={24} />;
    case 'gold':
      return <Icon id="res-gold" size={20} />;
    case 'tokens':
      return <Icon id="res-wild" size={20} />;
    case 'ploughs':
      return <Icon id="bld-plough" size={20} />;
  }
}
