import type { ItemId, Seat } from '@edubba/kernel';
import { clockwise, forEachSeat, inOrder, no, one } from '@edubba/kernel';
import { AMBROSIA, AMBROSIA_PLAYERS, SPACES } from '../../content/board.ts';
import { titanCard } from '../../content/decks.ts';
import { ASK, DONE, FEED, ROLL } from '../decisions.ts';
import { repairCard } from '../effects/cards.ts';
import { takeBack } from '../effects/citizens.ts';
import { gainAmbrosia, gainCoins, gainKnowledge, pay } from '../effects/goods.ts';
import {
  ambrosiaIncome,
  anyDamaged,
  damagedCards,
  incomeOf,
  isCovered,
  knowledgeIncome,
  threatOf,
} from '../queries/city.ts';
import { nothingToRepair } from '../queries/closed.ts';
import { demandingTitans } from '../queries/options.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { rollDamage } from './damage.ts';
import { shortage, starvation } from './starvation.ts';
import { numberOf } from '../queries/numbers.ts';

/** AW-11.09, AW-17.01 Ambrosia that feeding the threatening titan costs. */
export function feedingCost(s: State, seat: Seat): number {
  const titan = threatOf(s, seat);
  if (titan === undefined) return 0;
  return titanCard(titan).banners.length * (demandingTitans(s) ? AMBROSIA.demanding : AMBROSIA.feed);
}

/** AW-13.05 One player after another, from the holder of the first-player token. */
const fromHolder = (s: State): Seat[] => clockwise(s.table.seats, s.first);

/** AW-13.01 Feed the threatening titan or roll. */
const confront = R.proc<One>(
  'confront',
  one,
)({
  need: (g, { seat }) => {
    const ambrosia = g.s.ambrosia[seat] as number;
    // D.39 whoever could still buy a coin or a repair is waited for
    return g.goto(ambrosia < AMBROSIA.coin && ambrosia < feedingCost(g.s, seat) ? 'roll' : 'choose');
  },
  choose: {
    ask: ASK.confront,
    by: (_, v) => v.seat,
    forced: 'ask',
    options: (s, { seat }) => ((s.ambrosia[seat] as number) >= feedingCost(s, seat) ? [FEED, ROLL] : [ROLL]),
    refusals: (s, { seat }) => {
      const cost = feedingCost(s, seat);
      const ambrosia = s.ambrosia[seat] as number;
      if (ambrosia >= cost) return [];
      return [{ target: FEED, ...no('AW-11.09', 'no.feed', { cost, ambrosia }, { id: 'fix.roll' }) }];
    },
    about: (s, { seat }) => ({ item: threatOf(s, seat) ?? '', cost: feedingCost(s, seat) }),
    then: (g, { seat }, key) => {
      if (key === ROLL) return g.goto('roll');
      pay(g, seat, 'ambrosia', feedingCost(g.s, seat), 'AW-11.09');
      g.emit({ type: 'titan.fed', seat, item: threatOf(g.s, seat) ?? '', rule: 'AW-13.01' });
      return g.end();
    },
  },
  roll: (g, { seat }) => g.become(rollDamage, { seat, item: threatOf(g.s, seat) as ItemId }),
});

const confrontAll = forEachSeat(R, 'confront.all', confront, (s, seat) => threatOf(s, seat) !== undefined);

const mayMend = (s: State, seat: Seat): boolean =>
  (s.ambrosia[seat] as number) >= AMBROSIA.repair && anyDamaged(s, seat);

/** AW-13.23 Before coins are collected, damaged cards may be repaired with ambrosia. */
const mend = R.proc<One>(
  'income.repair',
  one,
)({
  need: (g, { seat }) => (mayMend(g.s, seat) ? g.goto('choose') : g.end()),
  choose: {
    ask: ASK.income,
    by: (_, v) => v.seat,
    options: (s, { seat }) =>
      (s.ambrosia[seat] as number) >= AMBROSIA.repair ? [...damagedCards(s, seat), DONE] : [DONE],
    refusals: (s, { seat }) => nothingToRepair(s, seat),
    then: (g, { seat }, key) => {
      if (key === DONE) return g.end();
      pay(g, seat, 'ambrosia', AMBROSIA.repair, 'AW-11.08');
      repairCard(g, seat, key, 'AW-13.23');
      return g.goto('need');
    },
  },
});

const mendAll = forEachSeat(R, 'income.repair.all', mend, mayMend);
const starveAll = forEachSeat(R, 'starvation.all', starvation, (s, seat) => shortage(s, { seat }) > 0);

/** AW-13.06, AW-13.08 Everything with a green arrow pays; the armies' coins slide down and they can be used again. */
function collect(g: G): void {
  const { s } = g;
  for (const seat of fromHolder(s)) {
    gainCoins(g, seat, incomeOf(s, seat), 'AW-13.06');
    gainKnowledge(g, seat, knowledgeIncome(s, seat), 'AW-13.06');
    gainAmbrosia(g, seat, ambrosiaIncome(s, seat), 'AW-13.06');
  }
  s.spent.fill(false);
  g.emit({ type: 'armies.ready', rule: 'AW-13.08' });
}

/** AW-13.09 to AW-13.12 New ambrosia where few citizens stand, all players counted together. */
function placeAmbrosia(g: G): void {
  const { s } = g;
  const most = s.table.seats - AMBROSIA_PLAYERS;
  SPACES.forEach((space, at) => {
    if (isCovered(s, at) || (s.spaces[at] as number[]).length > most) return;
    s.spaceAmbrosia[at] = (s.spaceAmbrosia[at] as number) + 1;
    g.emit({ type: 'ambrosia.placed', rule: 'AW-13.09', data: { space } });
  });
}

/** AW-13.19 What holds for one round only. */
function clearRound(s: State): void {
  s.used.fill(false);
  s.draft.fill(0);
  s.passed.fill(false);
  s.firstPass = NOBODY;
}

/** AW-13 The four steps; in round 6 nothing is collected and no ambrosia is placed (AW-13.21). */
export const endOfRound = R.proc<null>('end-of-round')({
  confront: (g) => g.call(confrontAll, inOrder(fromHolder(g.s)), 'mend'),
  mend: (g) => {
    if (g.s.round === numberOf(g.s, 'rounds')) return g.goto('back');
    return g.call(mendAll, inOrder(fromHolder(g.s)), 'collect');
  },
  collect: (g) => {
    collect(g);
    placeAmbrosia(g);
    return g.goto('back');
  },
  back: (g) => {
    takeBack(g);
    // AW-13.14
    g.s.hand = false;
    return g.call(starveAll, inOrder(fromHolder(g.s)), 'clear');
  },
  clear: (g) => {
    clearRound(g.s);
    return g.end();
  },
});
