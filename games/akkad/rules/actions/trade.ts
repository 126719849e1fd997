import type { Json, Key, Objection, Refusal, Seat, Terms } from '@edubba/kernel';
import { guarded, negotiating, negotiation, no } from '@edubba/kernel';
import type { Good } from '../../content/goods.ts';
import { GRAIN, goodOf, LAPIS, SHEEP, SILVER, TREASURY } from '../../content/goods.ts';
import { OFFER_LIMIT } from '../../content/pieces.ts';
import { exchange } from '../decisions.ts';
import { gainGoods, giveGoods, payGoods } from '../effects/goods.ts';
import { bordering } from '../queries/map.ts';
import { goodsOf, holdsCard, othersAfter } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { seatsOf } from '../state.ts';
import type { Acting } from './acting.ts';

/** Grain and sheep together: either will do (AKK-16.10). */
const STAPLES = 'staples';

/** C7 Eshnunna: 1 lapis for 1 silver, once in each TRADE. */
const ESHNUNNA = exchange.of('eshnunna');
const BARGAIN = { give: 'silver', get: 'lapis' } as const;

/** An exchange taken apart: so many of one thing, a good or the staples, for so many of another. */
type Exchange = {
  readonly key: Key;
  readonly what: string;
  readonly wanted: string;
  readonly give: number;
  readonly get: number;
};

const EXCHANGES: readonly Exchange[] = [...Object.keys(TREASURY), ESHNUNNA].map((key) => {
  const read = exchange.read(key);
  const { give: what, get: wanted } = typeof read === 'object' ? read : BARGAIN;
  const [give, get] = TREASURY[key] ?? [1, 1];
  return { key, what, wanted, give, get };
});

const PLAIN_EXCHANGE: Exchange = { key: '', what: '', wanted: '', give: 1, get: 1 };
const exchangeOf = (key: Key): Exchange => EXCHANGES.find((one) => one.key === key) ?? PLAIN_EXCHANGE;

const has = (s: State, seat: Seat, what: string): number =>
  what === STAPLES ? goodsOf(s, seat, GRAIN) + goodsOf(s, seat, SHEEP) : goodsOf(s, seat, goodOf(what));

/** `bargain`: Eshnunna's was taken; `offers`: deals begun with each player (AKK-16.18); `key`: an exchange whose mix is asked for. */
type Trading = { seat: Seat; bargain: boolean; offers: number[]; key: Key };

/** May the bargain of Eshnunna be had, if it is that one? */
const open = (s: State, v: Trading, key: Key): boolean =>
  key !== ESHNUNNA || (holdsCard(s, v.seat, 'eshnunna') && !v.bargain);

/** Exchanges that are possible: to which there is no {@link exchangeObjection}. */
function exchanges(s: State, v: Trading): Key[] {
  const keys: Key[] = [];
  for (const { key, what, give } of EXCHANGES) if (has(s, v.seat, what) >= give && open(s, v, key)) keys.push(key);
  return keys;
}

function exchangeObjection(s: State, v: Trading, { key, what, give }: Exchange): Objection | undefined {
  if (!open(s, v, key)) return no('AKK-16.09', v.bargain ? 'no.trade.bargain' : 'no.trade.eshnunna');
  if (has(s, v.seat, what) >= give) return undefined;
  const good = { id: `goods.${what}` };
  return no('AKK-16.09', 'no.trade.poor', { n: give, what: good }, { id: 'fix.goods' });
}

const exchangeRefusals = (s: State, v: Trading): Refusal[] =>
  EXCHANGES.flatMap((one) => {
    const objection = exchangeObjection(s, v, one);
    return objection === undefined ? [] : [{ target: one.key, ...objection }];
  });

/** So much of the staples is grain. */
const MIX_KEYS: readonly Key[] = ['grain/0', 'grain/1', 'grain/2', 'grain/3', 'grain/4', 'grain/5', 'grain/6'];

/** AKK-16.10 How much of a number of staples may be grain: all that can be, when they are gained; what there is, when they are paid. */
function mixes(s: State, v: Trading): Key[] {
  const { what, give, get } = exchangeOf(v.key);
  const paying = what === STAPLES;
  const n = paying ? give : get;
  const least = paying ? Math.max(0, n - goodsOf(s, v.seat, SHEEP)) : 0;
  const most = paying ? Math.min(n, goodsOf(s, v.seat, GRAIN)) : n;
  const keys: Key[] = [];
  for (let grain = least; grain <= most; grain++) keys.push(MIX_KEYS[grain] as Key);
  return keys;
}

const purse = (s: State, seat: Seat): { [good in Good]: number } => ({
  grain: goodsOf(s, seat, GRAIN),
  sheep: goodsOf(s, seat, SHEEP),
  silver: goodsOf(s, seat, SILVER),
  lapis: goodsOf(s, seat, LAPIS),
});

/** AKK-16.11 to AKK-16.13, AKK-16.17, AKK-16.18 One offer, at most one counter-offer; only goods, and only between neighbours. */
const haggle = negotiation<State>(R, 'trade.haggle', {
  kinds: { compose: 'trade.compose', answer: 'trade.answer' },
  rule: 'AKK-16.11',
  goods: purse,
  offers: 2,
  allowed: (s, _, opener, partner) => bordering(s, opener, partner),
});

