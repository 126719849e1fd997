import { Change, Icon, on, Tangible, useGame, useLookedAt, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GOODS, TOKENS } from '../../../content/goods.ts';
import type { State } from '../../../rules/state.ts';

/** The four goods, and command tokens by type: in the pool, and how many more lie in the supply. */
export function Stores(): ReactElement {
  return (
    <>
      <div className="mat-goods">
        {GOODS.map((good, i) => (
          <Good key={good} good={good} at={i} />
        ))}
      </div>
      <div className="mat-tokens">
        {TOKENS.map((token, i) => (
          <Token key={token} token={token} at={i} />
        ))}
      </div>
      <div className="mat-holdings">
        <Left />
      </div>
    </>
  );
}

function Good({ good, at }: { readonly good: string; readonly at: number }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const thing = useLookedAt();
  const n = s.goods[player]?.[at] ?? 0;
  return (
    <Tangible thing={thing(`good/${good}`)} className="mat-good" data-none={on(n === 0)}>
      <Icon id={`res-${good}`} size={21} className={`res-${good}`} />
      <b>{n}</b>
      <small>{say(`goods.${good}`)}</small>
      <Change from={n} to={next.goods[player]?.[at]} />
    </Tangible>
  );
}

function Token({ token, at }: { readonly token: string; readonly at: number }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const thing = useLookedAt();
  const pool = s.pool[player]?.[at] ?? 0;
  return (
    <Tangible thing={thing(`token/${token}`)} className="mat-token" data-none={on(pool === 0)}>
      <Icon id={`tok-${token}`} size={25} />
      <b>{pool}</b>
      <small>{say('panel.in-supply', { n: s.supply[player]?.[at] ?? 0 })}</small>
      <Change from={pool} to={next.pool[player]?.[at]} />
    </Tangible>
  );
}

/** Ziggurats, canals and units that are not on the board. */
function Left(): ReactElement {
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const thing = useLookedAt();
  return (
    <>
      <Tangible thing={thing('supply/ziggurats')} className="mat-chip mat-left">
        <Icon id="bld-zig3" size={16} />
        {s.zigguratSupply[player]}
        <Change from={s.zigguratSupply[player]} to={next.zigguratSupply[player]} />
      </Tangible>
      <Tangible thing={thing('supply/canals')} className="mat-chip mat-left">
        <Icon id="bld-canal" size={16} />
        {s.canalSupply[player]}
        <Change from={s.canalSupply[player]} to={next.canalSupply[player]} />
      </Tangible>
      <Tangible thing={thing('supply/units')} className="mat-chip mat-left">
        <Icon id="act-recruit" size={16} />
        {(s.reserve[player] ?? []).reduce((sum, n) => sum + n, 0)}
      </Tangible>
    </>
  );
}
