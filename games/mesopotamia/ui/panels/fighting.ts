import type { SeenEvent, View } from '@edubba/kernel';
import { asks } from '../../asking/index.ts';
import { ROWS } from '../../content/combat-cards.ts';
import { neighbour } from '../../rules/queries/battle.ts';
import { type Fighter, isHuman, simplified, type State, tribeSide } from '../../rules/state.ts';

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
  /** Who lost it, with what, and what became of it; `undefined` while that is being decided. */
  readonly against: number;
  readonly other: string;
  readonly otherValue: number;
  readonly fate: 'destroyed' | 'retreats' | undefined;
}

const FATES: { readonly [type: string]: Fight['fate'] } = {
  'unit.destroyed': 'destroyed',
  'tribe.removed': 'destroyed',
  'unit.retreated': 'retreats',
  'tribe.retreated': 'retreats',
};

/** The fights of this battle so far. */
export function fightsIn(told: Told, s: State): readonly Fight[] {
  const events = since(told);
  return events.flatMap(({ type, data }, i) => {
    if (type !== 'battle.engagement') return [];
    const after = events.slice(i + 1);
    const next = after.findIndex((event) => event.type === type);
    const fate = (next < 0 ? after : after.slice(0, next)).find((event) => FATES[event.type] !== undefined);
    const side = sideIn(s, data);
    return [
      {
        side,
        kind: String(data['kind']),
        value: Number(data['value']),
        against: s.battle?.sides.find((one) => one !== side) ?? side,
        other: String(data['other']),
        otherValue: Number(data['otherValue']),
        fate: fate === undefined ? undefined : FATES[fate.type],
      },
    ];
  });
}

/**
 * The rows that wait, as they are laid or being laid: for each both queues, attacker's first. While it is asked where the loser
 * of the last fight retreats to, it waits for no other.
 */
export function rowsNow({ s, pending }: View<State>, last?: Fight): readonly (readonly (readonly Fighter[])[])[] {
  if (s.battle === null) return [];
  const { fighters, rows, sides } = s.battle;
  const laid = pending.map(({ about }) => rowsIn(about)).find((found) => found !== undefined);
  const queues = laid?.map((row) =>
    row.map((cards) => cards.flatMap((card) => fighters.filter((one) => one.card === card && !one.gone))),
  );
  if (queues !== undefined) return queues;
  const waiting = rows
    .filter((row) => row.some((queue) => queue.length > 0))
    .map((row) => row.map((queue) => queue.flatMap((i) => fighters[i] ?? [])));
  if (last === undefined || pending.every(({ kind }) => kind !== 'combat.retreat')) return waiting;
  const [fought = [], ...others] = waiting;
  const rest = fought.map((queue, i) => (sides[i] === last.side ? queue : queue.slice(1)));
  return rest.every((queue) => queue.length > 0) ? [rest, ...others] : others;
}

/** Who meets whom, as far as the winner of Tactics has laid it out: cards by row and side. */
function rowsIn(about: unknown): readonly (readonly (readonly string[])[])[] | undefined {
  if (typeof about !== 'object' || about === null || !('rows' in about) || !Array.isArray(about.rows)) return undefined;
  return about.rows as readonly (readonly (readonly string[])[])[];
}

/** MES-26, MES-31.04, MES-33.01 Is this battle fought without three bids: in the simple way, or against somebody who is not there? */
export function withoutBids(s: State): boolean {
  if (simplified(s) || s.battle === null) return true;
  const { sides } = s.battle;
  if (sides.includes(s.automaton)) return true;
  const [fighter = 0] = sides.filter((side) => side !== tribeSide(s));
  return sides.includes(tribeSide(s)) && (s.table.seats === 1 || !isHuman(s, neighbour(s, fighter)));
}

/** The steps of a battle, as the sheets of its decisions name them. */
export const STEPS = ['cards', 'bids', ...ROWS, 'fights'] as const;

/** Which step of a battle is decided now. */
export function stepOf({ pending }: View<State>): number {
  const scene = asks.scene(pending[0]?.kind ?? '');
  const step = STEPS.findIndex((one) => one === scene);
  return step < 0 ? STEPS.length - 1 : step;
}
