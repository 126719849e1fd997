import type { Change, Json, Key, Seat } from '@edubba/kernel';
import { GOODS, goodOf, GRAIN, LAPIS, SHEEP, SILVER, TREASURY } from '../content/goods.ts';
import { RANSOM_LIMIT } from '../content/pieces.ts';
import type { Exchange } from '../rules/decisions.ts';
import { bordering } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { goals, goalsOf, lapisKept } from './goals.ts';
import { rivalry } from './ground.ts';
import { worthOf } from './houses.ts';
import { balance } from './cards.ts';
import type { Look, Mind } from './mind.ts';
import { part, perMind } from './mind.ts';
import { cardWorth, goodWorth, later } from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

type Amounts = { readonly [good: string]: number };
/** What changes hands, seen from whoever gives. */
interface Terms {
  readonly give: Amounts;
  readonly get: Amounts;
}

/** What is known of a talk: with whom, what was offered last, and how many offers may follow. */
interface Talk {
  readonly with: Seat;
  readonly offer: Terms | null;
  readonly left: number;
}

/** Offers made to each player in this TRADE. */
interface Offers {
  readonly offers: readonly number[];
}

/** C7 Eshnunna sells lapis. */
const BARGAIN = { give: 'silver', get: 'lapis' } as const;

/** Lapis is easier bought than won: it is not sold for what it cost. */
const DEAR = 40;

/** Both sides gain at least so much, or there is no deal. */
const GAIN = 6;

/** What so many of a good are worth to whoever gets them, or with a minus to whoever gives them up. */
type Price = (good: number, n: number) => number;

/** By what everybody can see of a player. What is got is counted as the last of it, what is given as the first: so no trade is ever undone. */
function priceFor(s: State, seat: Seat, lapis: number): Price {
  const kept = lapisKept(s, seat);
  return (good, n) => {
    const held = s.goods[seat]?.[good] ?? 0;
    const each = goodWorth(s, seat, good, Math.max(0, n > 0 ? held + n - 1 : held + n));
    if (good === LAPIS) return n * (each + (n > 0 ? lapis : Math.max(kept, lapis, DEAR)));
    return n * (each + (good === SILVER ? lapis / 4 : 0));
  };
}

const mine = perMind((mind) => priceFor(mind.s, mind.seat, goals(mind).lapis));

const prices = perMind((): (Price | undefined)[] => []);

/** What goods are worth to a player, oneself included. */
function theirs(mind: Mind, seat: Seat): Price {
  const known = prices(mind);
  const price = known[seat] ?? priceFor(mind.s, seat, goalsOf(mind.s, seat).lapis);
  known[seat] = price;
  return price;
}

/** Terms as a player sees them who gives what they say. */
const gainOf = ({ give, get }: Terms, price: Price): number =>
  GOODS.reduce(
    (sum, name, good) => sum + worthIf(price, good, get[name]) + worthIf(price, good, -(give[name] ?? 0)),
    0,
  );

const worthIf = (price: Price, good: number, n = 0): number => (n === 0 ? 0 : price(good, n));

const mirrored = ({ give, get }: Terms): Terms => ({ give: get, get: give });

/** The fairest exchange with a player, and what the poorer of the two gains by it. */
interface Deal extends Terms {
  readonly gain: number;
}

/** Nobody trades with whoever is about to win. */
const shunned = ({ s, seat }: Mind, other: Seat): boolean => rivalry(s, seat, other) >= 3;
const shunning = ({ s, seat }: Mind, other: Seat): boolean => rivalry(s, other, seat) >= 3;

/** Up to three of one good for up to three of another, so that both gain alike. */
function bestDeal(mind: Mind, other: Seat): Deal | undefined {
  const { s, seat } = mind;
  if (shunned(mind, other) || shunning(mind, other) || !bordering(s, seat, other)) return undefined;
  const me = mine(mind);
  const them = theirs(mind, other);
  let best: Deal | undefined;
  GOODS.forEach((give, g) => {
    GOODS.forEach((get, h) => {
      if (g === h) return;
      for (let a = 1; a <= Math.min(3, s.goods[seat]?.[g] ?? 0); a++) {
        for (let b = 1; b <= Math.min(3, s.goods[other]?.[h] ?? 0); b++) {
          const gain = Math.min(me(h, b) + me(g, -a), them(g, a) + them(h, -b));
          if (gain >= GAIN && gain > (best?.gain ?? 0)) best = { give: { [give]: a }, get: { [get]: b }, gain };
        }
      }
    });
  });
  return best;
}

const deals = perMind((mind) => {
  const known = new Map<Seat, Deal | undefined>();
  return (other: Seat): Deal | undefined => {
    if (!known.has(other)) known.set(other, bestDeal(mind, other));
    return known.get(other);
  };
});

const dealWith = (mind: Mind, other: Seat): Deal | undefined => deals(mind)(other);

