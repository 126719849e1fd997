import type { Context, Effects, Key, Next, Seat } from '@edubba/kernel';
import { readAllotment } from '@edubba/kernel';
import { combatCard, MOBILITY, ROWS, STRENGTH, TACTICS } from '../../content/combat-cards.ts';
import { DONE } from '../keys.ts';
import { add, row, sum } from '../lists.ts';
import { bidRange, standing, theBattle, tieWinner } from '../queries/battle.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { engage } from './engage.ts';
import { sideName } from './names.ts';
import { arrange } from './rows.ts';
import { change, toSupply } from './sides.ts';

/** The side that a seat decides for. */
const sideOf = (s: State, seat: Seat): number => theBattle(s).deciders.indexOf(seat);

/** Who has Knucklebones to bid, by seat. */
export function bidders(s: State): Seat[] {
  return theBattle(s)
    .deciders.filter((_, side) => bidRange(s, side)[1] > 0)
    .sort((a, b) => a - b);
}

/** A bid is on the table. */
function place(g: Effects<State>, side: number, bid: number[]): void {
  const { s } = g;
  const battle = theBattle(s);
  battle.bids[side] = bid;
  change(s, side, -sum(bid));
  const [strength = 0, tactics = 0, mobility = 0] = bid;
  const who = sideName(s, battle.sides[side] ?? 0);
  g.emit({ type: 'battle.bid', rule: 'MES-21.05', data: { side: who, strength, tactics, mobility } });
}

/** MES-21.04 to 21.20 Secret bids, three sections, and the fight. */
export const bids = R.proc<null>('battle.bids')({
  // Whoever has no choice is not asked: Knucklebones are counted in the open.
  begin: (g) => {
    if (bidders(g.s).length > 0) return g.goto('bid');
    for (const side of [0, 1]) place(g, side, [0, 0, 0]);
    return g.goto('strength');
  },
  bid: {
    sealed: 'combat.bid',
    seats: (s) => bidders(s),
    allot: (s, _, seat) => {
      const [least, most] = bidRange(s, sideOf(s, seat));
      return { parts: ROWS.map((name) => ({ name, least: 0, most })), least, most };
    },
    about: (s) => ({ range: [bidRange(s, 0), bidRange(s, 1)].map((range) => [...range]) }),
    reveal: (g, _, picks) => {
      for (const side of [0, 1]) {
        const pick = picks.find(({ seat }) => sideOf(g.s, seat) === side);
        place(g, side, pick === undefined ? [0, 0, 0] : [...(readAllotment(pick.key) ?? [])]);
      }
      return g.goto('strength');
    },
  },
  strength: (g) => g.call(section, { row: STRENGTH }, 'tactics'),
  // MES-21.13
  tactics: (g) => {
    decide(g, TACTICS);
    return g.call(arrange, { rows: [] }, 'afterRows');
  },
  afterRows: (g) => g.call(assign, { row: TACTICS }, 'mobility'),
  mobility: (g) => g.call(section, { row: MOBILITY }, 'fight'),
  fight: (g) => g.become(engage, null),
});

type OfRow = { row: number };

const section = R.proc<OfRow>('battle.section')({
  decide: (g, v) => {
    decide(g, v.row);
    return g.become(assign, v);
  },
});

/** MES-21.07 to 21.09 Who wins a section, what comes back and what is lost. */
function decide(g: Effects<State>, of: number): void {
  const { s } = g;
  const battle = theBattle(s);
  const [first = [], second = []] = battle.bids;
  const a = first[of] ?? 0;
  const b = second[of] ?? 0;
  first[of] = 0;
  second[of] = 0;
  const winner = a === b ? tieWinner(s) : a > b ? 0 : 1;
  const high = Math.max(a, b);
  const low = Math.min(a, b);
  battle.winners[of] = winner;
  battle.margin = high - low;
  const back = a === b ? 0 : Math.floor(low / 2);
  toSupply(s, winner, low);
  toSupply(s, 1 - winner, low - back);
  change(s, 1 - winner, back);
  g.emit({
    type: 'battle.section',
    rule: a === b ? 'MES-21.09' : 'MES-21.07',
    data: { section: ROWS[of] ?? '', side: sideName(s, battle.sides[winner] ?? 0), margin: battle.margin, back },
  });
}

/** Empty slots of the winner's cards in a row. */
function openCards(s: State, of: number): Key[] {
  const battle = theBattle(s);
  return standing(battle, battle.winners[of] ?? 0).flatMap((i) => {
    const fighter = row(battle.fighters, i);
    return (fighter.put[of] ?? 0) < (combatCard(fighter.card).slots[of] ?? 0) ? [fighter.card] : [];
  });
}

/** One of the three sections, under the name of its decision. */
const asking = <const K extends string>(ask: K, of: 0 | 1 | 2) =>
  ({
    ask,
    by: (s: State) => theBattle(s).deciders[theBattle(s).winners[of] ?? 0] ?? 0,
    options: (s: State) => [...openCards(s, of), DONE],
    refusals: (s: State) => {
      const battle = theBattle(s);
      const open = openCards(s, of);
      return standing(battle, battle.winners[of] ?? 0).flatMap((i) => {
        const { card } = row(battle.fighters, i);
        return open.includes(card) ? [] : [{ target: card, rule: 'MES-21.10', why: { id: 'no.slot' } }];
      });
    },
    about: (s: State) => ({ margin: theBattle(s).margin }),
  }) as const;

const placing = (g: Context<State, string>, v: OfRow, key: Key): Next =>
  put(g, v.row, key) ? g.goto('next') : g.goto('rest');

/** MES-21.10 Up to the margin goes onto own cards, one a slot; what is not placed is lost. */
const assign = R.proc<OfRow>('battle.assign')({
  next: (g, v) => {
    if (theBattle(g.s).margin === 0 || openCards(g.s, v.row).length === 0) return g.goto('rest');
    return g.goto(v.row === STRENGTH ? 'strength' : v.row === TACTICS ? 'tactics' : 'mobility');
  },
  strength: { ...asking('combat.strength', STRENGTH), then: placing },
  tactics: { ...asking('combat.tactics', TACTICS), then: placing },
  mobility: { ...asking('combat.mobility', MOBILITY), then: placing },
  rest: (g, v) => {
    const battle = theBattle(g.s);
    toSupply(g.s, battle.winners[v.row] ?? 0, battle.margin);
    battle.margin = 0;
    return g.end();
  },
});

/** One Knucklebone onto a card; false when there shall be no more. */
function put(g: Effects<State>, of: number, key: Key): boolean {
  const battle = theBattle(g.s);
  const fighter = battle.fighters.find(({ card }) => card === key);
  // `done` is no card
  if (fighter === undefined) return false;
  add(fighter.put, of, 1);
  battle.margin--;
  g.emit({ type: 'battle.put', rule: 'MES-21.07', data: { card: key, section: ROWS[of] ?? '' } });
  return true;
}
