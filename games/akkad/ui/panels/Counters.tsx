import type { Seat } from '@edubba/kernel';
import { type Thing, useGame } from '@edubba/ui';
import type { ReactElement } from 'react';
import { armySize } from '../../rules/queries/map.ts';
import type { State } from '../../rules/state.ts';
import { Counted } from './parts.tsx';
import './counters.css';

interface Counter {
  readonly thing: (player: Seat) => Thing;
  readonly word: string;
  readonly icon: string;
  readonly size?: number;
  readonly of: (s: State, player: Seat) => number;
}

const good = (name: string, at: number, size = 16): Counter => ({
  thing: (player) => `good/${name}@${player}`,
  word: `panel.count.${name}`,
  icon: `res-${name}`,
  size,
  of: (s, player) => s.goods[player]?.[at] ?? 0,
});

/** Command tokens a player can still use this round. */
const pool = (s: State, player: Seat): number => (s.pool[player] ?? []).reduce((sum, n) => sum + n, 0);

export const GOOD_COUNTERS: readonly Counter[] = [
  good('grain', 0, 15),
  good('sheep', 1),
  good('silver', 2, 14),
  good('lapis', 3, 14),
];
const COUNTERS: readonly Counter[] = [
  ...GOOD_COUNTERS,
  { thing: () => 'what/tokens', word: 'panel.count.tokens', icon: 'tok-admin', of: pool },
  {
    thing: () => 'what/cards',
    word: 'panel.count.cards',
    icon: 'ui-hand',
    of: (s, player) => s.hand[player]?.length ?? 0,
  },
  { thing: () => 'what/army', word: 'panel.count.army', icon: 'unit-spearman', of: armySize },
];

/** Goods, command tokens left, cards in hand and army size of a player, always in this order. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel akk counters">
      {COUNTERS.map(({ thing, word, icon, size = 14, of }) => (
        <Counted
          key={word}
          thing={thing(player)}
          word={word}
          icon={icon}
          size={size}
          n={of(s, player)}
          next={of(next, player)}
        />
      ))}
    </div>
  );
}
