import type { Effects, Key, Refusal } from '@edubba/kernel';
import { MOBILITY, ROWS } from '../../content/combat-cards.ts';
import { KINDS } from '../../content/units.ts';
import { removeUnit } from '../effects/pieces.ts';
import { areaIn, areaKey } from '../keys.ts';
import { add, row } from '../lists.ts';
import { better, counted, fighterKind, standing, theBattle, value } from '../queries/battle.ts';
import { nameOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { Fighter, State } from '../state.ts';
import { sideName } from './names.ts';
import { mayRetreat, noRetreats, retreat, retreats } from './retreat.ts';
import { arrange } from './rows.ts';
import { clearCard, toSupply } from './sides.ts';

type Engaging = { loser: number; winner: number };

/** A Unit leaves the battle, and with it what lies on its card (MES-21.11, MES-21.33). */
export function leaveBattle(s: State, i: number): void {
  const battle = theBattle(s);
  const fighter = row(battle.fighters, i);
  fighter.gone = true;
  clearCard(s, fighter);
  for (const queues of battle.rows)
    for (const queue of queues) if (queue.includes(i)) queue.splice(queue.indexOf(i), 1);
}

/** Tells how an engagement ended. */
export function tellEngagement(g: Effects<State>, winner: Fighter, loser: Fighter): void {
  const { s } = g;
  const { sides } = theBattle(s);
  g.emit({
    type: 'battle.engagement',
    rule: 'MES-21.23',
    data: {
      side: sideName(s, sides[winner.side] ?? 0),
      kind: KINDS[fighterKind(s, winner)] ?? '',
      value: value(s, winner, loser),
      other: KINDS[fighterKind(s, loser)] ?? '',
      otherValue: value(s, loser, winner),
    },
  });
}

/** MES-21.21 to 21.38 Rows are fought from first to last, until one side is left. */
export const engage = R.proc<null>('battle.engage')({
  next: (g) => {
    const battle = theBattle(g.s);
    while (battle.rows.length > 0 && battle.rows[0]?.some((queue) => queue.length === 0)) battle.rows.shift();
    if (standing(battle, 0).length === 0 || standing(battle, 1).length === 0) return g.end();
    // MES-21.37
    if (battle.rows.length === 0) return g.call(arrange, { rows: [] }, 'next');
    return g.goto('front');
  },
  front: (g) => {
    const { s } = g;
    const battle = theBattle(s);
    const [a = 0, b = 0] = (battle.rows[0] ?? []).map((queue) => queue[0] ?? 0);
    const first = row(battle.fighters, a);
    const second = row(battle.fighters, b);
    const won = better(s, value(s, first, second), value(s, second, first));
    return g.call(aftermath, won === 0 ? { winner: a, loser: b } : { winner: b, loser: a }, 'next');
  },
});

/** MES-21.25 to 21.34 The loser is destroyed or retreats, and the winner tires. */
const aftermath = R.proc<Engaging>('battle.aftermath')({
  lose: (g, v) => {
    const { s } = g;
    const battle = theBattle(s);
    const winner = row(battle.fighters, v.winner);
    const loser = row(battle.fighters, v.loser);
    tellEngagement(g, winner, loser);
    const faster = better(
      s,
      counted(s, winner.side === 0 ? winner : loser, winner.side === 0 ? loser : winner, MOBILITY),
      counted(s, winner.side === 0 ? loser : winner, winner.side === 0 ? winner : loser, MOBILITY),
    );
    const side = battle.sides[loser.side] ?? 0;
    if (faster === loser.side && mayRetreat(s, side)) {
      if (retreats(s, side, battle.area).length > 0) return g.goto('where');
      leaveBattle(s, v.loser);
      removeUnit(g, side, loser.piece, 'MES-21.30');
      return g.goto('tire');
    }
    leaveBattle(s, v.loser);
    removeUnit(g, side, loser.piece, 'MES-21.25');
    return g.goto('tire');
  },
  // MES-21.28 the attacker selects, whosever Unit it is
  where: {
    ask: 'combat.retreat',
    by: (s) => theBattle(s).deciders[0] ?? 0,
    options: (s, v) => retreatKeys(s, v),
    refusals: (s, v) => noRetreats(s, loserOf(s, v), theBattle(s).area),
    about: (s, v) => ({
      kind: KINDS[fighterKind(s, row(theBattle(s).fighters, v.loser))] ?? '',
      from: nameOf(theBattle(s).area),
    }),
    then: (g, v, key) => {
      const { s } = g;
      const battle = theBattle(s);
      const loser = row(battle.fighters, v.loser);
      leaveBattle(s, v.loser);
      retreat(g, battle.sides[loser.side] ?? 0, loser.piece, battle.area, areaIn(key));
      return g.goto('tire');
    },
  },
  tire: (g, v) => {
    const { put } = row(theBattle(g.s).fighters, v.winner);
    const rows = put.flatMap((n, i) => (n > 0 ? [i] : []));
    const [only] = rows;
    if (only === undefined) return g.end();
    if (rows.length > 1) return g.goto('fatigue');
    tire(g, v.winner, only);
    return g.end();
  },
  // MES-21.34
  fatigue: {
    ask: 'combat.fatigue',
    by: (s, v) => theBattle(s).deciders[row(theBattle(s).fighters, v.winner).side] ?? 0,
    options: (s, v) => row(theBattle(s).fighters, v.winner).put.flatMap((n, i) => (n > 0 ? [ROWS[i] as Key] : [])),
    refusals: (s, v) => untouched(s, v.winner),
    about: (s, v) => ({ card: row(theBattle(s).fighters, v.winner).card }),
    then: (g, v, key) => {
      tire(g, v.winner, ROWS.indexOf(key));
      return g.end();
    },
  },
});

/** Whose Unit lost the engagement. */
function loserOf(s: State, v: { readonly loser: number }): number {
  const battle = theBattle(s);
  return battle.sides[row(battle.fighters, v.loser).side] ?? 0;
}

function retreatKeys(s: State, v: Engaging): Key[] {
  return retreats(s, loserOf(s, v), theBattle(s).area).map(areaKey);
}

/** MES-21.34 Rows of the winner's card with nothing on them. */
export function untouched(s: State, winner: number): Refusal[] {
  const { put } = row(theBattle(s).fighters, winner);
  return ROWS.flatMap((target, i) =>
    (put[i] ?? 0) > 0 ? [] : [{ target, rule: 'MES-21.34', why: { id: 'no.bone-there' } }],
  );
}

/** One assigned Knucklebone goes to the supply. */
export function tire(g: Effects<State>, winner: number, of: number): void {
  const fighter = row(theBattle(g.s).fighters, winner);
  add(fighter.put, of, -1);
  toSupply(g.s, fighter.side, 1);
  g.emit({ type: 'battle.fatigue', rule: 'MES-21.34', data: { card: fighter.card, section: ROWS[of] ?? '' } });
}
