import { saying } from '../decision.ts';
import type { Keys } from '../keys.ts';
import { either, words } from '../keys.ts';
import { interned } from '../names.ts';
import type { AnyRules, Proc } from '../proc.ts';
import type { Refusal } from '../refusal.ts';
import { no } from '../refusal.ts';
import type { BaseState, DecisionKind, Json, Key, RuleId, Seat } from '../types.ts';

/** How many of each good. */
export type Amounts = { readonly [good: string]: number };

/** What changes hands, seen from whoever makes the offer. */
export type Terms = { give: { [good: string]: number }; get: { [good: string]: number } };

export type Negotiating = {
  /** Who opened it, and with whom. */
  seats: [Seat, Seat];
  /** Which of the two is speaking: 0 or 1. */
  speaker: 0 | 1;
  /** The offer being put together by the speaker: nobody else knows it before it is sent. */
  draft: Terms;
  /** The offer that lies on the table, seen from the opener; none before the first. */
  offer: Terms | null;
  /** Offers sent so far, counter-offers included. */
  sent: number;
};

/** Locals for {@link negotiation}. */
export function negotiating(opener: Seat, partner: Seat): Negotiating {
  return { seats: [opener, partner], speaker: 0, draft: { give: {}, get: {} }, offer: null, sent: 0 };
}

/** What may be traded, and how long two seats may haggle. */
export interface Market<S extends BaseState> {
  /** Kind of the question that puts an offer together, and of the one that answers it. */
  readonly kinds: { readonly compose: DecisionKind; readonly answer: DecisionKind };
  readonly rule: RuleId;
  /** What a seat has to trade, as far as everybody knows; who opened the negotiation may have less to give than usual. */
  readonly goods: (s: S, seat: Seat, opener: Seat) => Amounts;
  /** Offers and counter-offers that may be sent in all. */
  readonly offers: number;
  /** May this be agreed on? Both sides can pay in any case. */
  readonly allowed?: (s: S, terms: Terms, opener: Seat, partner: Seat) => boolean;
}

/** A good more or less in one half of the offer: `give+gold`, `get-tin`. */
export interface Change {
  readonly way: keyof Terms;
  readonly more: boolean;
  readonly good: string;
}

const CHANGE = /^(give|get)([+-])(.+)$/;

const changing: Keys<Change> = {
  of: ({ way, more, good }) => keysOf(way, good)[more ? 0 : 1],
  read: (key) => {
    const [, way, sign, good] = CHANGE.exec(key) ?? [];
    return good === undefined ? undefined : { way: way as keyof Terms, more: sign === '+', good };
  },
  has: (answer) => typeof answer === 'object' && answer !== null && 'way' in answer,
};

/** What everybody may know of a negotiation: with whom, the offer on the table seen from the opener, and how many may follow. */
type Negotiated = { with: Seat; offer: Terms | null; left: number };

/** The decisions of a {@link negotiation}, for a game's table of them. */
export const negotiated = {
  compose: saying<Negotiated, Terms>()(either(changing, words('send', 'withdraw'))),
  answer: saying<Negotiated>()(words('accept', 'counter', 'decline')),
};

/** Terms seen from the other side. */
function mirrored({ give, get }: Terms): Terms {
  return { give: { ...get }, get: { ...give } };
}

function isEmpty(amounts: Amounts): boolean {
  for (const good in amounts) if (amounts[good] !== 0) return false;
  return true;
}

function affordable(goods: Amounts, give: Amounts): boolean {
  for (const good in give) if ((give[good] ?? 0) > (goods[good] ?? 0)) return false;
  return true;
}

function same(a: Amounts, b: Amounts): boolean {
  for (const good in a) if ((a[good] ?? 0) !== (b[good] ?? 0)) return false;
  for (const good in b) if ((a[good] ?? 0) !== (b[good] ?? 0)) return false;
  return true;
}

/** `give+gold` and `give-gold`, put together once for each good. */
const changeKeys: { readonly [way in keyof Terms]: Map<string, readonly [more: Key, less: Key]> } = {
  give: new Map(),
  get: new Map(),
};

function keysOf(way: keyof Terms, good: string): readonly [more: Key, less: Key] {
  const known = changeKeys[way].get(good);
  if (known !== undefined) return known;
  const [more = '', less = ''] = interned([`${way}+${good}`, `${way}-${good}`]);
  const made = [more, less] as const;
  changeKeys[way].set(good, made);
  return made;
}

/**
 * Two seats haggle: offer, counter-offer, accept, decline, withdraw. An offer is put together piece by piece
 * (`give+gold`, `get-tin`) and sent. Ends with the agreed terms, seen from the opener, or with nothing; whoever called carries them out.
 */
