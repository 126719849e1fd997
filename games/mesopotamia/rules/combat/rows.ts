import type { Key } from '@edubba/kernel';
import { TACTICS } from '../../content/combat-cards.ts';
import { row } from '../lists.ts';
import { fighterOf, standing, theBattle } from '../queries/battle.ts';
import { R } from '../rules.ts';
import type { Battle, State } from '../state.ts';

/** Rows laid so far: for each the queue of the attacker and of the defender. */
type Arranging = { rows: number[][][] };

/** The opposing Units of the next row go in another row. */
export const NEXT_ROW: Key = 'next-row';

/** Units of a side that stand in no row yet. */
function left(battle: Battle, rows: readonly number[][][], side: number): number[] {
  const placed = new Set(rows.flatMap((one) => one[side] ?? []));
  return standing(battle, side).filter((i) => !placed.has(i));
}

/** MES-21.15 The side with fewer Units; the attacker where they are equal. */
export const smallerSide = (battle: Battle): 0 | 1 =>
  standing(battle, 0).length <= standing(battle, 1).length ? 0 : 1;

/** What can be done next: the one Unit of the smaller side, then its queue, then the next row. */
function choices(s: State, rows: readonly number[][][]): Key[] {
  const battle = theBattle(s);
  const small = smallerSide(battle);
  const last = rows[rows.length - 1];
  const cards = (fighters: readonly number[]): Key[] => fighters.map((i) => row(battle.fighters, i).card);
  const few = left(battle, rows, small);
  const many = left(battle, rows, 1 - small);
  if (last === undefined || (last[small]?.length ?? 0) === 0) return cards(few);
  if ((last[1 - small]?.length ?? 0) === 0) return cards(many);
  // Enough must be left for the rows to come.
  const keys = many.length > few.length ? cards(many) : [];
  return few.length > 0 ? [...keys, NEXT_ROW] : keys;
}

const complete = (battle: Battle, rows: readonly number[][][]): boolean =>
  left(battle, rows, 0).length === 0 && left(battle, rows, 1).length === 0;

/** MES-21.14, MES-21.37 The winner of the Tactics section lays out both sides. */
export const arrange = R.proc<Arranging>('battle.rows')({
  next: (g, v) => {
    const battle = theBattle(g.s);
    if (complete(battle, v.rows)) {
      battle.rows = v.rows.map((queues) => queues.map((queue) => [...queue]));
      g.emit({ type: 'battle.arranged', rule: 'MES-21.14', data: { n: v.rows.length } });
      return g.end();
    }
    if (v.rows.length === 0) v.rows.push([[], []]);
    return g.goto('place');
  },
  place: {
    ask: 'combat.rows',
    by: (s) => theBattle(s).deciders[theBattle(s).winners[TACTICS] ?? 0] ?? 0,
    options: (s, v) => choices(s, v.rows),
    refusals: (s, v) =>
      choices(s, v.rows).includes(NEXT_ROW)
        ? []
        : [{ target: NEXT_ROW, rule: 'MES-21.15', why: { id: 'no.next-row' } }],
    about: (s, v) => ({
      rows: v.rows.map((queues) => queues.map((queue) => queue.map((i) => row(theBattle(s).fighters, i).card))),
    }),
    then: (g, v, key) => {
      const battle = theBattle(g.s);
      if (key === NEXT_ROW) {
        v.rows.push([[], []]);
        return g.goto('next');
      }
      const i = fighterOf(battle, key);
      const { side } = row(battle.fighters, i);
      v.rows[v.rows.length - 1]?.[side]?.push(i);
      return g.goto('next');
    },
  },
});
