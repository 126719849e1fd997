import type { Seat } from '@edubba/kernel';
import { Count, Icon, type Thing, useGame } from '@edubba/ui';
import type { ReactElement } from 'react';
import { isOpponent, type State } from '../../rules/state.ts';
import './counters.css';

/** Six numbers of a player, always in this order. The solo opponent has Gold where others have Camels. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel asy counters">
      {(isOpponent(s, player) ? [GOLD, ...REST] : [CAMELS, ...REST]).map(({ thing, word, icon, size, of }) => (
        <Count
          key={word}
          thing={thing(player)}
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
  readonly thing: (player: Seat) => Thing;
  readonly word: string;
  readonly icon: string;
  readonly size: number;
  readonly of: (s: State, player: Seat) => number;
}

const CAMELS: Counter = {
  thing: (player) => `track/camels@${player}`,
  word: 'camels',
  icon: 'res-camel',
  size: 17,
  of: (s, player) => s.camels[player] ?? 0,
};
const GOLD: Counter = {
  thing: (player) => `supply/gold@${player}`,
  word: 'gold',
  icon: 'res-gold',
  size: 17,
  of: (s, player) => s.gold[player] ?? 0,
};
const REST: readonly Counter[] = [
  {
    thing: () => 'track/influence',
    word: 'influence',
    icon: 'res-influence',
    size: 15,
    of: (s, player) => s.influence[player] ?? 0,
  },
  {
    thing: () => 'track/offerings',
    word: 'offerings',
    icon: 'res-offering',
    size: 15,
    of: (s, player) => s.offerings[player] ?? 0,
  },
  { thing: () => 'what/huts', word: 'huts', icon: 'bld-hut', size: 15, of: (s, player) => s.huts[player]?.length ?? 0 },
  {
    thing: () => 'what/ziggurats',
    word: 'ziggurats',
    icon: 'bld-zig3',
    size: 16,
    of: (s, player) => s.ziggurats[player]?.length ?? 0,
  },
  { thing: () => 'what/wells', word: 'wells', icon: 'bld-well', size: 15, of: (s, player) => s.wells[player] ?? 0 },
];
