import type { ItemId } from '@edubba/kernel';
import { Icon, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { PALACE_VP } from '../../content/board.ts';
import type { CardAction, Force, Gained, Goal, Symbols } from '../../content/cards.ts';
import { COLOURS } from '../../content/cards.ts';
import { empireCard } from '../../content/decks.ts';
import { goalMessage } from '../../text/facts.ts';
import { Banner } from '../art/pieces.tsx';

const ICONS = {
  coin: 'res-coin',
  lamp: 'res-knowledge',
  cup: 'res-ambrosia',
  food: 'res-food',
  sword: 'aw-sword',
  arrow: 'aw-arrow',
  army: 'aw-army',
  plot: 'aw-plot',
  repair: 'aw-repair',
  loot: 'tok-supplies',
  spy: 'tok-diviner',
  explore: 'act-explore',
  citizen: 'unit-citizen',
  vp: 'res-vp',
  card: 'ui-deck',
  flag: 'tok-firstplayer',
} as const;
export type Mark = keyof typeof ICONS;

/** A number with its icon: `2 coins`; `each`: every round; `plus`: with its sign. */
export function Q({
  n,
  of,
  each = false,
  plus = false,
  size = 16,
}: {
  readonly n: number;
  readonly of: Mark;
  readonly each?: boolean;
  readonly plus?: boolean;
  readonly size?: number;
}): ReactElement {
  return (
    <span className="q">
      {each && <Icon id="aw-each" size={size - 4} className="each" />}
      {plus && n > 0 ? `+${n}` : n < 0 ? `−${-n}` : n}
      <Icon id={ICONS[of]} size={size} />
    </span>
  );
}

type Part = readonly [n: number, of: Mark, how?: 'each' | 'plus'];

/** Several of them in a row. */
export function Marks({ parts, size }: { readonly parts: readonly Part[]; readonly size?: number }): ReactElement {
  return (
    <>
      {parts.map(([n, of, how]) => (
        <Q
          key={`${of}${how ?? ''}`}
          n={n}
          of={of}
          each={how === 'each'}
          plus={how === 'plus'}
          {...(size === undefined ? {} : { size })}
        />
      ))}
    </>
  );
}

const some = (n: number | undefined, of: Mark, how?: 'each' | 'plus'): Part[] =>
  (n ?? 0) === 0 ? [] : [how === undefined ? [n ?? 0, of] : [n ?? 0, of, how]];

/** Standing symbols of a card, with its capacity. */
export const symbolParts = (has: Symbols = {}, capacity = 0): Part[] => [
  ...some(capacity, 'plot', 'plus'),
  ...some(has.income, 'coin', 'each'),
  ...some(has.knowledge, 'lamp', 'each'),
  ...some(has.ambrosia, 'cup', 'each'),
  ...some(has.food, 'food'),
  ...some(has.swords, 'sword'),
  ...some(has.arrows, 'arrow'),
  ...some(has.armies, 'army', 'plus'),
  ...some(has.explore, 'explore', 'plus'),
];

export const forceParts = (has: Force): Part[] => [
  ...some(has.swords, 'sword'),
  ...some(has.arrows, 'arrow'),
  ...some(has.loot, 'loot'),
  ...some(has.spy, 'spy'),
  ...some(has.repair, 'repair'),
];

const actionParts = (action: CardAction): Part[] => [
  ...some(action.coins, 'coin'),
  ...some(action.knowledge, 'lamp'),
  ...some(action.ambrosia, 'cup'),
  ...some(action.repair, 'repair'),
  ...some(action.repairUpTo, 'repair'),
  ...(action.explore === true ? [[1, 'explore'] as const] : []),
  ...(action.claim === true ? [[1, 'flag'] as const] : []),
];

const gainedParts = (gained: Gained): Part[] => [
  ...(gained.citizen === true ? [[1, 'citizen', 'plus'] as const] : []),
  ...some(gained.knowledge, 'lamp', 'plus'),
];

/** What an empire card does, in icons and few words. */
export function EmpireMarks({ item, size = 16 }: { readonly item: ItemId; readonly size?: number }): ReactElement {
  const text = useText();
  const { symbols, action, gained, ability, goal } = empireCard(item);
  return (
    <>
      {symbols !== undefined && (
        <span className="line">
          <Marks parts={symbolParts(symbols)} size={size} />
        </span>
      )}
      {action !== undefined && (
        <span className="line act">
          <span className="hole">
            <Icon id="unit-citizen" size={size - 2} />
          </span>
          <Marks parts={actionParts(action)} size={size} />
          {action.coinsPerFood !== undefined && (
            <>
              <Q n={1} of="coin" size={size} /> / <Icon id="res-food" size={size} />
            </>
          )}
          {action.clear === true && <span className="few">{text('panel.clear')}</span>}
        </span>
      )}
      {gained !== undefined && (
        <span className="line">
          <Marks parts={gainedParts(gained)} size={size} />
          {gained.trade === true && <span className="few">{text('panel.trade')}</span>}
        </span>
      )}
      {ability !== undefined && <span className="few">{text(`panel.ability.${ability}`)}</span>}
      {goal !== undefined && <GoalMark goal={goal} />}
    </>
  );
}

/** What a card is worth at the end. */
function GoalMark({ goal }: { readonly goal: Goal }): ReactElement {
  const text = useText();
  if (goal.kind === 'plain') return <Q n={goal.vp} of="vp" plus />;
  if (goal.kind === 'palace')
    return (
      <span className="line goal">
        {text('panel.palace')} <Q n={PALACE_VP.at(-1) ?? 0} of="vp" />
        <Banner tribe={goal.colour} size={19} />
      </span>
    );
  if (goal.kind !== 'banners') {
    const { id, params } = goalMessage(goal);
    return <span className="few">{text(id, params)}</span>;
  }
  return (
    <span className="line goal">
      <Q n={goal.vp} of="vp" plus />
      {COLOURS.map((tribe) =>
        goal.needs[tribe] === undefined ? null : (
          <span key={tribe} className="need">
            {goal.needs[tribe]}
            <Banner tribe={tribe} size={19} />
          </span>
        ),
      )}
    </span>
  );
}

/** What a card costs: coins, knowledge. */
export function Cost({ coins, knowledge = 0 }: { readonly coins: number; readonly knowledge?: number }): ReactElement {
  return (
    <span className="cost">
      <i className="coin-cost">{coins}</i>
      {knowledge > 0 && (
        <i className="lamp-cost">
          {knowledge}
          <Icon id="res-knowledge" size={15} />
        </i>
      )}
    </span>
  );
}