/** Offers made to a player in this TRADE. */
const offered = (mind: Mind<Offers>, other: Seat): number => mind.about.offers[other] ?? 0;

/** What an amount comes to: of staples the one there is more of is paid, the one there is less of taken. */
function worthNamed(mind: Mind, what: string, n: number): number {
  const price = mine(mind);
  if (what !== 'staples') return price(goodOf(what), n);
  const [grain = 0, sheep = 0] = mind.s.goods[mind.seat] ?? [];
  const [most, least] = grain > sheep ? [GRAIN, SHEEP] : [SHEEP, GRAIN];
  if (n > 0) return price(least, n);
  const first = Math.min(-n, Math.max(grain, sheep));
  return worthIf(price, most, -first) + worthIf(price, least, n + first);
}

/** Decision 40: exchanges that gain by one's own values; players where a fair deal is in sight. */
export const exchange: Look<Exchange, Offers> = (mind, answer, key) => {
  if (answer === 'done') return [part('enough', 3)];
  if (answer === 'players') {
    const open = rivals(mind).filter((other) => offered(mind, other) === 0);
    const gain = open.reduce((best, other) => Math.max(best, dealWith(mind, other)?.gain ?? 0), 0);
    return [part('deal', gain)];
  }
  const { give: what, get: wanted } = answer === 'eshnunna' ? BARGAIN : answer;
  const [give, get] = TREASURY[key] ?? [1, 1];
  return [part('trade', worthNamed(mind, wanted, get) + worthNamed(mind, what, -give))];
};

/** How many of the staples are grain: what is left is even. */
export const staple: Look<number, { exchange: Key; n: number }> = (mind, grain) => {
  const { s, seat } = mind;
  const { exchange: key, n } = mind.about;
  const paying = key.startsWith('staples');
  return paying ? balance(s, seat, -grain, -n) : balance(s, seat, grain, n);
};

const rivals = ({ s, seat }: Mind): Seat[] => [...s.vp.keys()].filter((other) => other !== seat);

/**
 * Decision 41: whoever a fair deal can be made with. Where that player has heard enough offers (AKK-16.18), another is asked and
 * nothing is sent: so talk always ends.
 */
export const partner: Look<Seat | 'done', Offers> = (mind, other) => {
  const hopes = rivals(mind).filter((one) => offered(mind, one) === 0 && dealWith(mind, one) !== undefined);
  if (other === 'done') return [part('enough', hopes.length === 0 ? 5 : 1)];
  return [part('deal', hopes.includes(other) ? (dealWith(mind, other)?.gain ?? 0) : 3)];
};

const isTerms = (json: Json): json is { give: { [good: string]: number }; get: { [good: string]: number } } =>
  typeof json === 'object' && json !== null && 'give' in json;

/** One step from a draft to the terms one has in mind: `give+grain`, `get-silver`, `send`. */
function towards(answer: Change | 'send', draft: Terms, wanted: Terms): number {
  for (const way of ['give', 'get'] as const) {
    const goods = new Set([...Object.keys(draft[way]), ...Object.keys(wanted[way])]);
    for (const good of goods) {
      const apart = (wanted[way][good] ?? 0) - (draft[way][good] ?? 0);
      if (apart === 0) continue;
      if (answer === 'send') return -20;
      return answer.way === way && answer.good === good && answer.more === apart > 0 ? 60 : 0;
    }
  }
  return answer === 'send' ? 60 : 0;
}

const draftOf = perMind((mind): Terms => {
  const { aside } = mind;
  return isTerms(aside) ? aside : { give: {}, get: {} };
});

/** An offer is put together piece by piece, then sent; without a deal in sight it is withdrawn. */
export const compose: Look<Change | 'send' | 'withdraw', Talk> = (mind, said) => {
  const wanted = dealWith(mind, mind.about.with);
  if (said === 'withdraw') return [part('enough', 3)];
  if (wanted === undefined) return [part('idle', -10)];
  return [part('deal', towards(said, draftOf(mind), wanted))];
};

/** The offer that lies there, seen from the seat that answers: the last one comes back to whoever opened (AKK-16.18). */
function offerTo({ about: { offer, left } }: Mind<Talk>): Terms | undefined {
  if (offer === null) return undefined;
  return left === 0 ? offer : { give: offer.get, get: offer.give };
}

/** Decision 42: accepted by worth; where it is too dear a fairer one is offered, once. */
export const answer: Look<Key, Talk> = (mind, key) => {
  const other = mind.about.with;
  const offer = offerTo(mind);
  if (key === 'decline' || offer === undefined) return [part('enough', 3)];
  if (key === 'counter') return [part('deal', dealWith(mind, other) === undefined ? 0 : 4)];
  const help = shunned(mind, other) ? gainOf(mirrored(offer), theirs(mind, other)) + 50 : 0;
  return [part('deal', gainOf(offer, mine(mind))), part('rival', -Math.max(0, help))];
};

