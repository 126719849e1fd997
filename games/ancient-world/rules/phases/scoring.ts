import type { Seat } from '@edubba/kernel';
import { clockwise, forEachSeat, one } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import { ASK, COIN, DONE, repairIn, repairKey } from '../decisions.ts';
import { repairCard } from '../effects/cards.ts';
import { gainCoins, pay } from '../effects/goods.ts';
import { damagedCards } from '../queries/city.ts';
import { nothingToRepair } from '../queries/closed.ts';
import { scoreSheet } from '../queries/scores.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

const afford = (s: State, seat: Seat): boolean => (s.ambrosia[seat] as number) >= AMBROSIA.coin;

/** AW-13.22, AW-A.35 After the last check: ambrosia may still become coins and repairs. */
const lastSpend = R.proc<One>(
  'last.spend',
  one,
)({
  need: (g, { seat }) => (afford(g.s, seat) ? g.goto('choose') : g.end()),
  choose: {
    ask: ASK.last,
    by: (_, v) => v.seat,
    options: (s, { seat }) => (afford(s, seat) ? [COIN, ...damagedCards(s, seat).map(repairKey), DONE] : [DONE]),
    refusals: (s, { seat }) => nothingToRepair(s, seat, repairKey),
    then: (g, { seat }, key) => {
      if (key === DONE) return g.end();
      pay(g, seat, 'ambrosia', AMBROSIA.coin, key === COIN ? 'AW-11.13' : 'AW-11.08');
      if (key === COIN) gainCoins(g, seat, 1, 'AW-11.13');
      else repairCard(g, seat, repairIn(key), 'AW-13.22');
      return g.goto('need');
    },
  },
});

export const lastSpends = forEachSeat(R, 'last.spend.all', lastSpend, afford);

/** AW-14.02 to AW-14.07 Penalties, then everything is repaired, then banners and bonus cards. */
export function score(g: G): void {
  const { s } = g;
  for (const seat of clockwise(s.table.seats, s.first)) {
    const sheet = scoreSheet(s, seat);
    for (const item of damagedCards(s, seat)) repairCard(g, seat, item, 'AW-14.04');
    s.ledger[seat] = sheet;
    const vp = sheet.reduce((sum, part) => sum + part, 0);
    s.vp[seat] = vp;
    g.emit({ type: 'score', seat, rule: 'AW-14.10', data: { vp } });
  }
}
