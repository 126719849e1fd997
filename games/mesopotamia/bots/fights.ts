import { combatCard, MOBILITY, TACTICS } from '../content/combat-cards.ts';
import { KNUCKLEBONE } from '../content/goods.ts';
import { ADVANTAGE } from '../content/units.ts';
import { mayRetreat, retreats } from '../rules/combat/retreat.ts';
import type { State } from '../rules/index.ts';
import { row } from '../rules/lists.ts';
import { better, counted, fighterKind, standing, theBattle, value } from '../rules/queries/battle.ts';
import { answerFor } from '../rules/solo/answer.ts';
import type { Battle, Fighter } from '../rules/state.ts';

// What comes of a battle whose cards lie open, played to its end on a copy. In tenths of a VP.

/** What a Unit is worth, by kind. */
export const UNIT_WORTH: readonly number[] = [8, 10, 15, 20];

/** A Unit that got away is worth so many tenths of one that stayed. */
const AWAY = 7;

/** A copy on which a battle can be fought. */
function rehearsal(s: State): State {
  const battle = theBattle(s);
  const fighters = battle.fighters.map(
    (one): Fighter => ({ ...one, put: one.put.slice(), beaten: one.beaten.slice() }),
  );
  return { ...s, goods: s.goods.map((own) => own.slice()), battle: { ...battle, fighters } };
}

/** Units of a side and what they are worth: those that stand, and those that got away. */
function tally(s: State, battle: Battle, side: number, away: readonly number[]): number {
  let total = 0;
  battle.fighters.forEach((fighter, i) => {
    if (fighter.side !== side) return;
    const worth = UNIT_WORTH[fighterKind(s, fighter)] ?? 0;
    if (!fighter.gone) total += worth;
    else if (away.includes(i)) total += Math.floor((worth * AWAY) / 10);
  });
  return total;
}

/** The loser of an engagement leaves, dead or alive, and the winner tires (MES-21.25 to 21.34). */
function settle(s: State, winner: Fighter, loser: Fighter, at: number, away: number[]): void {
  const battle = theBattle(s);
  const [first, second] = loser.side === 0 ? [loser, winner] : [winner, loser];
  const faster = better(s, counted(s, first, second, MOBILITY), counted(s, second, first, MOBILITY));
  const side = battle.sides[loser.side] ?? 0;
  loser.gone = true;
  if (faster === loser.side && mayRetreat(s, side) && retreats(s, side, battle.area).length > 0) away.push(at);
  // Mobility is given up first, then Tactics.
  for (let of = MOBILITY; of >= 0; of--)
    if ((winner.put[of] ?? 0) > 0) {
      winner.put[of] = (winner.put[of] ?? 0) - 1;
      return;
    }
}

/** What these rows come to for a side: its Units that are left, less the other's. */
export function rowsWorth(s: State, rows: readonly (readonly (readonly number[])[])[], side: number): number {
  const copy = rehearsal(s);
  const battle = theBattle(copy);
  const away: number[] = [];
  for (const queues of rows) {
    const [own = [], other = []] = queues.map((queue) => [...queue]);
    while (own.length > 0 && other.length > 0) {
      const a = row(battle.fighters, own[0] ?? 0);
      const b = row(battle.fighters, other[0] ?? 0);
      if (better(copy, value(copy, a, b), value(copy, b, a)) === 0) settle(copy, a, b, other.shift() ?? 0, away);
      else settle(copy, b, a, own.shift() ?? 0, away);
    }
  }
  return tally(copy, battle, side, away) - tally(copy, battle, 1 - side, away);
}