export function negotiation<S extends BaseState>(R: AnyRules<S>, name: string, def: Market<S>): Proc<S, Negotiating> {
  const me = (v: Negotiating): Seat => v.seats[v.speaker];
  const other = (v: Negotiating): Seat => v.seats[v.speaker === 0 ? 1 : 0];
  const fromOpener = (v: Negotiating): Terms => (v.speaker === 0 ? v.draft : mirrored(v.draft));

  /** Why these terms cannot be carried out as things stand now: side offers may have emptied a purse meanwhile. */
  const fault = (s: S, { seats }: Negotiating, terms: Terms): string | undefined => {
    const [opener, partner] = seats;
    const payable =
      affordable(def.goods(s, opener, opener), terms.give) && affordable(def.goods(s, partner, opener), terms.get);
    if (!payable) return 'kernel.offer-unaffordable';
    return def.allowed?.(s, terms, seats[0], seats[1]) === false ? 'kernel.offer-not-allowed' : undefined;
  };
  const faultOfOffer = (s: S, v: Negotiating): string | undefined =>
    v.offer === null ? undefined : fault(s, v, v.offer);

  const objection = (s: S, v: Negotiating): Refusal | undefined => {
    const { draft, offer } = v;
    const refuse = (why: string): Refusal => ({ target: 'send', ...no(def.rule, why) });
    if (isEmpty(draft.give) && isEmpty(draft.get)) return refuse('kernel.offer-empty');
    const sides = fromOpener(v);
    if (offer !== null && same(offer.give, sides.give) && same(offer.get, sides.get))
      return refuse('kernel.offer-same');
    const why = fault(s, v, sides);
    return why === undefined ? undefined : refuse(why);
  };

  /** One more or one less of each good, as far as it is there. */
  const changes = (s: S, v: Negotiating): Key[] => {
    const keys: Key[] = [];
    addChanges('give', def.goods(s, me(v), v.seats[0]), v.draft.give, keys);
    addChanges('get', def.goods(s, other(v), v.seats[0]), v.draft.get, keys);
    return keys;
  };

  return R.untold<Negotiating>(name)({
    compose: {
      ask: def.kinds.compose,
      by: (_, v) => me(v),
      options: (s, v) => {
        const keys = changes(s, v);
        if (objection(s, v) === undefined) keys.push('send');
        keys.push('withdraw');
        return keys;
      },
      refusals: (s, v) => {
        const refusal = objection(s, v);
        return refusal === undefined ? [] : [refusal];
      },
      about: (_, v): Json => ({ with: other(v), offer: v.offer, left: def.offers - v.sent }),
      aside: (_, v): Json => v.draft,
      forced: 'ask',
      then: (g, v, key) => {
        if (key === 'withdraw') {
          g.emit({ type: 'negotiation.withdrawn', seat: me(v) });
          return g.end();
        }
        if (key !== 'send') {
          change(v.draft, key);
          return g.goto('compose');
        }
        v.offer = fromOpener(v);
        v.sent++;
        v.speaker = v.speaker === 0 ? 1 : 0;
        // A counter-offer starts from the offer it answers.
        v.draft = v.speaker === 0 ? { give: { ...v.offer.give }, get: { ...v.offer.get } } : mirrored(v.offer);
        g.emit({
          type: 'negotiation.offered',
          seat: other(v),
          data: { to: me(v), give: spell(v.draft.get), get: spell(v.draft.give) },
        });
        return g.goto('answer');
      },
    },
    answer: {
      ask: def.kinds.answer,
      by: (_, v) => me(v),
      options: (s, v) => [
        ...(faultOfOffer(s, v) === undefined ? ['accept'] : []),
        ...(v.sent < def.offers ? ['counter'] : []),
        'decline',
      ],
      refusals: (s, v) => {
        const why = faultOfOffer(s, v);
        const last = no(def.rule, 'kernel.offer-last', { offers: def.offers });
        return [
          ...(why === undefined ? [] : [{ target: 'accept', ...no(def.rule, why) }]),
          ...(v.sent < def.offers ? [] : [{ target: 'counter', ...last }]),
        ];
      },
      about: (_, v): Json => ({ with: other(v), offer: v.offer, left: def.offers - v.sent }),
      forced: 'ask',
      then: (g, v, key) => {
        if (key === 'counter') return g.goto('compose');
        g.emit({ type: key === 'accept' ? 'negotiation.accepted' : 'negotiation.declined', seat: me(v) });
        return g.end(key === 'accept' ? v.offer : null);
      },
    },
  });
}

/** Adds what can be changed in one half of a draft: goods that are there, then those that were there when they were drafted. */
function addChanges(way: keyof Terms, goods: Amounts, draft: Amounts, keys: Key[]): void {
  for (const good in goods) {
    const n = draft[good] ?? 0;
    if (n < (goods[good] ?? 0)) keys.push(keysOf(way, good)[0]);
    if (n > 0) keys.push(keysOf(way, good)[1]);
  }
  for (const good in draft) if (!(good in goods) && (draft[good] ?? 0) > 0) keys.push(keysOf(way, good)[1]);
}

/** `give+gold` → one more gold to give. */
function change(draft: Terms, key: Key): void {
  const at = key.search(/[+-]/);
  const amounts = key.startsWith('give') ? draft.give : draft.get;
  const good = key.slice(at + 1);
  const n = (amounts[good] ?? 0) + (key[at] === '+' ? 1 : -1);
  if (n === 0) delete amounts[good];
  else amounts[good] = n;
}

/** `gold:2,tin:1`, for events. */
function spell(amounts: Amounts): string {
  return Object.keys(amounts)
    .sort()
    .map((good) => `${good}:${amounts[good] ?? 0}`)
    .join(',');
}
