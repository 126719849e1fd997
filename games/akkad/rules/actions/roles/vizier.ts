import type { Key, RuleId, Seat } from '@edubba/kernel';
import { interned, one } from '@edubba/kernel';
import { LAPIS, ROYAL, TOKENS } from '../../../content/goods.ts';
import { payGoods } from '../../effects/goods.ts';
import { gainToken, payToken } from '../../effects/tokens.ts';
import { goodsOf, hasSupply, othersAfter, poolTypes, supplyKeys, supplyOf } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.39 Victims and types: in their pool, and in one's own supply. */
const victims = (s: State, seat: Seat): Key[] =>
  othersAfter(s, seat).flatMap((other) =>
    poolTypes(s, other)
      .filter((token) => supplyOf(s, seat, token) > 0)
      .map((token) => VICTIM_KEYS[other * TOKENS.length + token] as Key),
  );

const VICTIM_KEYS: readonly Key[] = interned(
  [0, 1, 2, 3, 4, 5].flatMap((seat) => TOKENS.map((token) => `${seat}/${token}`)),
);

const mayBuy = (s: State, seat: Seat): boolean => goodsOf(s, seat, LAPIS) > 0 && hasSupply(s, seat);

/** AKK-3.40 Up to three tokens at 1 lapis each. */
const buyTokens = R.proc<{ seat: Seat; left: number; rule: RuleId }>('vizier.buy')({
  next: (g, v) => g.goto(v.left-- > 0 && mayBuy(g.s, v.seat) ? 'buy' : 'done'),
  buy: {
    ask: 'token.buy',
    by: (_, v) => v.seat,
    // AKK-18.11 Susa's mission may take all lapis while this is asked
    options: (s, v) => [...(mayBuy(s, v.seat) ? supplyKeys(s, v.seat) : []), 'done'],
    about: (_, v) => ({ left: v.left + 1 }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('done');
      payGoods(g, v.seat, LAPIS, 1, v.rule);
      gainToken(g, v.seat, answer, v.rule);
      return g.goto('next');
    },
  },
  done: (g) => g.end(),
});

/** AKK-3.38 to AKK-3.40 */
const primary = R.proc<One>(
  'role.vizier',
  one,
)({
  token: (g, v) => {
    gainToken(g, v.seat, ROYAL, 'AKK-3.38');
    // AKK-A.73 without a victim the item is skipped
    return g.goto(victims(g.s, v.seat).length === 0 ? 'third' : 'victim');
  },
  victim: {
    ask: 'vizier.victim',
    by: (_, v) => v.seat,
    options: (s, v) => [...victims(s, v.seat), 'skip'],
    then: (g, v, answer) => {
      if (answer === 'skip') return g.goto('third');
      payToken(g, answer.owner, answer.token, 'AKK-3.39');
      gainToken(g, v.seat, answer.token, 'AKK-3.39');
      return g.goto('third');
    },
  },
  third: (g, v) => g.become(buyTokens, { seat: v.seat, left: 3, rule: 'AKK-3.40' }),
});

const secondary = R.proc<Following>('role.vizier.follow')({
  buy: (g, v) => g.become(buyTokens, { seat: v.seat, left: 3, rule: 'AKK-3.40' }),
});

export const vizier: RoleParts = { primary, ways: (s, seat) => (mayBuy(s, seat) ? ['tokens'] : []), secondary };
