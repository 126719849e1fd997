import type { Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { ITHOBAAL, QUEEN } from '../../content/characters.ts';
import type { Good } from '../../content/things.ts';
import { GOODS } from '../../content/things.ts';
import { addGoods } from '../effects/characters.ts';
import { AREA_OF, DAMASCUS, ENDS, GOOD_OF, IS_MARKET, NO_AREA } from '../geography.ts';
import { decided } from '../joint.ts';
import { apart, characterName, keysOf } from '../names.ts';
import { areaOf, goodOf, goodsOf, together, typeBits, typesOf } from '../queries/characters.ts';
import { marketOpenIn } from '../queries/month-long.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, NOBODY } from '../state.ts';
import { consent } from './escort.ts';
import { consentOf, spendFree } from './spend.ts';

const ALL_GOODS: readonly Good[] = GOODS.map((_, good) => good);

/** SAM-14.05, SAM-14.06, SAM-14.08, SAM-24.09 Goods that the actor can get at the Market where it stands. */
export const marketGoods = (s: State): Good[] => {
  const bits = marketBits(s);
  return ALL_GOODS.filter((good) => (bits & (1 << good)) !== 0);
};

/** The same as bits. */
function marketBits(s: State): number {
  const here = s.at[s.actor] ?? 0;
  if (here === DAMASCUS) return (1 << GOODS.length) - 1;
  const area = areaOf(s, s.actor);
  if (area === NO_AREA || (IS_MARKET[here] !== true && s.actor !== ITHOBAAL) || !marketOpenIn(s, area)) return 0;
  let bits = 1 << (GOOD_OF[area] ?? 0);
  for (let route = 0; route < ENDS.length; route++) {
    if ((s.karuRoute[route] ?? 0) === 0) continue;
    const [a = 0, b = 0] = (ENDS[route] ?? []).map((end) => AREA_OF[end] ?? NO_AREA);
    if (a === area || b === area) bits |= (1 << (GOOD_OF[a] ?? 0)) | (1 << (GOOD_OF[b] ?? 0));
  }
  return bits;
}

/** `iron/gold`, by what is given and what is got. */
const PAIR_KEYS = GOODS.map((give) => GOODS.map(keysOf(give)));

function pairs(give: readonly Good[], get: readonly Good[]): Key[] {
  const keys: Key[] = [];
  for (const a of give) for (const b of get) if (a !== b) keys.push(PAIR_KEYS[a]?.[b] ?? '');
  return keys;
}

/** Types of Goods as bits: is there one to give and another to get? */
const anyPair = (give: number, get: number): boolean =>
  give !== 0 && get !== 0 && (give !== get || (give & (give - 1)) !== 0);

/** Exchanges that fail for what the other side has not, or for what one has not oneself. */
const unpaired = (give: readonly Good[], get: readonly Good[], there: Objection): Refusal[] =>
  ALL_GOODS.flatMap((a) =>
    ALL_GOODS.flatMap((b) => {
      if (a === b || (give.includes(a) && get.includes(b))) return [];
      return [{ target: `${GOODS[a]}/${GOODS[b]}`, ...(give.includes(a) ? there : NOT_ON_CARD) }];
    }),
  );

const NOT_AT_MARKET = no('SAM-14.05', 'no.market.type');
const NOT_ON_CARD = no('SAM-14.04', 'no.good');
const MARKET_EVENT = no('SAM-4.17', 'no.market.event');
const NO_MARKET = no('SAM-14.05', 'no.market.none');
const MARKET_GOODS = no('SAM-14.05', 'no.market.goods');
const TRADE_GOODS = no('SAM-14.04', 'no.trade.goods');
const CARDS_APART = no('SAM-14.03', 'no.cards.apart');
const NO_CARDS = no('SAM-14.04', 'no.cards.none');
const QUEEN_APART = no('SAM-14.09', 'no.provision.apart');
const QUEEN_EMPTY = no('SAM-14.09', 'no.provision.none');

export function marketObjection(s: State): Objection | undefined {
  const goods = marketBits(s);
  if (goods === 0) {
    const closed = areaOf(s, s.actor) !== NO_AREA && !marketOpenIn(s, areaOf(s, s.actor));
    return closed ? MARKET_EVENT : NO_MARKET;
  }
  return anyPair(typeBits(s, s.actor), goods) ? undefined : MARKET_GOODS;
}

const goodsIn = (key: Key): [Good, Good] => {
  const { verb: give, name: get } = apart(key);
  return [GOODS.indexOf(give as never), GOODS.indexOf(get as never)];
};

/** SAM-14.05 to SAM-14.07 One Good for one. */
export const market = R.proc<null>('market')({
  choose: {
    ask: 'market',
    by: (s) => s.seat,
    options: (s) => pairs(typesOf(s, s.actor), marketGoods(s)),
    refusals: (s) => unpaired(typesOf(s, s.actor), marketGoods(s), NOT_AT_MARKET),
    about: (s) => ({ who: characterName(s.actor) }),
    then: (g, _, key) => {
      const { s } = g;
      spendFree(s);
      const [give, get] = goodsIn(key);
      addGoods(g, s.actor, give, -1);
      addGoods(g, s.actor, get, 1);
      g.emit({
        type: 'market.traded',
        rule: 'SAM-14.05',
        data: { who: characterName(s.actor), give: GOODS[give] ?? '', get: GOODS[get] ?? '' },
      });
      return g.end();
    },
  },
});

/** SAM-14.04 Why no Good can be exchanged with a Character in the actor's Location. */
export const tradeObjection = (s: State, who: Character): Objection | undefined =>
  anyPair(typeBits(s, s.actor), typeBits(s, who)) ? undefined : TRADE_GOODS;

type Trading = { who: number; give: number; get: number };

/** SAM-14.02, SAM-14.11 Good for Good with a Colocated Character; its player is asked. */
export const trade = R.proc<Trading>('trade', { copy: ({ who, give, get }) => ({ who, give, get }) })({
  choose: {
    ask: 'trade',
    by: (s) => s.seat,
    options: (s, v) => pairs(typesOf(s, s.actor), typesOf(s, v.who)),
    refusals: (s, v) => unpaired(typesOf(s, s.actor), typesOf(s, v.who), NOT_ON_CARD),
    about: (s, v) => ({ who: characterName(s.actor), with: characterName(v.who) }),
    then: (g, v, key) => {
      [v.give, v.get] = goodsIn(key);
      const owner = consentOf(g.s, v.who);
      if (owner === undefined) return g.goto('swap');
      const { verb: give, name: get } = apart(key);
      return g.call(consent, { seat: owner, who: v.who, what: 'trade', give, get }, 'answer');
    },
  },
  answer: (g) => (decided(g) === 'yes' ? g.goto('swap') : g.end()),
  swap: (g, v) => {
    const { s } = g;
    spendFree(s);
    addGoods(g, s.actor, v.give, -1);
    addGoods(g, s.actor, v.get, 1);
    addGoods(g, v.who, v.give, 1);
    addGoods(g, v.who, v.get, -1);
    g.emit({
      type: 'goods.traded',
      rule: 'SAM-14.02',
      data: {
        who: characterName(s.actor),
        with: characterName(v.who),
        give: GOODS[v.give] ?? '',
        get: GOODS[v.get] ?? '',
      },
    });
    return g.end();
  },
});

/** The player whose disk lies on another Consulted Character in the actor's Location. */
export const partnerOf = (s: State, who: Character): Seat =>
  together(s, who, s.actor) && s.disk[who] !== s.seat ? (s.disk[who] ?? NOBODY) : NOBODY;

/** SAM-14.03 */
export function cardsObjection(s: State, who: Character): Objection | undefined {
  const partner = partnerOf(s, who);
  if (partner === NOBODY || s.disk[s.actor] !== s.seat) return CARDS_APART;
  const empty = (s.hand[s.seat] ?? []).length === 0 || (s.hand[partner] ?? []).length === 0;
  return empty ? NO_CARDS : undefined;
}

/** SAM-14.03, SAM-14.11 Card for card; the other player chooses what to give, or declines. */
export const tradeCards = R.proc<{ partner: number; card: string }>('trade.cards', {
  copy: ({ partner, card }) => ({ partner, card }),
})({
  choose: {
    ask: 'trade.card',
    by: (s) => s.seat,
    options: (s) => s.hand[s.seat] ?? [],
    about: (_, v) => ({ with: v.partner }),
    then: (g, v, card) => {
      v.card = card;
      g.reveal(card, at.hand(g.s.seat), [v.partner]);
      return g.goto('answer');
    },
  },
  answer: {
    ask: 'trade.answer',
    by: (_, v) => v.partner,
    options: (s, v) => [...(s.hand[v.partner] ?? []), 'no'],
    // With open hands everybody may know it; else only who is asked.
    about: (s, v) => ({ by: s.seat, ...(s.table.options['hands'] === 'hidden' ? {} : { card: v.card }) }),
    aside: (_, v) => v.card,
    then: (g, v, key) => {
      const { s } = g;
      if (key === 'no') return g.end();
      spendFree(s);
      g.move(v.card, at.hand(s.seat), at.hand(v.partner), { type: 'card.traded', seat: s.seat, rule: 'SAM-14.03' });
      g.move(key, at.hand(v.partner), at.hand(s.seat), { type: 'card.traded', seat: v.partner, rule: 'SAM-14.03' });
      return g.end();
    },
  },
});

/** SAM-14.09 */
export function provisionObjection(s: State): Objection | undefined {
  if (s.actor === QUEEN || !together(s, QUEEN, s.actor)) return QUEEN_APART;
  return goodsOf(s, QUEEN) > 0 ? undefined : QUEEN_EMPTY;
}

/** SAM-14.09 Any number of the Queen's Goods, in one free action. */
export const provision = R.proc<{ taken: number }>('provision', { copy: ({ taken }) => ({ taken }) })({
  choose: {
    ask: 'provision',
    by: (s) => s.seat,
    options: (s, v) => {
      const types = typesOf(s, QUEEN).map((good) => GOODS[good] as string);
      return [...types, 'all', ...(v.taken > 0 ? ['done'] : [])];
    },
    about: (s) => ({ who: characterName(s.actor) }),
    then: (g, v, key) => {
      const { s } = g;
      if (v.taken === 0) spendFree(s);
      if (key === 'done') return g.end();
      for (const good of ALL_GOODS) {
        const n = key === 'all' ? goodOf(s, QUEEN, good) : key === GOODS[good] ? 1 : 0;
        if (n === 0) continue;
        addGoods(g, QUEEN, good, -n);
        addGoods(g, s.actor, good, n);
        v.taken += n;
        g.emit({
          type: 'goods.provided',
          rule: 'SAM-14.09',
          data: { who: characterName(s.actor), good: GOODS[good] ?? '', n },
        });
      }
      return goodsOf(s, QUEEN) === 0 ? g.end() : g.goto('choose');
    },
  },
});
