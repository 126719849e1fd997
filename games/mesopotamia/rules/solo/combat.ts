import type { Effects, Key, Refusal } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { combatCard, MOBILITY, ROWS } from '../../content/combat-cards.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Engaging } from '../combat/engage.ts';
import { leaveBattle, retreating, tellEngagement, tire, tiring } from '../combat/engage.ts';
import { drawCard, kindOfFighter } from '../combat/fighters.ts';
import { sideName } from '../combat/names.ts';
import { mayRetreat, retreat, retreats } from '../combat/retreat.ts';
import { change, clearCard, toSupply } from '../combat/sides.ts';
import { removeUnit } from '../effects/pieces.ts';
import { DONE } from '../keys.ts';
import { add, range, row } from '../lists.ts';
import { better, counted, fighterOf, pool, standing, theBattle, tieWinner } from '../queries/battle.ts';
import { R } from '../rules.ts';
import type { Battle, State } from '../state.ts';
import { isHuman, tribeSide } from '../state.ts';
import { answerFor } from './answer.ts';
import { automatonRetreat } from './choices.ts';
import { tellRetreat } from './telling.ts';

/** The side somebody decides for; the other acts by itself. MES-A.59 against the Automaton it may be the Tribe's. */
export function humanSide(s: State, battle: Battle): 0 | 1 {
  const [a = 0, b = 0] = battle.sides;
  if (a === s.automaton) return 1;
  if (b === s.automaton) return 0;
  return a === tribeSide(s) ? 1 : 0;
}

/** Rows of the own cards, those with an empty slot or those without: `AR3/tactics`. */
function slots(s: State, empty = true): Key[] {
  const battle = theBattle(s);
  return standing(battle, humanSide(s, battle)).flatMap((i) => {
    const { card, put } = row(battle.fighters, i);
    return ROWS.flatMap((name, of) =>
      (put[of] ?? 0) < (combatCard(card).slots[of] ?? 0) === empty ? [`${card}/${name}`] : [],
    );
  });
}

const playsTribe = (s: State, battle: Battle): boolean => battle.sides[humanSide(s, battle)] === tribeSide(s);

type Drawing = { next: number };

