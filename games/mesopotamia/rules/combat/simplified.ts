import type { Effects, Key, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { KINDS, POWER } from '../../content/units.ts';
import { removeUnit } from '../effects/pieces.ts';
import { kindIn } from '../keys.ts';
import { range, row } from '../lists.ts';
import { bidRange, standing, theBattle, tieWinner } from '../queries/battle.ts';
import { kindOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { tribeSide } from '../state.ts';
import { bidders } from './bid.ts';
import { sideName } from './names.ts';
import { change, toSupply } from './sides.ts';

const sideOf = (s: State, seat: Seat): number => theBattle(s).deciders.indexOf(seat);

/** MES-26.02 What the Units of a side are worth. */
function power(s: State, side: number): number {
  const battle = theBattle(s);
  let total = 0;
  for (const i of standing(battle, side)) {
    const { piece } = row(battle.fighters, i);
    total += POWER[kindOf(s, battle.sides[side] ?? 0, piece)] ?? 0;
  }
  return total;
}

/** A bid is on the table. */
function place(g: Effects<State>, side: number, bid: number): void {
  const { s } = g;
  const battle = theBattle(s);
  row(battle.bids, side)[0] = bid;
  change(s, side, -bid);
  const who = sideName(s, battle.sides[side] ?? 0);
  g.emit({ type: 'battle.simple-bid', rule: 'MES-26.01', data: { side: who, n: bid, power: bid + power(s, side) } });
}

/** MES-26 Simplified Combat: one secret bid each. */
export const simpleBattle = R.proc<null>('battle.simple')({
  begin: (g) => {
    if (bidders(g.s).length > 0) return g.goto('bid');
    for (const side of [0, 1]) place(g, side, 0);
    return g.goto('compare');
  },
  bid: {
    sealed: 'combat.simple-bid',
    seats: (s) => bidders(s),
    options: (s, _, seat) => {
      // MES-26.06 the Tribe bids all it has, and Knucklebones of Ships are bid
      const [least, most] = bidRange(s, sideOf(s, seat));
      return range(most - least + 1).map((n) => String(least + n));
    },
    refusals: (s, _, seat) => {
      const side = sideOf(s, seat);
      const [least, most] = bidRange(s, side);
      const less =
        theBattle(s).sides[side] === tribeSide(s)
          ? no('MES-26.06', 'no.tribe-bids-all')
          : no('MES-22.02', 'no.support-bid', { least });
      const more = no('MES-26.01', 'no.bid-more', { most });
      return [...range(least).map((n) => ({ target: String(n), ...less })), { target: String(most + 1), ...more }];
    },
    reveal: (g, _, picks) => {
      for (const side of [0, 1]) place(g, side, Number(picks.find(({ seat }) => sideOf(g.s, seat) === side)?.key ?? 0));
      return g.goto('compare');
    },
  },
  compare: (g) => {
    const { s } = g;
    const battle = theBattle(s);
    const [a = 0, b = 0] = [0, 1].map((side) => (battle.bids[side]?.[0] ?? 0) + power(s, side));
    const winner = a === b ? tieWinner(s) : a > b ? 0 : 1;
    const loser = 1 - winner;
    battle.winners[0] = winner;
    const [won = 0, lost = 0] = [winner, loser].map((side) => battle.bids[side]?.[0] ?? 0);
    const back = Math.floor(lost / 2);
    for (const bid of battle.bids) bid[0] = 0;
    toSupply(s, winner, won);
    toSupply(s, loser, lost - back);
    change(s, loser, back);
    g.emit({ type: 'battle.won', rule: 'MES-26.03', data: { side: sideName(s, battle.sides[winner] ?? 0), back } });
    for (const i of standing(battle, loser)) {
      const fighter = row(battle.fighters, i);
      fighter.gone = true;
      removeUnit(g, battle.sides[loser] ?? 0, fighter.piece, 'MES-26.05');
    }
    // MES-26.04 never the last one
    return standing(battle, winner).length > 1 ? g.goto('loss') : g.end();
  },
  loss: {
    ask: 'combat.loss',
    by: (s) => theBattle(s).deciders[theBattle(s).winners[0] ?? 0] ?? 0,
    options: (s) => [...new Set(candidates(s).map(({ kind }) => kind))],
    refusals: (s) => {
      const there = candidates(s).map(({ kind }) => kind);
      return KINDS.flatMap((target) =>
        there.includes(target) ? [] : [{ target, rule: 'MES-26.04', why: { id: 'no.loss-kind' } }],
      );
    },
    then: (g, _, key) => {
      const { s } = g;
      const battle = theBattle(s);
      const side = battle.sides[battle.winners[0] ?? 0] ?? 0;
      const piece = candidates(s).find(({ kind }) => kindIn(kind) === kindIn(key))?.piece ?? 0;
      removeUnit(g, side, piece, 'MES-26.04');
      return g.end();
    },
  },
});

/** Units of the winner by kind; of one kind those without a Ram first. */
function candidates(s: State): { kind: Key; piece: number }[] {
  const battle = theBattle(s);
  const winner = battle.winners[0] ?? 0;
  const side = battle.sides[winner] ?? 0;
  const carriers = side === tribeSide(s) ? [] : row(s.carrier, side);
  return standing(battle, winner)
    .map((i) => row(battle.fighters, i).piece)
    .sort((a, b) => Number(carriers.includes(a)) - Number(carriers.includes(b)))
    .map((piece) => ({ kind: KINDS[kindOf(s, side, piece)] as Key, piece }));
}
