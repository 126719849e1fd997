import { Change, Hit, Icon, useGame, useLookedAt, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { citizensOf, foodOf } from '../../rules/queries/city.ts';
import type { State } from '../../rules/state.ts';
import { Citizens } from './Own.tsx';
import './counters.css';

const GOODS = [
  ['coins', 'res-coin'],
  ['knowledge', 'res-knowledge'],
  ['ambrosia', 'res-ambrosia'],
] as const;

/** Citizens and goods in one line, for the phone: citizens are placed from here. */
export function Supply(): ReactElement {
  const text = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const at = useLookedAt();
  const [food, mouths] = [foodOf(next, player), citizensOf(next, player)];
  return (
    <div className="game-panel aw supply">
      <Citizens player={player} size={40} />
      <i className="rule" />
      {GOODS.map(([good, icon]) => (
        <span key={good} className="good">
          <Icon id={icon} size={20} />
          <b aria-hidden="true">{s[good][player] ?? 0}</b>
          <Change from={s[good][player]} to={next[good][player]} />
          <Hit thing={at(`good/${good}`)} />
        </span>
      ))}
      <span className="good fed" data-tone={food < mouths ? 'short' : 'well'}>
        <Icon id="res-food" size={20} />
        <b aria-hidden="true">{text('panel.per', { n: food, of: mouths })}</b>
        <Hit thing={at('sum/food')} />
      </span>
    </div>
  );
}
