import type { Json, SeenEvent, Seat, View } from '@edubba/kernel';
import { asks } from '../../../asking/index.ts';
import { GOODS } from '../../../content/goods.ts';
import { OFFER_LIMIT } from '../../../content/pieces.ts';
import type { State } from '../../../rules/state.ts';
import { member } from '../battle/fighting.ts';

/** So many of each good. */
export type Amounts = { readonly [good: string]: number };

/** A deal as one of the two sees it. */
export interface Terms {
  readonly give: Amounts;
  readonly get: Amounts;
}

/** A negotiation as the reader sees it: with whom, what is on the scales, and who is to speak. */
export interface Deal {
  readonly kind: 'trade' | 'ransom';
  readonly composing: boolean;
  readonly asked: Seat;
  readonly mine: Seat;
  readonly theirs: Seat;
  readonly terms: Terms;
  /** Offers and counter-offers that may still be sent. */
  readonly left: number;
}

/** What a good is worth at the treasury, counted in staples (AKK-16.09); a card as much as a silver. */
const WORTH: { readonly [good: string]: number } = { grain: 1, sheep: 1, silver: 3, lapis: 6, card: 3 };

export const worthOf = (goods: Amounts): number =>
  Object.entries(goods).reduce((sum, [good, n]) => sum + n * (WORTH[good] ?? 0), 0);

const NOTHING: Terms = { give: {}, get: {} };

function amounts(value: Json | undefined): Amounts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

const termsIn = (value: Json | undefined): Terms => ({
  give: amounts(member(value, 'give')),
  get: amounts(member(value, 'get')),
});
const mirrored = ({ give, get }: Terms): Terms => ({ give: get, get: give });

/** How many offers may be sent in all: one and a counter-offer in a trade, three by each side for a ransom. */
const OFFERS = { trade: 2, ransom: 2 * OFFER_LIMIT } as const;

/** The negotiation that goes on. `aside`: the reader's own draft. */
export function dealOf({ pending }: View<State>, me: Seat, aside: Json | undefined): Deal | undefined {
  const [question] = pending;
  if (question === undefined || asks.scene(question.kind) !== 'talk') return undefined;
  const kind = asks.doing(question.kind) === 'ransom' ? 'ransom' : 'trade';
  const other = member(question.about, 'with');
  const left = member(question.about, 'left');
  if (typeof other !== 'number' || typeof left !== 'number') return undefined;
  const composing = asks.control(question.kind, question.about) === 'offer';
  const { seat: asked } = question;
  const mine = other === me ? me : asked;
  const theirs = mine === asked ? other : asked;
  const offer = member(question.about, 'offer');
  const lies = offer === null || offer === undefined ? NOTHING : termsIn(offer);
  // The offer is kept as its opener sees it; whoever sent the last of an odd number opened.
  const sent = OFFERS[kind] - left;
  const opened = sent % 2 === 1 ? other : asked;
  const seen = mine === opened ? lies : mirrored(lies);
  return { kind, composing, asked, mine, theirs, left, terms: composing && asked === me ? termsIn(aside) : seen };
}

/** An offer that was sent, or what was said to it. */
export interface Said {
  readonly seat: Seat;
  readonly what: 'offered' | 'accepted' | 'declined' | 'withdrawn';
  readonly terms: Terms;
}

const spelled = (text: string): Amounts =>
  Object.fromEntries(
    text
      .split(',')
      .filter((part) => part !== '')
      .map((part) => [part.split(':')[0] ?? '', Number(part.split(':')[1] ?? 0)]),
  );

/** The last things these two have said to each other, in their order. */
export function saidBetween(told: readonly SeenEvent[] | undefined, a: Seat, b: Seat): readonly Said[] {
  const events = (told ?? [])
    .slice(-60)
    .flatMap(({ event }) => (event?.type.startsWith('negotiation.') === true ? [event] : []));
  const pair = [a, b];
  const said = events.flatMap(({ type, seat = -1, data }): Said[] => {
    if (!pair.includes(seat) || (data?.['to'] !== undefined && !pair.includes(Number(data['to'])))) return [];
    const what = type.slice('negotiation.'.length) as Said['what'];
    return [
      { seat, what, terms: { give: spelled(String(data?.['give'] ?? '')), get: spelled(String(data?.['get'] ?? '')) } },
    ];
  });
  return said.slice(-6);
}

/** The goods a deal is about, cards after the goods. */
export const TRADED: readonly string[] = [...GOODS, 'card'];

/** What somebody has of a good. */
export function stockOf(s: State, seat: Seat, good: string): number {
  return good === 'card'
    ? (s.hand[seat]?.length ?? 0)
    : (s.goods[seat]?.[(GOODS as readonly string[]).indexOf(good)] ?? 0);
}
