import { Icon, Tangible, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { combatCard, ROWS } from '../../content/combat-cards.ts';
import { POWER } from '../../content/units.ts';
import { fighterKind, pool, standing } from '../../rules/queries/battle.ts';
import type { Battle, State } from '../../rules/state.ts';
import { simplified } from '../../rules/state.ts';
import { ROW_ICONS } from '../icons.ts';
import { bidsIn, withoutBids } from './fighting.ts';
import { SideMark, useSideColour, useSideName } from './sides.tsx';
import { what } from '../explaining/what.ts';

/** What decides the battle: three sections, one sum, or what somebody alone has to know. */
export function Sections({ left }: { readonly left: number }): ReactElement | null {
  const { s } = useView<State>();
  if (s.battle === null) return null;
  if (simplified(s)) return <Sums battle={s.battle} left={left} />;
  return withoutBids(s) ? <Alone /> : <Bids battle={s.battle} left={left} />;
}

/** Slots of a side's cards that are still empty, in one of the three rows. */
function freeSlots({ fighters }: Battle, side: number, of: number): number {
  return fighters
    .filter((fighter) => fighter.side === side && !fighter.gone && fighter.card !== '')
    .reduce((sum, { card, put }) => sum + (combatCard(card).slots[of] ?? 0) - (put[of] ?? 0), 0);
}

interface Sides {
  readonly battle: Battle;
  readonly left: number;
}

/** The three sections: before the bids what each of them gives, then what both bid, and who won. */
function Bids({ battle, left }: Sides): ReactElement {
  const say = useText();
  const name = useSideName();
  const { s } = useView<State>();
  const told = useTable((table) => table.told);
  const bids = bidsIn(told, s);
  return (
    <div className="bids">
      {ROWS.map((row, i) => {
        const winner = battle.winners[i] ?? -1;
        return (
          <Tangible key={row} thing={`bid/${row}`} className="bid">
            <h3>
              <Icon id={ROW_ICONS[i] ?? ''} size={19} /> {say(`section.${row}`)}
              {winner >= 0 ? (
                <span className="won">{say('panel.wins', { seat: name(battle.sides[winner] ?? 0) })}</span>
              ) : (
                <small>{say('panel.bid.free', { n: freeSlots(battle, left, i) })}</small>
              )}
            </h3>
            {bids === undefined ? (
              <ul>
                <li>
                  <Icon id={ROW_ICONS[i] ?? ''} size={16} /> {say(`ui.bid.${row}`)}
                </li>
                <li>
                  <Icon id="act-confirm" size={16} /> {say('panel.bid.won')}
                </li>
                <li>
                  <Icon id="act-undo" size={16} /> {say('panel.bid.lost')}
                </li>
              </ul>
            ) : (
              [left, 1 - left].map((side) => <Bid key={side} side={battle.sides[side] ?? 0} n={bids[side]?.[i] ?? 0} />)
            )}
          </Tangible>
        );
      })}
    </div>
  );
}

/** One bid in bones. */
function Bid({ side, n }: { readonly side: number; readonly n: number }): ReactElement {
  const colour = useSideColour()(side);
  return (
    <div className="bl">
      <SideMark colour={colour} size="s" />
      <span className="n">{n}</span>
      {Array.from({ length: Math.min(n, 9) }, (_, bone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones in a row
        <Icon key={bone} id="res-knucklebone" size={16} />
      ))}
    </div>
  );
}

/** MES-26 One sum each: what the Units are worth, and what bones can add. */
function Sums({ battle, left }: Sides): ReactElement {
  const say = useText();
  const name = useSideName();
  const colour = useSideColour();
  const { s } = useView<State>();
  return (
    <div className="bids sums">
      {[left, 1 - left].map((side) => {
        const player = battle.sides[side] ?? 0;
        const power = standing(battle, side).reduce((sum, i) => {
          const fighter = battle.fighters[i];
          return sum + (fighter === undefined ? 0 : (POWER[fighterKind(s, fighter)] ?? 0));
        }, 0);
        return (
          <section key={side} className="bid sum" {...what('sum')}>
            <h3>
              <SideMark colour={colour(player)} size="s" /> {name(player)}
            </h3>
            <p>
              <b>{power}</b> {say('panel.sum.units')} + <b>?</b> <Icon id="res-knucklebone" size={17} />
            </p>
            <small>{say('panel.sum.most', { n: power + pool(s, side) })}</small>
          </section>
        );
      })}
      <p className="how">{say('panel.sum.how')}</p>
    </div>
  );
}

const ALONE = ['place', 'line', 'answer'] as const;
const ALONE_ICONS = ['res-knucklebone', 'act-move', 'ui-bot'] as const;

/** MES-33 Against somebody who is not there nothing is bid: what happens instead, in order. */
function Alone(): ReactElement {
  const say = useText();
  return (
    <ol className="bids alone">
      {ALONE.map((step, i) => (
        <li key={step} className="bid">
          <h3>
            <Icon id={ALONE_ICONS[i] ?? ''} size={19} /> {say(`panel.alone.${step}`)}
          </h3>
          <p>{say(`panel.alone.${step}.how`)}</p>
        </li>
      ))}
    </ol>
  );
}
