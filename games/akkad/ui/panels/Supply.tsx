import { useGame, useLooking } from '@edubba/ui';
import type { ReactElement } from 'react';
import { TOKENS } from '../../content/goods.ts';
import type { State } from '../../rules/state.ts';
import { GOOD_COUNTERS } from './Counters.tsx';
import { Counted } from './parts.tsx';
import './counters.css';

/** Goods, command tokens and cards of one player in one line, for the phone. */
export function Supply(): ReactElement {
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  return (
    <div className="game-panel akk supply">
      {GOOD_COUNTERS.map(({ thing, word, icon, of }) => (
        <Counted
          key={word}
          thing={thing(player)}
          word={word}
          icon={icon}
          size={20}
          n={of(s, player)}
          next={of(next, player)}
        />
      ))}
      <i />
      {TOKENS.map((token, i) => (
        <Counted
          key={token}
          thing={`token/${token}@${player}`}
          word={`panel.count.${token}`}
          icon={`tok-${token}`}
          size={20}
          n={s.pool[player]?.[i] ?? 0}
          next={next.pool[player]?.[i]}
        />
      ))}
      <i />
      <Counted thing="what/cards" word="panel.count.cards" icon="ui-hand" size={19} n={s.hand[player]?.length ?? 0} />
    </div>
  );
}