/** What a captive champion's freedom is worth to its owner: one whole action phase. */
const freedom = (s: State): number => (s.round >= numberOf(s, 'rounds') ? 0 : later(s, 130));

/** What a ransom brings its taker. */
const ransomWorth = (mind: Mind, get: Amounts): number =>
  gainOf({ give: {}, get }, mine(mind)) + (get['card'] ?? 0) * later(mind.s, 28);

/** What it costs its payer, by what is known of them. */
const costTo = (mind: Mind, owner: Seat, give: Amounts): number =>
  -gainOf({ give, get: {} }, theirs(mind, owner)) + (give['card'] ?? 0) * later(mind.s, 28);

/** The most a captor may hope for: up to three items the owner will rather pay than miss the champion. */
function demandOf(mind: Mind, owner: Seat, limit: number): Amounts {
  const { s } = mind;
  let asked: { [good: string]: number } = {};
  for (let n = 0; n < RANSOM_LIMIT; n++) {
    let best: { [good: string]: number } | undefined;
    for (const [good, name] of GOODS.entries()) {
      const more = { ...asked, [name]: (asked[name] ?? 0) + 1 };
      if ((more[name] ?? 0) > (s.goods[owner]?.[good] ?? 0) || costTo(mind, owner, more) > limit) continue;
      if (best === undefined || costTo(mind, owner, more) > costTo(mind, owner, best)) best = more;
    }
    if (best === undefined) break;
    asked = best;
  }
  const card = Object.keys(asked).length === 0 && (s.hand[owner]?.length ?? 0) > 0 && limit > later(s, 28);
  return card ? { card: 1 } : asked;
}

/** Decision 58, captor: a ransom where there is anything to get; whoever is about to win waits for the champion. */
export const ransomOpen: Look<Key, { owner: Seat }> = (mind, key) => {
  const { owner } = mind.about;
  const { s, seat } = mind;
  if (key === 'release') return [part('enough', 2)];
  const threat = rivalry(s, seat, owner) >= 3 && s.round < numberOf(s, 'rounds') ? 60 : 0;
  if (key === 'refuse') return [part('rival', threat)];
  return [part('ransom', ransomWorth(mind, demandOf(mind, owner, freedom(s))))];
};

/** Am I the captor in this talk? The other's champion is mine to give. */
const captorOf = (mind: Mind<Talk>): boolean => mind.s.captor[mind.about.with] === mind.seat;

/** What one would offer now: the captor comes down with every offer, the owner goes up. */
const ransomOffer = perMind((mind: Mind<Talk>): Terms => {
  const { left, with: other } = mind.about;
  const { s, seat } = mind;
  if (captorOf(mind)) {
    const limit = (freedom(s) * (left >= 6 ? 100 : left >= 4 ? 70 : 45)) / 100;
    return { give: {}, get: demandOf(mind, other, limit) };
  }
  const limit = (freedom(s) * (left >= 5 ? 40 : left >= 3 ? 60 : 80)) / 100;
  return { give: demandOf(mind, seat, limit), get: {} };
});

export const ransomCompose: Look<Change | 'send' | 'withdraw', Talk> = (mind, said) => {
  const wanted = ransomOffer(mind);
  if (said === 'withdraw') return [part('enough', 3)];
  if (Object.keys(wanted.get).length + Object.keys(wanted.give).length === 0) return [part('idle', -10)];
  return [part('ransom', towards(said, draftOf(mind), wanted))];
};

/** Decision 58: the owner pays what the champion is worth; the captor takes little rather than nothing. */
export const ransomAnswer: Look<Key, Talk> = (mind, key) => {
  const { offer } = mind.about;
  const { s, seat } = mind;
  if (offer === null) return [part('idle', key === 'decline' ? 1 : 0)];
  if (key === 'decline') return [part('enough', 3)];
  const paid = offer.get;
  if (captorOf(mind)) {
    const gain = ransomWorth(mind, paid);
    const hope = ransomWorth(mind, ransomOffer(mind).get);
    return [part('ransom', key === 'accept' ? gain : hope > 1.5 * gain + 10 ? gain + 5 : 0)];
  }
  const cost = costTo(mind, seat, paid);
  if (key === 'accept') return [part('champion', freedom(s)), part('price', -cost)];
  return [part('ransom', Object.keys(ransomOffer(mind).give).length > 0 ? 0.3 * freedom(s) : 0)];
};

/** The cards of a ransom: the least of them. */
export const ransomCard: Look = ({ s }, key) => [part('card-spent', 60 - cardWorth(s, key))];

/** Decision 67: the cheapest. */
export const giveGoods: Look<number> = (mind, good) => [part('missed-least', 200 - Math.min(190, worthOf(mind, good)))];