/** MES-33 A battle against somebody who is not there: no bids. */
export const soloBattle = R.proc<Drawing>('solo.battle')({
  // MES-33.02
  own: (g, v) => {
    const battle = theBattle(g.s);
    const due = battle.fighters.findIndex(({ side, card }) => side === humanSide(g.s, battle) && card === '');
    v.next = due;
    return g.goto(due >= 0 ? 'draw' : 'slots');
  },
  draw: {
    chance: 'combat.draw',
    outcomes: (s, v) => s.combatDecks[kindOfFighter(s, v.next)] ?? [],
    then: (g, v, item) => {
      drawCard(g, v.next, item);
      return g.goto('own');
    },
  },
  slots: (g) => {
    const { s } = g;
    return g.goto(pool(s, humanSide(s, theBattle(s))) > 0 && slots(s).length > 0 ? 'place' : 'other');
  },
  // MES-33.03, MES-D.46
  place: {
    ask: 'solo.place',
    by: (s) => theBattle(s).deciders[humanSide(s, theBattle(s))] ?? 0,
    options: (s) => (playsTribe(s, theBattle(s)) ? slots(s) : [...slots(s), DONE]),
    refusals: (s) => {
      const full = slots(s, false).map((target) => ({ target, ...no('MES-33.03', 'no.slot') }));
      return playsTribe(s, theBattle(s)) ? [...full, { target: DONE, ...no('MES-A.59', 'no.tribe-keeps') }] : full;
    },
    about: (s) => ({ left: pool(s, humanSide(s, theBattle(s))) }),
    then: (g, _, key) => {
      const { s } = g;
      if (key === DONE) return g.goto('other');
      const [card = '', name = ''] = key.split('/');
      const battle = theBattle(s);
      const of = ROWS.indexOf(name as (typeof ROWS)[number]);
      const fighter = row(battle.fighters, fighterOf(battle, card));
      add(fighter.put, of, 1);
      fighter.beaten[of] = 1;
      change(s, fighter.side, -1);
      add(battle.spent, fighter.side, 1);
      return g.goto('slots');
    },
  },
  // MES-33.04
  other: (g, v) => {
    v.next = theBattle(g.s).fighters.findIndex(({ card }) => card === '');
    return g.goto(v.next >= 0 ? 'reveal' : 'queues');
  },
  reveal: {
    chance: 'combat.draw',
    outcomes: (s, v) => s.combatDecks[kindOfFighter(s, v.next)] ?? [],
    then: (g, v, item) => {
      drawCard(g, v.next, item);
      return g.goto('other');
    },
  },
  queues: (g) => {
    const battle = theBattle(g.s);
    if (battle.rows.length === 0) battle.rows = [[[], []]];
    const human = humanSide(g.s, battle);
    for (const side of [human, 1 - human])
      if (unqueued(battle, side).length > 0) return g.goto(side === human ? 'queueOwn' : 'queueOther');
    return g.become(soloEngage, { winner: 0, loser: 0 });
  },
  // MES-33.05, MES-D.47
  queueOwn: {
    ask: 'solo.queue',
    by: (s) => theBattle(s).deciders[humanSide(s, theBattle(s))] ?? 0,
    options: (s) => queueKeys(s, humanSide(s, theBattle(s))),
    refusals: (s) => queued(s, humanSide(s, theBattle(s))),
    then: (g, _, key) => {
      enqueue(g.s, key);
      return g.goto('queues');
    },
  },
  queueOther: {
    ask: 'solo.queue-other',
    by: (s) => theBattle(s).deciders[humanSide(s, theBattle(s))] ?? 0,
    options: (s) => queueKeys(s, 1 - humanSide(s, theBattle(s))),
    refusals: (s) => queued(s, 1 - humanSide(s, theBattle(s))),
    then: (g, _, key) => {
      enqueue(g.s, key);
      return g.goto('queues');
    },
  },
});

function unqueued(battle: Battle, side: number): number[] {
  return standing(battle, side).filter((i) => battle.rows[0]?.[side]?.includes(i) !== true);
}

function queueKeys(s: State, side: number): Key[] {
  const battle = theBattle(s);
  return unqueued(battle, side).map((i) => row(battle.fighters, i).card);
}

function queued(s: State, side: number): Refusal[] {
  const battle = theBattle(s);
  const cards = (battle.rows[0]?.[side] ?? []).map((i) => row(battle.fighters, i).card);
  return cards.map((target) => ({ target, rule: 'MES-33.05', why: { id: 'no.queued' } }));
}

function enqueue(s: State, card: Key): void {
  const battle = theBattle(s);
  const i = fighterOf(battle, card);
  battle.rows[0]?.[row(battle.fighters, i).side]?.push(i);
}

