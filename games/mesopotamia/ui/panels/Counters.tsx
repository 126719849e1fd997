import type { Seat } from '@edubba/kernel';
import { Count, Icon, useGame, useLooking } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GOODS, KNUCKLEBONE, STANDARD, TABLET } from '../../content/goods.ts';
import { sum } from '../../rules/lists.ts';
import { settlementsOf, unitLimit, unitsOnBoard } from '../../rules/queries/pieces.ts';
import type { State } from '../../rules/state.ts';
import { GOOD_ICONS } from '../icons.ts';
import './panels.css';

type Of = (s: State, player: Seat) => number;

const goods: Of = (s, player) => sum((s.goods[player] ?? []).slice(0, STANDARD));
const good =
  (at: number): Of =>
  (s, player) =>
    s.goods[player]?.[at] ?? 0;

const COUNTERS: readonly { readonly word: string; readonly icon: string; readonly of: Of }[] = [
  { word: 'panel.count.bones', icon: 'res-knucklebone', of: good(KNUCKLEBONE) },
  { word: 'panel.count.tablets', icon: 'res-tablet', of: good(TABLET) },
  { word: 'panel.count.goods', icon: 'tok-supplies', of: goods },
  { word: 'panel.count.units', icon: 'unit-spearman', of: unitsOnBoard },
  { word: 'panel.count.levels', icon: 'bld-zig3', of: (s, player) => s.level[player] ?? 0 },
  { word: 'panel.count.settlements', icon: 'bld-settlement', of: settlementsOf },
];

/** Bones, tablets, goods, units of how many, ziggurat and settlements of a player, always in this order. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel mes counters">
      {COUNTERS.map(({ word, icon, of }) => (
        <span key={word} className="mes-counter">
          <Count word={word} icon={<Icon id={icon} size={15} />} n={of(s, player)} next={of(next, player)} />
          {icon === 'unit-spearman' && <s>/{unitLimit(s, player)}</s>}
        </span>
      ))}
    </div>
  );
}

/** All goods of one player in one line, for the phone. */
export function Supply(): ReactElement {
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  return (
    <div className="game-panel mes supply">
      {GOODS.map((name, at) => (
        <Count
          key={name}
          word={`panel.good.${name}`}
          icon={<Icon id={GOOD_ICONS[at] ?? ''} size={20} />}
          n={s.goods[player]?.[at] ?? 0}
          next={next.goods[player]?.[at]}
        />
      ))}
    </div>
  );
}