/** AKK-16.12, AKK-16.18 Why one cannot trade with a player; nothing, if one can. */
function partnerObjection(s: State, v: Trading, key: Key): Objection | undefined {
  const other = Number(key);
  if (!bordering(s, v.seat, other)) return no('AKK-16.12', 'no.trade.far', undefined, { id: 'fix.trade.border' });
  if ((v.offers[other] ?? 0) >= OFFER_LIMIT) return no('AKK-16.18', 'no.trade.offers', { n: OFFER_LIMIT });
  return undefined;
}

/** Players one can trade with: to whom there is no {@link partnerObjection}. */
const partners = (s: State, v: Trading): Seat[] =>
  othersAfter(s, v.seat).filter((other) => (v.offers[other] ?? 0) < OFFER_LIMIT && bordering(s, v.seat, other));

const partnerRefusals = guarded<State, Trading>(
  (s, v) => othersAfter(s, v.seat).map(String),
  partnerObjection,
).refusals;

/** AKK-16.12 Nobody to trade with. */
const lonely = (s: State, v: Trading): Refusal[] =>
  partners(s, v).length > 0
    ? []
    : [{ target: 'players', ...no('AKK-16.12', 'no.trade.nobody', undefined, { id: 'fix.trade.border' }) }];

const isTerms = (result: Json): result is Terms => typeof result === 'object' && result !== null && 'get' in result;

/** AKK-16.09 to AKK-16.18 TRADE with the treasury and with players, in any order; `city` is not used. */
export const trade = R.proc<Acting>('trade')({
  open: (g, v) => {
    // C3 Caravan Colony
    if (g.s.home[v.seat] === 'assur') gainGoods(g, v.seat, SILVER, 1, 'AKK-16.09');
    return g.become(market, { seat: v.seat, bargain: false, offers: seatsOf(g.s).map(() => 0), key: '' });
  },
});

const market = R.proc<Trading>('trade.market')({
  exchange: {
    ask: 'trade.exchange',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const keys = exchanges(s, v);
      if (partners(s, v).length > 0) keys.push('players');
      keys.push('done');
      return keys;
    },
    refusals: (s, v) => [...exchangeRefusals(s, v), ...lonely(s, v)],
    about: (_, v) => ({ offers: v.offers }),
    then: (g, v, answer, key) => {
      if (answer === 'done') return g.end();
      if (answer === 'players') return g.goto('partner');
      v.key = key;
      const { what, wanted, give, get } = exchangeOf(key);
      if (what === STAPLES || wanted === STAPLES) return g.goto('mix');
      if (key === ESHNUNNA) v.bargain = true;
      payGoods(g, v.seat, goodOf(what), give, 'AKK-16.09');
      gainGoods(g, v.seat, goodOf(wanted), get, 'AKK-16.09');
      return g.goto('exchange');
    },
  },
  mix: {
    ask: 'trade.staple',
    by: (_, v) => v.seat,
    options: mixes,
    about: (_, v) => ({ exchange: v.key, n: Math.max(exchangeOf(v.key).give, exchangeOf(v.key).get) }),
    then: (g, v, grain) => {
      const { what, wanted, give, get } = exchangeOf(v.key);
      // AKK-18.11 Susa's mission may have taken all lapis while this was asked
      if (has(g.s, v.seat, what) < give) return g.goto('exchange');
      if (what === STAPLES) {
        payGoods(g, v.seat, GRAIN, grain, 'AKK-16.10');
        payGoods(g, v.seat, SHEEP, give - grain, 'AKK-16.10');
        gainGoods(g, v.seat, goodOf(wanted), get, 'AKK-16.10');
      } else {
        payGoods(g, v.seat, goodOf(what), give, 'AKK-16.10');
        gainGoods(g, v.seat, GRAIN, grain, 'AKK-16.10');
        gainGoods(g, v.seat, SHEEP, get - grain, 'AKK-16.10');
      }
      return g.goto('exchange');
    },
  },
  partner: {
    ask: 'trade.partner',
    by: (_, v) => v.seat,
    options: (s, v) => [...partners(s, v).map(String), 'done'],
    refusals: partnerRefusals,
    about: (_, v) => ({ offers: v.offers }),
    then: (g, v, other, key) => {
      if (other === 'done') return g.goto('exchange');
      v.offers[other] = (v.offers[other] ?? 0) + 1;
      v.key = key;
      return g.call(haggle, negotiating(v.seat, other), 'agreed');
    },
  },
  agreed: (g, v) => {
    const terms = g.result;
    if (!isTerms(terms)) return g.goto('exchange');
    const other = Number(v.key);
    for (const [good, n] of Object.entries(terms.give)) giveGoods(g, v.seat, other, goodOf(good), n, 'AKK-16.11');
    for (const [good, n] of Object.entries(terms.get)) giveGoods(g, other, v.seat, goodOf(good), n, 'AKK-16.11');
    return g.goto('exchange');
  },
});
