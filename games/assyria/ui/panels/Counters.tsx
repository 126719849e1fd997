import type { Seat } from '@edubba/kernel';
import { Count, Icon, useGame } from '@edubba/ui';
import type { ReactElement } from 'react';
import { isOpponent, type State } from '../../rules/state.ts';
import './counters.css';

/** Six numbers of a player, always in this order. The solo opponent has Gold where others have Camels. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel asy counters">
      {(isOpponent(s, player) ? [GOLD, ...REST] : [CAMELS, ...REST]).map(({ word, icon, size, of }) => (
        <Count
          key={word}
          word={`panel.count.${word}`}
          icon={<Icon id={icon} size={size} />}
          n={of(s, player)}
          next={of(next, player)}
        />
      ))}
    </div>
  );
}

interface Counter {
  readonly word: string;
  readonly icon: string;
  readonly size: number;
  readonly of: (s: State, player: Seat) => number;
}

const CAMELS: Counter = { word: 'camels', icon: 'res-camel', size: 17, of: (s, player) => s.camels[player] ?? 0 };
const GOLD: Counter = { word: 'gold', icon: 'res-gold', size: 17, of: (s, player) => s.gold[player] ?? 0 };
const REST: readonly Counter[] = [
  { word: 'influence', icon: 'res-influence', size: 15, of: (s, player) => s.influence[player] ?? 0 },
  { word: 'offerings', icon: 'res-offering', size: 15, of: (s, player) => s.offerings[player] ?? 0 },
  { word: 'huts', icon: 'bld-hut', size: 15, of: (s, player) => s.huts[player]?.length ?? 0 },
  { word: 'ziggurats', icon: 'bld-zig3', size: 16, of: (s, player) => s.ziggurats[player]?.length ?? 0 },
  { word: 'wells', icon: 'bld-well', size: 15, of: (s, player) => s.wells[player] ?? 0 },
];
