import type { ReactElement } from 'react';
import { TOKENS } from '../../content/goods.ts';
import { GOOD_COUNTERS } from './Counters.tsx';
import { Count, useGame, useLooking } from './parts.tsx';
import './counters.css';

/** Goods, command tokens and cards of one player in one line, for the phone. */
export function Supply(): ReactElement {
  const { s, next } = useGame();
  const { player } = useLooking();
  return (
    <div className="akk supply">
      {GOOD_COUNTERS.map(({ word, icon, of }) => (
        <Count key={word} word={word} icon={icon} size={20} n={of(s, player)} next={of(next, player)} />
      ))}
      <i />
      {TOKENS.map((token, i) => (
        <Count
          key={token}
          word={`panel.count.${token}`}
          icon={`tok-${token}`}
          size={20}
          n={s.pool[player]?.[i] ?? 0}
          next={next.pool[player]?.[i]}
        />
      ))}
      <i />
      <Count word="panel.count.cards" icon="ui-hand" size={19} n={s.hand[player]?.length ?? 0} />
    </div>
  );
}