/** What a battle against somebody who is not there comes to with these two queues (MES-33.06 to 33.17). */
export function soloWorth(s: State, side: 0 | 1, own: readonly number[], others: readonly number[]): number {
  const copy = rehearsal(s);
  const battle = theBattle(copy);
  const away: number[] = [];
  const mine = [...own];
  const theirs = [...others];
  const enemy = battle.sides[1 - side] ?? 0;
  const bones = (): number => row(copy.goods, enemy)[KNUCKLEBONE] ?? 0;
  const enemyHas = enemy < copy.players;
  const before = enemyHas ? bones() : 0;
  while (mine.length > 0 && theirs.length > 0) {
    const a = row(battle.fighters, mine[0] ?? 0);
    const b = row(battle.fighters, theirs[0] ?? 0);
    const { put, wins, discards } = answerFor(copy, b, a, mine);
    put.forEach((n, of) => {
      b.put[of] = (b.put[of] ?? 0) + n;
    });
    const spent = put[0] + put[1] + put[2] + (discards ? 1 : 0);
    if (enemyHas) row(copy.goods, enemy)[KNUCKLEBONE] = bones() - spent;
    else battle.tribeBones -= spent;
    if (wins) settle(copy, b, a, mine.shift() ?? 0, away);
    else settle(copy, a, b, theirs.shift() ?? 0, away);
  }
  const drained = enemyHas ? before - bones() : 0;
  const held = mine.length > 0 ? 15 : 0;
  return tally(copy, battle, side, away) - tally(copy, battle, 1 - side, away) + held + 3 * drained;
}

/** All orders of a list; of a long one only as it stands and turned round. */
export function orders(list: readonly number[], most: number): number[][] {
  if (list.length > most) return [[...list], [...list].reverse()];
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) =>
    orders(
      list.filter((_, at) => at !== i),
      most,
    ).map((rest) => [first, ...rest]),
  );
}

/** Every way to go on with rows that are begun: the side with fewer Units has one in each (MES-21.15). */
export function layouts(
  rows: readonly (readonly (readonly number[])[])[],
  few: readonly number[],
  many: readonly number[],
  small: 0 | 1,
): number[][][][] {
  const made = (queues: readonly (readonly number[])[]): number[][] => queues.map((queue) => [...queue]);
  const last = rows[rows.length - 1];
  const begun = rows.slice(0, -1).map(made);
  const [single, queue] = last === undefined ? [[], []] : [last[small] ?? [], last[1 - small] ?? []];
  const both = (a: readonly number[], b: readonly number[]): number[][] =>
    small === 0 ? [[...a], [...b]] : [[...b], [...a]];
  // The rows do not touch each other: which of the few comes first makes no difference.
  if (single.length === 0) {
    const [first] = few;
    return first === undefined ? [begun] : layouts([...begun, both([first], [])], few.slice(1), many, small);
  }
  const found: number[][][][] = [];
  if (many.length > few.length || queue.length === 0)
    for (const next of many)
      found.push(
        ...layouts(
          [...begun, both(single, [...queue, next])],
          few,
          many.filter((one) => one !== next),
          small,
        ),
      );
  if (queue.length > 0 && few.length > 0)
    found.push(...layouts([...begun, both(single, queue), [[], []]], few, many, small));
  if (queue.length > 0 && few.length === 0 && many.length === 0) found.push([...begun, both(single, queue)]);
  return found;
}

/** How many ways there are, so that nobody begins to count thousands. */
export function tooMany(few: number, many: number): boolean {
  let ways = 1;
  for (let n = 2; n <= many; n++) ways *= n;
  for (let i = 1; i < few; i++) ways = Math.floor((ways * (many - i)) / i);
  return ways > 720;
}

/** What a side shows on its open cards, for bids. */
export interface Show {
  readonly strength: number;
  readonly tactics: number;
  readonly slots: readonly number[];
  readonly units: number;
  readonly worth: number;
}

/** What the cards of a side show; of Tactics only those of Units with the advantage over somebody there. */
export function showOf(s: State, side: number): Show {
  const battle = theBattle(s);
  const others = standing(battle, 1 - side).map((i) => fighterKind(s, row(battle.fighters, i)));
  const slots = [0, 0, 0];
  let strength = 0;
  let tactics = 0;
  let worth = 0;
  const own = standing(battle, side);
  for (const i of own) {
    const fighter = row(battle.fighters, i);
    const kind = fighterKind(s, fighter);
    const { printed, slots: empty } = combatCard(fighter.card);
    strength += printed[0];
    worth += UNIT_WORTH[kind] ?? 0;
    const applies = others.some((other) => ADVANTAGE[kind]?.[other] === true);
    if (applies) tactics += printed[TACTICS];
    empty.forEach((n, of) => {
      if (of !== TACTICS || applies) slots[of] = (slots[of] ?? 0) + n;
    });
  }
  return { strength, tactics, slots, units: own.length, worth };
}