/** MES-33.06 to 33.17 Front against front, until one side has nobody left. */
const soloEngage = R.proc<Engaging>('solo.engage')({
  front: (g, v) => {
    const { s } = g;
    const battle = theBattle(s);
    const human = humanSide(s, battle);
    const [queue = []] = battle.rows[0]?.slice(human, human + 1) ?? [];
    const [own] = queue;
    const [other] = battle.rows[0]?.[1 - human] ?? [];
    if (own === undefined || other === undefined) return g.goto('over');
    const mine = row(battle.fighters, own);
    const theirs = row(battle.fighters, other);
    const answer = answerFor(s, theirs, mine, queue);
    const [strength, tactics, mobility] = answer.put;
    answer.put.forEach((n, of) => add(theirs.put, of, n));
    change(s, theirs.side, -(strength + tactics + mobility));
    add(battle.spent, theirs.side, strength + tactics + mobility);
    g.emit({
      type: 'solo.answer',
      rule: answer.wins ? 'MES-33.07' : mobility > 0 ? 'MES-33.10' : 'MES-33.09',
      data: {
        side: sideName(s, battle.sides[theirs.side] ?? 0),
        card: theirs.card,
        strength,
        tactics,
        mobility,
        why: answer.wins ? (mobility > 0 ? 'holds' : 'wins') : mobility > 0 ? 'escapes' : 'yields',
        ties: tieWinner(s) === theirs.side ? 'won' : 'lost',
      },
    });
    // MES-33.16
    for (const of of range(3)) {
      const a = counted(s, mine, theirs, of);
      const b = counted(s, theirs, mine, of);
      const beaten = b > a || (a === b && tieWinner(s) === theirs.side);
      mine.beaten[of] = ((mine.beaten[of] ?? 0) & 1) | (beaten ? 2 : 0);
    }
    v.winner = answer.wins ? other : own;
    v.loser = answer.wins ? own : other;
    tellEngagement(g, answer.wins ? theirs : mine, answer.wins ? mine : theirs);
    if (answer.discards) {
      // MES-33.11
      change(s, theirs.side, -1);
      add(battle.spent, theirs.side, 1);
      toSupply(s, theirs.side, 1);
      g.emit({ type: 'solo.discards', rule: 'MES-33.11', data: { side: sideName(s, battle.sides[theirs.side] ?? 0) } });
    }
    return g.goto('lose');
  },
  lose: (g, v) => {
    const { s } = g;
    const battle = theBattle(s);
    const loser = row(battle.fighters, v.loser);
    const winner = row(battle.fighters, v.winner);
    const [first, second] = loser.side === 0 ? [loser, winner] : [winner, loser];
    const faster = better(s, counted(s, first, second, MOBILITY), counted(s, second, first, MOBILITY));
    const side = battle.sides[loser.side] ?? 0;
    const areas = retreats(s, side, battle.area);
    if (faster === loser.side && mayRetreat(s, side) && areas.length > 0) {
      if (isHuman(s, battle.sides[0] ?? 0)) return g.goto('where');
      leaveBattle(s, v.loser);
      const to = automatonRetreat(s, side, areas);
      if (battle.sides[0] === s.automaton) tellRetreat(g, side, to);
      retreat(g, side, loser.piece, battle.area, to);
      return g.goto('tire');
    }
    leaveBattle(s, v.loser);
    removeUnit(g, side, loser.piece, 'MES-21.25');
    return g.goto('tire');
  },
  where: retreating,
  tire: (g, v) => {
    const { s } = g;
    const battle = theBattle(s);
    const { put, side } = row(battle.fighters, v.winner);
    const rows = put.flatMap((n, of) => (n > 0 ? [of] : []));
    const last = rows[rows.length - 1];
    if (last === undefined) return g.goto('front');
    if (side === humanSide(s, battle) && rows.length > 1) return g.goto('fatigue');
    // MES-33.14 Mobility first, then Tactics, then Strength
    tire(g, v.winner, last);
    return g.goto('front');
  },
  fatigue: tiring((g) => g.goto('front')),
  over: (g) => {
    settle(g);
    return g.end();
  },
});

/** MES-33.16, MES-33.18 What comes back to a beaten human, and unused support that does not stay. */
function settle(g: Effects<State>): void {
  const { s } = g;
  const battle = theBattle(s);
  const human = humanSide(s, battle);
  for (const side of [0, 1]) {
    const unused = Math.max(0, (battle.support[side] ?? 0) - (battle.spent[side] ?? 0));
    change(s, side, -unused);
    toSupply(s, side, unused);
  }
  if (standing(battle, human).length > 0 || playsTribe(s, battle)) return;
  let back = 0;
  for (const { side, beaten } of battle.fighters)
    if (side === human) back += beaten.filter((flags) => flags === 3).length;
  for (const fighter of battle.fighters) clearCard(s, fighter);
  back = Math.min(back, s.supply[KNUCKLEBONE] ?? 0);
  change(s, human, back);
  toSupply(s, human, -back);
  if (back > 0) g.emit({ type: 'solo.back', seat: battle.sides[human] ?? 0, rule: 'MES-33.16', data: { n: back } });
}
