import type { Seat } from '@edubba/kernel';
import { Count, Icon, type Thing, useGame, useLooking } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GOODS, KNUCKLEBONE, STANDARD, TABLET } from '../../content/goods.ts';
import { sum } from '../../rules/lists.ts';
import { settlementsOf, unitLimit, unitsOnBoard } from '../../rules/queries/pieces.ts';
import type { State } from '../../rules/state.ts';
import { GOOD_ICONS } from '../icons.ts';
import './panels.css';
import { what } from '../explaining/what.ts';

type Of = (s: State, player: Seat) => number;

const goods: Of = (s, player) => sum((s.goods[player] ?? []).slice(0, STANDARD));
const good =
  (at: number): Of =>
  (s, player) =>
    s.goods[player]?.[at] ?? 0;

const COUNTERS: readonly {
  readonly thing: (player: Seat) => Thing;
  readonly word: string;
  readonly icon: string;
  readonly of: Of;
}[] = [
  {
    thing: (player) => `good/knucklebone@${player}`,
    word: 'panel.count.bones',
    icon: 'res-knucklebone',
    of: good(KNUCKLEBONE),
  },
  { thing: (player) => `good/tablet@${player}`, word: 'panel.count.tablets', icon: 'res-tablet', of: good(TABLET) },
  { thing: () => 'what/goods', word: 'panel.count.goods', icon: 'tok-supplies', of: goods },
  { thing: () => 'what/units', word: 'panel.count.units', icon: 'unit-spearman', of: unitsOnBoard },
  { thing: () => 'what/levels', word: 'panel.count.levels', icon: 'bld-zig3', of: (s, player) => s.level[player] ?? 0 },
  { thing: () => 'what/settlements', word: 'panel.count.settlements', icon: 'bld-settlement', of: settlementsOf },
];

/** MES-34.26, MES-35.07 The Defenders of Ur and the enemy of Assur know no limit. */
const isLimited = (s: State, player: Seat): boolean =>
  player !== s.automaton || (s.mode !== 'siege' && s.mode !== 'guardians');

/** Bones, tablets, goods, units of how many, ziggurat and settlements of a player, always in this order. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel mes counters">
      {COUNTERS.map(({ thing, word, icon, of }) => (
        <span key={word} className="mes-counter">
          <Count
            thing={thing(player)}
            word={word}
            icon={<Icon id={icon} size={15} />}
            n={of(s, player)}
            next={of(next, player)}
          />
          {icon === 'unit-spearman' && isLimited(s, player) && <s {...what('units')}>/{unitLimit(s, player)}</s>}
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
          thing={`good/${name}@${player}`}
          word={`panel.good.${name}`}
          icon={<Icon id={GOOD_ICONS[at] ?? ''} size={20} />}
          n={s.goods[player]?.[at] ?? 0}
          next={next.goods[player]?.[at]}
        />
      ))}
    </div>
  );
}
