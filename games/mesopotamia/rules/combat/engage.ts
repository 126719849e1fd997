import type { Context, Effects, Key, Next, Refusal } from '@edubba/kernel';
import { no } from '@edubba/kernel';
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

/** Two Units that met: their numbers among the fighters. */
export type Engaging = { loser: number; winner: number };

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

/** Whose Unit lost the engagement. */
function loserOf(s: State, v: Engaging): number {
  const battle = theBattle(s);
  return battle.sides[row(battle.fighters, v.loser).side] ?? 0;
}

/** MES-21.28 Where the loser goes: the attacker selects, whosever Unit it is. The winner tires after that. */
export const retreating = {
  ask: 'combat.retreat',
  by: (s: State) => theBattle(s).deciders[0] ?? 0,
  options: (s: State, v: Engaging) => retreats(s, loserOf(s, v), theBattle(s).area).map(areaKey),
  refusals: (s: State, v: Engaging) => noRetreats(s, loserOf(s, v), theBattle(s).area),
  about: (s: State, v: Engaging) => ({
    kind: KINDS[fighterKind(s, row(theBattle(s).fighters, v.loser))] ?? '',
    from: nameOf(theBattle(s).area),
  }),
  then: (g: Context<State, string>, v: Engaging, key: Key): Next => {
    const { s } = g;
    const { piece } = row(theBattle(s).fighters, v.loser);
    leaveBattle(s, v.loser);
    retreat(g, loserOf(s, v), piece, theBattle(s).area, areaIn(key));
    return g.goto('tire');
  },
} as const;

const touched = (s: State, winner: number, of: number): boolean =>
  (row(theBattle(s).fighters, winner).put[of] ?? 0) > 0;

/** MES-21.34 From which row of the winner's card a Knucklebone goes, and how it goes on then. */
export const tiring = (on: (g: Context<State, string>) => Next) =>
  ({
    ask: 'combat.fatigue',
    by: (s: State, v: Engaging) => theBattle(s).deciders[row(theBattle(s).fighters, v.winner).side] ?? 0,
    options: (s: State, v: Engaging): Key[] => ROWS.filter((_, of) => touched(s, v.winner, of)),
    refusals: (s: State, v: Engaging): Refusal[] =>
      ROWS.flatMap((target, of) => (touched(s, v.winner, of) ? [] : [{ target, ...no('MES-21.34', 'no.bone-there') }])),
    about: (s: State, v: Engaging) => ({ card: row(theBattle(s).fighters, v.winner).card }),
    then: (g: Context<State, string>, v: Engaging, key: Key): Next => {
      tire(g, v.winner, ROWS.indexOf(key as (typeof ROWS)[number]));
      return on(g);
    },
  }) as const;

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
  where: retreating,
  tire: (g, v) => {
    const { put } = row(theBattle(g.s).fighters, v.winner);
    const rows = put.flatMap((n, i) => (n > 0 ? [i] : []));
    const [only] = rows;
    if (only === undefined) return g.end();
    if (rows.length > 1) return g.goto('fatigue');
    tire(g, v.winner, only);
    return g.end();
  },
  fatigue: tiring((g) => g.end()),
});

/** One assigned Knucklebone goes to the supply. */
export function tire(g: Effects<State>, winner: number, of: number): void {
  const fighter = row(theBattle(g.s).fighters, winner);
  add(fighter.put, of, -1);
  toSupply(g.s, fighter.side, 1);
  g.emit({ type: 'battle.fatigue', rule: 'MES-21.34', data: { card: fighter.card, section: ROWS[of] ?? '' } });
}
