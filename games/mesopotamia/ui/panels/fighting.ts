import type { SeenEvent, View } from '@edubba/kernel';
import { ROWS } from '../../content/combat-cards.ts';
import { neighbour } from '../../rules/queries/battle.ts';
import { isHuman, simplified, type State, tribeSide } from '../../rules/state.ts';

type Told = readonly SeenEvent[] | undefined;
type Data = { readonly [name: string]: unknown };

/** What was told since the battle that is going on began. */
function since(told: Told): { readonly type: string; readonly data: Data }[] {
  const all = (told ?? []).flatMap(({ event }) => (event === undefined ? [] : [event]));
  const from = all.findLastIndex(({ type }) => type === 'battle.begun');
  return from < 0 ? [] : all.slice(from).map(({ type, data = {} }) => ({ type, data }));
}

const sideIn = (s: State, data: Data): number => (typeof data['side'] === 'number' ? data['side'] : tribeSide(s));

/** Both bids on the three sections, when they are on the table; by side of the battle. */
export function bidsIn(told: Told, s: State): readonly (readonly number[])[] | undefined {
  const bids = since(told).filter(({ type }) => type === 'battle.bid');
  if (bids.length < 2 || s.battle === null) return undefined;
  return s.battle.sides.map((side) => {
    const own = bids.findLast(({ data }) => sideIn(s, data) === side)?.data;
    return ROWS.map((row) => Number(own?.[row] ?? 0));
  });
}

export interface Fight {
  readonly side: number;
  readonly kind: string;
  readonly value: number;
  readonly other: string;
  readonly otherValue: number;
}

export function fightsIn(told: Told, s: State): readonly Fight[] {
  return since(told).flatMap(({ type, data }) =>
    type === 'battle.engagement'
      ? [
          {
            side: sideIn(s, data),
            kind: String(data['kind']),
            value: Number(data['value']),
            other: String(data['other']),
            otherValue: Number(data['otherValue']),
          },
        ]
      : [],
  );
}

/** MES-26, MES-31.04, MES-33.01 Is this battle fought without three bids: in the simple way, or against somebody who is not there? */
export function withoutBids(s: State): boolean {
  if (simplified(s) || s.battle === null) return true;
  const { sides } = s.battle;
  if (sides.includes(s.automaton)) return true;
  const [fighter = 0] = sides.filter((side) => side !== tribeSide(s));
  return sides.includes(tribeSide(s)) && (s.table.seats === 1 || !isHuman(s, neighbour(s, fighter)));
}

const STEP_OF: { readonly [kind: string]: number } = {
  'combat.support': 0,
  'combat.bid': 1,
  'combat.strength': 2,
  'combat.rows': 3,
  'combat.tactics': 3,
  'combat.mobility': 4,
};

/** Which step of a battle is decided now. */
export function stepOf({ pending }: View<State>): number {
  return STEP_OF[pending[0]?.kind ?? ''] ?? 5;
}
